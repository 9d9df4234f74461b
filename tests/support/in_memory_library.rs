//! A library in memory that answers at once, for the program under test.

use std::collections::VecDeque;
use std::sync::Mutex;

use tessera::library::{Library, LibraryRequest, LibraryResult};
use tessera::persist::library::{LibraryClient, LibraryService};

struct InMemory {
    library: Mutex<Library>,
    responses: VecDeque<(u64, LibraryResult)>,
}

impl LibraryService for InMemory {
    fn send(&mut self, number: u64, request: LibraryRequest) {
        self.responses.push_back((number, self.library.get_mut().expect("no other thread uses it").respond(request)));
    }

    fn receive(&mut self) -> Option<(u64, LibraryResult)> {
        self.responses.pop_front()
    }
}

/// A client of a new library.
pub(crate) fn in_memory_library() -> LibraryClient {
    let library = Mutex::new(Library::open_in_memory().expect("there is memory"));
    LibraryClient::new(InMemory { library, responses: VecDeque::new() })
}
