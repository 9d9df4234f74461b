//! Progress lines of long work.

use std::io::{self, Write};
use std::time::{Duration, Instant};

/// How far the work has come.
pub(super) struct Progress {
    pub(super) games: usize,
    pub(super) faults: usize,
    started: Instant,
    reported: Instant,
    has_reported: bool,
}

impl Progress {
    /// The time between two lines.
    pub(super) const INTERVAL: Duration = Duration::from_secs(5);

    pub(super) fn start() -> Progress {
        let now = Instant::now();
        Progress { games: 0, faults: 0, started: now, reported: now, has_reported: false }
    }

    /// Writes a line if the last one is long ago.
    pub(super) fn report(&mut self, what: &str, log: &mut dyn Write) -> io::Result<()> {
        if self.reported.elapsed() < Progress::INTERVAL {
            return Ok(());
        }
        self.reported = Instant::now();
        self.has_reported = true;
        self.write_line(what, log)
    }

    /// Writes the last line, if there were others.
    pub(super) fn finish(&self, what: &str, log: &mut dyn Write) -> io::Result<()> {
        if self.has_reported { self.write_line(what, log) } else { Ok(()) }
    }

    fn write_line(&self, what: &str, log: &mut dyn Write) -> io::Result<()> {
        let Progress { games, faults, started, .. } = self;
        let seconds = started.elapsed().as_secs();
        writeln!(log, "{games} games {what}, {faults} faults, {seconds} s")
    }
}
