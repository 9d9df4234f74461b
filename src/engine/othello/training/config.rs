//! What to learn, and what happens on the way.

use super::selfplay::HELD_OUT_GAMES;
use super::shards::SHARD_GAMES;

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

/// A refinement with games that begin balanced and are played well.
#[derive(Clone, Debug)]
pub struct OthelloRefinementConfig {
    /// Games, each with its variations.
    pub games: u32,
    /// Variations of each game, which leave it by a few weak moves.
    pub variations: u32,
    /// Plies of search for a move.
    pub depth: u32,
    /// The number of empty squares from which on games are played perfectly.
    pub solved: u32,
    /// The steps of the fitting.
    pub steps: u32,
    /// How strongly weights are kept: as if every one occurred so many times more with its previous value.
    pub penalty: u32,
    /// The share of the result in a label, in percent; the rest is the value of the search.
    pub result_percent: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
    /// Threads that play and fit; the result does not depend on it.
    pub threads: usize,
}

impl OthelloRefinementConfig {
    /// The configuration of the last experiment in `assets/engine/README.md`, with more games.
    #[must_use]
    pub const fn new() -> OthelloRefinementConfig {
        OthelloRefinementConfig {
            games: 80_000,
            variations: 2,
            depth: 4,
            solved: 12,
            steps: 25,
            penalty: 2_000,
            result_percent: 30,
            seed: 1,
            threads: 1,
        }
    }

    /// The number of files of samples.
    pub(super) fn shards(&self) -> u32 {
        self.games.div_ceil(SHARD_GAMES)
    }

    /// What the samples in a folder depend on, beside the program: files of another training are of no use.
    pub(super) fn describe(&self, weights_checksum: u64) -> String {
        let OthelloRefinementConfig { games, variations, depth, solved, seed, .. } = self;
        format!(
            "games {games} variations {variations} depth {depth} solved {solved} seed {seed} \
             weights {weights_checksum:016x}\n"
        )
    }

    /// Whether a game is set aside for measuring the error.
    pub(super) fn is_held_out(&self, game: u32) -> bool {
        game.is_multiple_of(HELD_OUT_GAMES)
    }
}

impl Default for OthelloRefinementConfig {
    fn default() -> OthelloRefinementConfig {
        OthelloRefinementConfig::new()
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
