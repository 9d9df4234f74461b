//! Requests to a library and its responses as values that can be sent to another thread, or as JSON to a web worker.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use tessera_rules::Size;

use super::filter::{GameFilter, GameOrder, GamePage, PageKey};
use super::game::{GameId, NewGame, SavedGame};
use super::openings::{OpeningCounts, OpeningQuestion};
use super::results::{AverageLosses, PlayerResults};

/// Something that a library does. Times are milliseconds since the beginning of 1970 (UTC).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum LibraryRequest {
    /// Save a match, which is known by the time at which it began: it is added, or replaces what was saved of it before.
    /// A deleted one is brought back if it has changed.
    Save {
        /// The match.
        game: Box<NewGame>,
        /// The time of the change.
        now: i64,
    },
    /// List games.
    List(ListRequest),
    /// Load a game with its moves.
    Load(GameId),
    /// Load the finished games of the person of this name in a small form, for statistics.
    Results(String),
    /// Keep what an analysis has found; nothing happens if the library does not have the game.
    SetAverageLosses(AverageLosses),
    /// Load the games of a filter as one text in PGN.
    Export(GameFilter),
    /// Add games from outside.
    Import(Vec<NewGame>),
    /// Find the moves that games have played from a position, and count some more games.
    Explore(OpeningQuestion),
    /// Change something of a game besides its moves.
    Edit {
        /// The game.
        game: GameId,
        /// The change.
        edit: GameEdit,
    },
}

/// A part of a list to read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ListRequest {
    /// Which games.
    pub filter: GameFilter,
    /// Their order.
    pub order: GameOrder,
    /// The end of the page before; `None` for the first page.
    pub after: Option<PageKey>,
    /// The longest page.
    pub limit: usize,
}

/// A change of a game besides its moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum GameEdit {
    /// Give it this name; an empty one removes it.
    Rename(String),
    /// Add a tag.
    Tag(String),
    /// Take a tag away.
    Untag(String),
    /// Take it out of all lists, at this time.
    Delete {
        /// The time.
        now: i64,
    },
    /// Bring it back.
    Undelete,
}

/// What a library answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum LibraryResponse {
    /// The match is on the disk under this number.
    Saved(GameId),
    /// A part of a list.
    Listed {
        /// The games.
        page: GamePage,
        /// How many the whole list has.
        total: u64,
        /// The user's tags of all games.
        tags: Vec<String>,
        /// The sizes of board of the filter's game that there are; empty without a game.
        sizes: Vec<Size>,
    },
    /// A game.
    Loaded(Box<SavedGame>),
    /// The finished games of a person.
    Results(Box<PlayerResults>),
    /// Games in PGN.
    Exported(String),
    /// So many games have been added.
    Imported(u64),
    /// The moves that games have played.
    Explored(OpeningCounts),
    /// The change is on the disk.
    Edited,
}

/// Why a library did not do what a request asks for; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[error("{message}")]
pub struct LibraryFault {
    /// What kind of fault it is.
    pub kind: LibraryFaultKind,
    /// The message, with the name of the file.
    pub message: String,
}

/// The kinds of faults, as far as players can do something about them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum LibraryFaultKind {
    /// A newer program wrote the file.
    Newer,
    /// The file is damaged, or of another program.
    Damaged,
    /// Another program or page holds it.
    Locked,
    /// It cannot be written, or storage is refused.
    ReadOnly,
    /// There is no space left.
    Full,
    /// Anything else.
    Other,
}

/// What a request leads to.
pub type LibraryResult = Result<LibraryResponse, LibraryFault>;
