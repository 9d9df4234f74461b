//! Why a text is not a record of a game.

use std::fmt;

use thiserror::Error;

use crate::{NotationError, NotationReason, Quoted, VariantError};

use super::text_place::TextPlace;

/// A place in a text and the fault there.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct RecordError {
    /// The place.
    pub place: TextPlace,
    /// The text there; empty if it says nothing.
    pub found: String,
    /// The fault.
    pub reason: RecordErrorReason,
}

/// A fault of a text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordErrorReason {
    /// A move or a position cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationReason),
    /// The game is not known, or not played on a board of this size.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// Something else stands where this is needed.
    #[error("expected {0}")]
    Expected(&'static str),
    /// What begins here does not end.
    #[error("{0} does not end")]
    Unclosed(&'static str),
    /// A variation stands before the first move of its line.
    #[error("a variation must follow the move to which it is an alternative")]
    NothingToVary,
    /// Variations lie within variations more often than any program writes them.
    #[error("variations are nested more than {0} deep")]
    TooDeep(usize),
    /// The game has other rules than the one of its name.
    #[error("these are other rules than those of this program")]
    OtherRules,
    /// The text is of something else.
    #[error("this seems to be {0}")]
    Foreign(&'static str),
    /// The text is longer than any game.
    #[error("the game has more than {0} moves")]
    TooLong(usize),
    /// The text is not JSON, or not that of a game; the parser's words.
    #[error("{0}")]
    Json(String),
    /// A link was shortened or changed.
    #[error("the link is incomplete or was changed: copy it again as a whole")]
    DamagedLink,
    /// A version that this program cannot read.
    #[error("it is of version {found}, this program reads {known}")]
    Version {
        /// The version of the text.
        found: u32,
        /// The newest version that can be read.
        known: u32,
    },
}

impl RecordError {
    /// An error about `found`, which must be a slice of `text`.
    pub(super) fn at(text: &str, found: &str, reason: impl Into<RecordErrorReason>) -> RecordError {
        RecordError { place: RecordError::place(text, found), found: found.to_owned(), reason: reason.into() }
    }

    /// The place of `found`, which must be a slice of `text`.
    pub(super) fn place(text: &str, found: &str) -> TextPlace {
        let offset = (found.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len());
        TextPlace::at(text, offset)
    }

    /// An error of a text that is a slice of a longer one, as an error of that. Counting the lines of a long text takes time, so
    /// this comes last.
    pub(super) fn within(self, text: &str, slice: &str) -> RecordError {
        let begin = RecordError::place(text, slice);
        let TextPlace { line, column } = self.place;
        let column = if line == 1 { begin.column + column - 1 } else { column };
        RecordError { place: TextPlace { line: begin.line + line - 1, column }, ..self }
    }

    /// An error about a part of `slice`, which must be a slice of `text`.
    pub(super) fn notation(text: &str, slice: &str, error: NotationError) -> RecordError {
        let skipped = slice.char_indices().nth(error.column - 1).map_or(slice.len(), |(offset, _)| offset);
        let place = RecordError::at(text, &slice[skipped..], error.reason);
        RecordError { found: error.found, ..place }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        if !self.found.is_empty() {
            write!(f, ", {}", Quoted(&self.found))?;
        }
        write!(f, ": {}", self.reason)
    }
}
