//! Training networks by self-play: games of the engine against itself, and networks fitted to their results.
//!
//! Each round plays games with the current weights, from random openings and with few nodes a move; records for every
//! quiet position the search's score and the result of the game; fits new networks to a blend of both; and plays them
//! against the previous weights. The same [`TrainingConfig`] always gives the same weights.
//!
//! | Concern | File |
//! |---|---|
//! | options and events | `config` |
//! | the inputs of a game's networks, and the board's symmetries | `feature_set` |
//! | games and samples | `selfplay` |
//! | fitting a network by gradient descent | `fit` |

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::registry;
use super::weights::Weights;
use fit::NetworkFit;
use selfplay::{TrainingSample, duel, play_games};

mod config;
mod feature_set;
mod fit;
mod selfplay;

pub use config::{NotTrainable, TrainingConfig, TrainingEvent};
pub(crate) use feature_set::{FeatureExtractor, FeatureSet, set_bits};

/// The number of latest rounds whose samples are learned from together.
const KEPT_ROUNDS: usize = 3;

/// Trains from `weights` on and passes the new weights after each round to `on_weights`, unless the previous ones beat
/// them: then the next round continues from those, with the same samples and more. Ends early, after the last whole
/// round, when `stop` is set.
///
/// # Errors
/// If the game has no networks to train.
pub fn train(
    config: &TrainingConfig,
    mut weights: Weights,
    stop: &Arc<AtomicBool>,
    on_event: &mut dyn FnMut(TrainingEvent),
    on_weights: &mut dyn FnMut(u32, &Weights),
) -> Result<(), NotTrainable> {
    let feature_set = registry::feature_set(config.variant).ok_or(NotTrainable(config.variant.kind()))?;
    let mut rounds: Vec<Vec<TrainingSample>> = Vec::new();
    for round in 1..=config.rounds {
        let samples = play_games(&feature_set, config, &weights, round, stop, on_event);
        if stop.load(Ordering::Relaxed) {
            break;
        }
        rounds.push(samples);
        let outdated = rounds.len().saturating_sub(KEPT_ROUNDS);
        rounds.drain(..outdated);
        let new = learn(&feature_set, config, &rounds, round, &weights, on_event);
        if config.duel > 0 {
            let [won, drawn, lost] = duel(&feature_set, config, [&new, &weights], round, stop);
            let kept = !is_beaten(won, lost);
            on_event(TrainingEvent::Compared { round, won, drawn, lost, kept });
            if !kept {
                continue;
            }
        }
        weights = new;
        on_weights(round, &weights);
    }
    Ok(())
}

/// Whether so many losses are significant: between equals they occur at most once in a hundred comparisons.
fn is_beaten(won: u32, lost: u32) -> bool {
    f64::from(lost) - f64::from(won) > 2.58 * f64::from(won + lost).sqrt()
}

/// Weights with networks fitted to the samples of several rounds.
fn learn(
    feature_set: &FeatureSet,
    config: &TrainingConfig,
    rounds: &[Vec<TrainingSample>],
    round: u32,
    weights: &Weights,
    on_event: &mut dyn FnMut(TrainingEvent),
) -> Weights {
    let networks = (0..feature_set.extractor.networks())
        .map(|network| {
            let samples: Vec<&TrainingSample> =
                rounds.iter().flatten().filter(|sample| sample.network == network).collect();
            let seed = config.seed.wrapping_add(u64::from(round) << 8 | network as u64);
            let mut fit = NetworkFit::new(feature_set, seed);
            for epoch in 1..=config.epochs {
                let (error, held_out) = fit.epoch(&samples, epoch, config.epochs);
                on_event(TrainingEvent::Epoch { round, network, epoch, error, held_out });
            }
            fit.network()
        })
        .collect();
    let mut learned = weights.clone();
    registry::install_networks(feature_set.variant, networks, &mut learned);
    learned
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_significant_loss_counts_as_beaten() {
        assert!(is_beaten(77, 123) && is_beaten(0, 7));
        assert!(!is_beaten(90, 110) && !is_beaten(0, 4) && !is_beaten(0, 0) && !is_beaten(123, 77));
    }
}
