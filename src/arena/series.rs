//! A series of games between two players: every opening twice, with colours changed.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::game::Effort;
use super::{Finished, Openings, Player, Reason, Seat, Tally, Trouble, play};
use crate::rules::Variant;

/// What is to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Series {
    pub variant: Variant,
    /// Games; an odd number becomes the next even one, because openings come in pairs of games.
    pub games: u32,
    /// Random plies before the players take over.
    pub opening: usize,
    /// Decides openings and all chance in the games.
    pub seed: u64,
}

/// What two players, A and B, have shown so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Standing {
    /// Results of A.
    pub tally: Tally,
    /// Results of A in games in which A made the first ply.
    pub as_first: Tally,
    /// In all games, those of the openings included.
    pub plies: u64,
    /// By player, A first.
    pub players: [Conduct; 2],
}

/// How one of the players behaved.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Conduct {
    pub effort: Effort,
    pub illegal_moves: u32,
    pub losses_on_time: u32,
}

impl Series {
    /// Plays the series; `hear` is told of every game, with the seat of A and the standing after it.
    ///
    /// # Errors
    /// A player that broke, or what `hear` says against going on.
    pub fn run(
        &self,
        [a, b]: [&mut dyn Player; 2],
        hear: &mut dyn FnMut(&Finished, Seat, &Standing) -> Result<(), Trouble>,
    ) -> Result<Standing, Trouble> {
        let mut openings = Openings::new(self.variant, self.opening, self.seed);
        let mut chance = StdRng::seed_from_u64(!self.seed);
        let mut standing = Standing::default();
        for _ in 0..self.games.div_ceil(2) {
            let opening = openings.next_opening();
            for seat in Seat::BOTH {
                let players: [&mut dyn Player; 2] = match seat {
                    Seat::First => [&mut *a, &mut *b],
                    Seat::Second => [&mut *b, &mut *a],
                };
                let finished = play(opening.clone(), players, chance.random()).map_err(Trouble::Failed)?;
                standing.note(&finished, seat);
                hear(&finished, seat, &standing)?;
            }
        }
        Ok(standing)
    }
}

impl Standing {
    /// A game in which A had this seat.
    fn note(&mut self, finished: &Finished, seat: Seat) {
        let points = finished.verdict.points(seat);
        self.tally.add(points);
        if seat == Seat::First {
            self.as_first.add(points);
        }
        self.plies += finished.record.plies().len() as u64;
        for (conduct, seat) in self.players.iter_mut().zip([seat, seat.other()]) {
            conduct.effort += finished.effort[seat.index()];
            if finished.verdict.winner == Some(seat.other()) {
                conduct.illegal_moves += u32::from(matches!(finished.verdict.reason, Reason::IllegalMove(_)));
                conduct.losses_on_time += u32::from(matches!(finished.verdict.reason, Reason::Time(_)));
            }
        }
    }

    /// Plies of a game on average; 0 before the first game.
    #[must_use]
    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / f64::from(self.tally.games().max(1))
    }
}
