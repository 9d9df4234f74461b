//! What a player can do on a turn.

use serde::{Deserialize, Serialize};

use super::Point;

/// One ply: the common vocabulary of all games.
///
/// A game refuses the kinds it does not know with a reason, as it refuses any other illegal move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Do nothing, where the rules force it (Othello).
    Pass,
    /// Put a new piece on an empty point (Othello, Diamond's placement phase).
    Place(Point),
    /// Move a piece (Breakthrough, Diamond's movement phase).
    Step { from: Point, to: Point },
    /// Take a neutral piece off the board (Diamond's movement phase).
    Remove(Point),
    /// Change sides by the pie rule (Diamond's second ply).
    Swap,
}

impl Move {
    /// The point a player must pick up or press first: the origin of a step, else the one point concerned.
    #[must_use]
    pub const fn origin(self) -> Option<Point> {
        match self {
            Move::Place(point) | Move::Remove(point) | Move::Step { from: point, .. } => Some(point),
            Move::Pass | Move::Swap => None,
        }
    }

    /// The point on which the move ends.
    #[must_use]
    pub const fn target(self) -> Option<Point> {
        match self {
            Move::Place(point) | Move::Remove(point) | Move::Step { to: point, .. } => Some(point),
            Move::Pass | Move::Swap => None,
        }
    }
}
