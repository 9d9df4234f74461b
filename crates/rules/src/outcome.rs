//! The outcome of a game, and why.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Point, PointSet, Side};

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// The game goes on.
    InProgress,
    /// The game is won.
    Won {
        /// The winner.
        side: Side,
        /// How it was won.
        by: Victory,
    },
    /// The game is drawn.
    Drawn(Draw),
}

impl Outcome {
    /// The game has ended.
    #[inline]
    pub const fn is_over(self) -> bool {
        !matches!(self, Outcome::InProgress)
    }

    /// The winner of a won game.
    #[inline]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Won { side, .. } => Some(side),
            Outcome::InProgress | Outcome::Drawn(_) => None,
        }
    }
}

/// How a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Victory {
    /// Othello: more discs when neither side can move.
    MoreDiscs,
    /// Breakthrough: a piece reached the far row.
    FarRow {
        /// The point it reached.
        at: Point,
    },
    /// Breakthrough: every enemy piece was captured.
    CapturedAll,
    /// Diamond: all corners of one or more squares.
    Square {
        /// The corners of all completed squares.
        corners: PointSet,
    },
    /// The opponent resigned. Only a match can have this outcome, not a position.
    Resignation,
    /// The opponent's time ran out. Only a match can have this outcome, not a position.
    Time,
}

/// Why a game was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Draw {
    /// Othello: equal numbers of discs when neither side can move.
    EqualDiscs,
    /// Diamond: the side to move has neither a move nor a removable neutral piece.
    NoLegalAction,
    /// Diamond: fifty plies in the movement phase without a capture or a removal.
    QuietPlies,
    /// Diamond: the same position for the third time in the movement phase.
    Repetition,
    /// The players agreed on a draw. Only a match can have this outcome, not a position.
    Agreement,
}

impl Draw {
    /// Whether the draw depends on the positions that led to this one, so that the same position might otherwise go on.
    pub const fn repeats_positions(self) -> bool {
        matches!(self, Draw::Repetition)
    }
}

impl fmt::Display for Victory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Victory::MoreDiscs => "more discs",
            Victory::FarRow { .. } => "reaching the far row",
            Victory::CapturedAll => "capturing every piece",
            Victory::Square { .. } => "completing a square",
            Victory::Resignation => "resignation",
            Victory::Time => "time",
        })
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Draw::EqualDiscs => "equal discs",
            Draw::NoLegalAction => "no legal action",
            Draw::QuietPlies => "fifty plies without a capture or removal",
            Draw::Repetition => "third repetition",
            Draw::Agreement => "agreement",
        })
    }
}
