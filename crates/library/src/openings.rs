//! What the opening explorer asks a library, and what it answers.

use serde::{Deserialize, Serialize};

use tessera_engine::explorer::MoveCount;
use tessera_rules::GameKind;

/// A position whose moves are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpeningQuestion {
    /// The game.
    pub kind: GameKind,
    /// The position's [key](tessera_engine::explorer::key_of).
    pub position: u64,
}

/// The moves that games have played from a position, by where the games come from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OpeningCounts {
    /// In finished games of the user.
    pub own: Vec<MoveCount>,
    /// In imported games.
    pub imported: Vec<MoveCount>,
    /// In the shipped games of the engine against itself.
    pub engine: Vec<MoveCount>,
    /// How far the imported games are counted; `None` if all are. Each question counts some more of them.
    pub progress: Option<CountingProgress>,
}

/// How many of the imported games are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountingProgress {
    /// Those that are counted.
    pub counted: u64,
    /// All of them.
    pub all: u64,
}
