//! The progress lines of a training, and the first error that ends it.

use std::cell::RefCell;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::error::CliError;
use super::interrupt::stop_on_ctrl_c;

/// Writes lines with the elapsed time. An error stops the training and is reported at its end.
pub(super) struct TrainingLog<'a> {
    out: RefCell<&'a mut dyn Write>,
    started: Instant,
    stop: Arc<AtomicBool>,
    error: RefCell<Option<CliError>>,
}

impl<'a> TrainingLog<'a> {
    /// Starts the clock, and makes Ctrl-C stop the training.
    ///
    /// # Errors
    /// If Ctrl-C cannot be handled.
    pub(super) fn start(out: &'a mut dyn Write) -> Result<TrainingLog<'a>, CliError> {
        let (out, error) = (RefCell::new(out), RefCell::new(None));
        Ok(TrainingLog { out, started: Instant::now(), stop: stop_on_ctrl_c()?, error })
    }

    /// The flag that stops the training.
    pub(super) fn stop(&self) -> &Arc<AtomicBool> {
        &self.stop
    }

    /// Writes a line.
    pub(super) fn write_line(&self, line: &str) {
        let mut out = self.out.borrow_mut();
        let written =
            writeln!(out, "{:7.1} s  {line}", self.started.elapsed().as_secs_f64()).and_then(|()| out.flush());
        self.check(written);
    }

    /// Keeps the first error, and stops the training.
    pub(super) fn check(&self, result: Result<(), impl Into<CliError>>) {
        if let Err(error) = result {
            self.stop.store(true, Ordering::Relaxed);
            self.error.borrow_mut().get_or_insert(error.into());
        }
    }

    /// Returns the error that stopped the training, if there was one.
    ///
    /// # Errors
    /// The first error.
    pub(super) fn finish(self) -> Result<(), CliError> {
        self.error.into_inner().map_or(Ok(()), Err)
    }
}

/// Errors with two decimals, separated by spaces.
pub(super) fn format_list(errors: &[f64]) -> String {
    errors.iter().map(|error| format!("{error:.2}")).collect::<Vec<String>>().join(" ")
}
