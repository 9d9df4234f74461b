//! The rules of Diamond.

use super::position::Position;
use super::{lattice, legality, notation, position_text};
use crate::{Effect, Game, GameKind, IllegalMove, Move, NotationError, Outcome, Placement, Side, Variant};

impl Game for Position {
    #[inline]
    fn variant(&self) -> Variant {
        Variant::standard(GameKind::Diamond)
    }

    #[inline]
    fn side_to_move(&self) -> Side {
        self.board.to_move()
    }

    /// A win takes precedence over a draw, and the reasons of [`Board::outcome`](super::Board::outcome) over repetition.
    #[inline]
    fn outcome(&self) -> Outcome {
        match self.board.outcome() {
            Outcome::InProgress => self.history.outcome(),
            over => over,
        }
    }

    #[inline]
    fn placement(&self) -> Placement {
        Placement {
            first: lattice::wide(self.board.pieces(Side::First)),
            second: lattice::wide(self.board.pieces(Side::Second)),
            neutral: lattice::wide(self.board.neutral()),
        }
    }

    #[inline]
    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if !self.outcome().is_over() {
            self.board.list_moves(&mut moves);
        }
        moves
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_over() { Err(IllegalMove::GameOver) } else { legality::check(&self.board, mv) }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        self.board.effects(mv)
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        self.board.play(mv);
        self.history.push(&self.board);
    }

    #[inline]
    fn count_legal_moves(&self) -> usize {
        if self.outcome().is_over() { 0 } else { self.board.count_moves() }
    }

    fn longest_game(&self) -> Option<usize> {
        Some(if self.outcome().is_over() { 0 } else { self.board.longest_game() })
    }

    fn format_move(&self, mv: Move) -> String {
        notation::format_move(&self.board, mv)
    }

    fn protocol_move(&self, mv: Move) -> String {
        notation::protocol_move(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        notation::parse_move(self, text)
    }

    fn format_position(&self) -> String {
        position_text::format_position(self)
    }
}
