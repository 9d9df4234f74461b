//! The 62 points, 24 squares and 48 triangles of the board, derived from one rule about the cells of a lattice.
//!
//! Files a–h and ranks 1–8 span an 8×8 lattice without a8 and h1. Counting files and ranks from 1, the cell with
//! lower-left corner (f, r) is a square if f + r is odd. Otherwise a diagonal cuts it into two triangles: rising (`/`)
//! if f and r are odd, falling (`\`) if they are even. The two cells that miss a corner keep one triangle each.
//! Every edge of these faces is a line, and there is no other line.
//!
//! All tables are 64-bit sets or indexed by point: bit and index are `row * 8 + column`, both from 0.

use crate::{Point, PointSet};

/// Points in a row of the lattice, and rows.
pub(super) const SPAN: usize = 8;
pub(super) const POINT_COUNT: usize = 62;
pub(super) const SQUARE_COUNT: usize = 24;
pub(super) const TRIANGLE_COUNT: usize = 48;

const H1: u64 = 1 << (SPAN - 1);
const A8: u64 = 1 << (SPAN * (SPAN - 1));

/// All points of the board.
pub(super) const BOARD: u64 = !(A8 | H1);

/// How a cell of the lattice is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    Square,
    /// Two triangles, cut from the lower left to the upper right.
    Rising,
    /// Two triangles, cut from the upper left to the lower right.
    Falling,
}

/// The cell whose lower-left corner is at `column` and `row`, both from 0 and below 7.
pub(super) const fn cell(column: usize, row: usize) -> Cell {
    match (column % 2, row % 2) {
        (0, 0) => Cell::Rising,
        (1, 1) => Cell::Falling,
        _ => Cell::Square,
    }
}

/// The corners of each square, counter-clockwise.
pub(super) const SQUARES: [[usize; 4]; SQUARE_COUNT] = FACES.squares;

/// The corners of each triangle, counter-clockwise.
pub(super) const TRIANGLES: [[usize; 3]; TRIANGLE_COUNT] = FACES.triangles;

/// The points a line leads to from each point.
pub(super) const NEIGHBOURS: [u64; 64] = neighbours();

/// The squares that each point is a corner of, with all four corners. The padding for points with fewer than two
/// squares can never be covered by a side's pieces.
pub(super) const SQUARES_AT: [[u64; 2]; 64] = squares_at();

/// The other two corners of the triangles that each point is a corner of. The padding for points with fewer than three
/// is empty.
pub(super) const TRIANGLES_AT: [[u64; 3]; 64] = triangles_at();

/// The index of a point in the tables. Points outside the lattice wrap round; callers must exclude them.
#[inline]
pub(super) const fn slot(point: Point) -> usize {
    point.index() % 64
}

/// The point as a set.
#[inline]
pub(super) const fn bit(point: Point) -> u64 {
    1 << slot(point)
}

#[inline]
pub(super) const fn on_board(point: Point) -> bool {
    point.index() < 64 && bit(point) & BOARD != 0
}

/// The set as a [`PointSet`].
#[inline]
pub(super) const fn wide(set: u64) -> PointSet {
    PointSet(set as u128)
}

/// The set in 64 bits, or `None` if a point is not on this board.
#[inline]
pub(super) const fn narrow(set: PointSet) -> Option<u64> {
    if set.0 & !(BOARD as u128) == 0 { Some(set.0 as u64) } else { None }
}

/// The points of a set in rising order.
#[inline]
pub(super) fn points(set: u64) -> impl Iterator<Item = Point> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        let point = (rest != 0).then(|| Point::new(rest.trailing_zeros() as usize))?;
        rest &= rest - 1;
        Some(point)
    })
}

struct Faces {
    squares: [[usize; 4]; SQUARE_COUNT],
    triangles: [[usize; 3]; TRIANGLE_COUNT],
    squares_so_far: usize,
    triangles_so_far: usize,
}

impl Faces {
    const fn add_square(&mut self, corners: [usize; 4]) {
        self.squares[self.squares_so_far] = corners;
        self.squares_so_far += 1;
    }

    /// Adds the triangle unless one of its corners is not on the board.
    const fn add_triangle(&mut self, corners: [usize; 3]) {
        if set_of(&corners) & !BOARD == 0 {
            self.triangles[self.triangles_so_far] = corners;
            self.triangles_so_far += 1;
        }
    }

    const fn add_cell(&mut self, column: usize, row: usize) {
        let low = row * SPAN + column;
        let (right, high, far) = (low + 1, low + SPAN, low + SPAN + 1);
        match cell(column, row) {
            Cell::Square => self.add_square([low, right, far, high]),
            Cell::Rising => {
                self.add_triangle([low, right, far]);
                self.add_triangle([low, far, high]);
            }
            Cell::Falling => {
                self.add_triangle([low, right, high]);
                self.add_triangle([right, far, high]);
            }
        }
    }
}

const FACES: Faces = faces();

const fn faces() -> Faces {
    let mut faces = Faces {
        squares: [[0; 4]; SQUARE_COUNT],
        triangles: [[0; 3]; TRIANGLE_COUNT],
        squares_so_far: 0,
        triangles_so_far: 0,
    };
    let mut index = 0;
    while index < (SPAN - 1) * (SPAN - 1) {
        faces.add_cell(index % (SPAN - 1), index / (SPAN - 1));
        index += 1;
    }
    assert!(
        faces.squares_so_far == SQUARE_COUNT && faces.triangles_so_far == TRIANGLE_COUNT,
        "the rule about cells gives all faces"
    );
    faces
}

const fn set_of(corners: &[usize]) -> u64 {
    let mut set = 0;
    let mut index = 0;
    while index < corners.len() {
        set |= 1 << corners[index];
        index += 1;
    }
    set
}

const fn neighbours() -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < SQUARE_COUNT {
        join_round(&mut table, &SQUARES[index]);
        index += 1;
    }
    index = 0;
    while index < TRIANGLE_COUNT {
        join_round(&mut table, &TRIANGLES[index]);
        index += 1;
    }
    table
}

/// Joins each corner with the next one, both ways.
const fn join_round(table: &mut [u64; 64], corners: &[usize]) {
    let mut index = 0;
    while index < corners.len() {
        let (a, b) = (corners[index], corners[(index + 1) % corners.len()]);
        table[a] |= 1 << b;
        table[b] |= 1 << a;
        index += 1;
    }
}

const fn squares_at() -> [[u64; 2]; 64] {
    let mut table = [[u64::MAX; 2]; 64];
    let mut used = [0; 64];
    let mut index = 0;
    while index < SQUARE_COUNT * 4 {
        let corners = SQUARES[index / 4];
        let point = corners[index % 4];
        table[point][used[point]] = set_of(&corners);
        used[point] += 1;
        index += 1;
    }
    table
}

const fn triangles_at() -> [[u64; 3]; 64] {
    let mut table = [[0; 3]; 64];
    let mut used = [0; 64];
    let mut index = 0;
    while index < TRIANGLE_COUNT * 3 {
        let corners = TRIANGLES[index / 3];
        let point = corners[index % 3];
        table[point][used[point]] = set_of(&corners) & !(1 << point);
        used[point] += 1;
        index += 1;
    }
    table
}
