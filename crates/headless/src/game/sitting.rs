//! The score of a sitting: the matches that the same two people play one after the other.

use super::matches::{Seat, Seats, Sitting};
use crate::rules::Outcome;

impl Sitting {
    /// Whether no match was played before.
    pub fn is_empty(&self) -> bool {
        *self == Sitting::default()
    }

    /// With a match that has ended; one that goes on changes nothing.
    #[must_use]
    pub fn with(mut self, outcome: Outcome, seats: Seats) -> Sitting {
        let count = match outcome {
            Outcome::InProgress => return self,
            Outcome::Won { side, .. } => &mut self.won[seats.0[side].index()],
            Outcome::Drawn(_) => &mut self.drawn,
        };
        *count = count.saturating_add(1);
        self
    }

    /// By the seats of a match in which both sit in the other's seat.
    #[must_use]
    pub const fn exchanged(self) -> Sitting {
        let [one, two] = self.won;
        Sitting { won: [two, one], ..self }
    }

    /// The points of a seat, in halves: two for a match that was won, one for a draw.
    pub fn half_points(self, seat: Seat) -> u32 {
        2 * u32::from(self.won[seat.index()]) + u32::from(self.drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Draw, PerSide, Side, Victory};

    #[test]
    fn a_sitting_counts_by_seats_and_a_draw_is_half_a_point_for_both() {
        let exchanged = Seats(PerSide::new(Seat::Two, Seat::One));
        let won = Outcome::Won { side: Side::First, by: Victory::Resignation };
        let sitting = Sitting::default().with(won, exchanged).with(Outcome::Drawn(Draw::Agreement), exchanged);
        assert_eq!(Seat::BOTH.map(|seat| sitting.half_points(seat)), [1, 3]);
        assert_eq!(Seat::BOTH.map(|seat| sitting.exchanged().half_points(seat)), [3, 1]);
        assert_eq!(sitting.with(Outcome::InProgress, exchanged), sitting);
    }
}
