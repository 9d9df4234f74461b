//! The two sides of a game and a container with one value for each.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two sides of a game. Their colours differ by game: see [`GameInfo::colours`](super::GameInfo::colours).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The side that makes the first ply of the standard start.
    First,
    /// The other side.
    Second,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent's side.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for `First`, 1 for `Second`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A value for each side, indexed by [`Side`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PerSide<T>(pub [T; 2]);

impl<T> PerSide<T> {
    /// The values of the first and the second side.
    #[inline]
    pub const fn new(first: T, second: T) -> Self {
        PerSide([first, second])
    }

    /// Exchanges the two values.
    #[inline]
    pub fn swap(&mut self) {
        self.0.swap(0, 1);
    }
}

impl<T> Index<Side> for PerSide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

/// The owner of a piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Allegiance {
    /// It belongs to a side.
    Side(Side),
    /// It belongs to neither side.
    Neutral,
}

impl Allegiance {
    /// The owning side, or `None` for a neutral piece.
    #[inline]
    pub const fn side(self) -> Option<Side> {
        match self {
            Allegiance::Side(side) => Some(side),
            Allegiance::Neutral => None,
        }
    }
}
