//! The stored form of a match: a game of the library with a state beside its record. The rules check it when it is read.
//!
//! The library and the file of the match that is resumed hold the same; the file adds the searches of an analysis, which
//! would make each ply that the library saves a write of tens of kilobytes.
//!
//! | Concern | File |
//! |---|---|
//! | a match in memory | `saved_match` |
//! | a match as a game of the library, and back; new fields are added here | `game` |
//! | its clock and its analysis as JSON | `parts` |
//! | the file of the match that is resumed | `file` |
//! | such files as earlier programs wrote them | `version_1` |

mod error;
mod file;
mod game;
mod parts;
mod saved_match;
mod version_1;

pub use error::SavedMatchError;
pub use game::CorrectedUndone;
pub(super) use game::{game_of, read_game, record_with_names};
pub use saved_match::SavedMatch;

#[cfg(test)]
mod tests;
