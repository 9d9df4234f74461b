//! Mirrored and rotated boards.

use crate::{Placement, Planar, Point, Topology};

/// How far a point may lie from the image of another to be the same place: rounding errors are much smaller, and points
/// of a board lie much farther apart.
const TOLERANCE: f32 = 0.01;

/// A way to mirror or rotate a board. Which of them a board has depends on its shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symmetry {
    /// Left and right are exchanged.
    MirrorSideways,
    /// Top and bottom are exchanged.
    MirrorUpDown,
    /// A quarter turn clockwise.
    QuarterTurn,
    /// Half a turn.
    HalfTurn,
}

impl Symmetry {
    /// All ways, in the order in which they are offered.
    pub const ALL: [Symmetry; 4] =
        [Symmetry::MirrorSideways, Symmetry::MirrorUpDown, Symmetry::QuarterTurn, Symmetry::HalfTurn];

    /// Those that carry points to points and lines to lines of a board.
    pub fn of(topology: &Topology) -> impl Iterator<Item = Symmetry> {
        Symmetry::ALL.into_iter().filter(|symmetry| symmetry.fits(topology))
    }

    /// The smallest turn clockwise that a board has.
    pub fn smallest_turn(topology: &Topology) -> Option<Symmetry> {
        [Symmetry::QuarterTurn, Symmetry::HalfTurn].into_iter().find(|turn| turn.fits(topology))
    }

    /// The point to which a point of the board is carried; `None` if there is none.
    pub fn image(self, topology: &Topology, point: Point) -> Option<Point> {
        let (image, distance) = topology.nearest(self.carry(topology.place(point)))?;
        (distance < TOLERANCE).then_some(image)
    }

    /// The pieces on their new points; `None` if the board does not have this symmetry.
    pub fn transform(self, topology: &Topology, placement: &Placement) -> Option<Placement> {
        let mut transformed = Placement::default();
        for point in topology.points().iter() {
            transformed.put(self.image(topology, point)?, placement.at(point));
        }
        self.fits(topology).then_some(transformed)
    }

    fn fits(self, topology: &Topology) -> bool {
        let joined = |[a, b]: [Point; 2]| match (self.image(topology, a), self.image(topology, b)) {
            (Some(a), Some(b)) => topology.neighbours(a).contains(b),
            _ => false,
        };
        topology.points().iter().all(|point| self.image(topology, point).is_some())
            && topology.lines().iter().copied().all(joined)
    }

    const fn carry(self, [x, y]: Planar) -> Planar {
        match self {
            Symmetry::MirrorSideways => [-x, y],
            Symmetry::MirrorUpDown => [x, -y],
            Symmetry::QuarterTurn => [y, -x],
            Symmetry::HalfTurn => [-x, -y],
        }
    }
}
