//! The rules of Othello.

use std::fmt;

use super::geometry::Bits;
use super::position::{AnyBoard, Position, each};
use super::{kernel, notation};
use crate::game::count_leaves;
use crate::{
    Draw, Effect, FinishedGames, Game, GameKind, IllegalMove, Move, NotationError, Outcome, PerSide, Placement, Point,
    PointSet, Side, Variant, Victory,
};

impl Game for Position {
    #[inline]
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

    #[inline]
    fn placement(&self) -> Placement {
        let (own, opponent) = each!(self, board => (board.own().widened(), board.opponent().widened()));
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
