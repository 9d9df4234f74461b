//! Positions read from pasted text.

use thiserror::Error;

use crate::records::{GameHint, ImportError, RecordFormat, RecordSource};
use crate::{NotationError, NotationReason, Position, Variant};

/// Why a text gives no position.
#[derive(Debug, Error)]
pub enum SetupTextError {
    /// The text describes a position that the game does not have.
    #[error("{0}")]
    Illegal(NotationError),
    /// The text is neither a position nor a game.
    #[error(transparent)]
    Unreadable(#[from] ImportError),
}

/// Reads a position, or a game in any format, of which the position looked at is taken. `expected` is the board on which
/// a text is tried first that does not name one.
///
/// # Errors
/// Why there is no position in the text.
pub fn read_position(text: &str, expected: Variant) -> Result<Position, SetupTextError> {
    match Position::parse(expected, text) {
        Ok(position) => return Ok(position),
        Err(error) if matches!(error.reason, NotationReason::Impossible(_)) => {
            return Err(SetupTextError::Illegal(error));
        }
        Err(_) => {}
    }
    let source = RecordSource::text(text).with_hint(GameHint::Likely(expected));
    let record = RecordFormat::recognise(&source)?.read(&source).next().ok_or(ImportError::NoGame)??;
    Ok(record.tree.position(record.tree.current()))
}
