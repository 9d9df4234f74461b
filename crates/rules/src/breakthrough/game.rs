//! The rules of Breakthrough.

use std::fmt;

use super::field::Heading;
use super::position::Position;
use super::{notation, text};
use crate::{
    Effect, Game, GameKind, IllegalMove, Move, NotationError, Outcome, PerSide, Placement, PointSet, Side, Variant,
    Victory,
};

impl Game for Position {
    #[inline]
    fn variant(&self) -> Variant {
        Variant::new(GameKind::Breakthrough, self.field.size()).expect("only fields of allowed sizes are built")
    }

    #[inline]
    fn side_to_move(&self) -> Side {
        self.to_move
    }

    /// If the same ply reached the far row and captured the last enemy piece, reaching the far row is the reason.
    #[inline]
    fn outcome(&self) -> Outcome {
        let side = self.last_mover();
        if let Some(at) = (self.pieces[side] & self.field.far[side]).first() {
            Outcome::Won { side, by: Victory::FarRow { at } }
        } else if self.pieces[self.to_move].is_empty() {
            Outcome::Won { side, by: Victory::CapturedAll }
        } else {
            Outcome::InProgress
        }
    }

    #[inline]
    fn placement(&self) -> Placement {
        let PerSide([first, second]) = self.pieces;
        Placement { first, second, neutral: PointSet::EMPTY }
    }

    #[inline]
    fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        let movers = Heading::ALL.map(|heading| self.movers(heading));
        let mut moves = Vec::with_capacity(movers.iter().map(|set| set.len()).sum());
        // Origins rise, and so do the targets of one origin from west to east: the list comes out sorted.
        for from in movers.into_iter().fold(PointSet::EMPTY, |all, set| all | set).iter() {
            for (set, heading) in movers.into_iter().zip(Heading::ALL) {
                if set.contains(from) {
                    moves.push(Move::Step { from, to: self.field.target(self.to_move, from, heading) });
                }
            }
        }
        moves
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let Move::Step { from, to } = mv else {
            return Err(IllegalMove::NotInThisGame);
        };
        match [from, to].into_iter().find(|point| !self.field.points.contains(*point)) {
            Some(outside) => Err(IllegalMove::NoSuchPoint(outside)),
            None => self.check_step(from, to),
        }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        let Move::Step { from, to } = mv else {
            return Vec::new();
        };
        let captured = self.captures(to).then_some(Effect::Captured { side: self.to_move.other(), at: to });
        captured.into_iter().chain([Effect::Moved { from, to }]).collect()
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "{mv:?} is not legal in\n{self}");
        if let Move::Step { from, to } = mv {
            self.pieces[self.to_move].remove(from);
            self.pieces[self.to_move].insert(to);
            self.pieces[self.to_move.other()].remove(to);
        }
        self.to_move = self.to_move.other();
    }

    #[inline]
    fn count_legal_moves(&self) -> usize {
        if self.is_over() { 0 } else { Heading::ALL.iter().map(|heading| self.movers(*heading).len()).sum() }
    }

    /// The steps of all pieces together to their far rows, plus one; 0 in a finished game.
    ///
    /// Every ply takes exactly one of those steps, no step is ever undone, and a capture only removes steps, so there
    /// cannot be more plies. Adding one is the convention of OpenSpiel, whose figures these are:
    /// `2 * (2 * rows - 3) * columns + 1` at the start, 209 on 8x8. The bound is safe but not sharp: only the last
    /// ply of a game may enter a far row, so every piece could be counted one step shorter (177 plies on 8x8).
    fn longest_game(&self) -> Option<usize> {
        let steps = |side| self.pieces[side].iter().map(move |point| self.field.steps_to_far_row(side, point));
        let total: usize = Side::BOTH.into_iter().flat_map(steps).sum();
        Some(if self.is_over() { 0 } else { total + 1 })
    }

    fn format_move(&self, mv: Move) -> String {
        notation::write(self, mv)
    }

    fn protocol_move(&self, mv: Move) -> String {
        notation::write_plain(self, mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        notation::read(self, text)
    }

    fn format_position(&self) -> String {
        text::write(self)
    }
}

/// The board with its coordinates, `P` for White and `p` for Black, and the state of the game; for terminals.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::draw(self, f)
    }
}
