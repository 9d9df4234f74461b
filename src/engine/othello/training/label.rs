//! Labels of positions: the values of searches, and near the end of the game exact scores.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::config::OthelloRefinementConfig;
use crate::engine::limits::Limits;
use crate::engine::othello::bounds_table::{BoundsTable, HIGHEST, NO_SQUARE};
use crate::engine::othello::dispatch::pv_search;
use crate::engine::othello::evaluation::Evaluation;
use crate::engine::othello::node::OthelloNode;
use crate::engine::othello::probcut::CERTAIN;
use crate::engine::othello::search_thread::SearchThread;
use crate::rules::othello::Board8;

/// Positions that a thread labels at a time.
const CHUNK: usize = 1_024;
/// Bytes of the table for a label, which is emptied before each.
const TABLE_BYTES: usize = 1 << 17;
/// The certainty of selective cuts. In searches to a depth they halve the time, and change the errors of the values by less
/// than a hundredth; in searches to the end they change values by a tenth of a disc with 15 empty squares and by a third
/// with 20, where they divide the time by three.
const CERTAINTY: u8 = 1;
/// The depth of the search whose value is the middle of the first window, and half the width of that window in discs.
const GUESS_DEPTH: u32 = 2;
const WINDOW: i32 = 4;

/// The labels of positions in discs, in their order; `None` if `stop` was set meanwhile.
pub(super) fn label_all(
    config: &OthelloRefinementConfig,
    boards: &[Board8],
    evaluation: &Evaluation,
    stop: &AtomicBool,
) -> Option<Vec<i8>> {
    let labels = Mutex::new(vec![0; boards.len()]);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut table = BoundsTable::new(TABLE_BYTES);
        while !stop.load(Ordering::Relaxed) {
            let first = CHUNK * next.fetch_add(1, Ordering::Relaxed);
            let Some(chunk) = boards.get(first..(first + CHUNK).min(boards.len())) else { return };
            let found: Vec<i8> = chunk.iter().map(|board| label(config, *board, evaluation, &mut table)).collect();
            labels.lock().unwrap_or_else(PoisonError::into_inner)[first..first + chunk.len()].copy_from_slice(&found);
            if chunk.len() < CHUNK {
                return;
            }
        }
    };
    thread::scope(|scope| (0..config.threads.max(1)).for_each(|_| drop(scope.spawn(work))));
    (!stop.load(Ordering::Relaxed)).then(|| labels.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// The label of a position in discs for the side to move.
fn label(config: &OthelloRefinementConfig, board: Board8, evaluation: &Evaluation, table: &mut BoundsTable) -> i8 {
    table.clear();
    let empties = board.empty().count_ones();
    let depth = if empties <= config.solved.max(config.selective) { empties } else { config.label_depth };
    let certainty = if empties <= config.solved { CERTAIN } else { CERTAINTY };
    let expected = value(board, evaluation, table, GUESS_DEPTH);
    let (low, high) = ((expected - WINDOW).max(-HIGHEST), (expected + WINDOW).min(HIGHEST));
    let (value, _) = search(board, evaluation, table, [low, high], depth, certainty);
    let is_bound = value <= low && low > -HIGHEST || value >= high && high < HIGHEST;
    if !is_bound {
        return value as i8;
    }
    let window = if value <= low { [-HIGHEST, value + 1] } else { [value - 1, HIGHEST] };
    search(board, evaluation, table, window, depth, certainty).0 as i8
}

/// The value in discs of a search of so many plies.
pub(super) fn value(board: Board8, evaluation: &Evaluation, table: &BoundsTable, depth: u32) -> i32 {
    search(board, evaluation, table, [-HIGHEST, HIGHEST], depth, certainty(board, depth)).0
}

/// The best move of a position that has moves.
pub(super) fn best_square(board: Board8, evaluation: &Evaluation, table: &BoundsTable, depth: u32) -> usize {
    let (_, line) = search(board, evaluation, table, [-HIGHEST, HIGHEST], depth, certainty(board, depth));
    let best = line.first().copied().filter(|square| *square != NO_SQUARE);
    best.map_or_else(|| board.legal().trailing_zeros() as usize % 64, usize::from)
}

/// Searches to the end of the game make no selective cuts unless labels ask for them.
fn certainty(board: Board8, depth: u32) -> u8 {
    if depth < board.empty().count_ones() { CERTAINTY } else { CERTAIN }
}

/// The value and the best line of a search.
fn search(
    board: Board8,
    evaluation: &Evaluation,
    table: &BoundsTable,
    [alpha, beta]: [i32; 2],
    depth: u32,
    certainty: u8,
) -> (i32, Vec<u8>) {
    let limits = Limits::default();
    let mut thread = SearchThread::new([table, table], evaluation, &limits);
    thread.cuts.certainty = certainty;
    let value = pv_search(&mut thread, &OthelloNode::new(board.own(), board.opponent()), alpha, beta, depth);
    (value, std::mem::take(&mut thread.pv_lines[0]))
}
