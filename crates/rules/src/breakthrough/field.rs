//! The board of one size as sets of points, and steps of whole sets of pieces.

use crate::{Grid, PerSide, Point, PointSet, Side, Size};

const COLUMNS: std::ops::RangeInclusive<usize> = 2..=10;
const ROWS: std::ops::RangeInclusive<usize> = 4..=10;
const WIDTHS: usize = *COLUMNS.end() - *COLUMNS.start() + 1;
const HEIGHTS: usize = *ROWS.end() - *ROWS.start() + 1;

/// All boards, built once, so that a position can refer to its own.
static FIELDS: [[Field; HEIGHTS]; WIDTHS] = build_all();

/// The direction of a step, as seen by White for both sides: west is towards file a.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    West,
    Ahead,
    East,
}

impl Heading {
    /// From west to east, so that targets rise.
    pub(super) const ALL: [Heading; 3] = [Heading::West, Heading::Ahead, Heading::East];

    #[inline]
    pub(super) const fn mirrored(self) -> Heading {
        match self {
            Heading::West => Heading::East,
            Heading::Ahead => Heading::Ahead,
            Heading::East => Heading::West,
        }
    }

    /// Files gained: -1, 0 or 1.
    #[inline]
    const fn files(self) -> isize {
        self as isize - 1
    }
}

/// A board without pieces.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Field {
    pub(super) grid: Grid,
    pub(super) points: PointSet,
    /// The two rows that each side fills at the start.
    pub(super) home: PerSide<PointSet>,
    /// The far row of each side.
    pub(super) far: PerSide<PointSet>,
    /// The first and the last file, from which no piece can step west or east.
    west_edge: PointSet,
    east_edge: PointSet,
}

impl Field {
    /// The board of this size, or `None` if the game is not played on it.
    pub(super) fn of(size: Size) -> Option<&'static Field> {
        let column = usize::from(size.columns).checked_sub(*COLUMNS.start())?;
        let row = usize::from(size.rows).checked_sub(*ROWS.start())?;
        FIELDS.get(column)?.get(row)
    }

    #[inline]
    pub(super) const fn size(&self) -> Size {
        Size { columns: self.grid.columns as u8, rows: self.grid.rows as u8 }
    }

    /// The points that `pieces` of `side` reach with one step; pieces that would leave the board are dropped.
    #[inline]
    pub(super) fn step(&self, side: Side, pieces: PointSet, heading: Heading) -> PointSet {
        let staying = match heading {
            Heading::West => pieces - self.west_edge,
            Heading::Ahead => pieces,
            Heading::East => pieces - self.east_edge,
        };
        let distance = self.offset(side, heading).unsigned_abs();
        let moved = match side {
            Side::First => staying.0 << distance,
            Side::Second => staying.0 >> distance,
        };
        PointSet(moved) & self.points
    }

    /// The target of a step of `side` from `from`, which must stay on the board.
    #[inline]
    pub(super) fn target(&self, side: Side, from: Point, heading: Heading) -> Point {
        Point::new(from.index().wrapping_add_signed(self.offset(side, heading)))
    }

    /// The direction of the step of `side` from one point to the other, if there is one.
    #[inline]
    pub(super) fn heading(&self, side: Side, from: Point, to: Point) -> Option<Heading> {
        Heading::ALL.into_iter().find(|heading| self.step(side, from.set(), *heading) == to.set())
    }

    #[inline]
    pub(super) const fn steps_to_far_row(&self, side: Side, point: Point) -> usize {
        match side {
            Side::First => self.grid.rows - 1 - self.grid.row(point),
            Side::Second => self.grid.row(point),
        }
    }

    /// The difference of the point's index.
    #[inline]
    const fn offset(&self, side: Side, heading: Heading) -> isize {
        let columns = self.grid.columns as isize;
        match side {
            Side::First => columns + heading.files(),
            Side::Second => -columns + heading.files(),
        }
    }
}

const fn build_all() -> [[Field; HEIGHTS]; WIDTHS] {
    let mut fields = [const { [const { build(2, 4) }; HEIGHTS] }; WIDTHS];
    let mut width = 0;
    while width < WIDTHS {
        let mut height = 0;
        while height < HEIGHTS {
            fields[width][height] = build(*COLUMNS.start() + width, *ROWS.start() + height);
            height += 1;
        }
        width += 1;
    }
    fields
}

const fn build(columns: usize, rows: usize) -> Field {
    let row = (1 << columns) - 1;
    let two_rows = (1 << (2 * columns)) - 1;
    let top = (rows - 1) * columns;
    let mut file = 0;
    let mut index = 0;
    while index < rows {
        file |= 1 << (index * columns);
        index += 1;
    }
    Field {
        grid: Grid { columns, rows },
        points: PointSet((1 << (columns * rows)) - 1),
        home: PerSide::new(PointSet(two_rows), PointSet(two_rows << (top - columns))),
        far: PerSide::new(PointSet(row << top), PointSet(row)),
        west_edge: PointSet(file),
        east_edge: PointSet(file << (columns - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameKind;

    #[test]
    fn there_is_a_field_for_every_size_the_game_allows_and_for_no_other() {
        for columns in 0..=u8::MAX {
            for rows in 0..=u8::MAX {
                let size = Size { columns, rows };
                assert_eq!(Field::of(size).map(Field::size), GameKind::Breakthrough.allows(size).then_some(size));
            }
        }
    }

    #[test]
    fn no_step_wraps_round_an_edge_of_the_board() {
        let field = Field::of(Size { columns: 3, rows: 4 }).expect("an allowed size");
        let point = |label| field.grid.parse_label(label).expect("a point of the board");
        let step = |side, from, heading| field.step(side, point(from).set(), heading).first();
        assert_eq!(step(Side::First, "a2", Heading::West), None);
        assert_eq!(step(Side::First, "c2", Heading::East), None);
        assert_eq!(step(Side::First, "b4", Heading::Ahead), None);
        assert_eq!(step(Side::Second, "a2", Heading::West), None);
        assert_eq!(step(Side::Second, "c2", Heading::East), None);
        assert_eq!(step(Side::Second, "b1", Heading::Ahead), None);
        assert_eq!(step(Side::First, "b2", Heading::West), Some(point("a3")));
        assert_eq!(step(Side::Second, "b2", Heading::East), Some(point("c1")));
    }
}
