//! The opening explorer: which moves games have played from a position, and how these games ended.
//!
//! An index is built once from many games and then read position by position, from a file or from memory. Positions are the
//! same if transpositions, or mirrors and turns of the board, lead to them.
//!
//! | Concern | File |
//! |---|---|
//! | collecting games and writing an index | `build` |
//! | reading an index | `lookup` |
//! | one move of one game in 16 bytes | `packed` |

mod build;
mod lookup;
mod packed;

pub use build::ExplorerBuilder;
pub use lookup::{ExplorerError, ExplorerIndex, ExplorerMove};
