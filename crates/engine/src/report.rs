//! The results of a search.

use std::fmt;

use serde::{Deserialize, Serialize};

use tessera_rules::Move;

/// The value of a position for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Score {
    /// An estimate in hundredths of a disc (Othello) or piece.
    Centi(i32),
    /// Proven: the side to move wins against any defence.
    Win {
        /// The most plies that it takes, the last one included.
        plies: u32,
    },
    /// Proven: the opponent wins.
    Loss {
        /// The most plies that it takes.
        plies: u32,
    },
    /// Proven: neither side can do better than a draw.
    Draw,
    /// Proven: with best play the side to move has `n` discs more at the end, with empty squares counted for the
    /// winner.
    Exact(i32),
}

impl Score {
    /// Whether the value is certain.
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

/// Progress of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchInfo {
    /// Plies searched in full.
    pub depth: u32,
    /// The value of the position.
    pub score: Score,
    /// Positions searched so far.
    pub nodes: u64,
    /// The principal variation: the best moves of both sides, the best move first. It may end early.
    pub variation: Vec<Move>,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The move to play.
    pub best: Move,
    /// Plies searched in full; 0 if a limit did not allow one.
    pub depth: u32,
    /// The value of the position.
    pub score: Score,
    /// Positions searched.
    pub nodes: u64,
    /// The principal variation, beginning with the best move.
    pub variation: Vec<Move>,
}
