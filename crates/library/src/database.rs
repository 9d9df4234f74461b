//! The library as an SQLite file.
//!
//! | Concern | File |
//! |---|---|
//! | the connection and its transactions | `connection` |
//! | opening, creating and checking a file | `open` |
//! | tables, and their changes between versions | `schema` |
//! | adding games and saving their moves | `save` |
//! | the times that games are known by | `free_time` |
//! | tags and players | `names` |
//! | loading games | `load` |
//! | names, comments, tags, players; deletion and its undo | `edit` |
//! | filters in SQL, and lists page by page | `conditions`, `list` |
//! | words that can be searched for | `search` |
//! | a player's finished games, for statistics | `results` |
//! | import and export | `transfer` |
//! | the opening explorer: its answers, its table, the games in it | `explore`, `opening_state`, `opening_table`, `opening_games` |
//! | requests as values | `respond` |
//! | a library as bytes (feature `library-worker`) | `image` |
//! | errors | `error` |

mod conditions;
mod connection;
mod edit;
mod error;
mod explore;
mod free_time;
mod image;
mod list;
mod load;
mod names;
mod open;
mod opening_games;
mod opening_state;
mod opening_table;
mod respond;
mod results;
mod save;
mod schema;
mod search;
mod transfer;

pub use connection::Library;
pub use error::{LibraryError, LibraryErrorReason};
pub use open::LibraryOptions;
pub use save::SaveEffect;
pub use transfer::{ExportedGames, ImportReport};
