//! Parallel search: when the first move of a node causes no cutoff, the node is split, and threads share its other
//! moves.
//!
//! The thread that splits a node searches its moves like its helpers, and when none is left helps those helpers until
//! all have returned (Young Brothers Wait: Feldmann, 1993).

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::candidates::Candidate;
use super::node::OthelloNode;
use super::probcut::SelectiveCuts;

/// The threads that search one position together.
#[derive(Debug, Default)]
pub(crate) struct SplitPool {
    open: Mutex<OpenSplits>,
    /// Signals that a node was split or finished, or that the pool was shut down.
    changed: Condvar,
    /// The number of idle threads, minus the places reserved for them.
    idle: AtomicI32,
    /// The nodes that threads have reported.
    nodes: AtomicU64,
}

#[derive(Debug, Default)]
struct OpenSplits {
    splits: Vec<Arc<Split>>,
    is_shut_down: bool,
}

/// A node whose moves are shared.
#[derive(Debug)]
pub(crate) struct Split {
    pub(crate) task: SplitTask,
    progress: Mutex<SplitProgress>,
    decided: AtomicBool,
    /// The split node above this one.
    parent: Option<Arc<Split>>,
}

#[derive(Debug)]
struct SplitProgress {
    /// Moves that no thread has taken yet, the most promising last.
    moves: Vec<Candidate>,
    /// The best value and its square.
    best: (i32, u8),
    /// No move was abandoned.
    is_complete: bool,
    /// The number of threads that are searching one of the moves.
    running: u32,
    /// Places reserved for idle threads.
    places: i32,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The question of a split node: is the position worth more than `alpha`?
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplitTask {
    pub(crate) node: OthelloNode,
    pub(crate) alpha: i32,
    pub(crate) depth: u32,
    pub(crate) cuts: SelectiveCuts,
}

impl Split {
    /// A node with its remaining moves, the most promising first, and the best value so far.
    pub(crate) fn new(
        task: SplitTask,
        mut moves: Vec<Candidate>,
        best: (i32, u8),
        parent: Option<Arc<Split>>,
    ) -> Split {
        moves.reverse();
        let progress = Mutex::new(SplitProgress { moves, best, is_complete: true, running: 0, places: 0 });
        Split { task, progress, decided: AtomicBool::new(false), parent }
    }

    /// Whether the result is no longer needed.
    pub(crate) fn is_decided(&self) -> bool {
        self.decided.load(Relaxed) || self.parent.as_ref().is_some_and(|parent| parent.is_decided())
    }

    /// Takes the next move; `None` if there is none or none is needed.
    pub(crate) fn take(&self) -> Option<Candidate> {
        let mut progress = locked(&self.progress);
        if self.is_decided() {
            progress.moves.clear();
        }
        let next = progress.moves.pop()?;
        progress.running += 1;
        Some(next)
    }

    /// Records the value of a move; `None` if its search was stopped.
    pub(crate) fn record(&self, square: u8, value: Option<i32>) {
        let mut progress = locked(&self.progress);
        progress.running -= 1;
        match value {
            Some(value) if value > progress.best.0 => progress.best = (value, square),
            _ => {}
        }
        progress.is_complete &= value.is_some();
        if value.is_none_or(|value| value > self.task.alpha) {
            self.decided.store(true, Relaxed);
        }
    }

    /// The best value and its square; `None` if a better move may have been abandoned.
    pub(crate) fn best(&self) -> Option<(i32, u8)> {
        let progress = locked(&self.progress);
        (progress.is_complete || progress.best.0 > self.task.alpha).then_some(progress.best)
    }

    fn is_part_of(&self, other: &Arc<Split>) -> bool {
        self.parent.as_ref().is_some_and(|parent| Arc::ptr_eq(parent, other) || parent.is_part_of(other))
    }
}

impl SplitPool {
    /// Whether a thread is idle.
    #[inline]
    pub(crate) fn is_idle(&self) -> bool {
        self.idle.load(Relaxed) > 0
    }

    /// Offers a split node to idle threads.
    pub(crate) fn open(&self, split: Split) -> Arc<Split> {
        let mut open = locked(&self.open);
        let places = self.idle.load(Relaxed).clamp(0, locked(&split.progress).moves.len() as i32);
        locked(&split.progress).places = places;
        self.idle.fetch_sub(places, Relaxed);
        let split = Arc::new(split);
        open.splits.push(split.clone());
        self.changed.notify_all();
        split
    }

    /// Signals that a thread has left a split node.
    pub(crate) fn leave(&self) {
        let _open = locked(&self.open);
        self.changed.notify_all();
    }

    /// Waits for a split node with a place for this thread, one below `above` if that is given. `None` when the pool is
    /// shut down, or when no thread works on `above` any more.
    pub(crate) fn wait_for_work(&self, above: Option<&Arc<Split>>) -> Option<Arc<Split>> {
        let mut open = locked(&self.open);
        if let Some(above) = above {
            open.splits.retain(|split| !Arc::ptr_eq(split, above));
            let reserved = std::mem::take(&mut locked(&above.progress).places);
            self.idle.fetch_add(reserved, Relaxed);
        }
        self.idle.fetch_add(1, Relaxed);
        loop {
            if open.is_shut_down || above.is_some_and(|above| locked(&above.progress).running == 0) {
                self.idle.fetch_sub(1, Relaxed);
                break None;
            }
            let is_open_to_us = |split: &&Arc<Split>| {
                above.is_none_or(|above| split.is_part_of(above)) && locked(&split.progress).places > 0
            };
            if let Some(split) = open.splits.iter().find(is_open_to_us) {
                // The place was already subtracted from the idle threads.
                locked(&split.progress).places -= 1;
                break Some(split.clone());
            }
            open = self.changed.wait(open).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Adds nodes that a thread has searched.
    pub(crate) fn add_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    /// The nodes that threads have reported.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Makes all helpers return.
    pub(crate) fn shut_down(&self) {
        locked(&self.open).is_shut_down = true;
        self.changed.notify_all();
    }
}
