//! Requests to the worker of a web page, as text.
//!
//! A page has no threads, but it can have a worker. The code that talks to the worker sends it the messages of
//! [`take_outbox`], and passes on its responses with [`deliver`] or [`fail`].

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::task::TaskStatus;

/// A message to the worker.
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

/// A request to the worker. Dropping it cancels the work.
#[derive(Debug)]
pub struct WorkerRequest {
    id: u64,
}

#[derive(Debug)]
struct Mailbox {
    last: u64,
    outbox: Vec<OutgoingMessage>,
    /// Responses to the requests that exist; `None` until there is one.
    responses: BTreeMap<u64, Option<TaskStatus<String>>>,
}

static MAILBOX: Mutex<Mailbox> = Mutex::new(Mailbox { last: 0, outbox: Vec::new(), responses: BTreeMap::new() });

fn mailbox() -> MutexGuard<'static, Mailbox> {
    MAILBOX.lock().unwrap_or_else(PoisonError::into_inner)
}

impl WorkerRequest {
    /// Puts a request into the outbox.
    #[must_use]
    pub fn send(text: String) -> WorkerRequest {
        let mut mailbox = mailbox();
        mailbox.last += 1;
        let number = mailbox.last;
        mailbox.responses.insert(number, None);
        mailbox.outbox.push(OutgoingMessage::Send { number, text });
        WorkerRequest { id: number }
    }

    /// Returns the status without waiting; a response is returned once.
    pub fn poll(&mut self) -> TaskStatus<String> {
        match mailbox().responses.get_mut(&self.id) {
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
        let mut mailbox = mailbox();
        // A request with a response has ended already.
        if mailbox.responses.remove(&self.id) == Some(None) {
            let number = self.id;
            mailbox.outbox.push(OutgoingMessage::Cancel { number });
        }
    }
}

/// Takes all messages out of the outbox, in the order in which they must be sent.
#[must_use]
pub fn take_outbox() -> Vec<OutgoingMessage> {
    std::mem::take(&mut mailbox().outbox)
}

/// Passes on the response to a request; the response to a dropped request is discarded.
pub fn deliver(number: u64, text: String) {
    resolve(number, TaskStatus::Done(text));
}

/// Reports that a request will have no response.
pub fn fail(number: u64) {
    resolve(number, TaskStatus::Failed);
}

fn resolve(number: u64, status: TaskStatus<String>) {
    if let Some(response) = mailbox().responses.get_mut(&number) {
        *response = Some(status);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The mailbox is shared by the whole process: one test, so that no other takes its messages.
    #[test]
    fn requests_are_sent_answered_once_failed_or_cancelled() {
        let mut first = WorkerRequest::send("first".into());
        let mut second = WorkerRequest::send("second".into());
        let sent =
            |request: &WorkerRequest, text: &str| OutgoingMessage::Send { number: request.id, text: text.into() };
        assert_eq!(take_outbox(), [sent(&first, "first"), sent(&second, "second")]);
        assert_eq!(take_outbox(), [], "messages are taken once");
        assert_eq!(first.poll(), TaskStatus::Pending);
        deliver(first.id, "found".into());
        fail(second.id);
        assert_eq!(first.poll(), TaskStatus::Done("found".into()));
        assert_eq!(first.poll(), TaskStatus::Failed, "a response is returned once");
        assert_eq!(second.poll(), TaskStatus::Failed);

        let third = WorkerRequest::send("third".into());
        let number = third.id;
        assert!(number > second.id, "numbers are not reused");
        drop((first, second, third));
        assert_eq!(
            take_outbox().last(),
            Some(&OutgoingMessage::Cancel { number }),
            "only a request without a response is cancelled"
        );
        deliver(number, "too late".into());
        assert!(mailbox().responses.is_empty(), "a late response is discarded");
    }
}
