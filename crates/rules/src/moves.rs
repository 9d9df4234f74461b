//! Moves.

use serde::{Deserialize, Serialize};

use super::Point;

/// One ply of any game.
///
/// Games refuse kinds of moves that they do not have like any other illegal move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Passes, where the rules demand it (Othello).
    Pass,
    /// Places a new piece on an empty point (Othello, Diamond's placement phase).
    Place(Point),
    /// Moves a piece (Breakthrough, Diamond's movement phase).
    Step {
        /// The origin.
        from: Point,
        /// The target.
        to: Point,
    },
    /// Removes a neutral piece from the board (Diamond's movement phase).
    Remove(Point),
    /// Switches sides by the pie rule (Diamond's second ply).
    Swap,
}

impl Move {
    /// The point that a player selects first: the origin of a step, else the only point of the move.
    #[inline]
    pub const fn origin(self) -> Option<Point> {
        match self {
            Move::Place(point) | Move::Remove(point) | Move::Step { from: point, .. } => Some(point),
            Move::Pass | Move::Swap => None,
        }
    }

    /// The point on which the move ends.
    #[inline]
    pub const fn target(self) -> Option<Point> {
        match self {
            Move::Place(point) | Move::Remove(point) | Move::Step { to: point, .. } => Some(point),
            Move::Pass | Move::Swap => None,
        }
    }
}
