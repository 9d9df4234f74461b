//! The board as cells in the plane, rank 1 at the top of the table.

use crate::rules::{Face, Grid, Planar, Point, Size, Surface, Topology};

/// Half of the steps to the eight neighbours, in files and ranks: each pair of neighbours occurs once.
const FORWARD: [(i32, i32); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

pub(in crate::rules) fn build_topology(size: Size) -> Topology {
    let grid = Grid::new(size);
    let points = grid.points().map(|point| (point, grid.label(point), centre(grid, point)));
    let to_next = |point| FORWARD.into_iter().filter_map(move |(dx, dy)| Some([point, grid.step(point, dx, dy)?]));
    let lines = grid.points().flat_map(to_next).collect();
    let faces = grid.points().map(|point| cell(grid, point)).collect();
    Topology::new(Surface::Cells, points, lines, faces)
}

/// Ranks are counted down the table while `y` grows up.
fn centre(grid: Grid, point: Point) -> Planar {
    let from_middle = |index: usize, count: usize| index as f32 - (count as f32 - 1.0) / 2.0;
    [from_middle(grid.column(point), grid.columns), -from_middle(grid.row(point), grid.rows)]
}

fn cell(grid: Grid, point: Point) -> Face {
    let [x, y] = centre(grid, point);
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
    Face { points: vec![point], outline: corners.map(|(dx, dy)| [x + dx, y + dy]).to_vec() }
}
