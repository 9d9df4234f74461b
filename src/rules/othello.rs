//! Othello on 6×6, 8×8 and 10×10: discs are placed, outflanked discs flip, most discs win.
//!
//! Ranks run from the top of the table to the bottom. Black (`X`, [`Side::First`]) begins:
//!
//! ```
//! use tessera::rules::othello::Position;
//! use tessera::rules::{Game, GameKind};
//!
//! let mut position = Position::start(GameKind::Othello.default_size());
//! for mv in position.parse_game("f5 d6").unwrap() {
//!     position.play_unchecked(mv);
//! }
//! let board = "  a b c d e f g h
//! 1 - - - - - - - -
//! 2 - - - - - - - -
//! 3 - - - - - - - -
//! 4 - - - O X - - -
//! 5 - - - O X X - -
//! 6 - - - O - - - -
//! 7 - - - - - - - -
//! 8 - - - - - - - -
//! X to move";
//! assert_eq!(position.to_string(), board);
//! ```

use std::fmt;

use super::game::count_leaves;
use super::{
    Draw, Effect, FinishedGames, Game, GameKind, Grid, IllegalMove, Move, NotationError, Outcome, PerSide, Placement,
    Point, PointSet, SetupError, Side, Size, Variant, Victory,
};

mod board;
mod geometry;
pub mod ggf;
pub mod handicap;
mod info;
pub(crate) mod kernel;
mod notation;
mod openings;
mod situation;
mod topology;
pub mod wthor;

pub use board::{Board, Board8};
pub use geometry::{Bits, Eight, Geometry, Six, Ten};
pub use info::INFO;
pub use kernel::Processor;
pub use notation::parse_position;
pub use openings::opening;
pub use situation::Situation;
use topology::build_topology;

/// A position of Othello: discs and the side to move. Any arrangement of discs is allowed, even if no game leads to it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    board: AnyBoard,
    to_move: Side,
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

