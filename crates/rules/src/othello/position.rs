//! A position on a board of any size.

use super::board::Board;
use super::geometry::{Bits, Eight, Six, Ten};
use crate::{Effect, Game, Grid, IllegalMove, PerSide, Placement, Point, PointSet, SetupError, Side, Size};

/// Evaluates the same expression on the board inside, whichever size it has.
macro_rules! each {
    ($position:expr, $board:ident => $call:expr) => {
        match $position.board {
            AnyBoard::Six($board) => $call,
            AnyBoard::Eight($board) => $call,
            AnyBoard::Ten($board) => $call,
        }
    };
}
pub(super) use each;

/// A position of Othello: discs and the side to move. Any arrangement of discs is allowed, even if no game leads to it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) board: AnyBoard,
    pub(super) to_move: Side,
}

/// The discs of a position as the side to move sees them, on the board of its size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyBoard {
    /// 6×6.
    Six(Board<Six>),
    /// 8×8, the standard board.
    Eight(Board<Eight>),
    /// 10×10.
    Ten(Board<Ten>),
}

/// The eight directions in files and ranks, clockwise as the board lies on the table, from straight up.
const CLOCKWISE: [(i32, i32); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

impl Position {
    /// The four discs in the middle, Black to move.
    ///
    /// # Panics
    /// If Othello is not played on `size`; the size of a [`Variant`](crate::Variant) always is allowed.
    pub fn start(size: Size) -> Position {
        let board = match size {
            Size { columns: 6, rows: 6 } => AnyBoard::Six(Board::start()),
            Size { columns: 8, rows: 8 } => AnyBoard::Eight(Board::start()),
            Size { columns: 10, rows: 10 } => AnyBoard::Ten(Board::start()),
            _ => panic!("Othello is not played on {size}"),
        };
        Position { board, to_move: Side::First }
    }

    /// A position from any arrangement of discs, with either side to move.
    ///
    /// # Errors
    /// [`SetupError::WrongSize`], [`SetupError::NeutralPieces`], or [`SetupError::Misplaced`] for discs that share a
    /// square or lie beyond the board.
    pub fn from_setup(size: Size, placement: Placement, to_move: Side) -> Result<Position, SetupError> {
        let (own, opponent) = (placement.of(to_move).0, placement.of(to_move.other()).0);
        let board = match size {
            Size { columns: 6, rows: 6 } => AnyBoard::Six(Board::new(own as u64, opponent as u64 & !own as u64)),
            Size { columns: 8, rows: 8 } => AnyBoard::Eight(Board::new(own as u64, opponent as u64 & !own as u64)),
            Size { columns: 10, rows: 10 } => AnyBoard::Ten(Board::new(own, opponent & !own)),
            _ => return Err(SetupError::WrongSize(size)),
        };
        if !placement.neutral.is_empty() {
            return Err(SetupError::NeutralPieces);
        }
        let position = Position { board, to_move };
        // Discs that overlapped or were outside the board have been dropped, so the placements differ.
        if position.placement() == placement { Ok(position) } else { Err(SetupError::Misplaced) }
    }

    /// The bit board, for search.
    #[inline]
    pub const fn board(&self) -> AnyBoard {
        self.board
    }

    /// The size of the board.
    #[inline]
    pub const fn size(&self) -> Size {
        let side = match self.board {
            AnyBoard::Six(_) => 6,
            AnyBoard::Eight(_) => 8,
            AnyBoard::Ten(_) => 10,
        };
        Size { columns: side, rows: side }
    }

    /// The discs on the board.
    pub fn disc_count(&self) -> PerSide<u32> {
        let (own, opponent) = each!(self, board => (board.own().count(), board.opponent().count()));
        match self.to_move {
            Side::First => PerSide::new(own, opponent),
            Side::Second => PerSide::new(opponent, own),
        }
    }

    /// The score of a finished game by tournament rules: the winner also gets the empty squares, in a draw each side
    /// half of them. Before the end, the score if the game ended now.
    pub fn official_score(&self) -> PerSide<u32> {
        let PerSide([black, white]) = self.disc_count();
        let empty = each!(self, board => board.empty().count());
        match black.cmp(&white) {
            std::cmp::Ordering::Greater => PerSide::new(black + empty, white),
            std::cmp::Ordering::Less => PerSide::new(black, white + empty),
            std::cmp::Ordering::Equal => PerSide::new(black + empty / 2, white + empty / 2),
        }
    }

    /// The side to move cannot place a disc but the other side can: a pass is the only legal move.
    #[inline]
    pub fn must_pass(&self) -> bool {
        each!(self, board => board.must_pass())
    }

    /// The points on which the side to move can place a disc.
    #[inline]
    pub fn legal_points(&self) -> PointSet {
        PointSet(each!(self, board => board.legal().widened()))
    }

    /// The discs that flip if the side to move places one on the empty `point`; none if that is not legal.
    #[inline]
    pub fn flips(&self, point: Point) -> PointSet {
        if !self.holds(point) {
            return PointSet::EMPTY;
        }
        PointSet(each!(self, board => board.flips(point.index()).widened()))
    }

    pub(super) const fn grid(&self) -> Grid {
        Grid::new(self.size())
    }

    #[inline]
    pub(super) const fn holds(&self, point: Point) -> bool {
        let side = self.size().columns as usize;
        point.index() < side * side
    }

    pub(super) fn check_place(&self, point: Point) -> Result<(), IllegalMove> {
        if !self.holds(point) {
            Err(IllegalMove::NoSuchPoint(point))
        } else if self.must_pass() {
            Err(IllegalMove::MustPass)
        } else if self.placement().occupied().contains(point) {
            Err(IllegalMove::Occupied(point))
        } else if !self.legal_points().contains(point) {
            Err(IllegalMove::FlipsNothing(point))
        } else {
            Ok(())
        }
    }

    pub(super) fn flip_effects(&self, placed: Point) -> impl Iterator<Item = Effect> {
        let (grid, flips, to) = (self.grid(), self.flips(placed), self.to_move);
        let rings = 1..self.size().columns;
        rings.flat_map(move |ring| {
            let steps = i32::from(ring);
            let reached = CLOCKWISE.into_iter().filter_map(move |(dx, dy)| grid.step(placed, dx * steps, dy * steps));
            reached.filter(move |at| flips.contains(*at)).map(move |at| Effect::Flipped { to, at, ring })
        })
    }
}
