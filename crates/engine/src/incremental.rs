//! Searching a few milliseconds at a time, where neither a thread nor a worker is available.
//!
//! A search cannot be suspended; instead every step starts it again over the same transposition table, where it finds
//! what earlier steps have finished, and so gets farther.

use std::time::Duration;

use web_time::Instant;

use super::explanation::explain_report;
use super::level::Level;
use super::limits::Limits;
use super::oracle::{MoveOracle, OracleProgress};
use super::registry;
use super::reply::{choose, evaluate_move, full_limits};
use super::report::Report;
use super::request::{EngineRequest, EngineResponse, RequestKind};
use super::solving::{PositionSolver, SolveProgress};
use super::strength::{EvalMethod, Strength};
use super::think::think_over;
use super::transposition::TranspositionTable;
use super::weights::Weights;
use tessera_rules::{Game, Move, Position};

/// Nodes for a hint: what a strong level spends on a move.
const HINT_NODES: u64 = 60_000;
/// Nodes for the best move: about half a minute's worth.
const BEST_NODES: u64 = 40_000_000;
/// MiB of transposition table.
const TABLE: usize = 8;
/// The longest time spent on proving perfect play.
const SOLVING_TIME: Duration = Duration::from_secs(6);

/// A request that is worked out in small steps.
#[derive(Debug)]
pub struct IncrementalSearch {
    position: Position,
    request: EngineRequest,
    stage: IncrementalStage,
}

enum IncrementalStage {
    /// Evaluating one move after the other.
    EvaluateMoves { strength: Strength, left: Vec<Move>, evaluated: Vec<Report> },
    /// Searching with the nodes or the time that are left.
    Search { table: TranspositionTable, limits: Limits, best: Option<Report> },
    /// Proving the position in the time that is left.
    Solve { solver: Box<dyn PositionSolver>, left: Duration },
    /// Proving the value of each move in the time that is left.
    Oracle { oracle: MoveOracle, left: Duration },
}

impl std::fmt::Debug for IncrementalStage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            IncrementalStage::EvaluateMoves { .. } => "EvaluateMoves",
            IncrementalStage::Search { .. } => "Search",
            IncrementalStage::Solve { .. } => "Solve",
            IncrementalStage::Oracle { .. } => "Oracle",
        })
    }
}

impl IncrementalStage {
    fn search(position: &Position, limits: Limits) -> IncrementalStage {
        IncrementalStage::Search { table: TranspositionTable::new(position, TABLE << 20), limits, best: None }
    }

    fn of(position: &Position, level: Level) -> IncrementalStage {
        let strength = level.strength(position.variant().kind());
        match strength.method {
            EvalMethod::Search => IncrementalStage::search(position, Limits::nodes(strength.nodes)),
            EvalMethod::Material | EvalMethod::Plies(_) => {
                IncrementalStage::EvaluateMoves { strength, left: position.legal_moves(), evaluated: Vec::new() }
            }
        }
    }
}

impl IncrementalSearch {
    /// Starts on a request; `None` if there is nothing to find: the game is over, or the setup is not a position.
    pub fn new(request: EngineRequest) -> Option<IncrementalSearch> {
        let position = request.setup.clone().into_position().ok()?;
        if position.legal_moves().is_empty() {
            return None;
        }
        let solver = matches!(request.kind, RequestKind::Reply { level: Level::PERFECT, .. })
            .then(|| registry::solver(&position))
            .flatten();
        let stage = match (request.kind, solver) {
            (_, Some(solver)) => IncrementalStage::Solve { solver, left: SOLVING_TIME },
            (RequestKind::Reply { level, time }, None) if level.is_full() => {
                let limits = Limits::default().with_time(Instant::now(), time);
                IncrementalStage::search(&position, full_limits(&position, level, &limits))
            }
            (RequestKind::Reply { level, .. }, None) => IncrementalStage::of(&position, level),
            (RequestKind::Best { .. }, None) => IncrementalStage::search(&position, Limits::nodes(BEST_NODES)),
            (RequestKind::Hint, None) => IncrementalStage::search(&position, Limits::nodes(HINT_NODES)),
            (RequestKind::Oracle { longest }, None) => {
                IncrementalStage::Oracle { oracle: MoveOracle::new(&position), left: longest }
            }
        };
        Some(IncrementalSearch { position, request, stage })
    }

    /// Works for about so long; returns the response when it is complete.
    pub fn step(&mut self, budget: Duration) -> Option<EngineResponse> {
        let deadline = Instant::now() + budget;
        let report = match &mut self.stage {
            IncrementalStage::Oracle { oracle, left } => {
                *left = left.saturating_sub(budget);
                return prove_moves(oracle, deadline, left.is_zero());
            }
            IncrementalStage::EvaluateMoves { strength, left, evaluated } => {
                let limits = Limits { nodes: Some(strength.nodes), ..Limits::default() };
                while let Some(mv) = left.pop() {
                    evaluated.push(evaluate_move(&self.position, mv, strength.method, &limits, self.request.seed));
                    if Instant::now() >= deadline && !left.is_empty() {
                        return None;
                    }
                }
                choose(evaluated, *strength, self.request.seed)?
            }
            IncrementalStage::Search { table, limits, best } => {
                search(&self.position, self.request.seed, table, limits, best, deadline)?
            }
            IncrementalStage::Solve { solver, left } => {
                let progress = solver.work(&Limits { deadline: Some(deadline), ..Limits::default() });
                *left = left.saturating_sub(budget);
                match progress {
                    SolveProgress::Solved(Some(report)) => report,
                    SolveProgress::Unfinished if !left.is_zero() => return None,
                    SolveProgress::Solved(None) | SolveProgress::Unfinished => {
                        self.stage = IncrementalStage::of(&self.position, Level::LAST);
                        return None;
                    }
                }
            }
        };
        Some(match self.request.kind {
            RequestKind::Hint => EngineResponse::Hint(report.best, explain_report(&self.position, &report)),
            _ => EngineResponse::Reply(report),
        })
    }
}

/// One step of an oracle; returns the values when all are proved, or after the last step.
fn prove_moves(oracle: &mut MoveOracle, deadline: Instant, is_last: bool) -> Option<EngineResponse> {
    let progress = oracle.work(&Limits { deadline: Some(deadline), ..Limits::default() });
    let ended = progress == OracleProgress::Finished || is_last;
    ended.then(|| EngineResponse::Oracle(oracle.values().to_vec()))
}

/// One step of a search; returns the best report of all steps when the nodes or the time of the search are used up or the
/// result is certain.
fn search(
    position: &Position,
    seed: u64,
    table: &TranspositionTable,
    limits: &mut Limits,
    best: &mut Option<Report>,
    deadline: Instant,
) -> Option<Report> {
    let is_last = limits.deadline.is_some_and(|end| end <= deadline);
    let deadline = limits.deadline.map_or(deadline, |end| end.min(deadline));
    let step = Limits { deadline: Some(deadline), ..limits.clone() };
    let found = think_over(table, Weights::built_in(), position, &step, seed, &mut |_| ())?;
    limits.nodes = limits.nodes.map(|nodes| nodes.saturating_sub(found.nodes.max(1)));
    let ended = is_last || Instant::now() < deadline || limits.nodes == Some(0);
    if best.as_ref().is_none_or(|best| found.depth >= best.depth) {
        *best = Some(found);
    }
    if ended { best.take() } else { None }
}
