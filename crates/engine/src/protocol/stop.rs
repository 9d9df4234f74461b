//! Stopping work from another thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// Flags that end running work when they are set, one for each kind of work. Clones share the flags.
#[derive(Clone, Debug, Default)]
pub struct StopFlags {
    /// Ends searches without a limit.
    pub(super) infinite_search: Arc<AtomicBool>,
    /// Ends searches with limits.
    pub(super) search: Arc<AtomicBool>,
    /// Ends perft and exact searches, whose partial results are worthless.
    pub(super) perft: Arc<AtomicBool>,
    /// Notified when `infinite_search` is set.
    stopped: Arc<(Mutex<()>, Condvar)>,
}

impl StopFlags {
    /// Stops everything.
    pub fn stop_all(&self) {
        self.stop_searches();
        self.perft.store(true, Ordering::Relaxed);
    }

    /// Stops every search, with or without limits.
    pub fn stop_searches(&self) {
        self.stop_infinite_searches();
        self.search.store(true, Ordering::Relaxed);
    }

    /// Stops searches that have no limit.
    pub fn stop_infinite_searches(&self) {
        let (lock, condition) = &*self.stopped;
        let _guard = lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.infinite_search.store(true, Ordering::Relaxed);
        condition.notify_all();
    }

    /// Blocks until infinite searches are stopped.
    pub(super) fn wait_for_stop(&self) {
        let (lock, condition) = &*self.stopped;
        let guard = lock.lock().unwrap_or_else(PoisonError::into_inner);
        let is_running = |(): &mut ()| !self.infinite_search.load(Ordering::Relaxed);
        drop(condition.wait_while(guard, is_running).unwrap_or_else(PoisonError::into_inner));
    }
}
