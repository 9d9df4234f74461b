//! Refines an evaluation with games that begin balanced and are played well: positions of searches are like theirs.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::balanced_games::BalancedSample;
use super::config::OthelloRefinementConfig;
use super::fit::{FitOptions, fit};
use super::selfplay::OthelloSample;
use super::shards::{play_missing, read_all};
use crate::engine::othello::evaluation::Evaluation;
use crate::engine::weights::Weights;

/// A sample with a score of so many discs counts half as much as one with 0: close games are where precision matters.
const CLOSE: f32 = 16.0;

/// Plays the games whose samples the folder does not hold yet, and fits `weights` to all samples of the folder. Returns
/// the new weights with the mean absolute errors in discs on the games set aside, by phase; `None` if `stop` was set.
///
/// `on_games` is called with the number of games whose samples are there.
///
/// # Errors
/// If a file of the folder cannot be written or read, or the folder holds samples of another training.
pub fn refine(
    config: &OthelloRefinementConfig,
    mut weights: Weights,
    folder: &Path,
    stop: &Arc<AtomicBool>,
    on_games: &mut dyn FnMut(u32),
) -> io::Result<Option<(Weights, Vec<f64>)>> {
    let learned = weights.othello.learned();
    let evaluation = learned.clone().unwrap_or_else(|| Arc::new(Evaluation::rules_of_thumb()));
    play_missing(config, folder, &evaluation, stop, on_games)?;
    if stop.load(Ordering::Relaxed) {
        return Ok(None);
    }
    let samples: Vec<OthelloSample> =
        read_all(config, folder)?.into_iter().map(|sample| labelled(config, sample)).collect();
    let options = FitOptions { steps: config.steps, penalty: config.penalty as f32, threads: config.threads };
    let (new, errors) = fit(&[&samples], learned.as_deref(), options);
    weights.othello.set(Arc::new(new));
    Ok(Some((weights, errors)))
}

/// A sample of a game with its label.
fn labelled(config: &OthelloRefinementConfig, (sample, held_out): (BalancedSample, bool)) -> OthelloSample {
    let (result, value) = (f32::from(sample.result), f32::from(sample.value));
    let score = value + config.result_percent as f32 / 100.0 * (result - value);
    OthelloSample { board: sample.board, score, weight: 1.0 / (1.0 + (score / CLOSE).powi(2)), held_out }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::othello::Board8;

    #[test]
    fn a_label_blends_result_and_search_and_close_scores_count_more() {
        let config = OthelloRefinementConfig { result_percent: 25, ..OthelloRefinementConfig::new() };
        let label = |result: i8, value: i8| {
            let sample = labelled(&config, (BalancedSample { board: Board8::start(), result, value }, false));
            (sample.score, sample.weight)
        };
        assert_eq!(label(0, 0), (0.0, 1.0));
        assert_eq!(label(-8, 8), (4.0, 1.0 / 1.0625));
        assert_eq!(label(16, 16), (16.0, 0.5));
    }
}
