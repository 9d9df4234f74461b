//! The two contestants of a game, independent of the colours they play.

use tessera_rules::{Game, Outcome, Position};

/// A contestant, named by who made the first ply: the pie rule changes the colour and not the contestant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contestant {
    /// The contestant that made the first ply.
    First,
    /// The other contestant.
    Second,
}

impl Contestant {
    /// Both contestants in order.
    pub const BOTH: [Contestant; 2] = [Contestant::First, Contestant::Second];

    /// 0 for `First`, 1 for `Second`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Contestant {
        match self {
            Contestant::First => Contestant::Second,
            Contestant::Second => Contestant::First,
        }
    }

    /// The contestant to move.
    pub fn to_move(position: &Position) -> Contestant {
        if position.side_to_move() == position.opener() { Contestant::First } else { Contestant::Second }
    }

    /// The contestant that has won; `None` for a draw and a game in progress.
    pub fn winner(position: &Position, outcome: Outcome) -> Option<Contestant> {
        let side = outcome.winner()?;
        Some(if side == position.opener() { Contestant::First } else { Contestant::Second })
    }
}
