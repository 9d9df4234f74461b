//! Which game is played, and on what size of board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum GameKind {
    Othello,
    Breakthrough,
    Diamond,
}

impl GameKind {
    pub const ALL: [GameKind; 3] = [GameKind::Othello, GameKind::Breakthrough, GameKind::Diamond];

    /// The lower-case name used on command lines and in protocols.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            GameKind::Othello => "othello",
            GameKind::Breakthrough => "breakthrough",
            GameKind::Diamond => "diamond",
        }
    }

    /// The size people mean when they name none.
    #[must_use]
    pub const fn default_size(self) -> Size {
        Size { columns: 8, rows: 8 }
    }

    /// Whether the game can be played on a board of this size.
    #[must_use]
    pub fn allows(self, size: Size) -> bool {
        let Size { columns, rows } = size;
        match self {
            GameKind::Othello => columns == rows && [6, 8, 10].contains(&columns),
            GameKind::Breakthrough => (2..=10).contains(&columns) && (4..=10).contains(&rows),
            GameKind::Diamond => size == self.default_size(),
        }
    }

    /// The allowed sizes in words, for error texts.
    #[must_use]
    pub const fn sizes_in_words(self) -> &'static str {
        match self {
            GameKind::Othello => "6x6, 8x8 or 10x10",
            GameKind::Breakthrough => "2 to 10 columns by 4 to 10 rows",
            GameKind::Diamond => "8x8, its one board",
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            GameKind::Othello => "Othello",
            GameKind::Breakthrough => "Breakthrough",
            GameKind::Diamond => "Diamond",
        })
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
                write!(f, "no game is called {text:?}: use othello, breakthrough or diamond")
            }
            VariantError::UnreadableSize(text) => {
                write!(f, "{text:?} is not a board size: write columns x rows, such as 6x5")
            }
            VariantError::SizeNotAllowed { kind, size } => {
                write!(f, "{kind} is not played on {size}: it takes {}", kind.sizes_in_words())
            }
        }
    }
}

impl std::error::Error for VariantError {}
