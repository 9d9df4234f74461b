//! The engine itself and its levels as players.

use std::sync::Arc;
use std::time::Duration;

use super::{Choice, Failure, Pace, Player};
use crate::engine::{Level, Weights, reply, think_with};
use crate::rules::{Position, Record};

/// The engine at full strength within a pace, or one of its levels.
#[derive(Clone, Debug)]
pub(super) struct Own {
    pub(super) level: Option<Level>,
    pub(super) pace: Pace,
    /// For full strength: other weights than the program's own.
    pub(super) weights: Option<Arc<Weights>>,
}

impl Player for Own {
    fn choose(&mut self, game: &Record<Position>, seed: u64) -> Result<Choice, Failure> {
        let limits = self.pace.limits();
        let report = match self.level {
            Some(level) => reply(game.current(), level, &limits, seed, &mut |_| ()),
            None => {
                let weights = self.weights.as_deref().unwrap_or(Weights::built_in());
                think_with(weights, game.current(), &limits, seed, &mut |_| ())
            }
        };
        let found = report.map(|report| Choice { mv: report.best, nodes: report.nodes });
        found.ok_or_else(|| Failure::Illegal("no move, although the game goes on".into()))
    }

    fn allowance(&self) -> Option<Duration> {
        self.pace.movetime
    }
}
