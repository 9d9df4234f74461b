//! The search of one position in steps of bounded length.

use web_time::Instant;

use crate::analysis::games;
use crate::analysis::limits::AnalysisLimits;
use crate::{Limits, Report, TranspositionTable, Weights, think_over};
use tessera_rules::{Move, Position};

/// After this many steps at one position each step becomes longer, so that every search gets farther.
const PATIENCE: u32 = 8;
/// The longest step is this many times doubled.
const MOST_DOUBLINGS: u32 = 6;

/// The search of one position over several steps.
#[derive(Debug)]
pub(super) struct RunningSearch {
    pub(super) position: Position,
    /// The plies of the game before the position.
    pub(super) ply: usize,
    /// The move after which the position arises, if it is not one of the game.
    pub(super) after: Option<Move>,
    deepest: Option<Report>,
    nodes: u64,
    steps: u32,
    deadline: Option<Instant>,
}

impl RunningSearch {
    pub(super) fn new(position: Position, ply: usize, after: Option<Move>, limits: AnalysisLimits) -> RunningSearch {
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        RunningSearch { position, ply, after, deepest: None, nodes: 0, steps: 0, deadline }
    }

    /// Searches on; returns the deepest report of all steps once a limit is reached or the value is certain.
    pub(super) fn step(&mut self, table: &TranspositionTable, limits: AnalysisLimits, nodes: u64) -> Option<Report> {
        let is_solved = games::is_solved_in_full(&self.position);
        let limits = if is_solved { AnalysisLimits { depth: None, nodes: None, time: None } } else { limits };
        let left = limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes).max(1));
        let slice = nodes.saturating_mul(1 << (self.steps / PATIENCE).min(MOST_DOUBLINGS)).min(left);
        let deadline = self.deadline.filter(|_| !is_solved);
        let bounds = Limits { depth: limits.depth, nodes: Some(slice), deadline, ..Limits::default() };
        let found = think_over(table, Weights::built_in(), &self.position, &bounds, 0, &mut |_| ())?;
        self.nodes += found.nodes.max(1);
        self.steps += 1;
        let is_cut_short = found.nodes >= slice && slice < left && !found.score.is_proven();
        if self.deepest.as_ref().is_none_or(|known| found.depth >= known.depth || found.score.is_proven()) {
            self.deepest = Some(found);
        }
        if is_cut_short && deadline.is_none_or(|deadline| Instant::now() < deadline) {
            return None;
        }
        self.deepest.take()
    }
}
