//! The engine and its levels as players.

use std::sync::Arc;
use std::time::Duration;

use super::agent::{Agent, AgentError, AgentFailure, MoveChoice};
use super::game_clock::GameClock;
use super::move_limits::MoveLimits;
use super::moves::no_legal_move;
use tessera_engine::{Level, Weights, reply, think_with, time_for_move};
use tessera_rules::{Position, Record};

/// The engine at full strength within limits, or one of its levels.
#[derive(Clone, Debug)]
pub(super) struct EngineAgent {
    /// `None` for full strength.
    level: Option<Level>,
    limits: MoveLimits,
    clock: GameClock,
    /// Weights that replace the built-in ones; used at full strength only.
    weights: Option<Arc<Weights>>,
}

impl EngineAgent {
    pub(super) const fn new(level: Option<Level>, limits: MoveLimits, weights: Option<Arc<Weights>>) -> EngineAgent {
        EngineAgent { level, limits, clock: GameClock::new(limits.gametime), weights }
    }
}

impl Agent for EngineAgent {
    fn begin(&mut self, _start: &Position, _seed: u64) -> Result<(), AgentFailure> {
        self.clock.reset();
        Ok(())
    }

    fn choose_move(&mut self, game: &Record<Position>, seed: u64) -> Result<MoveChoice, AgentError> {
        let position = game.current();
        let share = self.clock.left().map(|left| time_for_move(position, left, Duration::ZERO));
        let report = self.clock.run(|| {
            let limits = self.limits.to_search_limits(share);
            match self.level {
                Some(level) => reply(position, level, &limits, seed, &mut |_| ()),
                None => {
                    let weights = self.weights.as_deref().unwrap_or(Weights::built_in());
                    think_with(weights, position, &limits, seed, &mut |_| ())
                }
            }
        });
        report.map(|report| MoveChoice { mv: report.best, nodes: report.nodes }).ok_or_else(no_legal_move)
    }

    fn time_limit(&self) -> Option<Duration> {
        self.limits.movetime.into_iter().chain(self.clock.left()).min()
    }
}
