//! The engine itself and its levels as players.

use std::time::Duration;

use super::{Choice, Failure, Pace, Player};
use crate::engine::{Level, reply, think};
use crate::rules::{Position, Record};

/// The engine at full strength within a pace, or one of its levels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own {
    pub(super) level: Option<Level>,
    pub(super) pace: Pace,
}

impl Player for Own {
    fn choose(&mut self, game: &Record<Position>, seed: u64) -> Result<Choice, Failure> {
        let limits = self.pace.limits();
        let report = match self.level {
            Some(level) => reply(game.current(), level, &limits, seed, &mut |_| ()),
            None => think(game.current(), &limits, seed, &mut |_| ()),
        };
        let found = report.map(|report| Choice { mv: report.best, nodes: report.nodes });
        found.ok_or_else(|| Failure::Illegal("no move, although the game goes on".into()))
    }

    fn allowance(&self) -> Option<Duration> {
        self.pace.movetime
    }
}
