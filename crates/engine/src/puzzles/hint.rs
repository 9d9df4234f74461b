//! Hints in two steps: first where to look, then the move.

use tessera_rules::{Game, Move, PointSet, Position};

/// One step of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleHint {
    /// The move begins with the only piece in this set, or ends on one of these points.
    Region(PointSet),
    /// The move.
    Move(Move),
}

/// Where to look for a move: the piece that moves, or the points around the one on which a piece is placed.
pub(super) fn region(position: &Position, mv: Move) -> PointSet {
    match mv {
        Move::Step { from, .. } => from.set(),
        Move::Place(at) | Move::Remove(at) => at.set() | position.topology().neighbours(at),
        Move::Pass | Move::Swap => PointSet::EMPTY,
    }
}
