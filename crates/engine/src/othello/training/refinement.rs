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
use super::labelled_positions::{LABELS_PER_FILE, ODD_SEARCH_BIAS, companion_samples, labelled};
use super::position_files::{LearningPosition, claim, label_file, play_missing, read_or_make, read_positions};
use super::selfplay::OthelloSample;
use crate::othello::codec::{decode, encode};
use crate::othello::evaluation::{Evaluation, PHASES};
use crate::weights::Weights;
use crate::weights_file::checksum;
use tessera_rules::othello::Board8;

/// The sums of rows that are added up to a product: their number decides about the rounding of results.
const FIT_PARTS: usize = 16;

/// Plays the games whose positions the folder does not hold yet with `weights`, labels the positions and fits new weights to
/// them, phase by phase from the last to the first. Returns the new weights; `None` if `stop` was set. What the folder
/// holds is not computed again.
///
/// # Errors
/// If a file of the folder cannot be written or read, the folder holds samples of another training, or labels of the companion
/// are missing.
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
    let mut positions = read_positions(config.files(), folder)?;
    positions.truncate(config.most_empties as usize + 1);
    let samples = vec![None; positions.len()];
    let companion = companion_samples(config)?;
    let mut refinement = Refinement { config, folder, stop, positions, samples, companion };
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
    /// Those of the companion by the number of empty squares.
    companion: Vec<Vec<OthelloSample>>,
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

    /// The samples of positions with `n` empty squares; `None` if `stop` was set.
    fn labelled(&self, empties: usize, evaluation: &Evaluation) -> io::Result<Option<Vec<OthelloSample>>> {
        let is_solved = empties <= self.config.solved.max(self.config.selective) as usize;
        let correction = if is_solved || empties.is_multiple_of(2) { 0.0 } else { -ODD_SEARCH_BIAS };
        let mut samples = Vec::new();
        for (part, positions) in self.positions[empties].chunks(LABELS_PER_FILE).enumerate() {
            let bytes = read_or_make(&label_file(self.folder, empties, part), || {
                let boards: Vec<Board8> = positions.iter().map(|(board, _)| *board).collect();
                let labels = label_all(self.config, &boards, evaluation, self.stop)?;
                Some(labels.into_iter().map(|label| label as u8).collect())
            })?;
            let Some(bytes) = bytes else { return Ok(None) };
            samples.extend(labelled(positions, &bytes, correction, 1.0)?);
        }
        Ok(Some(samples))
    }

    /// The evaluation with the weights of a phase fitted to its samples.
    fn fit(
        &self,
        phase: usize,
        mut evaluation: Evaluation,
        on_event: &mut dyn FnMut(OthelloTrainingEvent),
    ) -> io::Result<Evaluation> {
        let own = self.samples.iter().map(|samples| samples.as_deref()).enumerate();
        let all = own.chain(self.companion.iter().map(|samples| Some(&samples[..])).enumerate());
        let learned = all.filter(|(empties, _)| learns_from(phase, *empties as u32));
        let samples: Vec<&[OthelloSample]> = learned.filter_map(|(_, samples)| samples).collect();
        if samples.is_empty() {
            return Ok(evaluation);
        }
        let fitted = read_or_make(&self.folder.join(format!("phase-{phase:02}.weights")), || {
            let OthelloRefinementConfig { steps, penalty, threads, .. } = *self.config;
            let options = FitOptions { steps, penalty: penalty as f32, parts: FIT_PARTS, threads };
            let before = evaluation.phase(phase);
            let start = if self.config.from_zero { vec![0; before.len()] } else { before };
            let (weights, error) = fit_phase(&samples, &start, phase, options);
            let samples = samples.iter().map(|samples| samples.len()).sum();
            on_event(OthelloTrainingEvent::FittedPhase { phase, samples, error });
            evaluation.set_phase(phase, &weights);
            Some(encode(&evaluation))
        })?;
        let damaged = |_| io::Error::new(io::ErrorKind::InvalidData, "a file of weights is damaged");
        decode(&fitted.unwrap_or_default()).map_err(damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_before_the_positions_that_are_labelled_keep_their_weights() {
        let folder = std::env::temp_dir().join(format!("tessera-most-empties-{}", std::process::id()));
        let config = OthelloRefinementConfig {
            games: 20,
            play_depth: 1,
            solved: 6,
            selective: 6,
            most_empties: 14,
            steps: 1,
            ..OthelloRefinementConfig::new()
        };
        let mut fitted = Vec::new();
        let mut on_event = |event| {
            if let OthelloTrainingEvent::FittedPhase { phase, .. } = event {
                fitted.push(phase);
            }
        };
        let refined = refine(&config, Weights::none(), &folder, &Arc::default(), &mut on_event);
        let evaluation = refined.unwrap().expect("it was not stopped").othello.learned().unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        // 13 to 16 empty squares are phase 11; phase 10 learns from 15 and more.
        assert_eq!(fitted, [14, 13, 12, 11]);
        let before = Evaluation::rules_of_thumb();
        let kept: Vec<usize> = (0..PHASES).filter(|phase| evaluation.phase(*phase) == before.phase(*phase)).collect();
        assert_eq!(kept, (0..11).collect::<Vec<usize>>());
    }
}
