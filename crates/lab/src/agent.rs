//! The interface of every player: it chooses a move in a game in progress.

use std::error::Error;
use std::time::Duration;

use thiserror::Error;

use tessera_rules::{Move, Position, Record};

/// A player of any kind.
pub trait Agent {
    /// Prepares for a new game from this position.
    ///
    /// # Errors
    /// If the player has stopped working.
    fn begin(&mut self, _start: &Position, _seed: u64) -> Result<(), AgentFailure> {
        Ok(())
    }

    /// Chooses a move for the side to move; the game is not over. The seed decides all randomness.
    ///
    /// # Errors
    /// If there is no move that can be played.
    fn choose_move(&mut self, game: &Record<Position>, seed: u64) -> Result<MoveChoice, AgentError>;

    /// The time allowed for a move; `None` if it is not limited.
    fn time_limit(&self) -> Option<Duration> {
        None
    }
}

/// A chosen move and its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveChoice {
    /// The move; not necessarily legal.
    pub mv: Move,
    /// Positions searched, or games played out; 0 if unknown.
    pub nodes: u64,
}

/// Why a player returned no move that can be played.
#[derive(Debug, Error)]
pub enum AgentError {
    /// It answered with something that is not a legal move, and so loses the game.
    #[error("{0}")]
    IllegalMove(String),
    /// It has stopped working; the game has no result.
    #[error(transparent)]
    Failed(#[from] AgentFailure),
}

/// A player has stopped working: no game can be played with it any more.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct AgentFailure(Box<dyn Error + Send + Sync>);

impl AgentFailure {
    pub(super) fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> AgentFailure {
        AgentFailure(error.into())
    }
}
