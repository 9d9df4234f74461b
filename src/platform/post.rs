//! Work that another program does: a letter goes out as text, an answer comes back as text.
//!
//! A browser has no threads to lend, but a worker beside the page. Whoever carries the post takes what is in the
//! [`outbox`] there and brings what comes back with [`deliver`] or [`lose`].

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::errand::News;

/// What the carrier is to do, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outgoing {
    /// Have this worked on. Numbers are never used twice.
    Ask { number: u64, text: String },
    /// Nobody waits for this one any more.
    CallOff { number: u64 },
}

/// A question that is out. Dropping it calls the work off.
#[derive(Debug)]
pub struct Letter {
    number: u64,
}

#[derive(Debug)]
struct Office {
    last: u64,
    outbox: Vec<Outgoing>,
    /// Answers to letters that are still waited for; `None` until one comes.
    waiting: BTreeMap<u64, Option<News<String>>>,
}

static OFFICE: Mutex<Office> = Mutex::new(Office { last: 0, outbox: Vec::new(), waiting: BTreeMap::new() });

fn office() -> MutexGuard<'static, Office> {
    OFFICE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Letter {
    /// Puts a question into the outbox.
    #[must_use]
    pub fn send(text: String) -> Letter {
        let mut office = office();
        office.last += 1;
        let number = office.last;
        office.waiting.insert(number, None);
        office.outbox.push(Outgoing::Ask { number, text });
        Letter { number }
    }

    /// Asks without waiting; an answer is told once.
    pub fn ask(&mut self) -> News<String> {
        match office().waiting.get_mut(&self.number) {
            None => News::Lost,
            Some(answer) => match answer.replace(News::Lost) {
                None => {
                    *answer = None;
                    News::NotYet
                }
                Some(news) => news,
            },
        }
    }
}

impl Drop for Letter {
    fn drop(&mut self) {
        let mut office = office();
        // What is answered already needs no calling off.
        if office.waiting.remove(&self.number) == Some(None) {
            let number = self.number;
            office.outbox.push(Outgoing::CallOff { number });
        }
    }
}

/// What is to be carried, taken out.
#[must_use]
pub fn outbox() -> Vec<Outgoing> {
    std::mem::take(&mut office().outbox)
}

/// Brings the answer to a letter; one that nobody waits for any more is thrown away.
pub fn deliver(number: u64, text: String) {
    settle(number, News::Done(text));
}

/// Says that a letter will not be answered.
pub fn lose(number: u64) {
    settle(number, News::Lost);
}

fn settle(number: u64, news: News<String>) {
    if let Some(answer) = office().waiting.get_mut(&number) {
        *answer = Some(news);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The office is the process's own: one test, so that no other takes its letters.
    #[test]
    fn letters_go_out_and_are_answered_once_lost_or_called_off() {
        let mut first = Letter::send("first".into());
        let mut second = Letter::send("second".into());
        let asked = |letter: &Letter, text: &str| Outgoing::Ask { number: letter.number, text: text.into() };
        assert_eq!(outbox(), [asked(&first, "first"), asked(&second, "second")]);
        assert_eq!(outbox(), [], "what was taken is gone");
        assert_eq!(first.ask(), News::NotYet);
        deliver(first.number, "found".into());
        lose(second.number);
        assert_eq!(first.ask(), News::Done("found".into()));
        assert_eq!(first.ask(), News::Lost, "told once");
        assert_eq!(second.ask(), News::Lost);

        let third = Letter::send("third".into());
        let number = third.number;
        assert!(number > second.number, "numbers are not used twice");
        drop((first, second, third));
        assert_eq!(outbox().last(), Some(&Outgoing::CallOff { number }), "only what is still worked on is called off");
        deliver(number, "too late".into());
        assert!(office().waiting.is_empty(), "a late answer is thrown away");
    }
}
