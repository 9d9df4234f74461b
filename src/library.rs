//! The library of games: every match, saved from its first move, in one SQLite file.
//!
//! A change that a method has confirmed survives the end of the program at any moment, and loss of power as far as the
//! disk keeps what it has confirmed. Times are passed in, as milliseconds since the beginning of 1970 (UTC).
//! `docs/library.md` describes the file.
//!
//! | Concern | File |
//! |---|---|
//! | the connection and its transactions | `connection` |
//! | opening, creating and checking a file | `open` |
//! | tables, and their changes between versions | `schema` |
//! | games as they are added, listed and loaded | `game` |
//! | a tree of moves as text | `tree_text` |
//! | adding games and saving their moves | `save` |
//! | loading games | `load` |
//! | names, comments, tags, players; deletion and its undo | `edit` |
//! | filters, and lists page by page | `filter`, `list` |
//! | words that can be searched for | `search` |
//! | import and export | `transfer` |
//! | players and date of a game as tags of its record | `headers`, `date` |
//! | errors | `error` |
//!
//! ```
//! use tessera::library::{GameFilter, GameOrder, Library, NewGame};
//! use tessera::records::{GameRecord, GameTree};
//! use tessera::rules::{Game, GameKind, Position, Variant};
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
//! # Ok::<(), tessera::library::LibraryError>(())
//! ```

mod connection;
mod date;
mod edit;
mod error;
mod filter;
mod game;
mod headers;
mod list;
mod load;
mod open;
mod save;
mod schema;
mod search;
mod transfer;
mod tree_text;

pub use connection::Library;
pub use error::{LibraryError, LibraryErrorReason};
pub use filter::{GameFilter, GameOrder};
pub use game::{GameId, GameSummary, NewGame, PlayerKind, SavedGame, SavedPlayer, SavedResult};
pub use list::{GamePage, PageKey};
pub use open::LibraryOptions;
pub use save::SaveEffect;
pub use transfer::{ExportedGames, ImportReport};
