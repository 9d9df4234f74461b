//! Where things lie: board points, captured pieces and pieces in hand, in the board's own space.
//!
//! The board lies in the plane `y = 0` with its centre at the origin; one unit is a cell or a line of the topology.
//! The first side's player sits at positive `z`.

use bevy::prelude::*;

use crate::rules::{Planar, Point, Side, Surface, Topology};

/// Thickness of the board; its playing surface is at height 0.
pub const BOARD_THICKNESS: f32 = 0.42;

/// The plane vector of a planar place.
#[must_use]
pub const fn plane([x, y]: Planar) -> Vec2 {
    Vec2::new(x, y)
}

/// The place in the board's space above a planar place.
#[must_use]
pub const fn lift(place: Vec2, height: f32) -> Vec3 {
    Vec3::new(place.x, height, -place.y)
}

/// Where a piece on `point` stands.
#[must_use]
pub fn stand(topology: &Topology, point: Point) -> Vec3 {
    lift(plane(topology.place(point)), 0.0)
}

/// Half the extent of the wooden body, frame included, along x and z. Diamond's body is a rhombus inside that.
#[must_use]
pub fn half_extent(topology: &Topology) -> Vec2 {
    let (low, high) = topology.bounds();
    let half = (plane(high) - plane(low)) / 2.0;
    match topology.surface() {
        Surface::Cells => half + Vec2::splat(FRAME),
        Surface::Crossings => Vec2::splat(rhombus_radius(topology)),
    }
}

/// Width of a grid board's frame.
pub const FRAME: f32 = 0.72;

/// Distance from the centre to a corner of Diamond's rhombic body.
#[must_use]
pub fn rhombus_radius(topology: &Topology) -> f32 {
    let reach = topology.points().iter().map(|point| {
        let place = plane(topology.place(point));
        place.x.abs() + place.y.abs()
    });
    reach.fold(0.0, f32::max) + 0.95
}

/// Where the `n`-th piece lies that `side` has not placed yet, in two rows along the rhombus' edge before its player.
#[must_use]
pub fn hand_slot(topology: &Topology, side: Side, n: usize) -> Vec3 {
    let radius = rhombus_radius(topology);
    let (row, column) = (n % 2, n / 2);
    // Along the lower left edge for the first side; turned by half for the second.
    let edge = Vec2::new(-1.0, -1.0).normalize();
    let along = Vec2::new(1.0, -1.0).normalize();
    let place = edge * (radius / 2f32.sqrt() + 0.55 + 0.78 * row as f32) + along * (column as f32 - 2.5) * 0.82;
    let turn = if side == Side::First { 1.0 } else { -1.0 };
    lift(place * turn, -BOARD_THICKNESS)
}

/// Where the `n`-th captured piece of `side` lies, beside the board at its captor's hand.
#[must_use]
pub fn tray_slot(topology: &Topology, side: Side, n: usize) -> Vec3 {
    let half = half_extent(topology);
    let per_column = ((2.0 * half.y) / 0.72).floor().max(1.0) as usize;
    let (column, row) = (n / per_column, n % per_column);
    let across = half.x + 0.62 + 0.72 * column as f32;
    let along = -half.y + 0.45 + 0.72 * row as f32;
    // What the second side lost lies at the first side's right hand.
    let turn = if side == Side::Second { 1.0 } else { -1.0 };
    lift(Vec2::new(across, along) * turn, -BOARD_THICKNESS)
}

/// Places around a board that must stay in view: the corners of its body, low and as high as a piece, and if asked for
/// the captured pieces beside it.
#[must_use]
pub fn keep_in_view(topology: &Topology, beside: bool) -> Vec<Vec3> {
    let half = half_extent(topology);
    let mut corners: Vec<Vec2> = match topology.surface() {
        Surface::Cells => [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(|c| half * Vec2::from(c)).to_vec(),
        Surface::Crossings => [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)].map(|c| half * Vec2::from(c)).to_vec(),
    };
    if beside && topology.surface() == Surface::Cells {
        // The first captured pawns lie at the lower right and the upper left.
        corners.extend([Vec2::new(half.x + 0.95, -half.y), Vec2::new(-half.x - 0.95, half.y)]);
    }
    corners.iter().flat_map(|place| [lift(*place, -BOARD_THICKNESS), lift(*place, 0.3)]).collect()
}
