//! The library of games: every match, saved from its first move, in one SQLite file.
//!
//! A change that a method has confirmed survives the end of the program at any moment, and loss of power as far as the
//! disk keeps what it has confirmed. Times are passed in, as milliseconds since the beginning of 1970 (UTC).
//! `docs/library.md` describes the file.
//!
//! | Concern | File |
//! |---|---|
//! | games as they are added, listed and loaded | `game` |
//! | filters, orders and pages of lists | `filter` |
//! | questions of the opening explorer and their answers | `openings` |
//! | a player's finished games, for statistics | `results` |
//! | requests and responses, for a thread or a web worker | `request` |
//! | a tree of moves as text; a record inside a message | `tree_text`, `record_text` |
//! | players and date of a game as tags of its record | `headers` |
//! | what became of games from outside | `import_counts` |
//! | what saved games say about a player | [`statistics`] |
//! | the file itself (feature `database`) | `database` |
//!
//! ```
//! # fn main() -> Result<(), tessera_library::LibraryError> {
//! use tessera_library::{GameFilter, GameOrder, Library, NewGame};
//! use tessera_rules::records::{GameRecord, GameTree};
//! use tessera_rules::{Game, GameKind, Position, Variant};
//!
//! let mut library = Library::open_in_memory()?;
//! let mut record = GameRecord::new(GameTree::new(Position::start(Variant::standard(GameKind::Othello))));
//! let id = library.add(&NewGame::of_record(record.clone(), 1_000))?;
//! record.tree.play(record.tree.start().parse_move("f5").unwrap()).unwrap();
//! library.save(id, &record, None, 2_000)?;
//!
//! let page = library.list(&GameFilter::unfinished(), GameOrder::Newest, None, 20)?;
//! assert_eq!((page.games[0].id, page.games[0].plies), (id, 1));
//! assert_eq!(library.load(id)?.record, record);
//! # Ok(())
//! # }
//! ```

#[cfg(feature = "database")]
mod database;
mod filter;
mod game;
mod headers;
mod import_counts;
mod openings;
mod record_text;
mod request;
mod results;
pub mod statistics;
mod tree_text;

#[cfg(feature = "database")]
pub use database::{
    ExportedGames, ImportReport, Library, LibraryError, LibraryErrorReason, LibraryOptions, SaveEffect,
};
pub use filter::{GameFilter, GameOrder, GamePage, PageKey};
pub use game::{GameId, GameSummary, NewGame, PlayerKind, SavedGame, SavedPlayer, SavedResult};
pub use import_counts::ImportCounts;
pub use openings::{CountingProgress, OpeningCounts, OpeningQuestion};
pub use request::{
    GameEdit, LibraryFault, LibraryFaultKind, LibraryRequest, LibraryResponse, LibraryResult, ListRequest,
};
pub use results::{AverageLosses, PlayerGames, PlayerResult, PlayerResults};
