//! Multi-ProbCut: selective cuts by shallow searches.
//!
//! A shallow search predicts the value of a deep one within an error that was measured (Buro, 1997). If its value is so
//! far beyond the bound that an error of this size is rare, the deep search is skipped. The certainty says how rare;
//! with the highest nothing is skipped.

use std::sync::OnceLock;

use super::evaluation::UNIT;

/// The certainty without any selective cuts.
pub(crate) const CERTAIN: u8 = 6;

/// Which nodes a search may decide without searching all that is below them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SelectiveCuts {
    /// How certain ProbCut must be.
    pub(crate) certainty: u8,
    /// The nesting of its shallow searches.
    pub(crate) nesting: u8,
    /// Whether the evaluation decides nodes a few plies above the leaves, see [`frontier_cut`].
    pub(crate) at_frontier: bool,
}

impl SelectiveCuts {
    /// Every node is searched.
    pub(crate) const NONE: SelectiveCuts = SelectiveCuts { certainty: CERTAIN, nesting: 0, at_frontier: false };
}

/// For each certainty, by how many standard deviations a shallow value must be beyond the bound. The cut is then right
/// in 31, 73, 87, 95, 98 and 99 of a hundred positions. The lowest is for labels of the training, which need no more.
const DEVIATIONS: [f32; CERTAIN as usize] = [0.4, 1.1, 1.5, 2.0, 2.6, 3.3];

/// The least depth at which cuts are made.
pub(crate) const PROBCUT_DEPTH: u32 = 3;

/// The depth of the shallow search in place of `depth` plies; of the same parity, because values depend on which side
/// moves last.
pub(crate) const fn shallow(depth: u32) -> u32 {
    let half = depth / 4 * 2;
    if half % 2 == depth % 2 { half } else { half + 1 }
}

/// Near the leaves the evaluation takes the place of the shallow search: the margins in parts of a disc by depth, from 1, about
/// as large as the standard deviation of what the search adds to it.
const FRONTIER_MARGINS: [i32; 3] = [5 * UNIT, 4 * UNIT, 6 * UNIT];
/// The part of a disc by which searches of an odd number of plies find more than the evaluation on average.
const ODD_DEPTH_GAIN: i32 = 3 * UNIT / 2;

/// The probable value of a search of one to three plies of a position with this evaluation, if it is far enough from the
/// bound that its side is likely.
#[inline]
pub(crate) fn frontier_cut(evaluation: i32, beta: i32, depth: u32) -> Option<i32> {
    let expected = evaluation + if depth % 2 == 1 { ODD_DEPTH_GAIN } else { 0 };
    let margin = FRONTIER_MARGINS[depth as usize - 1];
    (expected >= beta + margin || expected < beta - margin).then_some(expected)
}

/// The standard deviation between a deep and a shallow search, for an evaluation. Its logarithm is a sum of a constant, and
/// coefficients of the empty squares, the deep and the shallow depth.
struct ErrorModel {
    /// For deep searches to a depth.
    middle: [f32; 4],
    /// For deep searches that reach the end of the game.
    end: [f32; 4],
}

impl ErrorModel {
    /// Of the built-in weights, measured with `tessera-engine train othello --measure-errors 6000`; the errors of searches to
    /// the end are those of [`Self::LABELS`], because the measured ones save no time.
    const BUILT_IN: ErrorModel =
        ErrorModel { middle: [1.8013, -0.0279, 0.1074, -0.2008], end: [1.9930, 0.0037, 0.0037, -0.0946] };
    /// Of weights with which labels are searched, measured in the same way with an earlier program. Another model would make
    /// other labels, and so other weights.
    const LABELS: ErrorModel =
        ErrorModel { middle: [1.6246, -0.0088, 0.0903, -0.1987], end: [1.9930, 0.0037, 0.0037, -0.0946] };

    /// The standard deviation in discs between searches of these depths with `n` empty squares.
    fn deviation(&self, empties: u32, depth: u32, shallow: u32) -> f32 {
        let coefficients = if depth == empties { self.end } else { self.middle };
        let terms = [1.0, empties as f32, depth as f32, shallow.max(1) as f32];
        coefficients.iter().zip(terms).map(|(coefficient, term)| coefficient * term).sum::<f32>().exp()
    }
}

/// By how many discs a shallow value must be beyond the bound, by certainty, number of empty squares and depth.
#[derive(Debug)]
pub(crate) struct ProbCutMargins([[[u8; 64]; 64]; CERTAIN as usize]);

impl ProbCutMargins {
    /// The margins for play, computed once.
    pub(crate) fn shared() -> &'static ProbCutMargins {
        static MARGINS: OnceLock<Box<ProbCutMargins>> = OnceLock::new();
        MARGINS.get_or_init(|| ProbCutMargins::of(&ErrorModel::BUILT_IN))
    }

    /// The margins with which the labels of the training are searched, computed once.
    pub(crate) fn for_labels() -> &'static ProbCutMargins {
        static MARGINS: OnceLock<Box<ProbCutMargins>> = OnceLock::new();
        MARGINS.get_or_init(|| ProbCutMargins::of(&ErrorModel::LABELS))
    }

    fn of(model: &ErrorModel) -> Box<ProbCutMargins> {
        let mut margins = Box::new(ProbCutMargins([[[0; 64]; 64]; CERTAIN as usize]));
        for (certainty, deviations) in DEVIATIONS.into_iter().enumerate() {
            for empties in 0..64 {
                for depth in PROBCUT_DEPTH..=empties {
                    let deviation = model.deviation(empties, depth, shallow(depth));
                    margins.0[certainty][empties as usize][depth as usize] = (deviations * deviation).ceil() as u8;
                }
            }
        }
        margins
    }

    /// The margin, for a certainty below [`CERTAIN`].
    #[inline]
    pub(crate) fn margin(&self, certainty: u8, empties: u32, depth: u32) -> i32 {
        i32::from(self.0[usize::from(certainty)][empties as usize & 63][depth as usize & 63])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evaluation_far_from_the_bound_decides_a_search_of_few_plies_and_a_near_one_does_not() {
        let beta = 10 * UNIT;
        assert_eq!(frontier_cut(beta + FRONTIER_MARGINS[1], beta, 2), Some(beta + FRONTIER_MARGINS[1]));
        assert_eq!(frontier_cut(beta + FRONTIER_MARGINS[1] - 1, beta, 2), None);
        assert_eq!(frontier_cut(beta - FRONTIER_MARGINS[1], beta, 2), None);
        assert_eq!(frontier_cut(beta - FRONTIER_MARGINS[1] - 1, beta, 2), Some(beta - FRONTIER_MARGINS[1] - 1));
        for depth in [1, 3] {
            assert_eq!(frontier_cut(beta - ODD_DEPTH_GAIN, beta, depth), None, "odd searches find more");
            let enough = beta + FRONTIER_MARGINS[depth as usize - 1] - ODD_DEPTH_GAIN;
            assert_eq!(frontier_cut(enough, beta, depth), Some(enough + ODD_DEPTH_GAIN));
        }
    }

    #[test]
    fn labels_keep_their_margins_and_play_has_those_of_the_built_in_weights() {
        let margins = |empties, depth| {
            [ProbCutMargins::for_labels(), ProbCutMargins::shared()].map(|all| all.margin(2, empties, depth))
        };
        assert_eq!(margins(40, 10), [6, 4]);
        assert_eq!(margins(20, 10), [8, 7]);
        assert_eq!(margins(18, 18), [6, 6]);
    }
}
