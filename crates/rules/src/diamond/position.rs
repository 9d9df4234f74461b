//! A position with its history.

use super::board::Board;
use super::history::RepetitionHistory;
use super::lattice;
use crate::{Move, PointSet};

/// A position of Diamond with the history that the repetition rule needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) history: RepetitionHistory,
}

impl Position {
    /// The empty board, Black to place.
    pub const fn start() -> Position {
        Position { board: Board::start(), history: RepetitionHistory::EMPTY }
    }

    /// The position without its history.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The enemies that a legal move corners: one is captured, two protect each other.
    pub fn cornered(&self, mv: Move) -> PointSet {
        match mv {
            Move::Step { from, to } => lattice::wide(self.board.cornered(from, to)),
            _ => PointSet::EMPTY,
        }
    }

    /// How often the current position has occurred, this time included: 0 in the placement phase, where repetition does
    /// not count, and 3 in a game drawn by repetition.
    #[inline]
    pub fn occurrences(&self) -> usize {
        self.history.occurrences()
    }
}
