//! The state of one searching thread.

use std::sync::Arc;

use super::bounds_table::BoundsTable;
use super::evaluation::Evaluation;
use super::features::FeatureLayout;
use super::probcut::{ProbCutMargins, SelectiveCuts};
use super::split_pool::{Split, SplitPool};
use super::stable_discs::StableEdges;
use crate::hash::mix;
use crate::limits::Limits;

/// A thread that searches a position.
#[derive(Debug)]
pub(crate) struct SearchThread<'a> {
    /// The nodes that this thread has searched.
    pub(crate) nodes: u64,
    /// How many of them it has added to those of the pool.
    reported_nodes: u64,
    pub(crate) table: &'a BoundsTable,
    /// The table of the last plies, which belongs to this thread alone.
    pub(crate) local: &'a BoundsTable,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) layout: &'static FeatureLayout,
    pub(crate) edges: &'static StableEdges,
    pub(crate) margins: &'static ProbCutMargins,
    limits: &'a Limits,
    /// A limit is reached or the result is obsolete: values returned from now on are meaningless.
    pub(crate) stopped: bool,
    /// The threads that may help.
    pub(crate) pool: Option<&'a SplitPool>,
    /// The split node below which this thread searches.
    pub(crate) split: Option<Arc<Split>>,
    /// A limit is reached.
    limit_reached: bool,
    /// The selective cuts, none at first.
    pub(crate) cuts: SelectiveCuts,
    /// For each ply the best line found from there; [`super::bounds_table::NO_SQUARE`] is a pass.
    pub(crate) pv_lines: Vec<Vec<u8>>,
    /// For each number of empty squares the square of the move that last caused a cutoff near the leaves.
    pub(crate) killers: [u64; 64],
    /// Decides between equally good root moves.
    pub(crate) seed: u64,
    /// The number of nodes at which limits are checked next.
    next_limit_check: u64,
}

/// The most nodes between two checks of the clock and the stop flag.
const LIMIT_CHECK_NODES: u64 = 4_096;
/// The longest line: sixty moves, and passes between them.
const MAX_LINE: usize = 125;

impl<'a> SearchThread<'a> {
    pub(crate) fn new(
        [table, local]: [&'a BoundsTable; 2],
        evaluation: &'a Evaluation,
        limits: &'a Limits,
    ) -> SearchThread<'a> {
        SearchThread {
            nodes: 0,
            reported_nodes: 0,
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
            cuts: SelectiveCuts::NONE,
            pv_lines: vec![Vec::new(); MAX_LINE],
            killers: [0; 64],
            seed: 0,
            next_limit_check: 0,
        }
    }

    /// Checks the limits now and then.
    #[inline]
    pub(crate) fn check_limits(&mut self) {
        if self.nodes >= self.next_limit_check {
            let left = self.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes));
            self.next_limit_check = self.nodes + left.clamp(1, LIMIT_CHECK_NODES);
            self.limit_reached = self.limit_reached || self.limits.reached_now(self.nodes);
            self.stopped = self.stopped || self.limit_reached || self.is_obsolete();
        }
    }

    /// Adds the nodes of this thread to those of the pool.
    pub(crate) fn report_nodes(&mut self) {
        if let Some(pool) = self.pool {
            pool.add_nodes(self.nodes - self.reported_nodes);
            self.reported_nodes = self.nodes;
        }
    }

    /// The nodes of this thread and those that the others have reported.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.nodes - self.reported_nodes + self.pool.map_or(0, SplitPool::nodes)
    }

    /// Stops because a part of the result is missing: a limit is reached, unless the result is obsolete.
    pub(crate) fn abandon(&mut self) {
        self.limit_reached = self.limit_reached || !self.is_obsolete();
        self.stopped = true;
    }

    /// Whether the node has been decided without this thread.
    fn is_obsolete(&self) -> bool {
        self.split.as_ref().is_some_and(|split| split.is_decided())
    }

    /// Continues below another split node; returns the previous one.
    pub(crate) fn switch_split(&mut self, split: Option<Arc<Split>>) -> Option<Arc<Split>> {
        let before = std::mem::replace(&mut self.split, split);
        self.stopped = self.limit_reached || self.is_obsolete();
        before
    }

    /// A pseudo-random bonus of a root move, less than half a disc.
    pub(crate) fn tie_break(&self, square: u8) -> i32 {
        (mix(self.seed, u64::from(square)) & 15) as i32
    }

    /// Makes a move, followed by the line after it, the best line from `ply`.
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
    /// A thread without limits.
    pub(crate) fn unlimited() -> SearchThread<'static> {
        use std::sync::LazyLock;

        use super::bounds_table::OthelloTables;

        static LIMITS: LazyLock<Limits> = LazyLock::new(Limits::default);
        static TABLES: LazyLock<OthelloTables> =
            LazyLock::new(|| OthelloTables::new(1 << 24).expect("16 MiB are free"));
        static EVALUATION: LazyLock<Evaluation> = LazyLock::new(Evaluation::rules_of_thumb);
        SearchThread::new([&TABLES.table, &TABLES.local], &EVALUATION, &LIMITS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_of_a_pool_count_the_nodes_that_others_have_reported() {
        let pool = SplitPool::default();
        let thread = |nodes| SearchThread { nodes, pool: Some(&pool), ..SearchThread::unlimited() };
        let (mut one, mut other) = (thread(5), thread(3));
        assert_eq!((one.all_nodes(), other.all_nodes()), (5, 3));
        one.report_nodes();
        one.nodes += 2;
        assert_eq!((one.all_nodes(), other.all_nodes()), (7, 8));
        one.report_nodes();
        other.report_nodes();
        assert_eq!((one.all_nodes(), other.all_nodes()), (10, 10));
    }
}
