//! What to learn, and what happens on the way.

use std::path::PathBuf;

use super::position_files::GAMES_PER_FILE;
use super::selfplay::HELD_OUT_GAMES;

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

/// A refinement with positions of games that begin balanced.
#[derive(Clone, Debug)]
pub struct OthelloRefinementConfig {
    /// Games; each gives some fifty positions.
    pub games: u32,
    /// Whether positions after random moves that were not played are learned from, too.
    pub variations: bool,
    /// Plies of search for a move of a game.
    pub play_depth: u32,
    /// Plies of search for a label: at least 6, so that the leaves lie in phases that have been fitted already.
    pub label_depth: u32,
    /// The number of empty squares from which on labels are exact scores.
    pub solved: u32,
    /// The number of empty squares from which on labels are values of selective searches to the end.
    pub selective: u32,
    /// The most empty squares of the positions that are labelled and learned from: earlier phases keep their weights.
    pub most_empties: u32,
    /// The folder of another refinement with better labels: its positions with few empty squares count several times.
    pub companion: Option<PathBuf>,
    /// The most empty squares of the companion's positions that are used.
    pub companion_empties: u32,
    /// The steps of the fitting.
    pub steps: u32,
    /// Whether weights are fitted from 0 instead of from those before.
    pub from_zero: bool,
    /// How strongly weights are drawn to what they are fitted from: as if every one occurred `n` times more with that value.
    pub penalty: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
    /// Threads that play, label and fit; the result does not depend on it.
    pub threads: usize,
}

impl OthelloRefinementConfig {
    /// The configuration that produced the program's own weights.
    pub const fn new() -> OthelloRefinementConfig {
        OthelloRefinementConfig {
            games: 400_000,
            variations: false,
            play_depth: 4,
            label_depth: 6,
            solved: 14,
            selective: 14,
            most_empties: 60,
            companion: None,
            companion_empties: 21,
            steps: 45,
            from_zero: false,
            penalty: 60,
            seed: 1,
            threads: 1,
        }
    }

    /// The number of files of positions.
    pub(super) fn files(&self) -> u32 {
        self.games.div_ceil(GAMES_PER_FILE)
    }

    /// What the files in a folder depend on, beside the program: files of another training are of no use.
    pub(super) fn describe(&self, weights_checksum: u64) -> String {
        let OthelloRefinementConfig { games, play_depth, label_depth, solved, selective, .. } = self;
        let OthelloRefinementConfig { most_empties, steps, penalty, seed, .. } = self;
        let companion = if self.companion.is_some() { "with" } else { "without" };
        let variations = if self.variations { "with" } else { "without" };
        let start = if self.from_zero { "zero" } else { "weights" };
        format!(
            "games {games} {variations} variations play {play_depth} label {label_depth} solved {solved} selective {selective} \
             most {most_empties} steps {steps} penalty {penalty} from {start} {companion} companion seed {seed} weights {weights_checksum:016x}\n"
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
    /// A phase has been fitted.
    FittedPhase {
        /// The phase, from 0.
        phase: usize,
        /// The samples, those held out and those of neighbouring phases included.
        samples: usize,
        /// The mean absolute error in discs on games set aside.
        error: f64,
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
