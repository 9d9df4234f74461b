//! Writes the warnings and errors of the program and of its libraries to the browser's console.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

use super::to_page::ToPage;

/// Receives the lines of both logging libraries, `tracing` and `log`.
struct ConsoleLog;

static NEXT_SPAN: AtomicU64 = AtomicU64::new(1);

/// Starts logging. Further calls do nothing.
pub(super) fn install() {
    if tracing::subscriber::set_global_default(ConsoleLog).is_ok() && log::set_logger(&ConsoleLog).is_ok() {
        log::set_max_level(log::LevelFilter::Warn);
    }
}

fn write_line(text: &str, error: bool) {
    ToPage::Log { text, error }.send().expect("a message of plain strings is valid JSON");
}

impl log::Log for ConsoleLog {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        metadata.level() <= log::Level::Warn
    }

    fn log(&self, record: &log::Record) {
        if log::Log::enabled(self, record.metadata()) {
            write_line(&format!("{}: {}", record.target(), record.args()), record.level() == log::Level::Error);
        }
    }

    fn flush(&self) {}
}

impl Subscriber for ConsoleLog {
    fn enabled(&self, metadata: &Metadata) -> bool {
        metadata.is_event() && *metadata.level() <= Level::WARN
    }

    fn event(&self, event: &Event) {
        let mut line = LineBuilder(event.metadata().target().to_owned());
        event.record(&mut line);
        write_line(&line.0, *event.metadata().level() == Level::ERROR);
    }

    fn new_span(&self, _: &Attributes) -> Id {
        Id::from_u64(NEXT_SPAN.fetch_add(1, Ordering::Relaxed))
    }

    fn record(&self, _: &Id, _: &Record) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// Appends the fields of an event to a log line.
struct LineBuilder(String);

impl Visit for LineBuilder {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        let name = field.name();
        // Writing to a string cannot fail.
        let _ = if name == "message" { write!(self.0, ": {value:?}") } else { write!(self.0, " {name}={value:?}") };
    }
}
