//! The symmetries of Breakthrough.

use super::games::SymmetricGame;
use super::symmetry::Symmetry;
use crate::rules::breakthrough::Position;

impl SymmetricGame for Position {
    /// Pawns go up and down the board, so that only left and right can be exchanged.
    const SYMMETRIES: &'static [Symmetry] = &[Symmetry::MirrorSideways];
}
