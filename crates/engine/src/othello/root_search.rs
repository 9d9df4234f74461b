//! The search of a position: iterative deepening, then to the end of the game with growing certainty.

use super::bounds_table::{BoundsTable, HIGHEST, LOCAL_TABLE_BYTES, NO_SQUARE, OthelloTables};
use super::dispatch::{help, pv_search, shallow_root_search, static_eval};
use super::evaluation::{Evaluation, UNIT};
use super::last_empties::final_score;
use super::node::OthelloNode;
use super::search_thread::SearchThread;
use super::split_pool::SplitPool;
use super::stages::{SearchStage, stages};
use crate::limits::Limits;
use crate::report::{Report, Score, SearchInfo};
use tessera_rules::othello::Board8;
use tessera_rules::{Move, Point};

/// The depth of the search for the score of the only legal move while a clock runs.
const FORCED_MOVE_DEPTH: u32 = 4;
/// Half the width of the first window around the previous value, in discs.
const WINDOW: i32 = 3;

/// The search of one position by the main thread.
struct RootSearch<'a> {
    thread: SearchThread<'a>,
    node: OthelloNode,
    empties: u32,
    /// The value of the last complete stage, in discs.
    value: i32,
    found: Report,
}

/// Searches a position until a limit is reached or the score is certain; `None` if the game is over. The seed decides
/// between equal moves.
pub(crate) fn search(
    tables: &OthelloTables,
    board: Board8,
    evaluation: &Evaluation,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Report> {
    if board.is_over() {
        return None;
    }
    let pool = SplitPool::default();
    let mut root = RootSearch::new([&tables.table, &tables.local], board, evaluation, limits, seed);
    if limits.threads < 2 {
        return Some(root.run(limits, on_info));
    }
    root.thread.pool = Some(&pool);
    let unlimited = Limits { nodes: None, ..limits.clone() };
    std::thread::scope(|scope| {
        let shut_down = ShutDownOnDrop(&pool);
        let helper = || {
            let local = BoundsTable::new(LOCAL_TABLE_BYTES);
            let mut thread = SearchThread::new([&tables.table, &local], evaluation, &unlimited);
            thread.pool = Some(&pool);
            help(&mut thread, &pool);
        };
        let helpers: Vec<_> = (1..limits.threads).map(|_| scope.spawn(helper)).collect();
        let report = root.run(limits, on_info);
        drop(shut_down);
        // Unless it is joined, a helper that panicked makes the scope panic, too.
        helpers.into_iter().for_each(|helper| drop(helper.join()));
        Some(Report { nodes: root.thread.all_nodes(), ..report })
    })
}

/// Shuts the pool down when dropped, also in a panic, so that helpers never wait for ever.
struct ShutDownOnDrop<'a>(&'a SplitPool);

impl Drop for ShutDownOnDrop<'_> {
    fn drop(&mut self) {
        self.0.shut_down();
    }
}

impl<'a> RootSearch<'a> {
    fn new(
        tables: [&'a BoundsTable; 2],
        board: Board8,
        evaluation: &'a Evaluation,
        limits: &'a Limits,
        seed: u64,
    ) -> RootSearch<'a> {
        let node = OthelloNode::new(board.own(), board.opponent());
        let mut thread = SearchThread::new(tables, evaluation, limits);
        thread.seed = seed;
        let found = initial_report(board, evaluation);
        RootSearch { thread, node, empties: board.empty().count_ones(), value: 0, found }
    }

    fn run(&mut self, limits: &Limits, on_info: &mut dyn FnMut(&SearchInfo)) -> Report {
        let mut is_reported = false;
        for stage in &self.stages(limits) {
            if self.thread.nodes > 0 && stage.is_too_late(limits.clock_time_used()) {
                break;
            }
            let before = (self.found.variation.clone(), self.found.score, self.found.depth);
            self.run_stage(*stage);
            if (&before.0, before.1, before.2) != (&self.found.variation, self.found.score, self.found.depth) {
                is_reported = true;
                on_info(&self.info());
            }
            if self.thread.stopped {
                break;
            }
        }
        if !is_reported {
            on_info(&self.info());
        }
        Report { nodes: self.thread.all_nodes(), ..self.found.clone() }
    }

    /// The stages that can improve on the first look at the position.
    fn stages(&self, limits: &Limits) -> Vec<SearchStage> {
        let is_limited = limits.nodes.is_some() || limits.deadline.is_some();
        let mut stages = stages(self.empties, limits.depth.unwrap_or(u32::MAX).max(1), is_limited);
        if self.found.score.is_proven() {
            // It wins at once: only a win by more discs can be better.
            stages.retain(|stage| stage.is_exact(self.empties) && self.found.score != Score::Exact(HIGHEST));
        } else if limits.clock_time.is_some() && self.has_no_choice() {
            stages.retain(|stage| stage.depth <= FORCED_MOVE_DEPTH);
        }
        stages
    }

    /// Whether at most one move is legal.
    fn has_no_choice(&self) -> bool {
        Board8::new(self.node.own, self.node.opponent).legal().count_ones() <= 1
    }

    fn info(&self) -> SearchInfo {
        let Report { depth, score, ref variation, .. } = self.found;
        SearchInfo { depth, score, nodes: self.thread.all_nodes(), variation: variation.clone() }
    }

