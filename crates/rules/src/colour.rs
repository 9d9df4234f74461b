//! The colours of the two sides.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The colour of a side's pieces. Which side is Black differs by game: see
/// [`GameInfo::colours`](super::GameInfo::colours).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// The dark pieces.
    Black,
    /// The light pieces.
    White,
}

impl Colour {
    /// The other colour.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// The English name as notations and protocols write it: `Black` or `White`.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Black => "Black",
            Colour::White => "White",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
