//! Several threads in one tree: a node whose first move was not enough shares its other moves.
//!
//! Whoever splits a node works on it like those that help, and when nothing is left of it helps those that help, until
//! all have come back (the young brothers wait: Feldmann, 1993).

use std::sync::atomic::{AtomicBool, AtomicI32, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::candidates::Candidate;
use super::node::OthelloNode;

/// The threads that search one position together.
#[derive(Debug, Default)]
pub(crate) struct SplitPool {
    open: Mutex<OpenSplits>,
    /// Something has been opened, come to its end, or all is over.
    changed: Condvar,
    /// Threads without work, less the places that are kept for them.
    idle: AtomicI32,
}

#[derive(Debug, Default)]
struct OpenSplits {
    splits: Vec<Arc<Split>>,
    is_over: bool,
}

/// A node whose moves are shared.
#[derive(Debug)]
pub(crate) struct Split {
    pub(crate) task: SplitTask,
    progress: Mutex<SplitProgress>,
    decided: AtomicBool,
    /// The one that this one is part of.
    parent: Option<Arc<Split>>,
}

#[derive(Debug)]
struct SplitProgress {
    /// What nobody has begun with, the most promising last.
    moves: Vec<Candidate>,
    /// The best value and its square.
    best: (i32, u8),
    /// No move was given up.
    is_whole: bool,
    /// Threads that search one of the moves.
    running: u32,
    /// Places kept for threads without work.
    places: i32,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is to be found out: whether a position is worth more than `alpha`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplitTask {
    pub(crate) node: OthelloNode,
    pub(crate) alpha: i32,
    pub(crate) depth: u32,
    pub(crate) certainty: u8,
    pub(crate) probcut_nesting: u8,
}

impl Split {
    /// The node with the moves that are left, the most promising first, and the best so far.
    pub(crate) fn new(
        task: SplitTask,
        mut moves: Vec<Candidate>,
        best: (i32, u8),
        parent: Option<Arc<Split>>,
    ) -> Split {
        moves.reverse();
        let progress = Mutex::new(SplitProgress { moves, best, is_whole: true, running: 0, places: 0 });
        Split { task, progress, decided: AtomicBool::new(false), parent }
    }

    /// Whether nobody needs more of it.
    pub(crate) fn is_decided(&self) -> bool {
        self.decided.load(Relaxed) || self.parent.as_ref().is_some_and(|parent| parent.is_decided())
    }

    /// The next move; none if there is none or none is needed.
    pub(crate) fn take(&self) -> Option<Candidate> {
        let mut progress = locked(&self.progress);
        if self.is_decided() {
            progress.moves.clear();
        }
        let next = progress.moves.pop()?;
        progress.running += 1;
        Some(next)
    }

    /// What came of a move; `None` if it was not searched to its end.
    pub(crate) fn put(&self, square: u8, value: Option<i32>) {
        let mut progress = locked(&self.progress);
        progress.running -= 1;
        match value {
            Some(value) if value > progress.best.0 => progress.best = (value, square),
            _ => {}
        }
        progress.is_whole &= value.is_some();
        if value.is_none_or(|value| value > self.task.alpha) {
            self.decided.store(true, Relaxed);
        }
    }

    /// The best value and its square; `None` if moves were given up that might be better.
    pub(crate) fn best(&self) -> Option<(i32, u8)> {
        let progress = locked(&self.progress);
        (progress.is_whole || progress.best.0 > self.task.alpha).then_some(progress.best)
    }

    fn is_part_of(&self, other: &Arc<Split>) -> bool {
        self.parent.as_ref().is_some_and(|parent| Arc::ptr_eq(parent, other) || parent.is_part_of(other))
    }
}

impl SplitPool {
    /// Whether a thread has nothing to do.
    #[inline]
    pub(crate) fn is_idle(&self) -> bool {
        self.idle.load(Relaxed) > 0
    }

    /// Lets others take part.
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

    /// Tells that a thread has left a split.
    pub(crate) fn left(&self) {
        let _open = locked(&self.open);
        self.changed.notify_all();
    }

    /// A split with a place for a thread without work, one below `above` if that is given; waits for it. `None` when all
    /// is over, or nobody is left that works on `above`.
    pub(crate) fn work(&self, above: Option<&Arc<Split>>) -> Option<Arc<Split>> {
        let mut open = locked(&self.open);
        if let Some(above) = above {
            open.splits.retain(|split| !Arc::ptr_eq(split, above));
            let kept = std::mem::take(&mut locked(&above.progress).places);
            self.idle.fetch_add(kept, Relaxed);
        }
        self.idle.fetch_add(1, Relaxed);
        loop {
            if open.is_over || above.is_some_and(|above| locked(&above.progress).running == 0) {
                self.idle.fetch_sub(1, Relaxed);
                break None;
            }
            let fits = |split: &&Arc<Split>| {
                above.is_none_or(|above| split.is_part_of(above)) && locked(&split.progress).places > 0
            };
            if let Some(split) = open.splits.iter().find(fits) {
                // The place was taken off the idle threads already.
                locked(&split.progress).places -= 1;
                break Some(split.clone());
            }
            open = self.changed.wait(open).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Sends all threads home.
    pub(crate) fn shut_down(&self) {
        locked(&self.open).is_over = true;
        self.changed.notify_all();
    }
}
