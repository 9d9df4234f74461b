//! When a search must end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use web_time::Instant;

/// What bounds a search; whichever limit is reached first ends it. The default has none.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The deepest iteration, in plies from the root; at least one is searched.
    pub depth: Option<u32>,
    /// The number of positions that may be looked into, by the first of several threads; the last plies of Othello are
    /// counted in one go, and may pass it by some hundreds.
    pub nodes: Option<u64>,
    /// The moment at which to stop. The clock is read only if this is set.
    pub deadline: Option<Instant>,
    /// Whoever sets this ends the search, from any thread.
    pub stop: Arc<AtomicBool>,
    /// How many threads search together; none is one. With more than one, reports differ from run to run.
    pub threads: usize,
    /// The size of the transposition table in MiB; none is a usual one.
    pub table: usize,
}

/// The usual size of the transposition table in MiB.
const USUAL_TABLE: usize = 32;
/// Bytes of table that a node can fill, with room to spare.
const TABLE_PER_NODE: u64 = 32;
/// More nodes than a thread searches in a second.
const NODES_PER_SECOND: u64 = 2_000_000;

/// A power of two: how many nodes lie between two looks at the clock and at the stop flag.
const NODES_BETWEEN_LOOKS: u64 = 64;

impl Limits {
    /// Only a depth.
    #[must_use]
    pub fn depth(plies: u32) -> Limits {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    /// Only a number of nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// The size of the transposition table in bytes. A short search does not need a large one, and making one takes
    /// time.
    pub(super) fn table_bytes(&self) -> usize {
        if self.table > 0 {
            return self.table << 20;
        }
        let by_time = |deadline: Instant| {
            let left = deadline.saturating_duration_since(Instant::now());
            (left.as_secs_f64() * NODES_PER_SECOND as f64) as u64
        };
        let nodes = self.nodes.into_iter().chain(self.deadline.map(by_time)).min();
        let needed = nodes.map_or(usize::MAX, |nodes| nodes.saturating_mul(TABLE_PER_NODE) as usize);
        needed.clamp(1 << 12, USUAL_TABLE << 20)
    }

    /// Whether a search that has seen so many nodes must not look into another one.
    pub(super) fn reached(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|limit| nodes >= limit)
            || nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && self.is_reached(nodes)
    }

    /// The same for a search that decides itself how often it looks.
    pub(super) fn is_reached(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|limit| nodes >= limit) || self.stop.load(Ordering::Relaxed) || self.is_late()
    }

    fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
