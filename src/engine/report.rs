//! What a search finds out.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::Move;

/// How good a position is for the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Score {
    /// An estimate in hundredths: of a disc in Othello, of a piece in Breakthrough and Diamond.
    Centi(i32),
    /// Proven: the game is won in no more than so many plies, the last one included, against any defence.
    Win { plies: u32 },
    /// Proven: the opponent can win in no more than so many plies.
    Loss { plies: u32 },
    /// Proven: neither side can do better than a draw.
    Draw,
    /// Proven: with best play the side to move ends with so many discs more, empty squares counted for the winner.
    Exact(i32),
}

impl Score {
    #[must_use]
    pub const fn is_proven(self) -> bool {
        !matches!(self, Score::Centi(_))
    }
}

/// `cp 35`, `win 3`, `loss 4`, `draw` or `exact 12`, as in the engine's protocol.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Centi(centi) => write!(f, "cp {centi}"),
            Score::Win { plies } => write!(f, "win {plies}"),
            Score::Loss { plies } => write!(f, "loss {plies}"),
            Score::Draw => write!(f, "draw"),
            Score::Exact(discs) => write!(f, "exact {discs}"),
        }
    }
}

/// News of a search that goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchInfo {
    /// Plies searched in full.
    pub depth: u32,
    pub score: Score,
    /// Positions looked into so far.
    pub nodes: u64,
    /// The principal variation: what both sides do best, the best move first. It may end early.
    pub variation: Vec<Move>,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    pub best: Move,
    /// Plies searched in full; 0 if a limit did not even allow one.
    pub depth: u32,
    pub score: Score,
    /// Positions looked into.
    pub nodes: u64,
    /// The principal variation, which begins with the best move.
    pub variation: Vec<Move>,
}
