//! How a game stands: going on, won or drawn, and why.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Point, PointSet, Side};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    InProgress,
    Won { side: Side, by: Victory },
    Drawn(Draw),
}

impl Outcome {
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, Outcome::InProgress)
    }

    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Won { side, .. } => Some(side),
            Outcome::InProgress | Outcome::Drawn(_) => None,
        }
    }
}

/// What decided a won game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Victory {
    /// Othello: more discs when neither side could move.
    MoreDiscs,
    /// Breakthrough: a piece reached the far row, here.
    FarRow { at: Point },
    /// Breakthrough: every enemy piece was captured.
    CapturedAll,
    /// Diamond: all corners of one or more squares; these are the corners.
    Square { corners: PointSet },
    /// The opponent gave up. No position has this outcome, only a match.
    Resignation,
    /// The opponent's clock ran out. No position has this outcome, only a match.
    Time,
}

/// What made a game a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Draw {
    /// Othello: as many discs each when neither side could move.
    EqualDiscs,
    /// Diamond: the player to move has no move and no removable neutral.
    NoLegalAction,
    /// Diamond: fifty plies in the movement phase without a capture or a removal.
    QuietPlies,
    /// Diamond: the same position for the third time in the movement phase.
    Repetition,
    /// Diamond: the players agreed. No position has this outcome, only a match.
    Agreement,
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
