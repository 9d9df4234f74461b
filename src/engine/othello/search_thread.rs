//! What one thread carries through the tree.

use std::sync::Arc;

use super::bounds_table::BoundsTable;
use super::evaluation::Evaluation;
use super::features::FeatureLayout;
use super::probcut::{CERTAIN, ProbCutMargins};
use super::split_pool::{Split, SplitPool};
use super::stable_discs::StableEdges;
use crate::engine::hash::mix;
use crate::engine::limits::Limits;

/// A thread that searches one position.
#[derive(Debug)]
pub(crate) struct SearchThread<'a> {
    pub(crate) nodes: u64,
    pub(crate) table: &'a BoundsTable,
    /// What is known of the last dozen plies: of this thread alone.
    pub(crate) local: &'a BoundsTable,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) layout: &'static FeatureLayout,
    pub(crate) edges: &'static StableEdges,
    pub(crate) margins: &'static ProbCutMargins,
    limits: &'a Limits,
    /// A limit is reached, or nobody needs the result any more: values that still come back mean nothing.
    pub(crate) stopped: bool,
    /// Threads that may help.
    pub(crate) pool: Option<&'a SplitPool>,
    /// The node whose moves are shared among threads, below which this one searches.
    pub(crate) split: Option<Arc<Split>>,
    /// A limit is reached.
    limit_reached: bool,
    /// How sure cuts must be that are made on a guess.
    pub(crate) certainty: u8,
    /// How many guesses the current one is part of.
    pub(crate) probcut_nesting: u8,
    /// For each ply from the root the best line found from there; [`super::bounds_table::NO_SQUARE`] is a pass.
    pub(crate) pv_lines: Vec<Vec<u8>>,
    /// Decides among root moves that are equally good.
    pub(crate) seed: u64,
    /// The number of nodes at which limits are looked at again.
    next_limit_check: u64,
}

/// How many nodes lie between two looks at the clock and at the stop flag, at most.
const LIMIT_CHECK_NODES: u64 = 4_096;
/// No line is longer: sixty moves, and passes between them.
const LONGEST: usize = 125;

impl<'a> SearchThread<'a> {
    pub(crate) fn new(
        [table, local]: [&'a BoundsTable; 2],
        evaluation: &'a Evaluation,
        limits: &'a Limits,
    ) -> SearchThread<'a> {
        SearchThread {
            nodes: 0,
            table,
            local,
            evaluation,
            layout: FeatureLayout::shared(),
            edges: StableEdges::shared(),
            margins: ProbCutMargins::shared(),
            limits,
            stopped: false,
            pool: None,
            split: None,
            limit_reached: false,
            certainty: CERTAIN,
            probcut_nesting: 0,
            pv_lines: vec![Vec::new(); LONGEST],
            seed: 0,
            next_limit_check: 0,
        }
    }

    /// Notices if a limit is reached.
    #[inline]
    pub(crate) fn check_limits(&mut self) {
        if self.nodes >= self.next_limit_check {
            let left = self.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes));
            self.next_limit_check = self.nodes + left.clamp(1, LIMIT_CHECK_NODES);
            self.limit_reached = self.limit_reached || self.limits.reached_now(self.nodes);
            self.stopped = self.stopped || self.limit_reached || self.is_obsolete();
        }
    }

    /// Something is missing that another thread should have found: unless nobody needs it, a limit is reached.
    pub(crate) fn abandon(&mut self) {
        self.limit_reached = self.limit_reached || !self.is_obsolete();
        self.stopped = true;
    }

    /// Whether what is searched has been decided without this thread.
    fn is_obsolete(&self) -> bool {
        self.split.as_ref().is_some_and(|split| split.is_decided())
    }

    /// Goes on below another split, or again where it was before.
    pub(crate) fn switch_split(&mut self, split: Option<Arc<Split>>) -> Option<Arc<Split>> {
        let before = std::mem::replace(&mut self.split, split);
        self.stopped = self.limit_reached || self.is_obsolete();
        before
    }

    /// What a move of the root draws by lot: less than half a disc.
    pub(crate) fn tie_break(&self, square: u8) -> i32 {
        (mix(self.seed, u64::from(square)) & 15) as i32
    }

    /// Makes a move and the line after it the best line from `ply`.
    pub(crate) fn update_pv(&mut self, ply: usize, square: u8) {
        let (before, after) = self.pv_lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(square);
        line.extend(after.first().into_iter().flatten());
    }
}

#[cfg(test)]
impl SearchThread<'static> {
    /// One with all the time in the world.
    pub(crate) fn idle() -> SearchThread<'static> {
        use std::sync::LazyLock;

        use super::bounds_table::OthelloTables;

        static LIMITS: LazyLock<Limits> = LazyLock::new(Limits::default);
        static TABLES: LazyLock<OthelloTables> = LazyLock::new(|| OthelloTables::new(1 << 24));
        static EVALUATION: LazyLock<Evaluation> = LazyLock::new(Evaluation::rules_of_thumb);
        SearchThread::new([&TABLES.table, &TABLES.local], &EVALUATION, &LIMITS)
    }
}
