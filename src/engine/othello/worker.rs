//! What one thread carries through the tree.

use std::sync::Arc;

use super::crew::{Crew, Split};
use super::evaluation::Evaluation;
use super::features::Layout;
use super::selective::{CERTAIN, Margins};
use super::stable::Edges;
use super::table::Table;
use crate::engine::Limits;
use crate::engine::signature::fold;

/// A thread that searches one position.
#[derive(Debug)]
pub(crate) struct Worker<'a> {
    pub(crate) nodes: u64,
    pub(crate) table: &'a Table,
    /// What is known of the last dozen plies: of this thread alone.
    pub(crate) near: &'a Table,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) layout: &'static Layout,
    pub(crate) edges: &'static Edges,
    pub(crate) margins: &'static Margins,
    limits: &'a Limits,
    /// A limit is reached, or nobody needs the result any more: values that still come back mean nothing.
    pub(crate) halted: bool,
    /// Threads that may help.
    pub(crate) crew: Option<&'a Crew>,
    /// The node whose moves are shared among threads, below which this one searches.
    pub(crate) split: Option<Arc<Split>>,
    /// A limit is reached.
    spent: bool,
    /// How sure cuts must be that are made on a guess.
    pub(crate) certainty: u8,
    /// How many guesses the current one is part of.
    pub(crate) guessing: u8,
    /// For each ply from the root the best line found from there; [`super::table::NOWHERE`] is a pass.
    pub(crate) lines: Vec<Vec<u8>>,
    /// Decides among root moves that are equally good.
    pub(crate) seed: u64,
    /// The number of nodes at which limits are looked at again.
    next_look: u64,
}

/// How many nodes lie between two looks at the clock and at the stop flag, at most.
const BETWEEN_LOOKS: u64 = 4_096;
/// No line is longer: sixty moves, and passes between them.
const LONGEST: usize = 125;

impl<'a> Worker<'a> {
    pub(crate) fn new([table, near]: [&'a Table; 2], evaluation: &'a Evaluation, limits: &'a Limits) -> Worker<'a> {
        Worker {
            nodes: 0,
            table,
            near,
            evaluation,
            layout: Layout::shared(),
            edges: Edges::shared(),
            margins: Margins::shared(),
            limits,
            halted: false,
            crew: None,
            split: None,
            spent: false,
            certainty: CERTAIN,
            guessing: 0,
            lines: vec![Vec::new(); LONGEST],
            seed: 0,
            next_look: 0,
        }
    }

    /// Notices if a limit is reached.
    #[inline]
    pub(crate) fn look_up(&mut self) {
        if self.nodes >= self.next_look {
            let left = self.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes));
            self.next_look = self.nodes + left.clamp(1, BETWEEN_LOOKS);
            self.spent = self.spent || self.limits.is_reached(self.nodes);
            self.halted = self.halted || self.spent || self.is_needless();
        }
    }

    /// Something is missing that another thread should have found: unless nobody needs it, a limit is reached.
    pub(crate) fn give_up(&mut self) {
        self.spent = self.spent || !self.is_needless();
        self.halted = true;
    }

    /// Whether what is searched has been decided without this thread.
    fn is_needless(&self) -> bool {
        self.split.as_ref().is_some_and(|split| split.is_decided())
    }

    /// Goes on below another split, or again where it was before.
    pub(crate) fn turn_to(&mut self, split: Option<Arc<Split>>) -> Option<Arc<Split>> {
        let before = std::mem::replace(&mut self.split, split);
        self.halted = self.spent || self.is_needless();
        before
    }

    /// What a move of the root draws by lot: less than half a disc.
    pub(crate) fn lot(&self, square: u8) -> i32 {
        (fold(self.seed, u64::from(square)) & 15) as i32
    }

    /// Makes a move and the line after it the best line from `ply`.
    pub(crate) fn adopt(&mut self, ply: usize, square: u8) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(square);
        line.extend(after.first().into_iter().flatten());
    }
}

#[cfg(test)]
impl Worker<'static> {
    /// One with all the time in the world.
    pub(crate) fn idle() -> Worker<'static> {
        use std::sync::LazyLock;

        use super::table::Tables;

        static LIMITS: LazyLock<Limits> = LazyLock::new(Limits::default);
        static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::new(1 << 24));
        static EVALUATION: LazyLock<Evaluation> = LazyLock::new(Evaluation::modest);
        Worker::new([&TABLES.table, &TABLES.near], &EVALUATION, &LIMITS)
    }
}
