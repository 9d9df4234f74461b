//! The evaluation: the sum of one weight for each group of squares by its pattern, with separate weights for each
//! phase.

use super::features::{CONSTANTS, FeatureLayout, GroupFeatures, LANES};

/// The unit of estimates: this many make a disc.
pub(crate) const UNIT: i32 = 64;
/// The number of phases, and the number of empty squares in each.
pub(crate) const PHASES: usize = 15;
pub(crate) const SPAN: u32 = 4;
/// The unit of weights in parts of a disc, chosen so that a weight fits in one byte.
pub(crate) const STEP: i16 = 8;
/// The space for the weights of a phase: a power of two.
const PADDED: usize = 1 << 18;
/// The highest estimate; exact scores may exceed it.
const LIMIT: i32 = 63 * UNIT;

/// The weights in a form that is fast to access.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Evaluation {
    /// Phase by phase, each in the order of [`FeatureLayout`] and padded with zeros.
    weights: Box<[i16]>,
    len: usize,
}

/// A weight in parts of a disc, rounded so that it can be stored.
pub(crate) fn rounded(weight: f32) -> i16 {
    (weight / f32::from(STEP)).round().clamp(-127.0, 127.0) as i16 * STEP
}

/// The phase of a position with so many empty squares.
#[inline]
pub(crate) const fn phase_of(empties: u32) -> usize {
    let past = 60_u32.saturating_sub(empties) / SPAN;
    if past as usize >= PHASES { PHASES - 1 } else { past as usize }
}

/// The constant of a position with so many empty squares.
#[inline]
pub(crate) const fn constant_of(empties: u32) -> usize {
    empties as usize % CONSTANTS
}

impl Evaluation {
    /// Builds an evaluation from the weights of all phases.
    pub(crate) fn new(weights: &[i16]) -> Evaluation {
        let len = FeatureLayout::shared().len;
        debug_assert_eq!(weights.len(), PHASES * len, "there are weights for every phase");
        let mut padded = vec![0; PHASES * PADDED];
        for (room, phase) in padded.chunks_exact_mut(PADDED).zip(weights.chunks_exact(len)) {
            room[..len].copy_from_slice(phase);
        }
        Evaluation { weights: padded.into(), len }
    }

    /// The weights of a phase.
    pub(crate) fn phase(&self, phase: usize) -> &[i16] {
        &self.weights[phase * PADDED..][..self.len]
    }

    /// Replaces the weights of a phase.
    pub(crate) fn set_phase(&mut self, phase: usize, weights: &[i16]) {
        self.weights[phase * PADDED..][..self.len].copy_from_slice(weights);
    }

    /// The evaluation of a game in progress for the side to move, in parts of a disc.
    #[inline(always)]
    pub(crate) fn evaluate(&self, layout: &FeatureLayout, features: &GroupFeatures, empties: u32) -> i32 {
        let phase: &[i16; PADDED] =
            self.weights[phase_of(empties) * PADDED..].first_chunk().expect("every phase has its room");
        let mut sum = i32::from(phase[constant_of(empties)]);
        for lane in 0..GROUPS {
            // The mask changes nothing, but removes the bounds check.
            let index = layout.middles[lane] as i32 + i32::from(features.0[lane]);
            sum += i32::from(phase[index as usize & (PADDED - 1)]);
        }
        sum.clamp(-LIMIT, LIMIT)
    }

    /// An evaluation without learning: own mobility against the opponent's, and corners.
    pub(crate) fn rules_of_thumb() -> Evaluation {
        let layout = FeatureLayout::shared();
        let mut phase = vec![0; layout.len];
        for (index, kind) in layout.kinds.iter().enumerate() {
            for pattern in 0..kind.len() {
                let digits: Vec<i32> =
                    (0..kind.squares.len()).map(|index| (pattern / 3_usize.pow(index as u32) % 3) as i32 - 1).collect();
                phase[kind.offset + pattern] = pattern_rule(index, &digits) as i16;
            }
        }
        Evaluation::new(&phase.repeat(PHASES))
    }
}

const GROUPS: usize = LANES - 2;

/// The value of one more legal move along a line than the opponent.
const MOBILITY: i32 = UNIT / 2;
const CORNER: i32 = 7 * UNIT;
/// The penalties for the square diagonally next to an empty corner, and for those beside it on the edges.
const X_SQUARE: i32 = 3 * UNIT;
const C_SQUARE: i32 = UNIT;

/// The weight of a group by its kind: see [`super::features`].
fn pattern_rule(kind: usize, digits: &[i32]) -> i32 {
    match kind {
        0 => moves_along(&digits[..8]) * MOBILITY,
        1 if digits[0] == 0 => -X_SQUARE * digits[4] - C_SQUARE * (digits[1] + digits[3]),
        1 => CORNER * digits[0],
        2..4 => 0,
        _ => moves_along(digits) * MOBILITY,
    }
}

/// Own moves on a line minus the opponent's.
fn moves_along(line: &[i32]) -> i32 {
    let outflanks = |side: i32, rest: &mut dyn Iterator<Item = &i32>| {
        let mut run = 0;
        for disc in rest {
            match *disc {
                disc if disc == -side => run += 1,
                disc => return run > 0 && disc == side,
            }
        }
        false
    };
    let can = |side: i32, at: usize| {
        outflanks(side, &mut line[at + 1..].iter()) || outflanks(side, &mut line[..at].iter().rev())
    };
    let empty = (0..line.len()).filter(|at| line[*at] == 0);
    empty.map(|at| i32::from(can(1, at)) - i32::from(can(-1, at))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluate(own: u64, opponent: u64) -> i32 {
        let layout = FeatureLayout::shared();
        let empties = (!(own | opponent)).count_ones();
        Evaluation::rules_of_thumb().evaluate(layout, &layout.features(own, opponent), empties)
    }

    #[test]
    fn rules_of_thumb_value_corners_and_mobility_and_avoid_x_squares() {
        assert!(evaluate(1, 1 << 63 >> 9) > 0);
        assert!(evaluate(1 << 9, 0) < evaluate(1 << 10, 0));
        assert_eq!(evaluate(1 << 27 | 1 << 36, 1 << 28 | 1 << 35), 0);
        assert_eq!(moves_along(&[0, -1, 1, 0]), 1 - 1);
        assert_eq!(moves_along(&[0, -1, -1, 1, 1]), 1);
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
