//! The library of saved games as the program uses it: requests go to a service, and responses come back as messages.
//!
//! The service is the platform's part: a thread on the desktop, a worker on a page. Without one nothing is requested.
//!
//! | Concern | File |
//! |---|---|
//! | sending the match that is played | `saving` |
//! | opening a game of the library | `opening` |
//! | games from outside | `importing`, `reading` |
//! | games as a text | `exporting` |
//! | questions of the opening explorer | `exploring` |
//! | the finished games of a player, for statistics | `results` |
//! | what a report on a game has found | `reported` |
//! | the service of a page | `worker` |

mod active_record;
mod exploring;
mod exporting;
mod importing;
mod opening;
mod reading;
mod reported;
mod results;
mod saving;
mod worker;

use std::fmt;

use bevy::prelude::*;

use crate::library::{LibraryRequest, LibraryResult};

pub use active_record::ActiveRecord;
pub use exporting::{ExportGames, GamesExported};
pub use importing::{GamesImported, ImportGames, Importing};
pub use opening::OpenSavedGame;
pub use results::LoadedResults;
pub(super) use saving::LibraryWriter;
pub use worker::WorkerLibrary;

/// Carries out requests in the order in which they are sent, without waiting for them.
pub trait LibraryService: Send + Sync + 'static {
    /// Begins with a request; `number` marks its response.
    fn send(&mut self, number: u64, request: LibraryRequest);

    /// The next response that is there, with the number of its request.
    fn receive(&mut self) -> Option<(u64, LibraryResult)>;
}

/// The response to a request.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct LibraryResponded {
    /// The number that [`LibraryClient::request`] returned.
    pub number: u64,
    /// What the library answers.
    pub result: LibraryResult,
    /// The request saved a match, which nothing waits for.
    pub is_save: bool,
}

/// Sends requests to the library.
#[derive(Resource, Default)]
pub struct LibraryClient {
    service: Option<Box<dyn LibraryService>>,
    last: u64,
    /// The requests without a response, and whether they save a match.
    open: Vec<(u64, bool)>,
}

impl fmt::Debug for LibraryClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LibraryClient").field("open", &self.open).finish_non_exhaustive()
    }
}

impl LibraryClient {
    /// A client of this service.
    pub fn new(service: impl LibraryService) -> LibraryClient {
        LibraryClient { service: Some(Box::new(service)), ..LibraryClient::default() }
    }

    /// Whether there is a library.
    pub const fn is_available(&self) -> bool {
        self.service.is_some()
    }

    /// Whether responses are expected.
    pub const fn is_busy(&self) -> bool {
        !self.open.is_empty()
    }

    /// Sends a request; returns the number of its [`LibraryResponded`], or `None` if there is no library.
    pub fn request(&mut self, request: LibraryRequest) -> Option<u64> {
        let service = self.service.as_mut()?;
        self.last += 1;
        self.open.push((self.last, matches!(request, LibraryRequest::Save { .. })));
        service.send(self.last, request);
        Some(self.last)
    }

    fn receive(&mut self) -> Option<LibraryResponded> {
        let (number, result) = self.service.as_mut()?.receive()?;
        let index = self.open.iter().position(|(open, _)| *open == number);
        let is_save = index.is_some_and(|index| self.open.swap_remove(index).1);
        Some(LibraryResponded { number, result, is_save })
    }
}

/// Adds the client, which has no service until one is inserted.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LibraryClient>().init_resource::<saving::LastSent>().add_message::<LibraryResponded>();
    app.add_systems(PreUpdate, receive);
    app.add_plugins((opening::plugin, importing::plugin, exporting::plugin));
    app.add_plugins((exploring::plugin, results::plugin, reported::plugin));
}

fn receive(mut client: ResMut<LibraryClient>, mut responses: MessageWriter<LibraryResponded>) {
    // Without a change the client must not count as changed.
    if client.is_busy() {
        while let Some(response) = client.receive() {
            responses.write(response);
        }
    }
}
