//! What a format of game records provides, and the errors of reading and writing.

use thiserror::Error;

use crate::rules::Variant;

use super::error::RecordError;
use super::game_record::GameRecord;

/// A format of games or positions.
#[derive(Clone, Copy, Debug)]
pub struct RecordFormat {
    /// The name on command lines.
    pub id: &'static str,
    /// The format in a few words, in English.
    pub description: &'static str,
    /// Usual endings of file names, without the dot.
    pub extensions: &'static [&'static str],
    /// Whether data is in this format, as far as its beginning shows.
    pub(super) recognises: fn(&RecordSource) -> bool,
    /// Reads all games.
    pub(super) read: for<'a> fn(RecordSource<'a>) -> ImportedGames<'a>,
    /// Writes one game, if the format is written at all. Texts of several games are joined.
    pub(super) write: Option<WriteRecord>,
}

/// Writes a game as text that ends with a line break.
pub(super) type WriteRecord = fn(&GameRecord) -> Result<String, RecordWriteError>;

/// The games of a file, one after the other. A game with a fault does not keep the others from being read.
pub type ImportedGames<'a> = Box<dyn Iterator<Item = Result<GameRecord, ImportError>> + 'a>;

/// Data in which games are recorded.
#[derive(Clone, Copy, Debug)]
pub struct RecordSource<'a> {
    /// The content of a file, or a pasted text.
    pub bytes: &'a [u8],
    /// The game that is tried first where the data does not name one.
    pub variant: Option<Variant>,
    /// The contents of files with names of players and tournaments, for formats that keep them apart.
    pub name_files: &'a [Vec<u8>],
}

impl<'a> RecordSource<'a> {
    /// A text without anything known about it.
    #[must_use]
    pub const fn text(text: &'a str) -> RecordSource<'a> {
        RecordSource { bytes: text.as_bytes(), variant: None, name_files: &[] }
    }

    /// The content as text, without the mark that some programs put at its beginning; empty if it is not text.
    pub(super) fn as_text(&self) -> &'a str {
        let text = std::str::from_utf8(self.bytes).unwrap_or_default();
        text.strip_prefix('\u{feff}').unwrap_or(text)
    }
}

/// A game that could not be read.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The text has a fault.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The data has a fault that only its format knows.
    #[error(transparent)]
    Format(Box<dyn std::error::Error + Send + Sync>),
    /// The data is not text, and in none of the binary formats.
    #[error("this is neither text nor a known file of games")]
    NotText,
    /// The text contains nothing but blanks.
    #[error("the text is empty")]
    Empty,
    /// The data contains no game of the format.
    #[error("there is no game in it")]
    NoGame,
}

/// A game that a format cannot hold.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordWriteError {
    /// The format is only read.
    #[error("{0} can only be read")]
    ReadOnly(&'static str),
    /// The format belongs to another game.
    #[error("{format} cannot hold a game of {game}")]
    OtherGame {
        /// The name of the format.
        format: &'static str,
        /// The name of the game.
        game: &'static str,
    },
    /// The format has no place for a start position.
    #[error("{0} cannot hold a game that begins with another position than the usual one")]
    UnusualStart(&'static str),
    /// The record cannot be serialised.
    #[error("{0}")]
    Serialisation(String),
}

impl RecordFormat {
    /// Reads all games of the data.
    #[must_use]
    pub fn read<'a>(&self, source: RecordSource<'a>) -> ImportedGames<'a> {
        (self.read)(source)
    }

    /// Whether games can be written in this format.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.write.is_some()
    }

    /// The game in this format, as text that ends with a line break.
    ///
    /// # Errors
    /// Why the format cannot hold it.
    pub fn write(&self, record: &GameRecord) -> Result<String, RecordWriteError> {
        self.write.ok_or(RecordWriteError::ReadOnly(self.id)).and_then(|write| write(record))
    }
}
