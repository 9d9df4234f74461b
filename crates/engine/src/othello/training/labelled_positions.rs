//! Positions and the bytes of their labels as samples, and those of a companion: another refinement with better labels.

use std::fs;
use std::io;

use super::config::OthelloRefinementConfig;
use super::position_files::{LearningPosition, count_files, label_file, read_positions};
use super::selfplay::OthelloSample;

/// Labels of a file: an interruption loses at most these.
pub(super) const LABELS_PER_FILE: usize = 1 << 13;
/// With an odd number of empty squares, values of searches are so much below exact scores, in discs: 0.7 to 1.2 with 15, 17 and
/// 19 empty squares after 6, 8 or 10 plies, but not with an even number. Without a correction every step back from the end adds
/// as much.
pub(super) const ODD_SEARCH_BIAS: f32 = -0.9;
/// How often a position of the companion counts.
const COMPANION_WEIGHT: f32 = 3.0;
/// Positions with a score of this many discs count half as much as balanced ones, and others by the same formula. In games between
/// good players scores are small: where an evaluation expects 10 discs more, the true score is 7 discs better there, but 10 in the
/// games that it learns from. This makes up for the difference.
const HALF_WEIGHT_SCORE: f32 = 16.0;

/// Positions with their labels, one byte each, as samples with scores that are larger by `correction`. A balanced one counts
/// `weight`.
///
/// # Errors
/// If there are more or fewer labels than positions.
pub(super) fn labelled(
    positions: &[LearningPosition],
    labels: &[u8],
    correction: f32,
    weight: f32,
) -> io::Result<Vec<OthelloSample>> {
    if labels.len() != positions.len() {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "a file of labels is damaged"));
    }
    let sample = |((board, held_out), label): (&LearningPosition, &u8)| {
        let score = f32::from(*label as i8) + correction;
        let weight = weight / (1.0 + (score / HALF_WEIGHT_SCORE).powi(2));
        OthelloSample { board: *board, score, weight, held_out: *held_out }
    };
    Ok(positions.iter().zip(labels).map(sample).collect())
}

/// The samples of the companion by their number of empty squares, up to that of the configuration; none without a companion.
///
/// # Errors
/// If positions or labels cannot be read or are missing.
pub(super) fn companion_samples(config: &OthelloRefinementConfig) -> io::Result<Vec<Vec<OthelloSample>>> {
    let Some(folder) = &config.companion else { return Ok(Vec::new()) };
    let positions = read_positions(count_files(folder), folder)?;
    let solved = positions.iter().enumerate().take(config.companion_empties as usize + 1);
    let samples = solved.map(|(empties, positions)| {
        let parts = positions.chunks(LABELS_PER_FILE).enumerate();
        let read = |(part, positions)| {
            labelled(positions, &fs::read(label_file(folder, empties, part))?, 0.0, COMPANION_WEIGHT)
        };
        Ok(parts.map(read).collect::<io::Result<Vec<_>>>()?.concat())
    });
    samples.collect()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::othello::evaluation::Evaluation;
    use crate::othello::training::position_files::play_missing;
    use tessera_rules::othello::Board8;

    #[test]
    fn labels_belong_to_positions_in_their_order() {
        let positions = [(Board8::start(), false), (Board8::start().play(19), true)];
        let samples = labelled(&positions, &[4, 0xF0], 0.5, 2.0).unwrap();
        assert_eq!(samples.iter().map(|sample| sample.score).collect::<Vec<f32>>(), [4.5, -15.5]);
        assert!(samples[1].held_out && samples[1].board == positions[1].0);
        assert!(labelled(&positions, &[3], 0.0, 1.0).is_err());
    }

    #[test]
    fn balanced_positions_count_most() {
        let labels = [0, -16_i8, 48].map(|label| label as u8);
        let samples = labelled(&[(Board8::start(), false); 3], &labels, 0.0, 2.0).unwrap();
        assert_eq!(samples.iter().map(|sample| sample.weight).collect::<Vec<f32>>(), [2.0, 1.0, 0.2]);
    }

    #[test]
    fn a_companion_gives_its_positions_near_the_end_and_all_their_labels_must_be_there() {
        let folder = std::env::temp_dir().join(format!("tessera-companion-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let played = OthelloRefinementConfig { games: 4, play_depth: 1, ..OthelloRefinementConfig::new() };
        let evaluation = Evaluation::rules_of_thumb();
        play_missing(&played, &folder, &evaluation, &AtomicBool::new(false), &mut |_| ()).unwrap();
        let positions = read_positions(1, &folder).unwrap();
        let config = OthelloRefinementConfig { companion: Some(folder.clone()), companion_empties: 7, ..played };
        for (empties, positions) in positions.iter().enumerate().take(8).filter(|(_, positions)| !positions.is_empty())
        {
            assert!(companion_samples(&config).is_err(), "labels with {empties} empty squares are missing");
            fs::write(label_file(&folder, empties, 0), vec![empties as u8; positions.len()]).unwrap();
        }
        let samples = companion_samples(&config).unwrap();
        assert_eq!(samples.len(), 8, "labels are read up to the number given");
        assert!(!samples[7].is_empty() && samples[7].len() == positions[7].len());
        let weight = COMPANION_WEIGHT / (1.0 + (7.0 / HALF_WEIGHT_SCORE).powi(2));
        assert!(samples[7].iter().all(|sample| sample.score == 7.0 && sample.weight == weight));
        fs::remove_dir_all(&folder).unwrap();
    }
}
