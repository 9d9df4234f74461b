//! Requests to the workers of a web page, as text.
//!
//! A page has no threads, but it can have workers. The code that talks to a worker sends it the messages of
//! [`take_outbox`], and passes on its responses with [`deliver`] or [`fail`].

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::task::TaskStatus;

/// A worker of the page, which has a mailbox of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PageWorker {
    /// The engine.
    Engine,
    /// The library of saved games.
    Library,
}

/// A message to a worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutgoingMessage {
    /// Work on this request.
    Send {
        /// The request's number; numbers are never reused.
        number: u64,
        /// The request.
        text: String,
    },
    /// Stop working on a request.
    Cancel {
        /// The request's number.
        number: u64,
    },
}

/// A request to a worker. Dropping it cancels the work.
#[derive(Debug)]
pub struct WorkerRequest {
    worker: PageWorker,
    id: u64,
}

#[derive(Debug)]
struct Mailbox {
    last: u64,
    outbox: Vec<OutgoingMessage>,
    /// Responses to the requests that exist; `None` until there is one.
    responses: BTreeMap<u64, Option<TaskStatus<String>>>,
}

impl Mailbox {
    const EMPTY: Mailbox = Mailbox { last: 0, outbox: Vec::new(), responses: BTreeMap::new() };
}

static MAILBOXES: [Mutex<Mailbox>; 2] = [const { Mutex::new(Mailbox::EMPTY) }; 2];

fn mailbox(worker: PageWorker) -> MutexGuard<'static, Mailbox> {
    MAILBOXES[worker as usize].lock().unwrap_or_else(PoisonError::into_inner)
}

impl WorkerRequest {
    /// Puts a request into the worker's outbox.
    pub fn send(worker: PageWorker, text: String) -> WorkerRequest {
        let mut mailbox = mailbox(worker);
        mailbox.last += 1;
        let number = mailbox.last;
        mailbox.responses.insert(number, None);
        mailbox.outbox.push(OutgoingMessage::Send { number, text });
        WorkerRequest { worker, id: number }
    }

    /// Returns the status without waiting; a response is returned once.
    pub fn poll(&mut self) -> TaskStatus<String> {
        match mailbox(self.worker).responses.get_mut(&self.id) {
            None => TaskStatus::Failed,
            Some(response) => match response.replace(TaskStatus::Failed) {
                None => {
                    *response = None;
                    TaskStatus::Pending
                }
                Some(status) => status,
            },
        }
    }
}

impl Drop for WorkerRequest {
    fn drop(&mut self) {
        let mut mailbox = mailbox(self.worker);
        // A request with a response has ended already.
        if mailbox.responses.remove(&self.id) == Some(None) {
            let number = self.id;
            mailbox.outbox.push(OutgoingMessage::Cancel { number });
        }
    }
}

/// Takes all messages out of a worker's outbox, in the order in which they must be sent.
pub fn take_outbox(worker: PageWorker) -> Vec<OutgoingMessage> {
    std::mem::take(&mut mailbox(worker).outbox)
}

/// Passes on a worker's response to a request; the response to a dropped request is discarded.
pub fn deliver(worker: PageWorker, number: u64, text: String) {
    resolve(worker, number, TaskStatus::Done(text));
}

/// Reports that a request will have no response.
pub fn fail(worker: PageWorker, number: u64) {
    resolve(worker, number, TaskStatus::Failed);
}

fn resolve(worker: PageWorker, number: u64, status: TaskStatus<String>) {
    if let Some(response) = mailbox(worker).responses.get_mut(&number) {
        *response = Some(status);
    }
}

#[cfg(test)]
mod tests {
    use super::PageWorker::Engine;
    use super::*;

    // Mailboxes are shared by the whole process: one test uses the engine's, so that no other takes its messages.
    #[test]
    fn requests_are_sent_answered_once_failed_or_cancelled() {
        let mut first = WorkerRequest::send(Engine, "first".into());
        let mut second = WorkerRequest::send(Engine, "second".into());
        let sent =
            |request: &WorkerRequest, text: &str| OutgoingMessage::Send { number: request.id, text: text.into() };
        assert_eq!(take_outbox(Engine), [sent(&first, "first"), sent(&second, "second")]);
        assert_eq!(take_outbox(Engine), [], "messages are taken once");
        assert_eq!(first.poll(), TaskStatus::Pending);
        deliver(Engine, first.id, "found".into());
        fail(Engine, second.id);
        assert_eq!(first.poll(), TaskStatus::Done("found".into()));
        assert_eq!(first.poll(), TaskStatus::Failed, "a response is returned once");
        assert_eq!(second.poll(), TaskStatus::Failed);

        let third = WorkerRequest::send(Engine, "third".into());
        let number = third.id;
        assert!(number > second.id, "numbers are not reused");
        drop((first, second, third));
        assert_eq!(
            take_outbox(Engine).last(),
            Some(&OutgoingMessage::Cancel { number }),
            "only a request without a response is cancelled"
        );
        deliver(Engine, number, "too late".into());
        assert!(mailbox(Engine).responses.is_empty(), "a late response is discarded");
    }
}
