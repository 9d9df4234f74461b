//! What a format of game records provides, and the errors of reading and writing.

use std::borrow::Cow;

use thiserror::Error;

use crate::{GameKind, Size, Variant};

use super::encoding;
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
    pub(super) read: for<'a> fn(&'a RecordSource<'a>) -> ImportedGames<'a>,
    /// Writes one game, if the format is written at all. Texts of several games are joined.
    pub(super) write: Option<WriteRecord>,
}

/// Writes a game as text that ends with a line break.
pub(super) type WriteRecord = fn(&GameRecord) -> Result<String, RecordWriteError>;

/// The games of a file, one after the other. A game with a fault does not keep the others from being read.
pub type ImportedGames<'a> = Box<dyn Iterator<Item = Result<GameRecord, ImportError>> + 'a>;

/// The game of data that does not name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameHint {
    /// Nothing: it is of the game that explains most of it.
    #[default]
    Unknown,
    /// It is probably of this game and board.
    Likely(Variant),
    /// It is of this game, and on this board if one is given.
    Given(GameKind, Option<Size>),
}

/// Data in which games are recorded.
#[derive(Clone, Debug)]
pub struct RecordSource<'a> {
    bytes: &'a [u8],
    /// The content as text, if it is text.
    text: Option<Cow<'a, str>>,
    hint: GameHint,
    name_files: &'a [Vec<u8>],
}

impl<'a> RecordSource<'a> {
    /// The content of a file: text in any encoding, or a binary format.
    pub fn new(bytes: &'a [u8]) -> RecordSource<'a> {
        RecordSource { bytes, text: encoding::decode(bytes), hint: GameHint::Unknown, name_files: &[] }
    }

    /// A pasted text.
    pub fn text(text: &'a str) -> RecordSource<'a> {
        RecordSource::new(text.as_bytes())
    }

    /// The same with the game that it may be of.
    #[must_use]
    pub fn with_hint(self, hint: GameHint) -> RecordSource<'a> {
        RecordSource { hint, ..self }
    }

    /// The same with the contents of files with names of players and tournaments, for formats that keep them apart.
    #[must_use]
    pub fn with_name_files(self, name_files: &'a [Vec<u8>]) -> RecordSource<'a> {
        RecordSource { name_files, ..self }
    }

    pub(super) const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    pub(super) const fn hint(&self) -> GameHint {
        self.hint
    }

    pub(super) const fn name_files(&self) -> &'a [Vec<u8>] {
        self.name_files
    }

    /// Whether the content is text.
    pub(super) const fn is_text(&self) -> bool {
        self.text.is_some()
    }

    /// The content as text; empty if it is not text.
    pub(super) fn as_text(&self) -> &str {
        self.text.as_deref().unwrap_or_default()
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
    /// The data is something else.
    #[error("this seems to be {0}")]
    Foreign(&'static str),
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
    pub fn read<'a>(&self, source: &'a RecordSource<'a>) -> ImportedGames<'a> {
        (self.read)(source)
    }

    /// Whether games can be written in this format.
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
