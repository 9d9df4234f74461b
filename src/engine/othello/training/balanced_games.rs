//! Games of the engine against itself that begin balanced, and variations that leave such a game by a few weak moves.

use std::ops::RangeInclusive;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::best_line::valued_positions;
use super::config::OthelloRefinementConfig;
use crate::engine::limits::Limits;
use crate::engine::othello::bounds_table::{BoundsTable, HIGHEST, NO_SQUARE};
use crate::engine::othello::dispatch::pv_search;
use crate::engine::othello::evaluation::Evaluation;
use crate::engine::othello::last_empties::final_score;
use crate::engine::othello::node::OthelloNode;
use crate::engine::othello::probcut::CERTAIN;
use crate::engine::othello::search_thread::SearchThread;
use crate::rules::othello::Board8;

/// A position with its scores for the side to move, in discs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BalancedSample {
    pub(super) board: Board8,
    /// The score that good moves reached from it.
    pub(super) result: i8,
    /// The value of the search that chose the move; the score of perfect play where that is known.
    pub(super) value: i8,
}

/// The random plies at the beginning.
const OPENING_PLIES: RangeInclusive<u32> = 2..=10;
/// An opening in which a side is further ahead, in discs, is not played.
const BALANCED: i32 = 8;
/// The depth of the search that decides this.
const BALANCE_DEPTH: u32 = 5;
/// So many empty squares before the solved ones, moves are found by selective searches to the end of the game.
const SELECTIVE_END: u32 = 2;
/// The certainty of selective cuts.
const CERTAINTY: u8 = 1;
/// Half the width of the window around the value found before, in discs.
const WINDOW: i32 = 3;
/// The most plies by which a variation deviates.
const VARIATION_PLIES: u32 = 4;
/// Openings tried for a game.
const ATTEMPTS: u32 = 40;

/// Plays a game with its variations, and returns their samples.
pub(super) fn play_balanced_game(
    config: &OthelloRefinementConfig,
    evaluation: &Evaluation,
    seed: u64,
    table: &mut BoundsTable,
) -> Vec<BalancedSample> {
    let mut rng = StdRng::seed_from_u64(seed);
    table.clear();
    let mut samples = Vec::new();
    let Some(board) = balanced_opening(evaluation, table, &mut rng) else { return samples };
    play_on(config, evaluation, board, table, &mut samples);
    let line: Vec<Board8> = samples.iter().map(|sample| sample.board).collect();
    for _ in 0..config.variations {
        if line.is_empty() {
            break;
        }
        let start = line[rng.random_range(0..line.len())];
        if let Some(board) = deviate(start, evaluation, table, &mut rng) {
            play_on(config, evaluation, board, table, &mut samples);
        }
    }
    samples
}

/// A position after some random plies in which neither side is far ahead.
fn balanced_opening(evaluation: &Evaluation, table: &BoundsTable, rng: &mut StdRng) -> Option<Board8> {
    (0..ATTEMPTS).find_map(|_| {
        let plies = rng.random_range(OPENING_PLIES);
        let board = random_plies(Board8::start(), plies, rng)?;
        (search(evaluation, table, board, BALANCE_DEPTH, CERTAINTY, None).0.abs() <= BALANCED).then_some(board)
    })
}

/// The position after so many random plies; `None` if the game is over by then.
fn random_plies(mut board: Board8, plies: u32, rng: &mut StdRng) -> Option<Board8> {
    for _ in 0..plies {
        board = random_move(board, rng);
    }
    (!board.is_over()).then_some(board)
}

fn random_move(board: Board8, rng: &mut StdRng) -> Board8 {
    let moves = board.legal();
    if moves == 0 {
        return board.swap();
    }
    let chosen = rng.random_range(0..moves.count_ones());
    let rest = (0..chosen).fold(moves, |rest, _| rest & (rest - 1));
    board.play(rest.trailing_zeros() as usize)
}

