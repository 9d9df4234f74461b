//! The library of saved games in the worker of a web page.

use super::LibraryService;
use crate::library::{LibraryFault, LibraryFaultKind, LibraryRequest, LibraryResult};
use crate::platform::task::TaskStatus;
use crate::platform::worker::{PageWorker, WorkerRequest};

/// Sends requests to the page's worker and reads its responses.
#[derive(Default, Debug)]
pub struct WorkerLibrary {
    /// The requests without a response, with their numbers.
    open: Vec<(u64, WorkerRequest)>,
}

impl LibraryService for WorkerLibrary {
    fn send(&mut self, number: u64, request: LibraryRequest) {
        let text = serde_json::to_string(&request).expect("a request is plain data");
        self.open.push((number, WorkerRequest::send(PageWorker::Library, text)));
    }

    fn receive(&mut self) -> Option<(u64, LibraryResult)> {
        let mut statuses = self.open.iter_mut().map(|(_, request)| request.poll()).enumerate();
        let (index, status) = statuses.find(|(_, status)| *status != TaskStatus::Pending)?;
        let (number, _) = self.open.remove(index);
        Some((number, result_of(status)))
    }
}

fn result_of(status: TaskStatus<String>) -> LibraryResult {
    let fault = |message| LibraryFault { kind: LibraryFaultKind::Other, message };
    match status {
        TaskStatus::Done(text) => serde_json::from_str(&text)
            .unwrap_or_else(|error| Err(fault(format!("the library's response cannot be read: {error}")))),
        TaskStatus::Pending | TaskStatus::Failed => Err(fault("the library does not respond".to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{GameId, LibraryResponse};
    use crate::platform::worker::{OutgoingMessage, deliver, fail, take_outbox};

    /// The numbers that the worker's messages carry, whose texts are requests.
    fn sent() -> Vec<u64> {
        let number = |message| match message {
            OutgoingMessage::Send { number, text } => {
                serde_json::from_str::<LibraryRequest>(&text).unwrap();
                number
            }
            OutgoingMessage::Cancel { .. } => panic!("a request was cancelled"),
        };
        take_outbox(PageWorker::Library).into_iter().map(number).collect()
    }

    // The mailbox is shared by the whole process: one test, so that no other takes its messages.
    #[test]
    fn requests_are_sent_as_texts_and_responses_carry_the_numbers_of_their_requests() {
        let mut library = WorkerLibrary::default();
        assert_eq!(library.receive(), None);
        for number in [11, 12, 13, 14] {
            library.send(number, LibraryRequest::Load(GameId(7)));
        }
        let worker_numbers = sent();
        assert_eq!((worker_numbers.len(), library.receive()), (4, None), "no response yet");

        deliver(PageWorker::Library, worker_numbers[1], r#"{"Ok":"Edited"}"#.to_owned());
        assert_eq!(library.receive(), Some((12, Ok(LibraryResponse::Edited))));
        assert_eq!(library.receive(), None, "a response is returned once");

        deliver(PageWorker::Library, worker_numbers[0], r#"{"Err":{"kind":"Full","message":"full"}}"#.to_owned());
        deliver(PageWorker::Library, worker_numbers[2], "nonsense".to_owned());
        fail(PageWorker::Library, worker_numbers[3]);
        let mut faults = Vec::new();
        while let Some((number, result)) = library.receive() {
            faults.push((number, result.unwrap_err().kind));
        }
        assert_eq!(
            faults,
            [(11, LibraryFaultKind::Full), (13, LibraryFaultKind::Other), (14, LibraryFaultKind::Other)]
        );
        assert_eq!(sent(), [0; 0], "no message is left");
    }
}
