//! Checks which arrangements of pieces are possible positions.

use super::field::Field;
use super::position::Position;
use crate::rules::{PerSide, Placement, SetupError, Side, Size};

impl Position {
    /// A position from an untrusted arrangement of pieces; it may be a finished game.
    ///
    /// Only the last ply is considered: it must be able to lead to the position.
    ///
    /// # Errors
    /// The first reason why the position is impossible.
    pub fn from_setup(size: Size, placement: Placement, to_move: Side) -> Result<Position, SetupError> {
        let field = Field::of(size).ok_or(SetupError::WrongSize(size))?;
        let Placement { first, second, neutral } = placement;
        let occupied = placement.occupied();
        if first.len() + second.len() + neutral.len() != occupied.len() || !(occupied - field.points).is_empty() {
            return Err(SetupError::Misplaced);
        }
        if !neutral.is_empty() {
            return Err(SetupError::NeutralPieces);
        }
        if first.len().max(second.len()) > 2 * field.grid.columns {
            return Err(SetupError::TooManyPieces);
        }
        let position = Position { field, pieces: PerSide::new(first, second), to_move };
        match position.contradiction() {
            Some(what) => Err(SetupError::Contradiction(what)),
            None => Ok(position),
        }
    }

    /// What shows that no last ply can have led here.
    fn contradiction(&self) -> Option<&'static str> {
        let last = self.last_mover();
        let reached = |side| (self.pieces[side] & self.field.far[side]).len();
        if self.pieces[last].is_empty() {
            Some(if self.pieces[self.to_move].is_empty() {
                "there is no piece on the board"
            } else {
                "the side that moved last has no piece"
            })
        } else if reached(self.to_move) > 0 {
            Some("the side to move already stands on its far row")
        } else if reached(last) > 1 {
            Some("two pieces stand on their far row, but the first to arrive ended the game")
        } else {
            None
        }
    }
}
