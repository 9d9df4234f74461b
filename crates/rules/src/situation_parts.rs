//! The parts of a situation that can be chosen when a position is set up.

use super::{PerSide, Phase, Side};

/// What can be chosen about a position besides its pieces. Games leave out what they do not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SituationParts {
    /// The side to move.
    pub to_move: Side,
    /// The current phase, in games that have phases.
    pub phase: Option<Phase>,
    /// Pieces not yet placed.
    pub in_hand: PerSide<u8>,
    /// The players have exchanged their sides by the pie rule.
    pub swapped: bool,
}
