//! Self-play games and their samples.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::best_line::valued_positions;
use super::config::{OthelloTrainingConfig, OthelloTrainingEvent};
use crate::hash::mix;
use crate::limits::Limits;
use crate::othello::bounds_table::{BoundsTable, NO_SQUARE};
use crate::othello::dispatch::pv_search;
use crate::othello::evaluation::Evaluation;
use crate::othello::last_empties::final_score;
use crate::othello::node::OthelloNode;
use crate::othello::search_thread::SearchThread;
use tessera_rules::othello::Board8;

/// A position with its score for the side to move, in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct OthelloSample {
    pub(super) board: Board8,
    pub(super) score: f32,
    /// How much it counts in the fitting.
    pub(super) weight: f32,
    /// Set aside for measuring the error.
    pub(super) held_out: bool,
}

/// Games that one thread plays between two events.
const BATCH: u32 = 50;
/// 1 of this many games is held out.
pub(super) const HELD_OUT_GAMES: u32 = 20;
/// 1 of this many games has an unusual opening.
const UNUSUAL_GAMES: u32 = 8;
/// The most that a loose move may lose by a shallow search, in discs.
const MAX_LOOSE_LOSS: i32 = 8;
/// The share of the search's own value in a label; the rest is the next position's label.
const SEARCH_SHARE: f32 = 0.05;
/// The most random plies by which the second ending of a game deviates.
const DEVIATION_PLIES: u32 = 5;
/// Bytes of table for a game.
const TABLE_BYTES: usize = 1 << 20;

/// Plays the games of a round and returns their samples, in the order of the games.
pub(super) fn play_games(
    config: &OthelloTrainingConfig,
    evaluation: &Evaluation,
    round: u32,
    stop: &Arc<AtomicBool>,
    on_event: &mut dyn FnMut(OthelloTrainingEvent),
) -> Vec<OthelloSample> {
    let mut samples = Vec::new();
    let games = config.games(round);
    let threads = config.threads.max(1) as u32;
    let mut played = 0;
    while played < games && !stop.load(Ordering::Relaxed) {
        let batch = |thread: u32| {
            let first = played + thread * BATCH;
            let numbers = first..(first + BATCH).min(games);
            let mut table = BoundsTable::new(TABLE_BYTES);
            numbers
                .flat_map(|game| play_game(config, evaluation, round, game, &mut table))
                .collect::<Vec<OthelloSample>>()
        };
        let batches: Vec<Vec<OthelloSample>> = thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|index| scope.spawn(move || batch(index))).collect();
            running.into_iter().filter_map(|batch| batch.join().ok()).collect()
        });
        samples.extend(batches.into_iter().flatten());
        played = (played + threads * BATCH).min(games);
        on_event(OthelloTrainingEvent::Played { round, games: played, samples: samples.len() });
    }
    samples
}

/// The seed of a game.
fn game_seed(config: &OthelloTrainingConfig, round: u32, game: u32) -> u64 {
    mix(config.seed, u64::from(round) << 32 | u64::from(game))
}

/// The opening of a game.
struct GameOpening {
    /// Random plies.
    random: u32,
    /// Then `n` plies in which a move may lose something.
    loose: u32,
    /// How much it may lose, in discs, for the side that moves first and for the other: often one plays much worse.
    slack: [i32; 2],
}

impl GameOpening {
    /// Usually few random plies and then some loose ones; now and then many random ones, which lead to unusual
    /// midgames.
    fn random(rng: &mut StdRng) -> GameOpening {
        let slack = [rng.random_range(1..=MAX_LOOSE_LOSS), rng.random_range(1..=MAX_LOOSE_LOSS)];
        if rng.random_range(0..UNUSUAL_GAMES) == 0 {
            GameOpening { random: rng.random_range(8..36), loose: 0, slack }
        } else {
            GameOpening { random: rng.random_range(1..7), loose: rng.random_range(0..36), slack }
        }
    }
}

/// The position after `n` random plies from the start; `None` if the game is over by then.
pub(super) fn opening(plies: u32, rng: &mut StdRng) -> Option<Board8> {
    play_randomly(Board8::start(), plies, rng)
}

/// The position after `n` random plies; `None` if the game is over by then.
fn play_randomly(mut board: Board8, plies: u32, rng: &mut StdRng) -> Option<Board8> {
    for _ in 0..plies {
        let moves = board.legal();
        if moves == 0 {
            board = board.swap();
            continue;
        }
        let chosen = rng.random_range(0..moves.count_ones());
        let rest = (0..chosen).fold(moves, |rest, _| rest & (rest - 1));
        board = board.play(rest.trailing_zeros() as usize);
    }
    (!board.is_over()).then_some(board)
}

