//! Checks which arrangements of pieces are possible positions.

use super::field::Field;
use super::position::Position;
use crate::{Contradiction, PerSide, Placement, SetupError, Side, Size};

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
        let most = 2 * field.grid.columns;
        if let Some(side) = Side::BOTH.into_iter().find(|side| placement.of(*side).len() > most) {
            return Err(SetupError::TooManyPieces { side, most });
        }
        let position = Position { field, pieces: PerSide::new(first, second), to_move };
        match position.contradiction() {
            Some(what) => Err(SetupError::Contradiction(what)),
            None => Ok(position),
        }
    }

    /// What shows that no last ply can have led here.
    fn contradiction(&self) -> Option<Contradiction> {
        let last = self.last_mover();
        let reached = |side| (self.pieces[side] & self.field.far[side]).len();
        if self.pieces[last].is_empty() {
            Some(if self.pieces[self.to_move].is_empty() {
                Contradiction::NoPieces
            } else {
                Contradiction::LastMoverWithoutPieces(last)
            })
        } else if reached(self.to_move) > 0 {
            Some(Contradiction::MoverOnFarRow(self.to_move))
        } else if reached(last) > 1 {
            Some(Contradiction::TwoOnFarRow(last))
        } else {
            None
        }
    }
}
