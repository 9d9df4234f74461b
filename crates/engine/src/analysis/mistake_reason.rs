//! Mistakes: a move beside the best one, and the reasons that rules or proofs can show.

use serde::{Deserialize, Serialize};

use crate::Score;
use tessera_rules::{Move, Point, Position, Victory};

/// Why a move was a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MistakeReason {
    /// The opponent can take a corner that was out of reach before, and the best move would have kept it so.
    GaveCorner {
        /// The corner.
        at: Point,
    },
    /// The opponent can win with the next move, which the best move would have prevented.
    AllowedWinNow {
        /// The point on which the winning move ends.
        at: Point,
        /// How it wins.
        by: Victory,
    },
    /// The opponent has a forced win, which the best move would have prevented or not shown.
    AllowedWin {
        /// The winner's moves until then.
        moves: u32,
    },
    /// A forced win was missed.
    MissedWin {
        /// The winner's moves that it would have taken.
        moves: u32,
    },
    /// A game that was proved to be won by discs is proved to be drawn or lost.
    GaveUpWin {
        /// The proved difference before, for the side that moved.
        had: i32,
        /// The proved difference after.
        has: i32,
    },
    /// A game that was proved to be drawn is proved to be lost.
    GaveUpDraw,
}

/// A move of a game beside the best one.
pub(super) struct PlayedMove<'a> {
    /// The position in which it was played.
    pub(super) before: &'a Position,
    /// The position after it.
    pub(super) after: &'a Position,
    /// The position after the best move.
    pub(super) after_best: &'a Position,
    /// The best move.
    pub(super) best: Move,
    /// The value of the best move.
    pub(super) best_score: Score,
    /// The value of the move played.
    pub(super) score: Score,
    /// The best reply to the move played, if it is known.
    pub(super) best_reply: Option<Move>,
}