fn play_game(
    config: &OthelloTrainingConfig,
    evaluation: &Evaluation,
    round: u32,
    game: u32,
    table: &mut BoundsTable,
) -> Vec<OthelloSample> {
    let mut rng = StdRng::seed_from_u64(game_seed(config, round, game));
    let opening_plan = GameOpening::random(&mut rng);
    let Some(mut board) = opening(opening_plan.random, &mut rng) else { return Vec::new() };
    table.clear();
    for ply in 0..opening_plan.loose {
        let slack = opening_plan.slack[ply as usize % 2];
        board = match board.legal() {
            0 if board.is_over() => return Vec::new(),
            0 => board.swap(),
            _ => board.play(loose_move(board, slack, evaluation, table, &mut rng)),
        };
    }
    let mut path = Vec::new();
    while !board.is_over() && board.empty().count_ones() > config.solved {
        if board.legal() == 0 {
            path.push((board, None));
            board = board.swap();
        } else {
            let (value, best) = best_move(board, evaluation, table, config.depth);
            path.push((board, Some(value)));
            board = board.play(best);
        }
    }
    let mut samples = Vec::new();
    let mut score = finish(board, evaluation, table, &mut samples) as f32;
    // A second ending from another position, so that endings are not only learned after good moves.
    if let Some(deviated) = play_randomly(board, rng.random_range(1..=DEVIATION_PLIES), &mut rng) {
        finish(deviated, evaluation, table, &mut samples);
    }
    for (board, value) in path.into_iter().rev() {
        score = -score;
        let Some(value) = value else { continue };
        score += SEARCH_SHARE * (value as f32 - score);
        samples.push(OthelloSample { board, score, weight: 1.0, held_out: false });
    }
    let held_out = game.is_multiple_of(HELD_OUT_GAMES);
    samples.iter_mut().for_each(|sample| sample.held_out = held_out);
    samples
}

/// Plays a game perfectly to its end: adds samples of all positions but the last few, and returns the score.
fn finish(board: Board8, evaluation: &Evaluation, table: &BoundsTable, samples: &mut Vec<OthelloSample>) -> i32 {
    if board.is_over() {
        return final_score(board.own(), board.opponent());
    }
    let (score, line) = search(board, evaluation, table, 60);
    let sample = |(board, value)| OthelloSample { board, score: value as f32, weight: 1.0, held_out: false };
    samples.extend(valued_positions(board, score, &line).into_iter().map(sample));
    score
}

/// One of the moves that lose at most `n` discs by a shallow search.
fn loose_move(board: Board8, slack: i32, evaluation: &Evaluation, table: &BoundsTable, rng: &mut StdRng) -> usize {
    let squares = (0..64).filter(|square| board.legal() >> square & 1 == 1);
    let value = |square: usize| {
        let next = board.play(square);
        match next.is_over() {
            true => -final_score(next.own(), next.opponent()),
            false => -search(next, evaluation, table, 1).0,
        }
    };
    let evaluated: Vec<(usize, i32)> = squares.map(|square| (square, value(square))).collect();
    let best = evaluated.iter().map(|(_, value)| *value).max().unwrap_or_default();
    let good: Vec<usize> =
        evaluated.into_iter().filter(|(_, value)| *value >= best - slack).map(|(square, _)| square).collect();
    good[rng.random_range(0..good.len())]
}

/// The value and the best move of a position that has moves.
pub(super) fn best_move(board: Board8, evaluation: &Evaluation, table: &BoundsTable, depth: u32) -> (i32, usize) {
    let (value, line) = search(board, evaluation, table, depth);
    let best = line.first().copied().filter(|square| *square != NO_SQUARE);
    (value, best.map_or_else(|| board.legal().trailing_zeros() as usize, usize::from))
}

/// The value and the best line of a search without selective cuts.
fn search(board: Board8, evaluation: &Evaluation, table: &BoundsTable, depth: u32) -> (i32, Vec<u8>) {
    let limits = Limits::default();
    let mut thread = SearchThread::new([table, table], evaluation, &limits);
    let value = pv_search(&mut thread, &OthelloNode::new(board.own(), board.opponent()), -64, 64, depth);
    (value, std::mem::take(&mut thread.pv_lines[0]))
}

/// Random plies before a game of a comparison.
const DUEL_OPENING: u32 = 8;
/// The depth of its searches, and the empty squares from which on it is played perfectly.
const DUEL_DEPTH: u32 = 5;
const DUEL_SOLVED: u32 = 14;

/// Wins, draws and losses of the first of two evaluations and its mean difference in discs; each opening is played with
/// both colours.
pub(super) fn duel(
    config: &OthelloTrainingConfig,
    players: [&Arc<Evaluation>; 2],
    round: u32,
    stop: &Arc<AtomicBool>,
) -> ([u32; 3], f64) {
    let mut tally = [0; 3];
    let mut discs = 0;
    let mut tables = [BoundsTable::new(TABLE_BYTES), BoundsTable::new(TABLE_BYTES)];
    for game in (0..config.duel).take_while(|_| !stop.load(Ordering::Relaxed)) {
        let mut rng = StdRng::seed_from_u64(game_seed(config, round | 1 << 16, game / 2));
        let Some(mut board) = opening(DUEL_OPENING, &mut rng) else { continue };
        let mut player = game as usize % 2;
        tables.iter_mut().for_each(BoundsTable::clear);
        while !board.is_over() {
            if board.legal() == 0 {
                board = board.swap();
            } else {
                let solved = board.empty().count_ones() <= DUEL_SOLVED;
                let depth = if solved { 60 } else { DUEL_DEPTH };
                board = board.play(best_move(board, players[player], &tables[player], depth).1);
            }
            player = 1 - player;
        }
        let score = final_score(board.own(), board.opponent());
        let score = if player == 0 { score } else { -score };
        discs += score;
        tally[(1 - score.signum()) as usize] += 1;
    }
    (tally, f64::from(discs) / f64::from(config.duel.max(1)))
}
