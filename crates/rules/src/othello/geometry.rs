//! The sizes of board as bits of a machine word: the bits of squares, and the rays that leave a square.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A machine word used as a set of squares: bit `row * side + column`, row 0 being rank 1.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The empty set.
    const ZERO: Self;

    /// The set in the widest word.
    fn widened(self) -> u128;

    /// The set of this square alone.
    ///
    /// # Panics
    /// In debug builds, if the word has no such bit.
    fn bit(square: usize) -> Self;

    /// The number of squares.
    fn count(self) -> u32;

    /// Whether the set is empty.
    fn is_zero(self) -> bool;

    /// The lowest square; the number of bits of the word for the empty set.
    fn lowest(self) -> usize;

    /// The set without its lowest square.
    fn without_lowest(self) -> Self;

    /// The enemy discs in a row from the low end of `ray` up to an own disc; empty if there are none.
    fn rising_run(ray: Self, own: Self, opponent: Self) -> Self;

    /// The enemy discs in a row from the high end of `ray` down to an own disc; empty if there are none.
    fn falling_run(ray: Self, own: Self, opponent: Self) -> Self;
}

macro_rules! bits {
    ($word:ty) => {
        impl Bits for $word {
            const ZERO: Self = 0;

            #[inline]
            fn widened(self) -> u128 {
                self as u128
            }

            #[inline]
            fn bit(square: usize) -> Self {
                1 << square
            }

            #[inline]
            fn is_zero(self) -> bool {
                self == 0
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn rising_run(ray: Self, own: Self, opponent: Self) -> Self {
                let stops = ray & !opponent;
                let end = stops & stops.wrapping_neg() & own;
                // The bits below the end; none if there is no end.
                ray & end.saturating_sub(1)
            }

            #[inline]
            fn falling_run(ray: Self, own: Self, opponent: Self) -> Self {
                const TOP: $word = 1 << (<$word>::BITS - 1);
                // Bit 0 stands in for "no stop" so that the shift stays in range; it counts only if on the ray.
                let stops = (ray & !opponent) | 1;
                let end = (TOP >> stops.leading_zeros()) & ray & own;
                // The bits above the end; none if there is no end.
                ray & (end.wrapping_neg() << 1)
            }
        }
    };
}

bits!(u64);
bits!(u128);

/// A size of board.
pub trait Geometry: Copy + Eq + Hash + Debug + 'static {
    /// The word that holds the squares.
    type Bits: Bits;

    /// Columns, and rows.
    const SIDE: usize;

    /// All squares.
    const FULL: Self::Bits;

    /// All squares but those of the first and the last column: a step sideways from one of them never wraps.
    const INNER: Self::Bits;

    /// For each square the squares beyond it in each of the eight directions: first the four in which the bit's
    /// number rises, then their opposites.
    const RAYS: &'static [[Self::Bits; 8]];
}

/// Rows and columns to step for each ray of [`Geometry::RAYS`]; the first four raise the square's number.
const STEPS: [(isize, isize); 8] = [(0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1)];

const fn ray(side: usize, square: usize, (rows, columns): (isize, isize)) -> u128 {
    let side = side as isize;
    let mut row = square as isize / side + rows;
    let mut column = square as isize % side + columns;
    let mut ray = 0;
    while 0 <= row && row < side && 0 <= column && column < side {
        ray |= 1 << (row * side + column);
        row += rows;
        column += columns;
    }
    ray
}

const fn columns(side: usize, from: usize, until: usize) -> u128 {
    let mut set = 0;
    let mut square = 0;
    while square < side * side {
        if from <= square % side && square % side < until {
            set |= 1 << square;
        }
        square += 1;
    }
    set
}

macro_rules! geometry {
    ($(#[$doc:meta])* $name:ident, $word:ty, $side:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name;

        impl Geometry for $name {
            type Bits = $word;

            const SIDE: usize = $side;
            const FULL: $word = columns($side, 0, $side) as $word;
            const INNER: $word = columns($side, 1, $side - 1) as $word;
            const RAYS: &'static [[$word; 8]] = &{
                let mut rays = [[0; 8]; $side * $side];
                let mut index = 0;
                while index < 8 * $side * $side {
                    rays[index / 8][index % 8] = ray($side, index / 8, STEPS[index % 8]) as $word;
                    index += 1;
                }
                rays
            };
        }
    };
}

geometry!(
    /// The 6×6 board of quick games.
    Six, u64, 6
);
geometry!(
    /// The standard 8×8 board.
    Eight, u64, 8
);
geometry!(
    /// The 10×10 board, also called grand Othello.
    Ten, u128, 10
);