/// The position after a few plies, each a random one or the best by the evaluation: such positions are at the ends of
/// searches.
fn deviate(mut board: Board8, evaluation: &Evaluation, table: &BoundsTable, rng: &mut StdRng) -> Option<Board8> {
    board = random_move(board, rng);
    for _ in 1..rng.random_range(1..=VARIATION_PLIES) {
        if board.is_over() {
            return None;
        }
        board = if board.legal() == 0 || rng.random_range(0..2) == 0 {
            random_move(board, rng)
        } else {
            board.play(search(evaluation, table, board, 1, CERTAINTY, None).1)
        };
    }
    (!board.is_over()).then_some(board)
}

/// Plays on to the end and adds the samples.
fn play_on(
    config: &OthelloRefinementConfig,
    evaluation: &Evaluation,
    mut board: Board8,
    table: &BoundsTable,
    samples: &mut Vec<BalancedSample>,
) {
    let mut path: Vec<(Board8, Option<i32>)> = Vec::new();
    let mut expected: [Option<i32>; 2] = [None; 2];
    while !board.is_over() && board.empty().count_ones() > config.solved {
        let side = path.len() % 2;
        if board.legal() == 0 {
            path.push((board, None));
            board = board.swap();
            continue;
        }
        let empties = board.empty().count_ones();
        let depth = if empties <= config.solved + SELECTIVE_END { empties } else { config.depth };
        let (value, best) = search(evaluation, table, board, depth, CERTAINTY, expected[side]);
        expected[side] = Some(value);
        path.push((board, Some(value)));
        board = board.play(best);
    }
    let first = samples.len();
    let side = path.len() % 2;
    let mut score = finish(evaluation, board, table, expected[side], samples);
    samples[first..].reverse();
    for (board, value) in path.into_iter().rev() {
        score = -score;
        if let Some(value) = value {
            samples.push(BalancedSample { board, result: score as i8, value: value as i8 });
        }
    }
    samples[first..].reverse();
}

/// Plays a game perfectly to its end: adds samples of all positions but the last few, and returns the score.
fn finish(
    evaluation: &Evaluation,
    board: Board8,
    table: &BoundsTable,
    expected: Option<i32>,
    samples: &mut Vec<BalancedSample>,
) -> i32 {
    if board.is_over() {
        return final_score(board.own(), board.opponent());
    }
    let (score, line) = search_line(evaluation, table, board, board.empty().count_ones(), CERTAIN, expected);
    let sample = |(board, value)| BalancedSample { board, result: value as i8, value: value as i8 };
    samples.extend(valued_positions(board, score, &line).into_iter().map(sample));
    score
}

/// The value in discs of a position that has moves, and its best move.
fn search(
    evaluation: &Evaluation,
    table: &BoundsTable,
    board: Board8,
    depth: u32,
    certainty: u8,
    expected: Option<i32>,
) -> (i32, usize) {
    let (value, line) = search_line(evaluation, table, board, depth, certainty, expected);
    let best = line.first().copied().filter(|square| *square != NO_SQUARE);
    (value, best.map_or_else(|| board.legal().trailing_zeros() as usize % 64, usize::from))
}

/// The value and the best line.
fn search_line(
    evaluation: &Evaluation,
    table: &BoundsTable,
    board: Board8,
    depth: u32,
    certainty: u8,
    expected: Option<i32>,
) -> (i32, Vec<u8>) {
    let limits = Limits::default();
    let mut thread = SearchThread::new([table, table], evaluation, &limits);
    thread.certainty = certainty;
    let node = OthelloNode::new(board.own(), board.opponent());
    let (mut alpha, mut beta) =
        expected.map_or((-HIGHEST, HIGHEST), |value| ((value - WINDOW).max(-HIGHEST), (value + WINDOW).min(HIGHEST)));
    loop {
        let value = pv_search(&mut thread, &node, alpha, beta, depth);
        let is_bound = value <= alpha && alpha > -HIGHEST || value >= beta && beta < HIGHEST;
        if !is_bound {
            return (value, std::mem::take(&mut thread.pv_lines[0]));
        }
        (alpha, beta) = (-HIGHEST, HIGHEST);
    }
}
