//! The engine and its levels as players.

use std::sync::Arc;
use std::time::Duration;

use super::agent::{Agent, AgentError, MoveChoice};
use super::move_limits::MoveLimits;
use super::moves::no_legal_move;
use crate::engine::{Level, Weights, reply, think_with};
use crate::rules::{Position, Record};

/// The engine at full strength within limits, or one of its levels.
#[derive(Clone, Debug)]
pub(super) struct EngineAgent {
    /// `None` for full strength.
    pub(super) level: Option<Level>,
    pub(super) limits: MoveLimits,
    /// Weights that replace the built-in ones; used at full strength only.
    pub(super) weights: Option<Arc<Weights>>,
}

impl Agent for EngineAgent {
    fn choose_move(&mut self, game: &Record<Position>, seed: u64) -> Result<MoveChoice, AgentError> {
        let limits = self.limits.to_search_limits();
        let report = match self.level {
            Some(level) => reply(game.current(), level, &limits, seed, &mut |_| ()),
            None => {
                let weights = self.weights.as_deref().unwrap_or(Weights::built_in());
                think_with(weights, game.current(), &limits, seed, &mut |_| ())
            }
        };
        report.map(|report| MoveChoice { mv: report.best, nodes: report.nodes }).ok_or_else(no_legal_move)
    }

    fn time_limit(&self) -> Option<Duration> {
        self.limits.movetime
    }
}
