//! Which game is played, and on what size of board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::GameKind;

impl GameKind {
    /// The lower-case name used on command lines and in protocols.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.info().id
    }

    /// The size people mean when they name none.
    #[must_use]
    pub const fn default_size(self) -> Size {
        self.info().default_size
    }

    /// Whether the game can be played on a board of this size.
    #[must_use]
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
    pub columns: u8,
    pub rows: u8,
}

impl Size {
    /// As many rows as columns.
    #[must_use]
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
    /// # Errors
    /// [`VariantError::SizeNotAllowed`] if the game is not played on that size.
    pub fn new(kind: GameKind, size: Size) -> Result<Variant, VariantError> {
        if kind.allows(size) { Ok(Variant { kind, size }) } else { Err(VariantError::SizeNotAllowed { kind, size }) }
    }

    /// The game on its usual board.
    #[must_use]
    pub const fn standard(kind: GameKind) -> Variant {
        Variant { kind, size: kind.default_size() }
    }

    #[must_use]
    pub const fn kind(self) -> GameKind {
        self.kind
    }

    #[must_use]
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

/// Why a game or a size could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VariantError {
    UnknownGame(String),
    UnreadableSize(String),
    SizeNotAllowed { kind: GameKind, size: Size },
}

impl fmt::Display for VariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VariantError::UnknownGame(text) => {
                let names: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.id()).collect();
                write!(f, "{text:?} is not a game; the games are {}", names.join(", "))
            }
            VariantError::UnreadableSize(text) => {
                write!(f, "{text:?} is not a board size: write columns x rows, such as 6x5")
            }
            VariantError::SizeNotAllowed { kind, size } => {
                write!(f, "{kind} is not played on {size}: it takes {}", kind.info().allowed_sizes)
            }
        }
    }
}

impl std::error::Error for VariantError {}
