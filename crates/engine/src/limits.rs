//! The limits of a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

/// The limits of a search; the first one reached ends it. There are none by default.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The deepest iteration, in plies from the root; at least one is searched.
    pub depth: Option<u32>,
    /// The number of positions that the first thread may search. The last plies of Othello are counted together and may
    /// exceed it by some hundreds.
    pub nodes: Option<u64>,
    /// The moment at which to stop. The clock is read only if this is set.
    pub deadline: Option<Instant>,
    /// The time that a clock allows, if it keeps what the search does not use: then no iteration begins that would rarely end
    /// before the deadline. Only the search of Othello's standard board regards it.
    pub clock_time: Option<ClockTime>,
    /// Ends the search when set, from any thread.
    pub stop: Arc<AtomicBool>,
    /// The number of threads that search together; 0 means one. With several, reports differ from run to run.
    pub threads: usize,
    /// The size of the transposition table in MiB; 0 means the default.
    pub table: usize,
}

/// How long the search for a move may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TimeLimit {
    /// So long; time that is not used is lost.
    Fixed(Duration),
    /// So long of a clock, which keeps what the search does not use.
    Clock(Duration),
}

impl TimeLimit {
    /// The longest time that the search may take.
    pub const fn longest(self) -> Duration {
        match self {
            TimeLimit::Fixed(time) | TimeLimit::Clock(time) => time,
        }
    }
}

/// The time that a clock allows for a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ClockTime {
    /// When the search of the move began.
    pub started: Instant,
    /// How long it may take.
    pub time: Duration,
}

/// The default size of the transposition table in MiB.
const DEFAULT_TABLE: usize = 32;
/// Bytes of table per node of a search, generously estimated.
const TABLE_PER_NODE: u64 = 32;
/// An upper estimate of the nodes that a thread searches in a second.
const NODES_PER_SECOND: u64 = 2_000_000;

/// The number of nodes between two checks of the clock and the stop flag; a power of two.
const NODES_BETWEEN_CHECKS: u64 = 64;

impl Limits {
    /// Limits the depth alone.
    pub fn depth(plies: u32) -> Limits {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    /// Limits the nodes alone.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// The size of the transposition table in bytes. Short searches get a small one, because their entries would lie on
    /// nearly as many pages of a large one, and the system has to supply each of them.
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
        needed.clamp(1 << 12, DEFAULT_TABLE << 20)
    }

    /// The same limits with this time for a search that began at `started`.
    #[must_use]
    pub fn with_time(self, started: Instant, time: TimeLimit) -> Limits {
        // A time beyond the range of instants limits nothing.
        let deadline = started.checked_add(time.longest());
        let clock_time = match time {
            TimeLimit::Clock(time) => Some(ClockTime { started, time }),
            TimeLimit::Fixed(_) => None,
        };
        Limits { deadline, clock_time, ..self }
    }

    /// The part of the clock's time for the move that is used; 0 without a clock.
    pub(super) fn clock_time_used(&self) -> f64 {
        let used =
            |clock: ClockTime| clock.started.elapsed().as_secs_f64() / clock.time.as_secs_f64().max(f64::MIN_POSITIVE);
        self.clock_time.map_or(0.0, used)
    }

    /// Whether a search of `n` nodes must stop; checks the clock only now and then.
    pub(super) fn reached(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|limit| nodes >= limit)
            || nodes.is_multiple_of(NODES_BETWEEN_CHECKS) && self.reached_now(nodes)
    }

    /// Whether a search of `n` nodes must stop; always checks the clock.
    pub(super) fn reached_now(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|limit| nodes >= limit) || self.stop.load(Ordering::Relaxed) || self.is_late()
    }

    fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
