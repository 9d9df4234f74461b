//! What to learn, and what happens on the way.

use thiserror::Error;

use tessera_rules::{GameKind, Variant};

/// The amount and kind of training of a game's networks.
#[derive(Clone, Debug)]
pub struct TrainingConfig {
    /// The game and its board.
    pub variant: Variant,
    /// Rounds of self-play and fitting.
    pub rounds: u32,
    /// Self-play games of a round.
    pub games: u32,
    /// Nodes for each of their moves.
    pub nodes: u64,
    /// Passes through all samples in a fitting.
    pub epochs: u32,
    /// Games against the previous weights; 0 skips the comparison.
    pub duel: u32,
    /// The most random plies at the start of a game.
    pub opening: usize,
    /// Later on 1 ply in `n` is random, so that samples show how weak moves are punished.
    pub slip: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
    /// Threads that play games; the result does not depend on it.
    pub threads: usize,
}

impl TrainingConfig {
    /// The usual training: four rounds, which take some hours.
    pub const fn new(variant: Variant) -> TrainingConfig {
        TrainingConfig {
            variant,
            rounds: 4,
            games: 20_000,
            nodes: 400,
            epochs: 15,
            duel: 200,
            opening: 8,
            slip: 40,
            seed: 1,
            threads: 1,
        }
    }
}

/// Progress of the training.
#[derive(Clone, PartialEq, Debug)]
pub enum TrainingEvent {
    /// Games have been played.
    Played {
        /// The round, from 1.
        round: u32,
        /// The games of the round so far.
        games: u32,
        /// Their samples.
        samples: usize,
    },
    /// An epoch of a fitting has ended.
    Epoch {
        /// The round, from 1.
        round: u32,
        /// The network that is fitted.
        network: usize,
        /// The epoch, from 1.
        epoch: u32,
        /// The mean squared error of the expected score on the samples learned from.
        error: f64,
        /// The same on the samples set aside.
        held_out: f64,
    },
    /// The new weights have played against the previous ones.
    Compared {
        /// The round, from 1.
        round: u32,
        /// Games won by the new weights.
        won: u32,
        /// Games drawn.
        drawn: u32,
        /// Games lost.
        lost: u32,
        /// The new weights replace the previous ones.
        kept: bool,
    },
}

/// The game's evaluation is not trained by gradient descent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} has no networks to train")]
pub struct NotTrainable(pub GameKind);
