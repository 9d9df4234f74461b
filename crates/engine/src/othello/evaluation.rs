//! The evaluation: the sum of one weight for each group of squares by its pattern, and one for each count of the whole
//! board, with separate weights for each phase.

use super::board_counts::{COUNT_WEIGHTS, MOBILITIES, MOBILITY_SIZES, board_counts};
use super::features::{FeatureLayout, GroupFeatures, KIND_COUNT, KIND_OF_LANES, LANES_OF_A_KIND};

/// The unit of estimates: this many make a disc.
pub(crate) const UNIT: i32 = 64;
/// The number of phases, and the number of empty squares in each.
pub(crate) const PHASES: usize = 15;
pub(crate) const SPAN: u32 = 4;
/// The unit of weights in parts of a disc, chosen so that a weight fits in one byte.
pub(crate) const STEP: i32 = 8;
/// The space for the weights of a kind of patterns, which their numbers address as they are: the negative ones from its end.
type PatternWeights = [i8; 1 << 16];
/// The highest estimate; exact scores may exceed it.
const LIMIT: i32 = 63 * UNIT;

/// The weights in a form that is fast to access.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Evaluation {
    /// Phase by phase.
    counts: Box<[[i8; COUNT_WEIGHTS]]>,
    /// Phase by phase and kind by kind.
    patterns: Box<[PatternWeights]>,
}

/// A weight in discs, rounded so that it can be stored.
pub(crate) fn rounded(discs: f32) -> i8 {
    (discs * UNIT as f32 / STEP as f32).round().clamp(-127.0, 127.0) as i8
}

/// A stored weight in discs.
pub(crate) fn in_discs(weight: i8) -> f32 {
    f32::from(weight) * STEP as f32 / UNIT as f32
}

/// The phase of a position with `n` empty squares.
#[inline]
pub(crate) const fn phase_of(empties: u32) -> usize {
    let past = 60_u32.saturating_sub(empties) / SPAN;
    if past as usize >= PHASES { PHASES - 1 } else { past as usize }
}

impl Evaluation {
    /// Builds an evaluation from the weights of all phases, each in the order of [`FeatureLayout`].
    pub(crate) fn new(weights: &[i8]) -> Evaluation {
        let len = FeatureLayout::shared().len;
        debug_assert_eq!(weights.len(), PHASES * len, "there are weights for every phase");
        let counts = vec![[0; COUNT_WEIGHTS]; PHASES].into();
        let patterns = vec![[0; 1 << 16]; PHASES * KIND_COUNT].into();
        let mut evaluation = Evaluation { counts, patterns };
        for (phase, weights) in weights.chunks_exact(len).enumerate() {
            evaluation.set_phase(phase, weights);
        }
        evaluation
    }

    /// The weights of a phase in the order of [`FeatureLayout`].
    pub(crate) fn phase(&self, phase: usize) -> Vec<i8> {
        let mut weights = self.counts[phase].to_vec();
        for (kind, room) in FeatureLayout::shared().kinds.iter().zip(&self.patterns[phase * KIND_COUNT..]) {
            let (negative, others) = (&room[room.len() - kind.middle()..], &room[..=kind.middle()]);
            weights.extend(negative.iter().chain(others));
        }
        weights
    }

    /// Replaces the weights of a phase.
    pub(crate) fn set_phase(&mut self, phase: usize, weights: &[i8]) {
        self.counts[phase].copy_from_slice(&weights[..COUNT_WEIGHTS]);
        for (kind, room) in FeatureLayout::shared().kinds.iter().zip(&mut self.patterns[phase * KIND_COUNT..]) {
            let (negative, others) = weights[kind.offset..][..kind.len()].split_at(kind.middle());
            let first = room.len() - kind.middle();
            room[first..].copy_from_slice(negative);
            room[..=kind.middle()].copy_from_slice(others);
        }
    }

