//! What to learn, and what happens on the way.

/// The amount and kind of training of Othello's evaluation.
#[derive(Clone, Debug)]
pub struct OthelloTrainingConfig {
    /// Rounds of self-play and fitting.
    pub rounds: u32,
    /// Games of the first round; each later one plays twice as many.
    pub games: u32,
    /// Plies of search for a move.
    pub depth: u32,
    /// The number of empty squares from which on games are played perfectly.
    pub solved: u32,
    /// The most steps of a fitting.
    pub steps: u32,
    /// Games against the previous weights; 0 skips the comparison.
    pub duel: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
    /// Threads that play and fit; the result does not depend on it.
    pub threads: usize,
}

impl OthelloTrainingConfig {
    /// The configuration that produced the program's own weights.
    #[must_use]
    pub const fn new() -> OthelloTrainingConfig {
        OthelloTrainingConfig {
            rounds: 7,
            games: 6_000,
            depth: 4,
            solved: 12,
            steps: 25,
            duel: 400,
            seed: 1,
            threads: 1,
        }
    }

    /// Games of a round.
    pub(super) fn games(&self, round: u32) -> u32 {
        self.games.saturating_mul(1 << (round - 1).min(16))
    }
}

impl Default for OthelloTrainingConfig {
    fn default() -> OthelloTrainingConfig {
        OthelloTrainingConfig::new()
    }
}

/// Progress of the training.
#[derive(Clone, PartialEq, Debug)]
pub enum OthelloTrainingEvent {
    /// Games have been played.
    Played {
        /// The round, from 1.
        round: u32,
        /// The games of the round so far.
        games: u32,
        /// Their samples.
        samples: usize,
    },
    /// The weights have been fitted.
    Fitted {
        /// The round, from 1.
        round: u32,
        /// For each phase the mean absolute error in discs on games set aside.
        errors: Vec<f64>,
    },
    /// The new weights have played against the previous ones.
    Compared {
        /// The round, from 1.
        round: u32,
        /// Wins, draws and losses.
        tally: [u32; 3],
        /// The mean difference in discs.
        discs: f64,
    },
}
