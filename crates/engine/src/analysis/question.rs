//! Questions about positions and their answers: values for a background task.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

use super::games;
use super::limits::AnalysisLimits;
use super::value::one_ply_earlier;
use crate::request::BackgroundRequest;
use crate::{Limits, Report, Score, TranspositionTable, Weights, think_over};
use tessera_rules::{Game, Move, Position, Setup};

/// Bytes of the table of a question that brings none.
const TABLE_BYTES: usize = 16 << 20;
/// No search looks deeper.
const DEEPEST: u32 = 99;

/// Asks for the values of a position.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AnalysisQuestion {
    /// The position, not yet checked.
    #[serde(rename = "analysed")]
    pub setup: Setup,
    /// What to search.
    pub scope: AnalysisScope,
    /// The threads that search together, at least one.
    pub threads: usize,
    /// A table that holds results of earlier questions about the same game and board. It is not sent to other programs.
    #[serde(skip)]
    pub table: Option<Arc<TranspositionTable>>,
}

/// What a question searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AnalysisScope {
    /// The position alone, once.
    Position(AnalysisLimits),
    /// Every legal move to the same depth, ply by ply, up to these limits. Nodes are not limited.
    Moves(AnalysisLimits),
}

/// What a question has found out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AnalysisAnswer {
    /// The search of the position itself; of its moves, what follows from them.
    pub position: Option<Report>,
    /// The searches of the positions after moves.
    pub moves: Vec<(Move, Report)>,
}

impl AnalysisQuestion {
    /// Asks for the value of a position, searched once.
    pub fn position(position: &Position, limits: AnalysisLimits) -> AnalysisQuestion {
        let scope = AnalysisScope::Position(limits);
        AnalysisQuestion { setup: position.setup(), scope, threads: 1, table: None }
    }

    /// Asks for the value of every legal move, searched for so long and at most to this depth, which counts the move.
    pub fn moves(position: &Position, longest: Duration, depth: Option<u32>) -> AnalysisQuestion {
        let scope = AnalysisScope::Moves(AnalysisLimits { depth, ..AnalysisLimits::NONE.within(longest) });
        AnalysisQuestion { setup: position.setup(), scope, threads: 1, table: None }
    }

    /// The same question, answered within this time.
    #[must_use]
    pub fn within(&self, longest: Duration) -> AnalysisQuestion {
        let scope = match self.scope {
            AnalysisScope::Position(limits) => AnalysisScope::Position(limits.within(longest)),
            AnalysisScope::Moves(limits) => AnalysisScope::Moves(limits.within(longest)),
        };
        AnalysisQuestion { scope, ..self.clone() }
    }
}

impl BackgroundRequest for AnalysisQuestion {
    type Response = AnalysisAnswer;

    /// `None` if the setup is not a position, or its game is over.
    fn answer(&self, stop: Arc<AtomicBool>) -> Option<AnalysisAnswer> {
        let position = self.setup.clone().into_position().ok().filter(|position| !position.outcome().is_over())?;
        let new_table = || Arc::new(TranspositionTable::new(&position, TABLE_BYTES));
        let table = self.table.clone().unwrap_or_else(new_table);
        let search = PositionSearch { table: &table, threads: self.threads, stop };
        match self.scope {
            AnalysisScope::Position(limits) => {
                let limits = if games::is_solved_in_full(&position) { limits.of_time() } else { limits };
                let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
                let report = search.run(&position, limits.depth, limits.nodes, deadline);
                Some(AnalysisAnswer { position: report, moves: Vec::new() })
            }
            AnalysisScope::Moves(limits) => {
                let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
                let moves = search.moves(&position, limits.depth, deadline);
                Some(AnalysisAnswer { position: best_of(&position, &moves), moves })
            }
        }
    }
}

/// Searches that share a table.
struct PositionSearch<'a> {
    table: &'a TranspositionTable,
    threads: usize,
    stop: Arc<AtomicBool>,
}

impl PositionSearch<'_> {
    fn run(
        &self,
        position: &Position,
        depth: Option<u32>,
        nodes: Option<u64>,
        deadline: Option<Instant>,
    ) -> Option<Report> {
        let (threads, stop) = (self.threads, Arc::clone(&self.stop));
        let limits = Limits { depth, nodes, deadline, threads, stop, ..Limits::default() };
        think_over(self.table, Weights::built_in(), position, &limits, 0, &mut |_| ())
    }

    /// Searches the positions after all moves ply by ply. A search that is cut short counts only if there is no other.
    fn moves(&self, position: &Position, depth: Option<u32>, deadline: Option<Instant>) -> Vec<(Move, Report)> {
        let deepest = depth.map_or(DEEPEST, |depth| depth.saturating_sub(1).clamp(1, DEEPEST));
        let moves = position.legal_moves().into_iter().map(|mv| (mv, position.after(mv)));
        let open: Vec<(Move, Position)> = moves.filter(|(_, after)| !after.outcome().is_over()).collect();
        let mut found: Vec<(Move, Report)> = Vec::new();
        for depth in 1..=deepest {
            for (mv, after) in &open {
                let known = found.iter().position(|(known, _)| known == mv);
                if known.is_some_and(|known| is_final(after, &found[known].1)) {
                    continue;
                }
                let in_full = games::is_solved_in_full(after) && depth > 1;
                let Some(report) = self.run(after, (!in_full).then_some(depth), None, deadline) else { continue };
                let is_whole = report.depth >= depth || report.score.is_proven();
                match known {
                    Some(known) if is_whole => found[known].1 = report,
                    None if report.depth > 0 || report.score.is_proven() => found.push((*mv, report)),
                    _ => {}
                }
                let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
                if is_late || self.stop.load(Ordering::Relaxed) {
                    return found;
                }
            }
            let all_final = |(mv, after): &(Move, Position)| found.iter().any(|(of, r)| of == mv && is_final(after, r));
            if open.iter().all(all_final) {
                break;
            }
        }
        found
    }
}

/// Whether no deeper search can say more.
fn is_final(position: &Position, report: &Report) -> bool {
    games::reported_score(position, report).is_proven()
}

/// What follows for a position from the searches of all its moves: the value of the best one. `None` if a move is missing.
fn best_of(position: &Position, moves: &[(Move, Report)]) -> Option<Report> {
    let value = |mv: Move| -> Option<(Score, &[Move], u32)> {
        let after = position.after(mv);
        if after.outcome().is_over() {
            return Some((games::final_score(&after), &[], u32::from(u16::MAX)));
        }
        let (_, report) = moves.iter().find(|(of, _)| *of == mv)?;
        Some((games::reported_score(&after, report), &report.variation, report.depth))
    };
    let values: Option<Vec<_>> = position.legal_moves().into_iter().map(|mv| Some((mv, value(mv)?))).collect();
    let values = values?;
    let is_open = values.iter().any(|(_, (score, ..))| matches!(score, Score::Centi(_)));
    let depth = values.iter().map(|(_, (.., depth))| *depth).min()?.saturating_add(1);
    let (best, (score, line, _)) =
        values.into_iter().max_by_key(|(_, (score, ..))| super::value::rank(one_ply_earlier(*score)))?;
    let score = one_ply_earlier(score);
    // The best of several moves is proved only if the others are.
    let score = match score {
        Score::Exact(discs) if is_open => Score::Centi(100 * discs),
        Score::Draw | Score::Loss { .. } if is_open => return None,
        score => score,
    };
    let variation = [best].into_iter().chain(line.iter().copied()).collect();
    Some(Report { best, depth, score, nodes: moves.iter().map(|(_, report)| report.nodes).sum(), variation })
}
