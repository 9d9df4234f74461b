//! Files and ranks: how points are numbered and named.

use super::{Point, Size};

/// The files (columns) and ranks (rows) that name points, `a1` upwards.
///
/// A point's index is `(rank - 1) * columns + file`, with files counted from 0. Where rank 1 lies is up to the
/// topology.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// The number of files.
    pub columns: usize,
    /// The number of ranks.
    pub rows: usize,
}

impl Grid {
    /// The grid of a board of this size.
    #[inline]
    pub const fn new(size: Size) -> Grid {
        Grid { columns: size.columns as usize, rows: size.rows as usize }
    }

    /// The point at 0-based `column` and `row`, both inside the grid.
    #[inline]
    pub const fn point(self, column: usize, row: usize) -> Point {
        Point::new(row * self.columns + column)
    }

    /// The column of a point, from 0.
    #[inline]
    pub const fn column(self, point: Point) -> usize {
        point.index() % self.columns
    }

    /// The row of a point, from 0.
    #[inline]
    pub const fn row(self, point: Point) -> usize {
        point.index() / self.columns
    }

    /// The point `(dx, dy)` steps of file and rank away, if it is on the grid.
    #[inline]
    pub fn step(self, point: Point, dx: i32, dy: i32) -> Option<Point> {
        let column = usize::try_from(self.column(point) as i32 + dx).ok()?;
        let row = usize::try_from(self.row(point) as i32 + dy).ok()?;
        (column < self.columns && row < self.rows).then(|| self.point(column, row))
    }

    /// All points of the grid in rising order.
    #[inline]
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.columns * self.rows).map(Point::new)
    }

    /// The point's name: file letter and rank number, such as `e4` or `j10`.
    pub fn label(self, point: Point) -> String {
        let file = char::from(b'a' + self.column(point) as u8);
        format!("{file}{}", self.row(point) + 1)
    }

    /// Reads a label at the start of `text`, in upper or lower case; returns the point and the number of bytes read.
    ///
    /// Reads as many digits as make a rank of the grid, so that `a1a2` gives `a1` and two bytes.
    pub fn read_label(self, text: &str) -> Option<(Point, usize)> {
        let bytes = text.as_bytes();
        let file = bytes.first()?.to_ascii_lowercase().checked_sub(b'a')? as usize;
        let digits = bytes[1..].iter().take(2).take_while(|byte| byte.is_ascii_digit()).count();
        (1..=digits).rev().find_map(|digits| {
            let rank: usize = text[1..=digits].parse().ok()?;
            let has_no_leading_zero = bytes[1] != b'0';
            (has_no_leading_zero && file < self.columns && rank <= self.rows)
                .then(|| (self.point(file, rank - 1), 1 + digits))
        })
    }

    /// Reads a label that must be the whole of `text`.
    pub fn parse_label(self, text: &str) -> Option<Point> {
        let (point, read) = self.read_label(text)?;
        (read == text.len()).then_some(point)
    }
}
