//! Training Othello's evaluation by self-play, from nothing but the rules.
//!
//! Each round plays games with the current evaluation: some random plies and some loose ones, then searches of a few
//! plies, and from [`OthelloTrainingConfig::solved`] empty squares on perfect play. A position is labelled with the
//! score that was reached from it, mixed with a little of the search's own values on the way, which depend less on
//! chance. For each phase the weights are fitted to the labels by least squares, starting from those of the round
//! before. [`refine`] learns from positions of balanced games instead, which searches label. The same configuration always
//! gives the same weights, however many threads work.
//!
//! | Concern | File |
//! |---|---|
//! | options and events | `config` |
//! | games and samples of rounds | `selfplay` |
//! | positions of balanced games, their labels and files | `refinement`, `positions`, `label`, `position_files`, `labelled_positions` |
//! | least squares | `fit`, `sub_patterns` |
//! | how good the weights are | `evaluation_errors` |
//! | how far shallow searches are from deep ones | `search_errors` |

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::evaluation::Evaluation;
use crate::weights::Weights;
use fit::{FitOptions, fit};
use selfplay::{OthelloSample, duel, play_games};
use tessera_rules::othello::wthor::WthorFile;

mod best_line;
mod config;
mod evaluation_errors;
mod fit;
mod label;
mod labelled_positions;
mod position_files;
mod positions;
mod refinement;
mod search_errors;
mod selfplay;
mod sub_patterns;

pub use config::{OthelloRefinementConfig, OthelloTrainingConfig, OthelloTrainingEvent};
pub use evaluation_errors::EvaluationErrors;
pub use refinement::refine;
pub use search_errors::ErrorModel;

/// The number of latest rounds whose samples are learned from together.
const KEPT_ROUNDS: usize = 2;

/// How strongly weights are kept near those of the round before.
const PENALTY: f32 = 6.0;

/// Trains from `weights` on and passes the new weights after each round to `on_weights`. Ends early, after the last
/// whole round, when `stop` is set.
pub fn train(
    config: &OthelloTrainingConfig,
    mut weights: Weights,
    stop: &Arc<AtomicBool>,
    on_event: &mut dyn FnMut(OthelloTrainingEvent),
    on_weights: &mut dyn FnMut(u32, &Weights),
) {
    let mut learned = weights.othello.learned();
    let options = FitOptions { steps: config.steps, penalty: PENALTY, parts: 1, threads: config.threads };
    let mut rounds: Vec<Vec<OthelloSample>> = Vec::new();
    for round in 1..=config.rounds {
        let evaluation = learned.clone().unwrap_or_else(|| Arc::new(Evaluation::rules_of_thumb()));
        let samples = play_games(config, &evaluation, round, stop, on_event);
        if stop.load(Ordering::Relaxed) {
            return;
        }
        rounds.push(samples);
        let outdated = rounds.len().saturating_sub(KEPT_ROUNDS);
        rounds.drain(..outdated);
        let samples: Vec<&[OthelloSample]> = rounds.iter().map(Vec::as_slice).collect();
        let (new, errors) = fit(&samples, learned.as_deref(), options);
        on_event(OthelloTrainingEvent::Fitted { round, errors });
        let new = Arc::new(new);
        if config.duel > 0 {
            let (tally, discs) = duel(config, [&new, &evaluation], round, stop);
            on_event(OthelloTrainingEvent::Compared { round, tally, discs });
        }
        weights.othello.set(Arc::clone(&new));
        on_weights(round, &weights);
        learned = Some(new);
    }
}

/// The errors of the evaluation, without any search, on games between people.
pub fn evaluation_errors(weights: &Weights, files: &[WthorFile]) -> EvaluationErrors {
    evaluation_errors::evaluation_errors(&weights.othello.evaluation(), files)
}

/// The error of searches of `n` plies on games between people: the number of positions, one in ten of those whose
/// score is known, and the mean absolute error in discs.
pub fn search_error(weights: &Weights, files: &[WthorFile], plies: u32) -> (u64, f64) {
    evaluation_errors::search_error(&weights.othello.evaluation(), files, plies)
}

/// Compares shallow searches with deep ones on `n` positions: the number of pairs, and the models fitted to their
/// differences, in the middle of the game and at its end.
pub fn measure_search_errors(weights: &Weights, positions: u32, seed: u64) -> ([u64; 2], [ErrorModel; 2]) {
    search_errors::measure(&weights.othello.evaluation(), positions, seed)
}
