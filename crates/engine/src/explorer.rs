//! The opening explorer: which moves games have played from a position, and how these games ended.
//!
//! Moves are collected once from many games and then read position by position: from an index in a file, from memory, or
//! from the library, which has a table of them. Positions are the same if transpositions, or mirrors and turns of the
//! board, lead to them.
//!
//! | Concern | File |
//! |---|---|
//! | collecting games and writing an index | `build` |
//! | reading an index | `lookup` |
//! | the moves of games in memory | `table` |
//! | one move of one game in 16 bytes | `packed` |
//! | what the games of a move have in common | `totals` |
//! | games of the engine against itself as a small file | `engine_games` |
//! | the games that are shipped | `shipped` |

mod build;
mod engine_games;
mod lookup;
mod packed;
mod shipped;
mod table;
mod totals;

pub use build::ExplorerBuilder;
pub use engine_games::{EngineGames, EngineGamesError};
pub use lookup::{ExplorerError, ExplorerIndex};
pub use packed::key_of;
pub use shipped::shipped_games;
pub use table::MoveTable;
pub use totals::{ExplorerMove, MoveCount, MoveTotals};

/// The plies of each game that the library and the shipped games count.
pub const PLIES: usize = 30;
