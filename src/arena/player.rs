//! What every player can do: choose a move in a game as far as it has come.

use std::fmt;
use std::time::Duration;

use crate::rules::{Move, Position, Record};

/// A player, whatever it is made of.
pub trait Player {
    /// Prepares for a new game from this position.
    ///
    /// # Errors
    /// If the player is broken.
    fn begin(&mut self, _start: &Position, _seed: u64) -> Result<(), Failure> {
        Ok(())
    }

    /// The move for whoever's turn it is; the game goes on. The seed decides what chance decides.
    ///
    /// # Errors
    /// If there is no move that could be played.
    fn choose(&mut self, game: &Record<Position>, seed: u64) -> Result<Choice, Failure>;

    /// The time it was given for a move; `None` if it is not held to any.
    fn allowance(&self) -> Option<Duration> {
        None
    }
}

/// What a player decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub mv: Move,
    /// Positions looked into, or games played out; 0 if unknown.
    pub nodes: u64,
}

/// Why a player gave no move that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It gave something that is no legal move: the game is lost.
    Illegal(String),
    /// It gave nothing and will not give anything any more: no game can be played with it.
    Broken(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Illegal(what) | Failure::Broken(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Failure {}