    /// The evaluation of a game in progress for the side to move, in parts of a disc, given the discs and the legal moves of
    /// that side and of the other.
    #[inline(always)]
    pub(crate) fn evaluate(&self, features: &GroupFeatures, discs: [u64; 2], moves: [u64; 2]) -> i32 {
        let empties = (!(discs[0] | discs[1])).count_ones();
        let phase = phase_of(empties);
        let (counts, patterns) = (&self.counts[phase], &self.patterns[phase * KIND_COUNT..][..KIND_COUNT]);
        let mut sum = 0;
        for index in board_counts(discs, moves) {
            sum += i32::from(counts[index]);
        }
        for (lanes, kind) in features.0.as_chunks::<LANES_OF_A_KIND>().0.iter().zip(KIND_OF_LANES) {
            for number in lanes {
                sum += i32::from(patterns[kind][usize::from(*number as u16)]);
            }
        }
        (sum * STEP).clamp(-LIMIT, LIMIT)
    }

    /// An evaluation without learning: own mobility against the opponent's, and corners.
    pub(crate) fn rules_of_thumb() -> Evaluation {
        let layout = FeatureLayout::shared();
        let mut phase = vec![0; layout.len];
        for moves in 0..MOBILITY_SIZES {
            phase[MOBILITIES[0] + moves] = MOVE * moves as i8;
            phase[MOBILITIES[1] + moves] = -MOVE * moves as i8;
        }
        let corner = &layout.kinds[CORNER_KIND];
        for pattern in 0..corner.len() {
            let digit = |place: u32| (pattern / 3_usize.pow(place) % 3) as i8 - 1;
            phase[corner.offset + pattern] = match digit(0) {
                0 => -X_SQUARE * digit(4) - C_SQUARE * (digit(1) + digit(3)),
                owner => CORNER * owner,
            };
        }
        Evaluation::new(&phase.repeat(PHASES))
    }
}

/// The corner with the squares around it among the kinds of groups.
const CORNER_KIND: usize = 1;
/// The value of one more legal move than the opponent, in units of weights.
const MOVE: i8 = 4;
const CORNER: i8 = 56;
/// The penalties for the square diagonally next to an empty corner, and for those beside it on the edges.
const X_SQUARE: i8 = 24;
const C_SQUARE: i8 = 8;

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::othello::Board8;

    fn evaluate(own: u64, opponent: u64) -> i32 {
        let layout = FeatureLayout::shared();
        let (features, board) = (layout.features(own, opponent), Board8::new(own, opponent));
        let moves = [board.legal(), board.swap().legal()];
        Evaluation::rules_of_thumb().evaluate(&features, [own, opponent], moves)
    }

    #[test]
    fn rules_of_thumb_value_corners_and_mobility_and_avoid_x_squares() {
        assert!(evaluate(1, 1 << 63 >> 9) > 0);
        assert!(evaluate(1 << 9, 0) < evaluate(1 << 10, 0));
        assert_eq!(evaluate(1 << 27 | 1 << 36, 1 << 28 | 1 << 35), 0);
    }

    #[test]
    fn the_weights_of_a_phase_are_read_as_they_were_written() {
        let len = FeatureLayout::shared().len;
        let weights: Vec<i8> = (0..len).map(|index| (index % 251) as i8).collect();
        let mut evaluation = Evaluation::rules_of_thumb();
        let [before, after] = [2, 4].map(|phase| evaluation.phase(phase));
        evaluation.set_phase(3, &weights);
        assert_eq!(evaluation.phase(3), weights);
        assert_eq!([2, 4].map(|phase| evaluation.phase(phase)), [before, after]);
    }

    #[test]
    fn the_evaluation_of_the_opponent_is_the_negative() {
        let (own, opponent) = (0x0000_1C08_1402_0081_u64, 0x0040_2012_2810_0C00_u64);
        assert_eq!(evaluate(own, opponent), -evaluate(opponent, own));
    }

    #[test]
    fn phases_cover_all_plies_in_order() {
        assert_eq!([60, 57, 56, 4, 1, 0].map(phase_of), [0, 0, 1, 14, 14, 14]);
    }
}
