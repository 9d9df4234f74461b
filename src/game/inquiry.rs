//! A question to the engine that is worked on elsewhere: on a thread, or by the worker of a web page.

use crate::engine::question::{Finding, Question};
use crate::platform::errand::News;

#[cfg(not(target_family = "wasm"))]
use crate::platform::errand::Errand;
#[cfg(target_family = "wasm")]
use crate::platform::post::Letter;

/// Dropping it calls the work off.
#[cfg(not(target_family = "wasm"))]
#[derive(Debug)]
pub(super) struct Inquiry(Errand<Option<Finding>>);

#[cfg(not(target_family = "wasm"))]
impl Inquiry {
    pub(super) fn begin(name: &str, question: Question) -> Inquiry {
        Inquiry(Errand::begin(name, move |stop| question.answer(stop)))
    }

    /// Asks without waiting.
    pub(super) fn ask(&mut self) -> News<Option<Finding>> {
        self.0.ask()
    }

    pub(super) fn stop(&self) -> std::sync::Arc<std::sync::atomic::AtomicBool> {
        self.0.stop()
    }
}

/// Dropping it calls the work off.
#[cfg(target_family = "wasm")]
#[derive(Debug)]
pub(super) struct Inquiry(Letter);

#[cfg(target_family = "wasm")]
impl Inquiry {
    pub(super) fn begin(_name: &str, question: Question) -> Inquiry {
        Inquiry(Letter::send(question.to_text()))
    }

    /// Asks without waiting.
    pub(super) fn ask(&mut self) -> News<Option<Finding>> {
        match self.0.ask() {
            News::NotYet => News::NotYet,
            News::Lost => News::Lost,
            News::Done(text) => crate::engine::question::finding_from_text(&text).map_or(News::Lost, News::Done),
        }
    }
}
