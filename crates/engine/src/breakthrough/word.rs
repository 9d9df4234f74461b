//! A machine word as a set of points: 64 bits where the board fits, 128 where it does not.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

/// The operations on sets of points.
pub(crate) trait Word:
    Copy
    + Eq
    + Debug
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of points in a set.
    const BITS: u32;
    const EMPTY: Self;
    const ONE: Self;

    fn count(self) -> u32;
    /// The lowest point; the set must not be empty.
    fn lowest(self) -> u32;
    /// The highest point; the set must not be empty.
    fn highest(self) -> u32;
    fn narrowed(wide: u128) -> Self;
    fn widened(self) -> u128;

    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    fn bit(at: u32) -> Self {
        Self::ONE << at
    }

    fn without(self, other: Self) -> Self {
        self & !other
    }

    /// The points in rising order.
    fn points(self) -> impl Iterator<Item = u32> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let at = (!rest.is_empty()).then(|| rest.lowest())?;
            rest = rest.without(Self::bit(at));
            Some(at)
        })
    }
}

macro_rules! word {
    ($type:ty) => {
        impl Word for $type {
            const BITS: u32 = <$type>::BITS;
            const EMPTY: Self = 0;
            const ONE: Self = 1;

            fn count(self) -> u32 {
                self.count_ones()
            }

            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            fn highest(self) -> u32 {
                Self::BITS - 1 - self.leading_zeros()
            }

            fn narrowed(wide: u128) -> Self {
                wide as Self
            }

            fn widened(self) -> u128 {
                u128::from(self)
            }
        }
    };
}

word!(u64);
word!(u128);
