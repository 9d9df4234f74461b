//! The board as a graph with faces: unit cells, White at the bottom, the centre at the origin.

use crate::rules::{Face, Grid, Planar, Point, Size, Surface, Topology};

/// Half a cell's edge.
const HALF: f32 = 0.5;

pub(in crate::rules) fn build_topology(size: Size) -> Topology {
    let grid = Grid::new(size);
    let points = grid.points().map(|point| (point, grid.label(point), place(grid, point)));
    let faces = grid.points().map(|point| cell(point, place(grid, point))).collect();
    Topology::new(Surface::Cells, points, lines(grid), faces)
}

fn place(grid: Grid, point: Point) -> Planar {
    let from_middle = |index: usize, count: usize| index as f32 - (count - 1) as f32 * HALF;
    [from_middle(grid.column(point), grid.columns), from_middle(grid.row(point), grid.rows)]
}

fn cell(point: Point, [x, y]: Planar) -> Face {
    let corners = [[-HALF, -HALF], [HALF, -HALF], [HALF, HALF], [-HALF, HALF]];
    Face { points: vec![point], outline: corners.map(|[dx, dy]| [x + dx, y + dy]).to_vec() }
}

/// Each pair of neighbours once, from the lower index to the higher.
fn lines(grid: Grid) -> Vec<[Point; 2]> {
    let later = [(1, 0), (-1, 1), (0, 1), (1, 1)];
    grid.points()
        .flat_map(|from| later.into_iter().filter_map(move |(dx, dy)| Some([from, grid.step(from, dx, dy)?])))
        .collect()
}
