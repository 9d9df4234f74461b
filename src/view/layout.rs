//! Where things lie: board points, captured pieces and pieces in hand, in the board's own space.
//!
//! The board lies in the plane `y = 0` with its centre at the origin; one unit is a cell or a line of the topology.
//! The first side's player sits at positive `z`.

use bevy::prelude::*;

use crate::rules::{Planar, Point, Side, Surface, Topology};

/// Thickness of the board; its playing surface is at height 0.
pub const BOARD_THICKNESS: f32 = 0.42;

/// The plane vector of a planar place.
pub const fn plane([x, y]: Planar) -> Vec2 {
    Vec2::new(x, y)
}

/// The place in the board's space above a planar place.
pub const fn lift(place: Vec2, height: f32) -> Vec3 {
    Vec3::new(place.x, height, -place.y)
}

/// Where a piece on `point` stands.
pub fn stand(topology: &Topology, point: Point) -> Vec3 {
    lift(plane(topology.place(point)), 0.0)
}

/// Half the extent of the wooden body, frame included, along x and z. Diamond's body is a rhombus inside that.
pub fn half_extent(topology: &Topology) -> Vec2 {
    let (low, high) = topology.bounds();
    let half = (plane(high) - plane(low)) / 2.0;
    match topology.surface() {
        Surface::Cells => half + Vec2::splat(FRAME),
        Surface::Crossings => Vec2::splat(rhombus_radius(topology)),
    }
}

/// The corners of the wooden body, counter-clockwise.
pub fn outline(topology: &Topology) -> [Vec2; 4] {
    let half = half_extent(topology);
    match topology.surface() {
        Surface::Cells => [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|c| half * Vec2::from(c)),
        Surface::Crossings => [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)].map(|c| half * Vec2::from(c)),
    }
}

/// Width of a grid board's frame.
pub const FRAME: f32 = 0.72;

/// Distance from the centre to a corner of Diamond's rhombic body.
pub fn rhombus_radius(topology: &Topology) -> f32 {
    let reach = topology.points().iter().map(|point| {
        let place = plane(topology.place(point));
        place.x.abs() + place.y.abs()
    });
    reach.fold(0.0, f32::max) + 0.95
}

/// Where the `n`-th piece lies that `side` has not placed yet, in two rows along the rhombus' edge before its player.
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
pub fn keep_in_view(topology: &Topology, beside: bool) -> Vec<Vec3> {
    let half = half_extent(topology);
    let mut corners = outline(topology).to_vec();
    if beside && topology.surface() == Surface::Cells {
        // The first captured pawns lie at the lower right and the upper left.
        corners.extend([Vec2::new(half.x + 0.95, -half.y), Vec2::new(-half.x - 0.95, half.y)]);
    }
    corners.iter().flat_map(|place| [lift(*place, -BOARD_THICKNESS), lift(*place, 0.3)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Variant};

    fn topology(kind: GameKind) -> &'static Topology {
        Topology::of(Variant::standard(kind))
    }

    fn point(topology: &Topology, label: &str) -> Point {
        topology.points().iter().find(|point| topology.label(*point) == label).expect("a point of the board")
    }

    #[test]
    fn the_first_side_sits_at_positive_z_and_rank_one_lies_where_the_game_has_it() {
        let board = topology(GameKind::Breakthrough);
        assert_eq!(stand(board, point(board, "a1")), Vec3::new(-3.5, 0.0, 3.5));
        assert_eq!(stand(board, point(board, "h1")), Vec3::new(3.5, 0.0, 3.5));
        assert_eq!(stand(board, point(board, "d8")), Vec3::new(-0.5, 0.0, -3.5));
        let board = topology(GameKind::Othello);
        assert_eq!(stand(board, point(board, "a1")), Vec3::new(-3.5, 0.0, -3.5), "rank one is the far row");
    }

    #[test]
    fn the_body_is_the_points_and_the_frame() {
        assert!(half_extent(topology(GameKind::Breakthrough)).distance(Vec2::splat(4.72)) < 1e-5);
        let board = topology(GameKind::Diamond);
        let farthest = board.points().iter().map(|point| stand(board, point)).map(|at| at.x.abs() + at.z.abs());
        let expected = farthest.fold(0.0, f32::max) + 0.95;
        assert_eq!(half_extent(board), Vec2::splat(expected));
        assert_eq!(rhombus_radius(board), expected);
    }

    #[test]
    fn captured_pieces_lie_on_the_table_in_columns_of_thirteen_beside_the_board() {
        let board = topology(GameKind::Breakthrough);
        let slot = |n| tray_slot(board, Side::Second, n);
        let near = |n, x: f32, z: f32| slot(n).distance(Vec3::new(x, -BOARD_THICKNESS, z)) < 1e-4;
        assert!(near(0, 5.34, 4.27), "{}: the first lies near the first side's right hand", slot(0));
        assert!(near(12, 5.34, -4.37), "{}", slot(12));
        assert!(near(13, 6.06, 4.27), "{}: a new column", slot(13));
        let turned = tray_slot(board, Side::First, 5);
        assert!((turned.xz() + slot(5).xz()).length() < 1e-5, "the other tray is turned by half: {turned}");
    }

    #[test]
    fn pieces_in_hand_lie_in_two_rows_of_six_before_their_player() {
        let board = topology(GameKind::Diamond);
        let slots: Vec<Vec3> = (0..12).map(|n| hand_slot(board, Side::First, n)).collect();
        for (n, slot) in slots.iter().enumerate() {
            assert!(slot.y == -BOARD_THICKNESS && slot.x.abs() + slot.z.abs() > rhombus_radius(board), "{slot}");
            assert!(slot.x < 0.0 && slot.z > 0.0, "{slot} is at the left hand of the first side");
            let opposite = hand_slot(board, Side::Second, n);
            assert!((slot.xz() + opposite.xz()).length() < 1e-5);
        }
        assert!((slots[0].distance(slots[1]) - 0.78).abs() < 1e-5, "the distance of the rows");
        assert!((slots[0].distance(slots[2]) - 0.82).abs() < 1e-5, "the distance in a row");
    }

    #[test]
    fn the_corners_of_the_body_stay_in_view_and_the_trays_on_request() {
        let board = topology(GameKind::Breakthrough);
        let bounds = |beside| {
            let places = keep_in_view(board, beside);
            let (low, high) = (places.iter().copied().reduce(Vec3::min), places.iter().copied().reduce(Vec3::max));
            (places.len(), low.expect("there are places"), high.expect("there are places"))
        };
        let (count, low, high) = bounds(false);
        assert_eq!(count, 8);
        assert!(low.distance(Vec3::new(-4.72, -BOARD_THICKNESS, -4.72)) < 1e-5, "{low}");
        assert!(high.distance(Vec3::new(4.72, 0.3, 4.72)) < 1e-5, "{high}");
        let (count, low, high) = bounds(true);
        assert_eq!(count, 12);
        assert!((high.x - 5.67).abs() < 1e-5 && (low.x + 5.67).abs() < 1e-5, "{low} {high}");
        assert_eq!(keep_in_view(topology(GameKind::Diamond), true).len(), 8, "the corners of the rhombus alone");
    }
}
