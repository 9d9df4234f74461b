//! The analysis of a game, in steps of bounded length.

mod running_search;

use serde::{Deserialize, Serialize};

use super::games;
use super::limits::AnalysisLimits;
use super::store::EvaluationStore;
use crate::{Report, TranspositionTable};
use running_search::RunningSearch;
use tessera_rules::{Game, Move, Position};

/// Bytes of the transposition table that all searches of a game share.
const TABLE_BYTES: usize = 32 << 20;

/// Searches every position of a game from the last one to the first, and where another move seems better than the one
/// played, the position after that move: both moves are then compared by equally deep searches.
#[derive(Debug)]
pub struct AnalysisJob {
    positions: Vec<Position>,
    moves: Vec<Move>,
    limits: AnalysisLimits,
    cursor: Cursor,
    table: Option<TranspositionTable>,
    search: Option<RunningSearch>,
    found: Vec<AnalysedPosition>,
}

/// How far an analysis has come.
#[derive(Clone, Copy, Debug)]
struct Cursor {
    /// Positions of the game that are still to be analysed: those before this ply.
    left: usize,
    /// The position itself has been searched, and only the move that seems better is left.
    searched: bool,
}

/// A search of an analysis that has ended. With all of them an analysis can be continued after the values it has found are
/// gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysedPosition {
    /// The plies of the game before the position.
    pub ply: usize,
    /// The move after which the position arises, if it is not one of the game.
    pub after: Option<Move>,
    /// What the search has found.
    pub report: Report,
}

/// The progress of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysisProgress {
    /// Positions of the game that are analysed.
    pub done: usize,
    /// All of them.
    pub total: usize,
}

impl AnalysisProgress {
    /// Whether nothing is left.
    pub const fn is_complete(self) -> bool {
        self.done == self.total
    }
}

impl AnalysedPosition {
    /// The position, if it belongs to the game with these positions.
    fn position(&self, game: &[Position]) -> Option<Position> {
        let position = game.get(self.ply)?;
        match self.after {
            Some(mv) => position.check(mv).is_ok().then(|| position.after(mv)),
            None => Some(position.clone()),
        }
    }
}

impl AnalysisJob {
    /// The analysis of a game from its first position on. The moves must be legal in turn.
    pub fn new(start: &Position, moves: &[Move], limits: AnalysisLimits) -> AnalysisJob {
        let mut positions = vec![start.clone()];
        for mv in moves {
            let next = positions.last().expect("the start is there").after(*mv);
            positions.push(next);
        }
        let cursor = Cursor { left: positions.len(), searched: false };
        AnalysisJob { positions, moves: moves.to_vec(), limits, cursor, table: None, search: None, found: Vec::new() }
    }

    /// Continues an analysis after the searches that have ended, and records again what they have found. Those that do not
    /// belong to the game are left out.
    pub fn resume(
        start: &Position,
        moves: &[Move],
        limits: AnalysisLimits,
        found: Vec<AnalysedPosition>,
        store: &mut EvaluationStore,
    ) -> AnalysisJob {
        let mut job = AnalysisJob::new(start, moves, limits);
        for analysed in found {
            if let Some(position) = analysed.position(&job.positions) {
                store.record(&position, &analysed.report);
                job.found.push(analysed);
            }
        }
        job
    }

    /// The positions of the game, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The limits of each search.
    pub const fn limits(&self) -> AnalysisLimits {
        self.limits
    }

    /// The moves of the game.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The searches that have ended, in their order.
    pub fn found(&self) -> &[AnalysedPosition] {
        &self.found
    }

    /// How far the analysis has come.
    pub const fn progress(&self) -> AnalysisProgress {
        let total = self.positions.len();
        AnalysisProgress { done: total - self.cursor.left, total }
    }

    /// Searches about `n` positions, at most 64 times as many in a long search, and records what it finds.
    pub fn step(&mut self, store: &mut EvaluationStore, nodes: u64) -> AnalysisProgress {
        if self.search.is_none() {
            self.search = self.next_search(store);
        }
        if let Some(search) = &mut self.search {
            let start = &self.positions[0];
            let table = self.table.get_or_insert_with(|| TranspositionTable::new(start, TABLE_BYTES));
            if let Some(report) = search.step(table, self.limits, nodes.max(1)) {
                self.record(store, Some(&report));
            }
        }
        self.progress()
    }

    /// The position to search next, with the limits of the analysis; `None` once nothing is left. For programs that search
    /// elsewhere, in place of [`AnalysisJob::step`]; [`AnalysisJob::record`] takes what they find.
    pub fn next_position(&mut self, store: &EvaluationStore) -> Option<&Position> {
        if self.search.is_none() {
            self.search = self.next_search(store);
        }
        self.search.as_ref().map(|search| &search.position)
    }

    /// Records the search of [`AnalysisJob::next_position`]; without a report that position is left out.
    pub fn record(&mut self, store: &mut EvaluationStore, report: Option<&Report>) {
        let Some(search) = self.search.take() else { return };
        if let Some(report) = report {
            store.record(&search.position, report);
            self.found.push(AnalysedPosition { ply: search.ply, after: search.after, report: report.clone() });
        }
        self.advance(store);
    }

    /// Works until nothing is left.
    pub fn run(&mut self, store: &mut EvaluationStore) {
        while !self.step(store, u64::MAX).is_complete() {}
    }

    /// The next search, after positions that need none.
    fn next_search(&mut self, store: &EvaluationStore) -> Option<RunningSearch> {
        while let Some(at) = self.cursor.left.checked_sub(1) {
            let after = self.rival(at, store).filter(|_| self.cursor.searched);
            let position = after.map_or_else(|| self.positions[at].clone(), |mv| self.positions[at].after(mv));
            let is_new = !self.found.iter().any(|found| (found.ply, found.after) == (at, after));
            if is_new && self.needs_search(&position, store) {
                return Some(RunningSearch::new(position, at, after, self.limits));
            }
            self.advance(store);
        }
        None
    }

    /// The move that seems better than the one played.
    fn rival(&self, at: usize, store: &EvaluationStore) -> Option<Move> {
        let best = store.moves(&self.positions[at]).first()?.mv;
        self.moves.get(at).filter(|played| **played != best).map(|_| best)
    }

    fn needs_search(&self, position: &Position, store: &EvaluationStore) -> bool {
        let enough = |depth: u32| self.limits.depth.is_some_and(|wanted| depth >= wanted);
        let is_known = match store.searched_depth(position) {
            Some(u32::MAX) => true,
            Some(depth) => enough(depth) && !games::is_solved_in_full(position),
            None => false,
        };
        !is_known && !position.outcome().is_over()
    }

    fn advance(&mut self, store: &EvaluationStore) {
        let Some(at) = self.cursor.left.checked_sub(1) else { return };
        if !self.cursor.searched && self.rival(at, store).is_some() {
            self.cursor.searched = true;
        } else {
            self.cursor = Cursor { left: at, searched: false };
        }
    }
}
