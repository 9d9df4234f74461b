//! Games as they are added, listed and loaded.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::record_text;
use tessera_rules::records::{EarlyEnd, GameRecord};
use tessera_rules::{Outcome, PerSide, Side, Variant};

/// The number of a game in its library. It is never used again, even when the game is purged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct GameId(
    /// The number.
    pub i64,
);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A player of a saved game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct SavedPlayer {
    /// The name; empty if it is not known.
    pub name: String,
    /// Person or computer.
    pub kind: PlayerKind,
}

/// What kind of player plays a saved game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum PlayerKind {
    /// A person.
    Person,
    /// A program.
    Computer {
        /// Its level, in the words of the program that saves the game; empty if it is not known.
        level: String,
    },
}

impl SavedPlayer {
    /// A person.
    pub fn person(name: impl Into<String>) -> SavedPlayer {
        SavedPlayer { name: name.into(), kind: PlayerKind::Person }
    }

    /// A computer of a level.
    pub fn computer(name: impl Into<String>, level: impl Into<String>) -> SavedPlayer {
        SavedPlayer { name: name.into(), kind: PlayerKind::Computer { level: level.into() } }
    }

    /// The level of a computer; `None` for a person.
    pub fn level(&self) -> Option<&str> {
        match &self.kind {
            PlayerKind::Person => None,
            PlayerKind::Computer { level } => Some(level),
        }
    }
}

/// Which side has won a saved game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SavedResult {
    /// The game is unfinished.
    InProgress,
    /// The first side has won.
    FirstWins,
    /// The second side has won.
    SecondWins,
    /// The game is drawn.
    Draw,
}

impl From<Outcome> for SavedResult {
    fn from(outcome: Outcome) -> SavedResult {
        match (outcome, outcome.winner()) {
            (Outcome::InProgress, _) => SavedResult::InProgress,
            (_, Some(Side::First)) => SavedResult::FirstWins,
            (_, Some(Side::Second)) => SavedResult::SecondWins,
            (_, None) => SavedResult::Draw,
        }
    }
}

/// A game that is added to a library.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewGame {
    /// The moves, the tags of the PGN standard, and the result.
    #[serde(with = "record_text")]
    pub record: GameRecord,
    /// The players.
    pub players: PerSide<SavedPlayer>,
    /// A name that the user chose; empty if there is none.
    pub name: String,
    /// A comment on the whole game; empty if there is none.
    pub comment: String,
    /// The user's own tags. An empty one is left out.
    pub tags: Vec<String>,
    /// When the game began.
    pub created: i64,
    /// JSON of the program that plays an unfinished match, such as its clocks; the library does not read it.
    pub state: Option<String>,
}

/// What lists show of a game; its moves are not read for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSummary {
    /// The game's number.
    pub id: GameId,
    /// The game and its board.
    pub variant: Variant,
    /// The players.
    pub players: PerSide<SavedPlayer>,
    /// The winner.
    pub result: SavedResult,
    /// How the game ended, if the rules did not decide it.
    pub early_end: Option<EarlyEnd>,
    /// When the game began.
    pub created: i64,
    /// When its moves were last changed.
    pub changed: i64,
    /// When it was deleted; such a game is in no list.
    pub deleted: Option<i64>,
    /// The name that the user chose, or empty.
    pub name: String,
    /// The comment on the whole game, or empty.
    pub comment: String,
    /// The user's own tags, sorted.
    pub tags: Vec<String>,
    /// The number of plies of the main line.
    pub plies: u32,
    /// The position at the end of the main line, as the game writes positions.
    pub final_position: String,
    /// Whether the program that plays the match has saved a state with it.
    pub has_state: bool,
}

/// A game with its moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// What lists show.
    pub summary: GameSummary,
    /// The moves, equal to those that were saved.
    #[serde(with = "record_text")]
    pub record: GameRecord,
    /// The state of the program that plays the match.
    pub state: Option<String>,
}

impl From<SavedGame> for NewGame {
    fn from(SavedGame { summary, record, state }: SavedGame) -> NewGame {
        let GameSummary { players, name, comment, tags, created, .. } = summary;
        NewGame { record, players, name, comment, tags, created, state }
    }
}
