//! The shape of a board: points, the lines that join them, the faces between them, and their places in the plane.

use super::{Grid, Point, PointSet, Size};

/// A place in the plane of the board. The unit is the edge of a cell or the length of a line; `y` grows away from the
/// player at the bottom.
pub type Planar = [f32; 2];

/// Where pieces stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surface {
    /// In the middle of cells (Othello, Breakthrough).
    Cells,
    /// On the crossings of lines (Diamond).
    Crossings,
}

/// Where rank 1 of a board lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RankOne {
    /// At the top: ranks are counted downwards (Othello).
    Top,
    /// At the bottom: ranks are counted upwards.
    Bottom,
}

/// An area of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// Crossings: the points at the corners, in the order of `outline`. Cells: the one point in the middle.
    pub points: Vec<Point>,
    /// The corners, counter-clockwise.
    pub outline: Vec<Planar>,
}

impl Face {
    /// The points as a set.
    pub fn set(&self) -> PointSet {
        self.points.iter().copied().collect()
    }
}

/// A board as a graph with faces, drawn in the plane with its centre at the origin.
#[derive(Clone, Debug)]
pub struct Topology {
    surface: Surface,
    points: PointSet,
    labels: Vec<String>,
    places: Vec<Planar>,
    lines: Vec<[Point; 2]>,
    faces: Vec<Face>,
    neighbours: Vec<PointSet>,
}

impl Topology {
    /// Builds a board from its points with label and place, its lines and its faces.
    pub fn new(
        surface: Surface,
        points: impl IntoIterator<Item = (Point, String, Planar)>,
        lines: Vec<[Point; 2]>,
        faces: Vec<Face>,
    ) -> Topology {
        let mut topology = Topology {
            surface,
            points: PointSet::EMPTY,
            labels: vec![String::new(); Point::LIMIT],
            places: vec![[0.0; 2]; Point::LIMIT],
            lines,
            faces,
            neighbours: vec![PointSet::EMPTY; Point::LIMIT],
        };
        for (point, label, place) in points {
            topology.points.insert(point);
            topology.labels[point.index()] = label;
            topology.places[point.index()] = place;
        }
        for [a, b] in topology.lines.iter().copied() {
            topology.neighbours[a.index()].insert(b);
            topology.neighbours[b.index()].insert(a);
        }
        topology
    }

    /// A board of unit cells whose points are numbered and named by a [`Grid`].
    pub fn cells(size: Size, rank_one: RankOne) -> Topology {
        let grid = Grid::new(size);
        let centre = |point| cell_centre(grid, rank_one, point);
        let points = grid.points().map(|point| (point, grid.label(point), centre(point)));
        let to_next = |point| FORWARD.into_iter().filter_map(move |(dx, dy)| Some([point, grid.step(point, dx, dy)?]));
        let lines = grid.points().flat_map(to_next).collect();
        let faces = grid.points().map(|point| cell(point, centre(point))).collect();
        Topology::new(Surface::Cells, points, lines, faces)
    }

    /// Where pieces stand.
    pub const fn surface(&self) -> Surface {
        self.surface
    }

    /// All points of the board.
    pub const fn points(&self) -> PointSet {
        self.points
    }

    /// The point's name; empty for a point that is not on this board.
    pub fn label(&self, point: Point) -> &str {
        &self.labels[point.index()]
    }

    /// The place of a point.
    pub fn place(&self, point: Point) -> Planar {
        self.places[point.index()]
    }

    /// Pairs of neighbouring points, each once. On cells: orthogonal and diagonal neighbours.
    pub fn lines(&self) -> &[[Point; 2]] {
        &self.lines
    }

    /// The areas of the board.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// The points joined to a point by a line.
    pub fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// The point nearest to `place`, with its distance.
    pub fn nearest(&self, place: Planar) -> Option<(Point, f32)> {
        self.points
            .iter()
            .map(|point| {
                let [x, y] = self.place(point);
                (point, (x - place[0]).hypot(y - place[1]))
            })
            .min_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The neighbour of `from` that lies nearest to a direction (an angle of at most 75° off), if any.
    pub fn toward(&self, from: Point, direction: Planar) -> Option<Point> {
        let [x, y] = self.place(from);
        let length = direction[0].hypot(direction[1]);
        let alignment = |point: Point| {
            let [px, py] = self.place(point);
            let (dx, dy) = (px - x, py - y);
            (dx * direction[0] + dy * direction[1]) / (dx.hypot(dy) * length)
        };
        self.neighbours(from)
            .iter()
            .map(|point| (point, alignment(point)))
            .filter(|(_, alignment)| *alignment > 0.25)
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(point, _)| point)
    }

    /// The smallest rectangle around all faces: lower left and upper right corner.
    pub fn bounds(&self) -> (Planar, Planar) {
        let corners = self.faces.iter().flat_map(|face| face.outline.iter());
        corners.fold(([f32::MAX; 2], [f32::MIN; 2]), |(low, high), place| {
            ([low[0].min(place[0]), low[1].min(place[1])], [high[0].max(place[0]), high[1].max(place[1])])
        })
    }
}

/// Half of the steps to the eight neighbours, in files and ranks: each pair of neighbours occurs once.
const FORWARD: [(i32, i32); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

fn cell_centre(grid: Grid, rank_one: RankOne, point: Point) -> Planar {
    let from_middle = |index: usize, count: usize| index as f32 - (count as f32 - 1.0) / 2.0;
    let (x, y) = (from_middle(grid.column(point), grid.columns), from_middle(grid.row(point), grid.rows));
    match rank_one {
        RankOne::Top => [x, -y],
        RankOne::Bottom => [x, y],
    }
}

fn cell(point: Point, [x, y]: Planar) -> Face {
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
    Face { points: vec![point], outline: corners.map(|(dx, dy)| [x + dx, y + dy]).to_vec() }
}
