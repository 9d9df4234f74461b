//! Refines an evaluation with positions of balanced games, from the end of the game backwards.
//!
//! Near the end labels are exact scores. Before that they are values of searches whose leaves lie in phases that have
//! been fitted already, so that one pass through the phases carries the knowledge of the end to the beginning.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::config::{OthelloRefinementConfig, OthelloTrainingEvent};
use super::fit::{FitOptions, fit_phase, learns_from};
use super::label::label_all;
use super::position_files::{LearningPosition, claim, play_missing, read_or_make, read_positions};
use super::selfplay::OthelloSample;
use crate::engine::othello::codec::{decode, encode};
use crate::engine::othello::evaluation::{Evaluation, PHASES};
use crate::engine::weights::Weights;
use crate::engine::weights_file::checksum;
use crate::rules::othello::Board8;

/// A sample with a score of so many discs counts half as much as one with 0: close games are where precision matters.
const CLOSE: f32 = 16.0;
/// The sums of rows that are added up to a product: their number decides about the rounding of results.
const FIT_PARTS: usize = 16;

/// Plays the games whose positions the folder does not hold yet, labels the positions and fits `weights` to them, phase by
/// phase from the last to the first. Returns the new weights; `None` if `stop` was set. What the folder holds is not
/// computed again.
///
/// # Errors
/// If a file of the folder cannot be written or read, or the folder holds samples of another training.
pub fn refine(
    config: &OthelloRefinementConfig,
    mut weights: Weights,
    folder: &Path,
    stop: &Arc<AtomicBool>,
    on_event: &mut dyn FnMut(OthelloTrainingEvent),
) -> io::Result<Option<Weights>> {
    let learned = weights.othello.learned();
    let before = learned.unwrap_or_else(|| Arc::new(Evaluation::rules_of_thumb()));
    claim(folder, &config.describe(checksum(&encode(&before))))?;
    let mut on_games = |games| on_event(OthelloTrainingEvent::Played { round: 1, games, samples: 0 });
    play_missing(config, folder, &before, stop, &mut on_games)?;
    if stop.load(Ordering::Relaxed) {
        return Ok(None);
    }
    let positions = read_positions(config, folder)?;
    let samples = vec![None; positions.len()];
    let mut refinement = Refinement { config, folder, stop, positions, samples };
    let mut evaluation = Evaluation::clone(&before);
    for phase in (0..PHASES).rev() {
        if !refinement.label(phase, &evaluation)? {
            return Ok(None);
        }
        evaluation = refinement.fit(phase, evaluation, on_event)?;
    }
    weights.othello.set(Arc::new(evaluation));
    Ok(Some(weights))
}

/// A refinement whose games have been played.
struct Refinement<'a> {
    config: &'a OthelloRefinementConfig,
    folder: &'a Path,
    stop: &'a AtomicBool,
    /// By the number of empty squares.
    positions: Vec<Vec<LearningPosition>>,
    /// The same positions with their labels, as far as they have some.
    samples: Vec<Option<Vec<OthelloSample>>>,
}

impl Refinement<'_> {
    /// Labels the positions that a phase learns from with searches that use this evaluation; `false` if `stop` was set.
    fn label(&mut self, phase: usize, evaluation: &Evaluation) -> io::Result<bool> {
        for empties in (0..self.positions.len()).filter(|empties| learns_from(phase, *empties as u32)) {
            if self.samples[empties].is_none() {
                self.samples[empties] = self.labelled(empties, evaluation)?;
            }
        }
        Ok(!self.stop.load(Ordering::Relaxed))
    }

    /// The samples of positions with so many empty squares; `None` if `stop` was set.
    fn labelled(&self, empties: usize, evaluation: &Evaluation) -> io::Result<Option<Vec<OthelloSample>>> {
        let positions = &self.positions[empties];
        let bytes = read_or_make(&self.folder.join(format!("empties-{empties:02}.labels")), || {
            let boards: Vec<Board8> = positions.iter().map(|(board, _)| *board).collect();
            let labels = label_all(self.config, &boards, evaluation, self.stop)?;
            Some(labels.into_iter().map(|label| label as u8).collect())
        })?;
        let Some(bytes) = bytes else { return Ok(None) };
        if bytes.len() != positions.len() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "a file of labels is damaged"));
        }
        let samples = positions.iter().zip(bytes).map(|(position, label)| sample(*position, label as i8));
        Ok(Some(samples.collect()))
    }

    /// The evaluation with the weights of a phase fitted to its samples.
    fn fit(
        &self,
        phase: usize,
        mut evaluation: Evaluation,
        on_event: &mut dyn FnMut(OthelloTrainingEvent),
    ) -> io::Result<Evaluation> {
        let learned = self.samples.iter().enumerate().filter(|(empties, _)| learns_from(phase, *empties as u32));
        let samples: Vec<&[OthelloSample]> = learned.filter_map(|(_, samples)| samples.as_deref()).collect();
        let fitted = read_or_make(&self.folder.join(format!("phase-{phase:02}.weights")), || {
            let OthelloRefinementConfig { steps, penalty, threads, .. } = *self.config;
            let options = FitOptions { steps, penalty: penalty as f32, parts: FIT_PARTS, threads };
            let (weights, error) = fit_phase(&samples, evaluation.phase(phase), phase, options);
            let samples = samples.iter().map(|samples| samples.len()).sum();
            on_event(OthelloTrainingEvent::FittedPhase { phase, samples, error });
            evaluation.set_phase(phase, &weights);
            Some(encode(&evaluation))
        })?;
        let damaged = |_| io::Error::new(io::ErrorKind::InvalidData, "a file of weights is damaged");
        decode(&fitted.unwrap_or_default()).map_err(damaged)
    }
}

fn sample((board, held_out): LearningPosition, label: i8) -> OthelloSample {
    let score = f32::from(label);
    OthelloSample { board, score, weight: 1.0 / (1.0 + (score / CLOSE).powi(2)), held_out }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_scores_count_more() {
        let weight = |label| sample((Board8::start(), false), label).weight;
        assert_eq!([weight(0), weight(-8), weight(16)], [1.0, 1.0 / 1.25, 0.5]);
    }
}
