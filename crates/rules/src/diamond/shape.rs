//! The board in the plane: unit steps at 30°, 60°, 120° and 150°, centred, with a1 at the bottom.

use super::lattice::{BOARD, NEIGHBOURS, POINT_COUNT, SPAN, SQUARES, TRIANGLES, points, slot};
use crate::{Face, GameKind, Grid, Planar, Point, Surface, Topology};

/// The lattice that names the points.
pub(super) fn grid() -> Grid {
    Grid::new(GameKind::Diamond.default_size())
}

/// The point's name, such as `e4`.
pub(super) fn label(point: Point) -> String {
    grid().label(point)
}

/// The whole board: lines in rising order of their points, squares before triangles.
pub(crate) fn build_topology() -> Topology {
    let on_board = points(BOARD).map(|point| (point, label(point), place(point)));
    let faces: Vec<Face> =
        SQUARES.iter().map(|corners| face(corners)).chain(TRIANGLES.iter().map(|corners| face(corners))).collect();
    debug_assert_eq!(points(BOARD).count(), POINT_COUNT);
    Topology::new(Surface::Crossings, on_board, lines(), faces)
}

fn lines() -> Vec<[Point; 2]> {
    let upward = |from: Point| points(NEIGHBOURS[slot(from)]).filter(move |to| *to > from).map(move |to| [from, to]);
    points(BOARD).flat_map(upward).collect()
}

fn face(corners: &[usize]) -> Face {
    let points: Vec<Point> = corners.iter().copied().map(Point::new).collect();
    let outline = points.iter().copied().map(place).collect();
    Face { points, outline }
}

/// The place of a point. Files lead to the upper right and ranks, as their mirror image, to the upper left; a8 and h1,
/// if they were points, would be level, so half of h8's height is the middle.
fn place(point: Point) -> Planar {
    let (right, up_by_file) = walk(grid().column(point));
    let (left, up_by_rank) = walk(grid().row(point));
    let (_, top) = walk(SPAN - 1);
    [(right - left) as f32, (up_by_file + up_by_rank - top) as f32]
}

/// How far `steps` steps lead sideways and up: the first, third, … rise at 30°, the others at 60° from the horizontal.
fn walk(steps: usize) -> (f64, f64) {
    let (flat, steep) = (steps.div_ceil(2) as f64, (steps / 2) as f64);
    let (far, near) = (0.75_f64.sqrt(), 0.5);
    (flat * far + steep * near, flat * near + steep * far)
}
