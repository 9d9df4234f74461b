//! The symmetries of Othello.

use super::games::SymmetricGame;
use super::symmetry::Symmetry;
use crate::rules::othello::Position;

impl SymmetricGame for Position {
    const SYMMETRIES: &'static [Symmetry] = &Symmetry::ALL;
}
