//! A position, and the masks that the rules need.

use super::field::{Field, Heading};
use crate::{IllegalMove, PerSide, Point, PointSet, Side, Size};

/// A position of Breakthrough on a board of any allowed size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) field: &'static Field,
    pub(super) pieces: PerSide<PointSet>,
    pub(super) to_move: Side,
}

impl Position {
    /// Two filled rows for each side, White to move.
    ///
    /// # Panics
    /// If Breakthrough is not played on `size`; the size of a [`Variant`](crate::Variant) always is allowed.
    pub fn start(size: Size) -> Position {
        let field = Field::of(size).expect("the size is one that the game allows");
        Position { field, pieces: field.home, to_move: Side::First }
    }

    /// The side that made the last ply: the only one that can have won.
    #[inline]
    pub(super) const fn last_mover(&self) -> Side {
        self.to_move.other()
    }

    /// The pieces of the side to move that can step to `heading`.
    ///
    /// Found by stepping the allowed targets back, which is a step of the opponent in the mirrored direction.
    #[inline]
    pub(super) fn movers(&self, heading: Heading) -> PointSet {
        let own = self.pieces[self.to_move];
        let enemy = self.pieces[self.to_move.other()];
        let closed = if heading == Heading::Ahead { own | enemy } else { own };
        let allowed = self.field.points - closed;
        self.field.step(self.to_move.other(), allowed, heading.mirrored()) & own
    }

    #[inline]
    pub(super) fn is_over(&self) -> bool {
        let reached = self.pieces[self.last_mover()] & self.field.far[self.last_mover()];
        !reached.is_empty() || self.pieces[self.to_move].is_empty()
    }

    #[inline]
    pub(super) fn captures(&self, to: Point) -> bool {
        self.pieces[self.to_move.other()].contains(to)
    }

    /// Checks a step whose points are on the board, in a game in progress.
    pub(super) fn check_step(&self, from: Point, to: Point) -> Result<(), IllegalMove> {
        let own = self.pieces[self.to_move];
        if !own.contains(from) {
            let enemy = self.pieces[self.to_move.other()].contains(from);
            return Err(if enemy { IllegalMove::NotYours(from) } else { IllegalMove::NothingThere(from) });
        }
        if own.contains(to) {
            return Err(IllegalMove::OwnPieceThere(to));
        }
        match self.field.heading(self.to_move, from, to) {
            None => Err(IllegalMove::NotOneStepForward),
            Some(Heading::Ahead) if self.captures(to) => Err(IllegalMove::CapturesOnlyDiagonally(to)),
            Some(_) => Ok(()),
        }
    }
}
