//! Warnings and errors of the program and of all it is made of, for the browser's console.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

use super::talk::ToPage;

/// Takes what is told through either of the two libraries that are in use.
struct Journal;

static SPANS: AtomicU64 = AtomicU64::new(1);

/// From now on; a second time does nothing.
pub(super) fn open() {
    if tracing::subscriber::set_global_default(Journal).is_ok() && log::set_logger(&Journal).is_ok() {
        log::set_max_level(log::LevelFilter::Warn);
    }
}

fn note(text: &str, error: bool) {
    ToPage::Log { text, error }.tell();
}

impl log::Log for Journal {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        metadata.level() <= log::Level::Warn
    }

    fn log(&self, record: &log::Record) {
        if log::Log::enabled(self, record.metadata()) {
            note(&format!("{}: {}", record.target(), record.args()), record.level() == log::Level::Error);
        }
    }

    fn flush(&self) {}
}

impl Subscriber for Journal {
    fn enabled(&self, metadata: &Metadata) -> bool {
        metadata.is_event() && *metadata.level() <= Level::WARN
    }

    fn event(&self, event: &Event) {
        let mut sentence = Sentence(event.metadata().target().to_owned());
        event.record(&mut sentence);
        note(&sentence.0, *event.metadata().level() == Level::ERROR);
    }

    fn new_span(&self, _: &Attributes) -> Id {
        Id::from_u64(SPANS.fetch_add(1, Ordering::Relaxed))
    }

    fn record(&self, _: &Id, _: &Record) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// The fields of an event, one after the other.
struct Sentence(String);

impl Visit for Sentence {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        let name = field.name();
        // A string takes whatever is written to it.
        let _ = if name == "message" { write!(self.0, ": {value:?}") } else { write!(self.0, " {name}={value:?}") };
    }
}