/// The eight directions in files and ranks, clockwise as the board lies on the table, from straight up.
const CLOCKWISE: [(i32, i32); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

impl Position {
    /// The four discs in the middle, Black to move.
    ///
    /// # Panics
    /// If Othello is not played on `size`; the size of a [`Variant`] always is allowed.
    #[must_use]
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
    #[must_use]
    pub const fn board(&self) -> AnyBoard {
        self.board
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        let side = match self.board {
            AnyBoard::Six(_) => 6,
            AnyBoard::Eight(_) => 8,
            AnyBoard::Ten(_) => 10,
        };
        Size { columns: side, rows: side }
    }

    /// The discs on the board.
    #[must_use]
    pub fn disc_count(&self) -> PerSide<u32> {
        let (own, opponent) = each!(self, board => (board.own().count(), board.opponent().count()));
        match self.to_move {
            Side::First => PerSide::new(own, opponent),
            Side::Second => PerSide::new(opponent, own),
        }
    }

    /// The score of a finished game by tournament rules: the winner also gets the empty squares, in a draw each side
    /// half of them. Before the end, the score if the game ended now.
    #[must_use]
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
    #[must_use]
    pub fn must_pass(&self) -> bool {
        each!(self, board => board.must_pass())
    }

    /// The points on which the side to move can place a disc.
    #[must_use]
    pub fn legal_points(&self) -> PointSet {
        PointSet(each!(self, board => board.legal().widen()))
    }

    /// The discs that flip if the side to move places one on the empty `point`; none if that is not legal.
    #[must_use]
    pub fn flips(&self, point: Point) -> PointSet {
        if !self.holds(point) {
            return PointSet::EMPTY;
        }
        PointSet(each!(self, board => board.flips(point.index()).widen()))
    }

    const fn grid(&self) -> Grid {
        Grid::new(self.size())
    }

    #[inline]
    const fn holds(&self, point: Point) -> bool {
        let side = self.size().columns as usize;
        point.index() < side * side
    }

    fn check_place(&self, point: Point) -> Result<(), IllegalMove> {
        if !self.holds(point) {
            Err(IllegalMove::NoSuchPoint(point))
        } else if self.placement().occupied().contains(point) {
            Err(IllegalMove::Occupied(point))
        } else if self.must_pass() {
            Err(IllegalMove::MustPass)
        } else if !self.legal_points().contains(point) {
            Err(IllegalMove::FlipsNothing(point))
        } else {
            Ok(())
        }
    }

    fn flip_effects(&self, placed: Point) -> impl Iterator<Item = Effect> {
        let (grid, flips, to) = (self.grid(), self.flips(placed), self.to_move);
        let rings = 1..self.size().columns;
        rings.flat_map(move |ring| {
            let steps = i32::from(ring);
            let reached = CLOCKWISE.into_iter().filter_map(move |(dx, dy)| grid.step(placed, dx * steps, dy * steps));
            reached.filter(move |at| flips.contains(*at)).map(move |at| Effect::Flipped { to, at, ring })
        })
    }
}

impl Game for Position {
    fn variant(&self) -> Variant {
        Variant::new(GameKind::Othello, self.size()).expect("Othello is played on 6x6, 8x8 and 10x10")
    }

    #[inline]
    fn side_to_move(&self) -> Side {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Outcome {
        if each!(self, board => !board.is_over()) {
            return Outcome::InProgress;
        }
        let PerSide([black, white]) = self.disc_count();
        let by = Victory::MoreDiscs;
        match black.cmp(&white) {
            std::cmp::Ordering::Greater => Outcome::Won { side: Side::First, by },
            std::cmp::Ordering::Less => Outcome::Won { side: Side::Second, by },
            std::cmp::Ordering::Equal => Outcome::Drawn(Draw::EqualDiscs),
        }
    }

    fn placement(&self) -> Placement {
        let (own, opponent) = each!(self, board => (board.own().widen(), board.opponent().widen()));
        let (first, second) = match self.to_move {
            Side::First => (own, opponent),
            Side::Second => (opponent, own),
        };
        Placement { first: PointSet(first), second: PointSet(second), neutral: PointSet::EMPTY }
    }

    #[inline]
    fn legal_moves(&self) -> Vec<Move> {
        each!(self, board => {
            let mut rest = board.legal();
            if rest.is_zero() {
                return if board.must_pass() { vec![Move::Pass] } else { Vec::new() };
            }
            let mut moves = Vec::with_capacity(rest.count() as usize);
            while !rest.is_zero() {
                moves.push(Move::Place(Point::new(rest.lowest())));
                rest = rest.without_lowest();
            }
            moves
        })
    }

    #[inline]
    fn count_legal_moves(&self) -> usize {
        match each!(self, board => board.legal().count()) {
            0 => usize::from(self.must_pass()),
            count => count as usize,
        }
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_over() {
            return Err(IllegalMove::GameOver);
        }
        match mv {
            Move::Place(point) => self.check_place(point),
            Move::Pass if self.must_pass() => Ok(()),
            Move::Pass => Err(IllegalMove::MayNotPass),
            Move::Step { .. } | Move::Remove(_) | Move::Swap => Err(IllegalMove::NotInThisGame),
        }
    }

    /// The disc placed, then the flips ring by ring outward, each ring clockwise from straight up.
    fn effects(&self, mv: Move) -> Vec<Effect> {
        let side = self.to_move;
        match mv {
            Move::Place(at) => std::iter::once(Effect::Placed { side, at }).chain(self.flip_effects(at)).collect(),
            Move::Pass => vec![Effect::Passed { side }],
            Move::Step { .. } | Move::Remove(_) | Move::Swap => Vec::new(),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        let square = match mv {
            Move::Place(point) if self.holds(point) => Some(point.index()),
            _ => None,
        };
        self.board = match self.board {
            AnyBoard::Six(board) => AnyBoard::Six(board.after(square)),
            AnyBoard::Eight(board) => AnyBoard::Eight(board.after(square)),
            AnyBoard::Ten(board) => AnyBoard::Ten(board.after(square)),
        };
        self.to_move = self.to_move.other();
    }

    fn perft(&self, depth: u32, finished: FinishedGames) -> u64 {
        match self.board {
            AnyBoard::Eight(board) if depth > 0 => {
                kernel::perft(board, depth, u64::from(finished == FinishedGames::CountAsLeaf))
            }
            _ => count_leaves(self, depth, finished),
        }
    }

    /// Every ply fills a square or is a pass, and no two passes follow one another: at most one before each placement.
    fn longest_game(&self) -> Option<usize> {
        let empty = each!(self, board => board.empty().count()) as usize;
        Some(match self.outcome() {
            Outcome::InProgress if self.must_pass() => 2 * empty,
            Outcome::InProgress => 2 * empty - 1,
            Outcome::Won { .. } | Outcome::Drawn(_) => 0,
        })
    }

    fn format_move(&self, mv: Move) -> String {
        notation::format_move(self.grid(), mv)
    }

    fn protocol_move(&self, mv: Move) -> String {
        self.format_move(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        notation::parse_move(self, text)
    }

    /// A transcript such as `f5d6c3`. Passes are omitted, because they follow from the other moves, except at the very
    /// end.
    fn format_game(&self, moves: &[Move]) -> String {
        notation::format_game(self.grid(), moves)
    }

    fn parse_game(&self, text: &str) -> Result<Vec<Move>, NotationError> {
        notation::parse_game(self, text)
    }

    fn format_position(&self) -> String {
        notation::format_position(self)
    }
}

/// The board with files, ranks and the side to move, for terminals.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::draw(self, f)
    }
}
