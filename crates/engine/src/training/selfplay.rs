//! Self-play games and their samples.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::config::{TrainingConfig, TrainingEvent};
use super::feature_set::FeatureSet;
use crate::limits::Limits;
use crate::network::SCALE;
use crate::report::{Report, Score};
use crate::think::think_with;
use crate::weights::Weights;
use tessera_rules::{Effect, Game, Move, Outcome, Position, Side};

/// A position with its label.
#[derive(Clone, Debug)]
pub(super) struct TrainingSample {
    /// The index of the network that evaluates it.
    pub(super) network: usize,
    /// The features present, as the first player sees them.
    pub(super) features: Vec<u16>,
    pub(super) to_move: Side,
    /// The label: the expected score of the side to move, from 0 for a loss to 1 for a win.
    pub(super) expected: f32,
}

/// The share of the search's score in the label; the rest is the result of the game.
const SEARCH_SHARE: f32 = 0.6;
/// The least number of random plies at the start of a game.
const RANDOM_PLIES: usize = 2;
/// Games that one thread plays between two events.
const BATCH: u32 = 25;

/// Plays the games of a round and returns their samples, in the order of the games.
pub(super) fn play_games(
    feature_set: &FeatureSet,
    config: &TrainingConfig,
    weights: &Weights,
    round: u32,
    stop: &Arc<AtomicBool>,
    on_event: &mut dyn FnMut(TrainingEvent),
) -> Vec<TrainingSample> {
    let mut samples = Vec::new();
    let threads = config.threads.max(1) as u32;
    let mut played = 0;
    while played < config.games && !stop.load(Ordering::Relaxed) {
        let batch = |thread: u32| {
            let first = played + thread * BATCH;
            let last = (first + BATCH).min(config.games);
            let seeds = (first..last).map(|game| game_seed(config.seed, round, game));
            seeds.flat_map(|seed| play_game(feature_set, config, weights, seed, stop)).collect::<Vec<TrainingSample>>()
        };
        let batches: Vec<Vec<TrainingSample>> = thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|index| scope.spawn(move || batch(index))).collect();
            running.into_iter().filter_map(|batch| batch.join().ok()).collect()
        });
        samples.extend(batches.into_iter().flatten());
        played = (played + threads * BATCH).min(config.games);
        on_event(TrainingEvent::Played { round, games: played, samples: samples.len() });
    }
    samples
}

fn game_seed(seed: u64, round: u32, game: u32) -> u64 {
    crate::hash::mix(seed, u64::from(round) << 32 | u64::from(game))
}

/// The position after a random opening; `None` if the opening ended the game.
fn opening(feature_set: &FeatureSet, most: usize, rng: &mut StdRng) -> Option<Position> {
    let mut position = Position::start(feature_set.variant);
    for _ in 0..rng.random_range(RANDOM_PLIES..=most.max(RANDOM_PLIES)) {
        // A swap changes the players' sides, not the value of the board.
        let moves: Vec<Move> = position.legal_moves().into_iter().filter(|mv| *mv != Move::Swap).collect();
        position.play_unchecked(*moves.choose(rng)?);
    }
    (!position.outcome().is_over()).then_some(position)
}

fn play_game(
    feature_set: &FeatureSet,
    config: &TrainingConfig,
    weights: &Weights,
    seed: u64,
    stop: &Arc<AtomicBool>,
) -> Vec<TrainingSample> {
    let mut rng = StdRng::seed_from_u64(seed);
    let Some(mut position) = opening(feature_set, config.opening, &mut rng) else { return Vec::new() };
    let mut samples = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let seed = rng.random();
        let Some(report) = think_with(weights, &position, &Limits::nodes(config.nodes), seed, &mut |_| ()) else {
            break;
        };
        if is_quiet(&position, &report) {
            samples.push((sample(feature_set, &position), report.score));
        }
        let slip = rng.random_range(0..config.slip.max(1)) == 0 && !report.score.is_proven();
        let moves: Vec<Move> = position.legal_moves().into_iter().filter(|mv| *mv != Move::Swap).collect();
        let chosen =
            if slip || report.best == Move::Swap { moves.choose(&mut rng).copied() } else { Some(report.best) };
        position.play_unchecked(chosen.unwrap_or(report.best));
    }
    let outcome = position.outcome();
    samples.into_iter().map(|(sample, score)| labelled(sample, score, outcome)).collect()
}

/// Whether the static evaluation can judge the position: no capture or win is imminent.
fn is_quiet(position: &Position, report: &Report) -> bool {
    let captures = |effect: &Effect| matches!(effect, Effect::Captured { .. } | Effect::Neutralised { .. });
    let soon = matches!(report.score, Score::Win { plies } | Score::Loss { plies } if plies < 4);
    !soon && !position.effects(report.best).iter().any(captures)
}

fn sample(feature_set: &FeatureSet, position: &Position) -> TrainingSample {
    TrainingSample {
        network: feature_set.extractor.network_for(position),
        features: feature_set.extractor.features(position),
        to_move: position.side_to_move(),
        expected: 0.0,
    }
}

/// The sample with the label made from the search's score and the result of the game.
fn labelled(sample: TrainingSample, score: Score, outcome: Outcome) -> TrainingSample {
    let result = match outcome.winner() {
        Some(side) if side == sample.to_move => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    let search_score = match score {
        Score::Centi(centi) => 1.0 / (1.0 + (-centi as f32 / SCALE as f32).exp()),
        Score::Win { .. } => 1.0,
        Score::Loss { .. } => 0.0,
        Score::Draw => 0.5,
        Score::Exact(discs) => 0.5 + 0.5 * discs.signum() as f32,
    };
    TrainingSample { expected: SEARCH_SHARE * search_score + (1.0 - SEARCH_SHARE) * result, ..sample }
}

/// Nodes for each move of a comparison.
const DUEL_NODES: u64 = 1_500;
/// The most random plies before a game of a comparison.
const DUEL_OPENING: usize = 8;

/// Wins, draws and losses of the first of two sets of weights; each opening is played with both colours.
pub(super) fn duel(
    feature_set: &FeatureSet,
    config: &TrainingConfig,
    players: [&Weights; 2],
    round: u32,
    stop: &Arc<AtomicBool>,
) -> [u32; 3] {
    let mut tally = [0; 3];
    for game in 0..config.duel {
        let mut rng = StdRng::seed_from_u64(game_seed(config.seed ^ 0xD0E1, round, game / 2));
        let Some(mut position) = opening(feature_set, DUEL_OPENING, &mut rng) else { continue };
        let first = Side::BOTH[game as usize % 2];
        while !stop.load(Ordering::Relaxed) {
            let weights = players[usize::from(position.side_to_move() != first)];
            let seed = rng.random();
            let Some(report) = think_with(weights, &position, &Limits::nodes(DUEL_NODES), seed, &mut |_| ()) else {
                break;
            };
            position.play_unchecked(report.best);
        }
        tally[position.outcome().winner().map_or(1, |side| if side == first { 0 } else { 2 })] += 1;
    }
    tally
}
