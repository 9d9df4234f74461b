//! The analysis of a game, in steps of bounded length.

use serde::{Deserialize, Serialize};
use web_time::Instant;

use super::games;
use super::limits::AnalysisLimits;
use super::store::EvaluationStore;
use crate::engine::{Limits, Report, TranspositionTable, Weights, think_over};
use crate::rules::{Game, Move, Position};

/// Bytes of the transposition table that all searches of a game share.
const TABLE_BYTES: usize = 32 << 20;
/// After so many steps at one position each step becomes longer, so that every search gets farther.
const PATIENCE: u32 = 8;
/// The longest step is so many times doubled.
const MOST_DOUBLINGS: u32 = 6;

/// Searches every position of a game from the last one to the first, and where another move seems better than the one
/// played, the position after that move: both moves are then compared by equally deep searches.
#[derive(Debug)]
pub struct AnalysisJob {
    positions: Vec<Position>,
    moves: Vec<Move>,
    limits: AnalysisLimits,
    cursor: AnalysisCursor,
    table: Option<TranspositionTable>,
    search: Option<RunningSearch>,
}

/// How far an analysis has come; with it and the values found so far, the analysis can be continued later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysisCursor {
    /// Positions of the game that are still to be analysed: those before this ply.
    pub left: usize,
    /// The position itself has been searched, and only the move that seems better is left.
    pub searched: bool,
}

/// The progress of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysisProgress {
    /// Positions of the game that are analysed.
    pub done: usize,
    /// All of them.
    pub total: usize,
}

/// The search of one position over several steps.
#[derive(Debug)]
struct RunningSearch {
    position: Position,
    deepest: Option<Report>,
    nodes: u64,
    steps: u32,
    deadline: Option<Instant>,
}

impl AnalysisProgress {
    /// Whether nothing is left.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.done == self.total
    }
}

impl AnalysisJob {
    /// The analysis of a game from its first position on. The moves must be legal in turn.
    #[must_use]
    pub fn new(start: &Position, moves: &[Move], limits: AnalysisLimits) -> AnalysisJob {
        let cursor = AnalysisCursor { left: moves.len() + 1, searched: false };
        AnalysisJob::resume(start, moves, limits, cursor)
    }

    /// Continues an analysis from a cursor, with the values that were found before.
    #[must_use]
    pub fn resume(start: &Position, moves: &[Move], limits: AnalysisLimits, cursor: AnalysisCursor) -> AnalysisJob {
        let mut positions = vec![start.clone()];
        for mv in moves {
            let next = positions.last().expect("the start is there").after(*mv);
            positions.push(next);
        }
        let cursor = AnalysisCursor { left: cursor.left.min(positions.len()), ..cursor };
        AnalysisJob { positions, moves: moves.to_vec(), limits, cursor, table: None, search: None }
    }

    /// The positions of the game, the start first.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The limits of each search.
    #[must_use]
    pub const fn limits(&self) -> AnalysisLimits {
        self.limits
    }

    /// The moves of the game.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Where the analysis stands.
    #[must_use]
    pub const fn cursor(&self) -> AnalysisCursor {
        self.cursor
    }

    /// How far the analysis has come.
    #[must_use]
    pub const fn progress(&self) -> AnalysisProgress {
        let total = self.positions.len();
        AnalysisProgress { done: total - self.cursor.left, total }
    }

    /// Searches about so many positions, at most 64 times as many in a long search, and records what it finds.
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
            let position = &self.positions[at];
            let target = if self.cursor.searched { self.rival(at, store) } else { Some(position.clone()) };
            match target.filter(|target| self.needs_search(target, store)) {
                Some(target) => return Some(RunningSearch::new(target, self.limits)),
                None => self.advance(store),
            }
        }
        None
    }

    /// The position after the move that seems better than the one played.
    fn rival(&self, at: usize, store: &EvaluationStore) -> Option<Position> {
        let (position, played) = (&self.positions[at], self.moves.get(at)?);
        let best = store.moves(position).first()?.mv;
        (best != *played).then(|| position.after(best))
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
            self.cursor = AnalysisCursor { left: at, searched: false };
        }
    }
}

impl RunningSearch {
    fn new(position: Position, limits: AnalysisLimits) -> RunningSearch {
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        RunningSearch { position, deepest: None, nodes: 0, steps: 0, deadline }
    }

    /// Searches on; returns the deepest report of all steps once a limit is reached or the value is certain.
    fn step(&mut self, table: &TranspositionTable, limits: AnalysisLimits, nodes: u64) -> Option<Report> {
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
