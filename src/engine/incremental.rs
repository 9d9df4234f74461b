//! Thinking a few milliseconds at a time, where there is neither a thread nor a worker to think on.
//!
//! A search cannot be left in the middle; it is begun again instead, over the same transposition table. What a slice has
//! finished the next one finds there, so that each gets farther.

use std::time::Duration;

use web_time::Instant;

use super::level::{Sight, Strength, choose, judge, proved, quick_solver};
use super::memory::Memory;
use super::request::{EngineRequest, EngineResponse, RequestKind};
use super::solve::Solver;
use super::why::at_a_glance;
use super::{Level, Limits, Report, Weights, think_over};
use crate::rules::{Game, Move, Position};

/// Nodes for a hint: what a strong level spends on a move.
const HINT_NODES: u64 = 60_000;
/// Nodes for the best move: half a minute's worth.
const BEST_NODES: u64 = 40_000_000;
/// MiB of table.
const TABLE: usize = 8;
/// The longest that perfect play is looked for.
const SOLVING: Duration = Duration::from_secs(6);

/// A request that is worked on now and then.
#[derive(Debug)]
pub struct IncrementalSearch {
    position: Position,
    request: EngineRequest,
    work: Work,
}

enum Work {
    Judge { strength: Strength, left: Vec<Move>, judged: Vec<Report> },
    Search { table: Memory, nodes: u64, best: Option<Report> },
    Solve { solver: Box<Solver>, left: Duration },
}

impl std::fmt::Debug for Work {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Work::Judge { .. } => "Judge",
            Work::Search { .. } => "Search",
            Work::Solve { .. } => "Solve",
        })
    }
}

impl Work {
    const fn search(nodes: u64, table: Memory) -> Work {
        Work::Search { table, nodes, best: None }
    }

    fn of(position: &Position, level: Level) -> Work {
        let strength = level.strength(position.variant().kind());
        match strength.sight {
            Sight::Search => Work::search(strength.nodes, Memory::new(position, TABLE << 20)),
            _ => Work::Judge { strength, left: position.legal_moves(), judged: Vec::new() },
        }
    }
}

impl IncrementalSearch {
    /// `None` if there is nothing to find: the game is over, or the setup is no position.
    #[must_use]
    pub fn new(request: EngineRequest) -> Option<IncrementalSearch> {
        let position = request.setup.clone().into_position().ok()?;
        if position.legal_moves().is_empty() {
            return None;
        }
        let solver = matches!(request.kind, RequestKind::Reply { level: Level::PERFECT, .. })
            .then(|| quick_solver(&position))
            .flatten();
        let work = match (request.kind, solver) {
            (_, Some(solver)) => Work::Solve { solver: Box::new(solver), left: SOLVING },
            (RequestKind::Reply { level, .. }, None) => Work::of(&position, level),
            (RequestKind::Best { .. }, None) => Work::search(BEST_NODES, Memory::new(&position, TABLE << 20)),
            (RequestKind::Hint, None) => Work::search(HINT_NODES, Memory::new(&position, TABLE << 20)),
        };
        Some(IncrementalSearch { position, request, work })
    }

    /// Works for about so long; gives what was found when all is done.
    pub fn step(&mut self, budget: Duration) -> Option<EngineResponse> {
        let deadline = Instant::now() + budget;
        let report = match &mut self.work {
            Work::Judge { strength, left, judged } => {
                let limits = Limits { nodes: Some(strength.nodes), ..Limits::default() };
                while let Some(mv) = left.pop() {
                    judged.push(judge(&self.position, mv, strength.sight, &limits, self.request.seed));
                    if Instant::now() >= deadline && !left.is_empty() {
                        return None;
                    }
                }
                choose(judged, *strength, self.request.seed)?
            }
            Work::Search { table, nodes, best } => {
                search(&self.position, self.request.seed, table, nodes, best, deadline)?
            }
            Work::Solve { solver, left } => {
                let limits = Limits { deadline: Some(deadline), ..Limits::default() };
                let verdict = solver.run(&limits, &mut |_| ());
                *left = left.saturating_sub(budget);
                match proved(&self.position, solver, verdict) {
                    Some(report) => report,
                    None => {
                        let settled = matches!(verdict, super::solve::Verdict::Proved { .. });
                        if settled || left.is_zero() {
                            self.work = Work::of(&self.position, Level::LAST);
                        }
                        return None;
                    }
                }
            }
        };
        Some(match self.request.kind {
            RequestKind::Reply { .. } | RequestKind::Best { .. } => EngineResponse::Reply(report),
            RequestKind::Hint => EngineResponse::Hint(report.best, at_a_glance(&self.position, &report)),
        })
    }
}

/// One slice of a search; the best report of all slices when the nodes are used up or nothing is left to find out.
fn search(
    position: &Position,
    seed: u64,
    table: &Memory,
    nodes: &mut u64,
    best: &mut Option<Report>,
    deadline: Instant,
) -> Option<Report> {
    let limits = Limits { nodes: Some(*nodes), deadline: Some(deadline), ..Limits::default() };
    let found = think_over(table, Weights::built_in(), position, &limits, seed, &mut |_| ())?;
    let ended = Instant::now() < deadline || found.nodes >= *nodes;
    *nodes = nodes.saturating_sub(found.nodes.max(1));
    if best.as_ref().is_none_or(|best| found.depth >= best.depth) {
        *best = Some(found);
    }
    if ended || *nodes == 0 { best.take() } else { None }
}
