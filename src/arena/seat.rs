//! The two people at a board, who may change colours.

use crate::rules::{Game, Outcome, Position};

/// Who plays, named by who made the first ply: the pie rule changes a colour and not a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    First,
    Second,
}

impl Seat {
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// 0 for `First`, 1 for `Second`.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_move(position: &Position) -> Seat {
        if position.side_to_move() == position.opener() { Seat::First } else { Seat::Second }
    }

    /// Who has won, if anybody has.
    #[must_use]
    pub fn winner(position: &Position, outcome: Outcome) -> Option<Seat> {
        let side = outcome.winner()?;
        Some(if side == position.opener() { Seat::First } else { Seat::Second })
    }
}