    /// Searches a stage and updates the report.
    fn run_stage(&mut self, stage: SearchStage) {
        self.thread.cuts = stage.cuts();
        let reaches_end = stage.depth == self.empties;
        if stage.depth <= SHALLOW_DEPTH && !reaches_end {
            let (parts, best) = shallow_root_search(&mut self.thread, &self.node, stage.depth);
            if !self.thread.stopped {
                self.value = parts.div_euclid(UNIT);
                self.record(stage, Score::Centi(parts * 100 / UNIT), vec![best]);
            }
            return;
        }
        let value = self.search_stage(stage);
        let line = self.thread.pv_lines[0].clone();
        let Some(value) = value else {
            // The best move found before the limit is better than that of the last complete stage, except a move that
            // wins at once.
            if let Some(best) = line.first().filter(|_| !self.found.score.is_proven()) {
                (self.found.best, self.found.variation) = (as_move(*best), moves(&line));
            }
            return;
        };
        self.value = value;
        let is_exact = stage.is_exact(self.empties);
        self.record(stage, if is_exact { Score::Exact(value) } else { Score::Centi(100 * value) }, line);
    }

    fn record(&mut self, stage: SearchStage, score: Score, line: Vec<u8>) {
        let variation = if line.is_empty() { vec![self.found.best] } else { moves(&line) };
        self.found =
            Report { best: variation[0], depth: stage.depth, score, nodes: self.thread.all_nodes(), variation };
    }

    /// The value of a stage, searched with a window around the previous value; `None` if a limit was reached.
    fn search_stage(&mut self, stage: SearchStage) -> Option<i32> {
        let width = if stage.depth <= 4 { HIGHEST } else { WINDOW };
        aspiration_search(self.value, width, |alpha, beta| {
            let value = pv_search(&mut self.thread, &self.node, alpha, beta, stage.depth);
            (!self.thread.stopped).then_some(value)
        })
    }
}

/// Aspiration search: widens a window around the expected value until the value is inside; `None` if the search is
/// stopped.
///
/// Selective searches may contradict one another, each placing the value outside its own window. The full window ends
/// this after a few attempts.
fn aspiration_search(expected: i32, width: i32, mut search: impl FnMut(i32, i32) -> Option<i32>) -> Option<i32> {
    let mut width = width;
    let (mut alpha, mut beta) = (expected - width, expected + width);
    loop {
        if width >= HIGHEST {
            (alpha, beta) = (-HIGHEST, HIGHEST);
        }
        (alpha, beta) = (alpha.max(-HIGHEST), beta.min(HIGHEST));
        let value = search(alpha, beta)?;
        width *= 2;
        if value <= alpha && alpha > -HIGHEST {
            (alpha, beta) = (value - width, value + 1);
        } else if value >= beta && beta < HIGHEST {
            (alpha, beta) = (value - 1, value + width);
        } else {
            return Some(value);
        }
    }
}

/// The move that looks best without any search, or that wins at once.
fn initial_report(board: Board8, evaluation: &Evaluation) -> Report {
    let squares = (0..64).filter(|square| board.legal() >> square & 1 == 1);
    let rate = |square: usize| {
        let next = board.play(square);
        let score = -final_score(next.own(), next.opponent());
        let wins = next.is_over() && score > 0;
        let value = if next.is_over() { 100 * score } else { -static_eval(evaluation, next) };
        (wins, value, square as u8)
    };
    let (wins, value, square) =
        squares.map(rate).max().unwrap_or((false, -static_eval(evaluation, board.swap()), NO_SQUARE));
    let best = as_move(square);
    let score = match value / 100 {
        HIGHEST if wins => Score::Exact(HIGHEST),
        _ if wins => Score::Win { plies: 1 },
        _ => Score::Centi(value),
    };
    Report { best, depth: u32::from(wins), score, nodes: 0, variation: vec![best] }
}

/// Searches of at most this many plies return parts of a disc.
const SHALLOW_DEPTH: u32 = 2;

const fn as_move(square: u8) -> Move {
    if square == NO_SQUARE { Move::Pass } else { place(square) }
}

const fn place(square: u8) -> Move {
    Move::Place(Point::new(square as usize))
}

fn moves(line: &[u8]) -> Vec<Move> {
    line.iter().map(|square| as_move(*square)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_move_until_one_contains_the_value() {
        let mut windows = Vec::new();
        let found = aspiration_search(4, 3, |alpha, beta| {
            windows.push((alpha, beta));
            Some(30.clamp(alpha, beta))
        });
        assert_eq!(found, Some(30));
        assert_eq!(windows, [(1, 7), (6, 13), (12, 25), (24, 49)]);
        assert_eq!(aspiration_search(4, 3, |_, _| None), None);
        assert_eq!(
            aspiration_search(0, HIGHEST, |alpha, beta| Some(if (alpha, beta) == (-64, 64) { 64 } else { 0 })),
            Some(64)
        );
    }

    #[test]
    fn contradicting_searches_terminate() {
        let mut searches = 0;
        // The search contradicts itself: above 62 the value is at most 62, and below 63 at least 63.
        let found = aspiration_search(54, 3, |alpha, beta| {
            searches += 1;
            assert!(searches < 20, "it goes on for ever");
            Some(if alpha >= 62 { 62 } else { beta.min(63) })
        });
        assert_eq!(found, Some(63));
    }
}
