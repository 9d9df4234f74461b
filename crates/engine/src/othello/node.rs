//! A position in the tree of the standard board.

use super::features::{FeatureLayout, GroupFeatures};

/// The discs of both sides with the features that the evaluation needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OthelloNode {
    /// The discs of the side to move.
    pub(crate) own: u64,
    /// The discs of the other side.
    pub(crate) opponent: u64,
    /// The features, as the side to move sees them.
    pub(crate) features: GroupFeatures,
}

impl OthelloNode {
    /// The node of a position given by its discs.
    pub(crate) fn new(own: u64, opponent: u64) -> OthelloNode {
        OthelloNode { own, opponent, features: FeatureLayout::shared().features(own, opponent) }
    }

    /// The number of empty squares.
    #[inline]
    pub(crate) fn empties(&self) -> u32 {
        (!(self.own | self.opponent)).count_ones()
    }

    /// The same position with the other side to move.
    #[inline]
    pub(crate) fn passed(&self) -> OthelloNode {
        OthelloNode { own: self.opponent, opponent: self.own, features: self.features.negated() }
    }

    /// The node after a disc on `square` that flips `flips`.
    #[inline(always)]
    pub(crate) fn after(&self, layout: &FeatureLayout, square: u8, flips: u64) -> OthelloNode {
        OthelloNode {
            own: self.opponent ^ flips,
            opponent: self.own ^ flips ^ (1 << square),
            features: layout.after(&self.features, usize::from(square), flips),
        }
    }
}
