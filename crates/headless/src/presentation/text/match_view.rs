//! The facts about a match that its status is made from.

use crate::game::matches::Seats;
use crate::game::player::Players;
use crate::rules::{Outcome, PerSide, Ply, Point, Position, Side};

/// What the status depends on, as values.
#[derive(Clone, Copy, Debug)]
pub struct MatchView<'a> {
    pub position: &'a Position,
    /// The outcome, in progress until the board has shown the end.
    pub outcome: Outcome,
    /// The match is over, but its board still shows the last move.
    pub ending: bool,
    pub last: Option<&'a Ply<Position>>,
    /// The side that has offered a draw.
    pub offer: Option<Side>,
    pub selected: Option<Point>,
    pub players: Players,
    pub seats: Seats,
    /// A computer is to move, and thinks.
    pub thinking: bool,
    /// A computer would be to move, but waits.
    pub paused: bool,
    /// The computer waits because the engine found no move for it.
    pub engine_failed: bool,
    /// Pieces on the board.
    pub pieces: PerSide<usize>,
    /// Passing (Othello) or switching sides (Diamond) is legal now.
    pub pass: bool,
    pub swap: bool,
    /// An earlier position is looked at.
    pub review: Option<ReviewedPlies>,
}

/// Where in a match the position lies that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewedPlies {
    /// The plies that lead to it.
    pub played: usize,
    /// The plies of the line.
    pub all: usize,
    /// How the match itself has ended, if it is over.
    pub outcome: Outcome,
}

impl MatchView<'_> {
    /// Whether the match is over, shown or not.
    pub const fn is_over(&self) -> bool {
        self.outcome.is_over() || self.ending
    }

    /// Whether a side is to move, or an earlier position is looked at, and there is nothing else to say.
    pub const fn is_plain_turn(&self) -> bool {
        let asks = self.pass || self.swap || self.offer.is_some() || self.engine_failed;
        !asks && !self.is_over()
    }
}

#[cfg(test)]
impl<'a> MatchView<'a> {
    /// A match of two people in which nothing has happened yet, for tests to change.
    pub fn untouched(position: &'a Position) -> MatchView<'a> {
        use crate::game::matches::Seat;

        MatchView {
            position,
            outcome: Outcome::InProgress,
            ending: false,
            last: None,
            offer: None,
            selected: None,
            players: Players::HUMANS,
            seats: Seats(PerSide::new(Seat::One, Seat::Two)),
            thinking: false,
            paused: false,
            engine_failed: false,
            pieces: PerSide::default(),
            pass: false,
            swap: false,
            review: None,
        }
    }
}
