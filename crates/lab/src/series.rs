//! A series of games between two players: every opening twice, with colours swapped.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::agent::Agent;
use super::contestant::Contestant;
use super::error::CliError;
use super::game::{EndReason, FinishedGame, SearchStats, play};
use super::opening::Openings;
use super::score::MatchScore;
use tessera_rules::Variant;

/// The settings of a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Series {
    /// The game and its board.
    pub variant: Variant,
    /// The number of games; an odd number is rounded up, because openings come in pairs of games.
    pub games: u32,
    /// Random plies before the players take over.
    pub opening: usize,
    /// The most that the engine estimates for either side after the opening, in hundredths of a disc or piece.
    pub balance: Option<u32>,
    /// Decides the openings and all randomness in the games.
    pub seed: u64,
}

/// The results of two players, A and B, so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeriesResult {
    /// The score of A.
    pub score: MatchScore,
    /// The score of A in games in which A made the first ply.
    pub score_as_first: MatchScore,
    /// Plies of all games, those of the openings included.
    pub plies: u64,
    /// The statistics of A and B.
    pub players: [PlayerStats; 2],
}

/// The statistics of a player in a series.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PlayerStats {
    /// What the player's moves cost.
    pub search: SearchStats,
    /// Games lost by an illegal move.
    pub illegal_moves: u32,
    /// Games lost on time.
    pub losses_on_time: u32,
}

impl Series {
    /// Plays the series; calls `on_game` after every game with A's contestant and the result so far.
    ///
    /// # Errors
    /// If a player stops working, or the error with which `on_game` ends the series.
    pub fn run(
        &self,
        [a, b]: [&mut dyn Agent; 2],
        on_game: &mut dyn FnMut(&FinishedGame, Contestant, &SeriesResult) -> Result<(), CliError>,
    ) -> Result<SeriesResult, CliError> {
        let mut openings = Openings::new(self.variant, self.opening, self.seed).balanced_within(self.balance);
        let mut rng = StdRng::seed_from_u64(!self.seed);
        let mut result = SeriesResult::default();
        for _ in 0..self.games.div_ceil(2) {
            let opening = openings.next_opening();
            for contestant in Contestant::BOTH {
                let agents: [&mut dyn Agent; 2] = match contestant {
                    Contestant::First => [&mut *a, &mut *b],
                    Contestant::Second => [&mut *b, &mut *a],
                };
                let game = play(opening.clone(), agents, rng.random())?;
                result.add_game(&game, contestant);
                on_game(&game, contestant, &result)?;
            }
        }
        Ok(result)
    }
}

impl SeriesResult {
    /// Adds a game in which A was this contestant.
    fn add_game(&mut self, game: &FinishedGame, contestant: Contestant) {
        let points = game.result.points(contestant);
        self.score.add(points);
        if contestant == Contestant::First {
            self.score_as_first.add(points);
        }
        self.plies += game.record.plies().len() as u64;
        for (stats, contestant) in self.players.iter_mut().zip([contestant, contestant.other()]) {
            stats.search += game.stats[contestant.index()];
            if game.result.winner == Some(contestant.other()) {
                stats.illegal_moves += u32::from(matches!(game.result.reason, EndReason::IllegalMove(_)));
                stats.losses_on_time += u32::from(matches!(game.result.reason, EndReason::Time(_)));
            }
        }
    }

    /// The mean number of plies of a game; 0 without games.
    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / f64::from(self.score.games().max(1))
    }
}
