//! Work that another program does: a letter goes out as text, an answer comes back as text.
//!
//! A browser has no threads to lend, but a worker beside the page. Whoever carries the post takes what is in the
//! [`outbox`] there and brings what comes back with [`deliver`] or [`lose`].

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::task::TaskStatus;

/// What the carrier is to do, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutgoingMessage {
    /// Have this worked on. Numbers are never used twice.
    Send { number: u64, text: String },
    /// Nobody waits for this one any more.
    Cancel { number: u64 },
}

/// A question that is out. Dropping it calls the work off.
#[derive(Debug)]
pub struct WorkerRequest {
    id: u64,
}

#[derive(Debug)]
struct Mailbox {
    last: u64,
    outbox: Vec<OutgoingMessage>,
    /// Answers to letters that are still waited for; `None` until one comes.
    waiting: BTreeMap<u64, Option<TaskStatus<String>>>,
}

static MAILBOX: Mutex<Mailbox> = Mutex::new(Mailbox { last: 0, outbox: Vec::new(), waiting: BTreeMap::new() });

fn mailbox() -> MutexGuard<'static, Mailbox> {
    MAILBOX.lock().unwrap_or_else(PoisonError::into_inner)
}

impl WorkerRequest {
    /// Puts a question into the outbox.
    #[must_use]
    pub fn send(text: String) -> WorkerRequest {
        let mut office = mailbox();
        office.last += 1;
        let number = office.last;
        office.waiting.insert(number, None);
        office.outbox.push(OutgoingMessage::Send { number, text });
        WorkerRequest { id: number }
    }

    /// Asks without waiting; an answer is told once.
    pub fn poll(&mut self) -> TaskStatus<String> {
        match mailbox().waiting.get_mut(&self.id) {
            None => TaskStatus::Failed,
            Some(answer) => match answer.replace(TaskStatus::Failed) {
                None => {
                    *answer = None;
                    TaskStatus::Pending
                }
                Some(news) => news,
            },
        }
    }
}

impl Drop for WorkerRequest {
    fn drop(&mut self) {
        let mut office = mailbox();
        // What is answered already needs no calling off.
        if office.waiting.remove(&self.id) == Some(None) {
            let number = self.id;
            office.outbox.push(OutgoingMessage::Cancel { number });
        }
    }
}

/// What is to be carried, taken out.
#[must_use]
pub fn take_outbox() -> Vec<OutgoingMessage> {
    std::mem::take(&mut mailbox().outbox)
}

/// Brings the answer to a letter; one that nobody waits for any more is thrown away.
pub fn deliver(number: u64, text: String) {
    resolve(number, TaskStatus::Done(text));
}

/// Says that a letter will not be answered.
pub fn fail(number: u64) {
    resolve(number, TaskStatus::Failed);
}

fn resolve(number: u64, news: TaskStatus<String>) {
    if let Some(answer) = mailbox().waiting.get_mut(&number) {
        *answer = Some(news);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The office is the process's own: one test, so that no other takes its letters.
    #[test]
    fn letters_go_out_and_are_answered_once_lost_or_called_off() {
        let mut first = WorkerRequest::send("first".into());
        let mut second = WorkerRequest::send("second".into());
        let asked = |letter: &WorkerRequest, text: &str| OutgoingMessage::Send { number: letter.id, text: text.into() };
        assert_eq!(take_outbox(), [asked(&first, "first"), asked(&second, "second")]);
        assert_eq!(take_outbox(), [], "what was taken is gone");
        assert_eq!(first.poll(), TaskStatus::Pending);
        deliver(first.id, "found".into());
        fail(second.id);
        assert_eq!(first.poll(), TaskStatus::Done("found".into()));
        assert_eq!(first.poll(), TaskStatus::Failed, "told once");
        assert_eq!(second.poll(), TaskStatus::Failed);

        let third = WorkerRequest::send("third".into());
        let number = third.id;
        assert!(number > second.id, "numbers are not used twice");
        drop((first, second, third));
        assert_eq!(
            take_outbox().last(),
            Some(&OutgoingMessage::Cancel { number }),
            "only what is still worked on is called off"
        );
        deliver(number, "too late".into());
        assert!(mailbox().waiting.is_empty(), "a late answer is thrown away");
    }
}
