//! The reasons why a text is not a saved match.

use crate::game::clock::InvalidTimeControl;
use crate::game::player::UnknownPlayer;
use crate::rules::{NotationError, ShortLine, VariantError};

/// The version of the file of the match that is resumed. Those before it can be read, too.
pub(super) const VERSION: u32 = 2;

/// A text is not a saved match.
#[derive(Debug, thiserror::Error)]
pub enum SavedMatchError {
    /// The text is not valid JSON, or a value has the wrong type.
    #[error("{}", ShortLine(.0))]
    Json(#[from] serde_json::Error),
    /// The format is of another version.
    #[error("it is of version {found}, this program reads 1 to {VERSION}")]
    Version {
        /// The version of the text.
        found: u32,
    },
    /// The game, the size, the position or a move is not valid.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The game cannot be played on a board of this size.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// The line that is played is not among the moves.
    #[error("the line that is played is not among the moves")]
    Line,
    /// A player is not known.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
    /// The time control is not valid.
    #[error(transparent)]
    Clock(#[from] InvalidTimeControl),
}

impl SavedMatchError {
    /// Whether the text is of a newer version, which a newer program may read.
    pub const fn is_newer(&self) -> bool {
        matches!(self, SavedMatchError::Version { found } if *found > VERSION)
    }
}
