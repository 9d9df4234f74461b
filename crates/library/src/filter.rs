//! Which games a list has, in which order, and its pages.

use serde::{Deserialize, Serialize};

use tessera_rules::{GameKind, Size};

use super::game::{GameSummary, SavedResult};

/// Which games are meant: those that satisfy every condition that is set. Deleted games are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameFilter {
    /// Only this game.
    pub kind: Option<GameKind>,
    /// Only this size of board.
    pub size: Option<Size>,
    /// Only games with a player of exactly this name.
    pub player: Option<String>,
    /// Only games with a computer of exactly this level.
    pub level: Option<String>,
    /// Only this result.
    pub result: Option<SavedResult>,
    /// Only games that began at this time or later.
    pub created_from: Option<i64>,
    /// Only games that began before this time.
    pub created_before: Option<i64>,
    /// Only games with this tag of the user.
    pub tag: Option<String>,
    /// Only games in whose names, comments and tags every word of this text begins a word. A text without letters and
    /// digits is not a condition.
    pub text: String,
}

impl GameFilter {
    /// The games that are not finished.
    pub fn unfinished() -> GameFilter {
        GameFilter { result: Some(SavedResult::InProgress), ..GameFilter::default() }
    }
}

/// The order of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum GameOrder {
    /// The game that began last comes first.
    #[default]
    Newest,
    /// The game that began first comes first.
    Oldest,
    /// The game whose moves were changed last comes first.
    LastChanged,
}

/// Where a page of a list ends; the next one begins after it, even if games have been added or deleted meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PageKey {
    pub(super) time: i64,
    pub(super) game: i64,
}

/// A part of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// Where the next page begins; `None` if this is the last one.
    pub next: Option<PageKey>,
}
