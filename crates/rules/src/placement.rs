//! The pieces on a board.

use serde::{Deserialize, Serialize};

use super::{Allegiance, Point, PointSet, Side};

/// The pieces on a board. The three sets never overlap when built with [`Placement::put`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Placement {
    /// The first side's pieces.
    pub first: PointSet,
    /// The second side's pieces.
    pub second: PointSet,
    /// Pieces of neither side.
    pub neutral: PointSet,
}

impl Placement {
    /// The points of one side's pieces.
    #[inline]
    pub const fn of(&self, side: Side) -> PointSet {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }

    /// The points of all pieces.
    #[inline]
    pub fn occupied(&self) -> PointSet {
        self.first | self.second | self.neutral
    }

    /// The owner of the piece on `point`, if there is one.
    #[inline]
    pub const fn at(&self, point: Point) -> Option<Allegiance> {
        if self.first.contains(point) {
            Some(Allegiance::Side(Side::First))
        } else if self.second.contains(point) {
            Some(Allegiance::Side(Side::Second))
        } else if self.neutral.contains(point) {
            Some(Allegiance::Neutral)
        } else {
            None
        }
    }

    /// Replaces what stands on `point`.
    #[inline]
    pub fn put(&mut self, point: Point, piece: Option<Allegiance>) {
        for set in [&mut self.first, &mut self.second, &mut self.neutral] {
            set.remove(point);
        }
        match piece {
            Some(Allegiance::Side(Side::First)) => self.first.insert(point),
            Some(Allegiance::Side(Side::Second)) => self.second.insert(point),
            Some(Allegiance::Neutral) => self.neutral.insert(point),
            None => {}
        }
    }
}
