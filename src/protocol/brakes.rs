//! Stopping work from another thread, by how dispensable the work is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// Flags that end the work of a command when they are set. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Brakes {
    /// Ends searches that have no end of their own.
    pub(super) endless: Arc<AtomicBool>,
    /// Ends all other searches.
    pub(super) thinking: Arc<AtomicBool>,
    /// Ends perft, whose result is worth nothing before it is complete.
    pub(super) counting: Arc<AtomicBool>,
}

/// A person does not notice this delay, and a processor is hardly woken by it.
const LOOK_EVERY: Duration = Duration::from_millis(5);

impl Brakes {
    /// Ends everything.
    pub fn stop(&self) {
        self.stop_thinking();
        self.counting.store(true, Ordering::Relaxed);
    }

    /// Ends every search.
    pub fn stop_thinking(&self) {
        self.stop_endless();
        self.thinking.store(true, Ordering::Relaxed);
    }

    /// Ends searches that would go on for ever.
    pub fn stop_endless(&self) {
        self.endless.store(true, Ordering::Relaxed);
    }

    /// Waits until endless searches are to end.
    pub(super) fn wait(&self) {
        while !self.endless.load(Ordering::Relaxed) {
            thread::sleep(LOOK_EVERY);
        }
    }
}
