//! Points of a board and sets of points.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A place for a piece: a cell of a grid or a crossing of lines.
///
/// The index is `row * columns + column` of the game's [`Grid`](super::Grid); it is below [`Point::LIMIT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Point(u8);

/// An index that no board has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} is not the index of a point; they are below {limit}", limit = Point::LIMIT)]
pub struct InvalidPoint(u8);

impl TryFrom<u8> for Point {
    type Error = InvalidPoint;

    fn try_from(index: u8) -> Result<Point, InvalidPoint> {
        if usize::from(index) < Point::LIMIT { Ok(Point(index)) } else { Err(InvalidPoint(index)) }
    }
}

impl Point {
    /// One more than the largest index: a [`PointSet`] holds this many points.
    pub const LIMIT: usize = 128;

    /// The point with this index.
    ///
    /// # Panics
    /// If `index` is not below [`Point::LIMIT`].
    #[inline]
    pub const fn new(index: usize) -> Point {
        assert!(index < Point::LIMIT, "a point's index fits a set of 128");
        Point(index as u8)
    }

    /// The index, below [`Point::LIMIT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this point alone.
    #[inline]
    pub const fn set(self) -> PointSet {
        PointSet(1 << self.0)
    }
}

/// A set of points, as bits: bit `i` is the point with index `i`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PointSet(pub u128);

impl PointSet {
    /// The set without points.
    pub const EMPTY: PointSet = PointSet(0);

    /// Whether the point is in the set.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    /// The number of points.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no points.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The point with the lowest index.
    #[inline]
    pub fn first(self) -> Option<Point> {
        (!self.is_empty()).then(|| Point(self.0.trailing_zeros() as u8))
    }

    /// Adds a point.
    #[inline]
    pub fn insert(&mut self, point: Point) {
        *self |= point.set();
    }

    /// Removes a point.
    #[inline]
    pub fn remove(&mut self, point: Point) {
        *self = *self - point.set();
    }

    /// The points in rising order of their index.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Point> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let point = PointSet(rest).first()?;
            rest &= rest - 1;
            Some(point)
        })
    }
}

impl FromIterator<Point> for PointSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(PointSet::EMPTY, |set, point| set | point.set())
    }
}

impl BitOr for PointSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        PointSet(self.0 | other.0)
    }
}

impl BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for PointSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        PointSet(self.0 & other.0)
    }
}

/// Set difference: the points of the left set that are not in the right one.
impl Sub for PointSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        PointSet(self.0 & !other.0)
    }
}

impl Not for PointSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        PointSet(!self.0)
    }
}
