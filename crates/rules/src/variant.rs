//! A game together with the size of its board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{GameKind, Quoted};

impl GameKind {
    /// The lower-case name used on command lines and in protocols.
    pub const fn id(self) -> &'static str {
        self.info().id
    }

    /// The size of the board if none is named.
    pub const fn default_size(self) -> Size {
        self.info().default_size
    }

    /// Whether the game can be played on a board of this size.
    pub fn allows(self, size: Size) -> bool {
        self.info().allowed_sizes.contains(size)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.info().name)
    }
}

impl FromStr for GameKind {
    type Err = VariantError;

    fn from_str(text: &str) -> Result<Self, VariantError> {
        GameKind::ALL
            .into_iter()
            .find(|kind| kind.id().eq_ignore_ascii_case(text.trim()))
            .ok_or_else(|| VariantError::UnknownGame(text.trim().to_owned()))
    }
}

/// The extent of a board in columns and rows (for Diamond, of the lattice its labels count).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Size {
    /// The number of files.
    pub columns: u8,
    /// The number of ranks.
    pub rows: u8,
}

impl Size {
    /// As many rows as columns.
    pub const fn square(side: u8) -> Size {
        Size { columns: side, rows: side }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

/// Reads `COLUMNSxROWS`, such as `6x5`; a single number is a square board.
impl FromStr for Size {
    type Err = VariantError;

    fn from_str(text: &str) -> Result<Self, VariantError> {
        let unreadable = || VariantError::UnreadableSize(text.trim().to_owned());
        let mut numbers = text.trim().split(['x', 'X', '×']).map(|part| part.trim().parse::<u8>());
        let columns = numbers.next().ok_or_else(unreadable)?.map_err(|_| unreadable())?;
        let rows = numbers.next().unwrap_or(Ok(columns)).map_err(|_| unreadable())?;
        if numbers.next().is_some() { Err(unreadable()) } else { Ok(Size { columns, rows }) }
    }
}

/// A game on a size of board that it allows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(GameKind, Size)", into = "(GameKind, Size)")]
pub struct Variant {
    kind: GameKind,
    size: Size,
}

impl Variant {
    /// A game on a board of this size.
    ///
    /// # Errors
    /// [`VariantError::SizeNotAllowed`] if the game is not played on that size.
    pub fn new(kind: GameKind, size: Size) -> Result<Variant, VariantError> {
        if kind.allows(size) { Ok(Variant { kind, size }) } else { Err(VariantError::SizeNotAllowed { kind, size }) }
    }

    /// The game on its default board.
    #[inline]
    pub const fn standard(kind: GameKind) -> Variant {
        Variant { kind, size: kind.default_size() }
    }

    /// The game.
    #[inline]
    pub const fn kind(self) -> GameKind {
        self.kind
    }

    /// The size of its board.
    #[inline]
    pub const fn size(self) -> Size {
        self.size
    }
}

impl TryFrom<(GameKind, Size)> for Variant {
    type Error = VariantError;

    fn try_from((kind, size): (GameKind, Size)) -> Result<Self, VariantError> {
        Variant::new(kind, size)
    }
}

impl From<Variant> for (GameKind, Size) {
    fn from(variant: Variant) -> Self {
        (variant.kind, variant.size)
    }
}

/// Why a text or a pair of values is not a variant.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum VariantError {
    /// The text is not the name of a game.
    #[error("{} is not a game; the games are {}", Quoted(.0), game_ids())]
    UnknownGame(String),
    /// The text is not a board size.
    #[error("{} is not a board size: write columns x rows, such as 6x5", Quoted(.0))]
    UnreadableSize(String),
    /// The game is not played on a board of this size.
    #[error("{kind} is not played on {size}: it takes {allowed}", allowed = kind.info().allowed_sizes)]
    SizeNotAllowed {
        /// The game.
        kind: GameKind,
        /// The size refused.
        size: Size,
    },
}

fn game_ids() -> String {
    GameKind::ALL.map(GameKind::id).join(", ")
}
