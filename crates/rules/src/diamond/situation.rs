//! What a position of Diamond consists of besides the pieces on the board.

use serde::{Deserialize, Serialize};

use crate::{PerSide, Phase, PointSet, Side};

/// What a position consists of besides the pieces on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Situation {
    /// The side to move.
    pub to_move: Side,
    /// The current phase.
    pub phase: Phase,
    /// Pieces not yet placed.
    pub in_hand: PerSide<u8>,
    /// Plies of the movement phase since the last capture or removal; 50 is a draw.
    pub quiet: u8,
    /// White has used the pie rule: the player of the first ply now plays White.
    pub swapped: bool,
    /// Movement phase: the white and black pieces in every position since the last capture or removal, oldest first,
    /// the current one last (neutrals and phase cannot change in between, and the side to move follows from the
    /// parity). A position set up without its history has only the current one.
    pub seen: Vec<[PointSet; 2]>,
}
