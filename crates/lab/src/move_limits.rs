//! The limits of a player: for every single move, and the time for all moves of a game.

use std::time::{Duration, Instant};

use thiserror::Error;

use tessera_engine::{Limits, TimeLimit};

/// Limits for every move; the first one reached ends the search. The default has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveLimits {
    /// Plies.
    pub depth: Option<u32>,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// Time to think.
    pub movetime: Option<Duration>,
    /// Time for all moves of a game, which the player divides.
    pub gametime: Option<Duration>,
}

/// The value of a limit is not a whole number of at least 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{name}: {value:?} is not a whole number of at least 1")]
pub struct InvalidLimit {
    /// `depth`, `nodes`, `movetime` or `gametime`.
    pub name: String,
    /// The text given.
    pub value: String,
}

impl MoveLimits {
    /// The limits of players that would otherwise think without end: 100 ms a move.
    pub const DEFAULT: MoveLimits = MoveLimits::movetime(Duration::from_millis(100));

    /// A limit of time only.
    pub const fn movetime(time: Duration) -> MoveLimits {
        MoveLimits { depth: None, nodes: None, movetime: Some(time), gametime: None }
    }

    /// Whether any limit is set.
    pub fn is_limited(self) -> bool {
        self != MoveLimits::default()
    }

    /// These limits, or [`MoveLimits::DEFAULT`] if none is set.
    #[must_use]
    pub fn or_default(self) -> MoveLimits {
        if self.is_limited() { self } else { MoveLimits::DEFAULT }
    }

    /// The limits of a search that starts now; `share` is the part of the time for the game that it may use.
    pub fn to_search_limits(self, share: Option<Duration>) -> Limits {
        let limits = Limits { depth: self.depth, nodes: self.nodes, ..Limits::default() };
        let has_other_limit = self != MoveLimits { gametime: self.gametime, ..MoveLimits::default() };
        let time = match share {
            Some(share) if !has_other_limit => Some(TimeLimit::Clock(share)),
            _ => self.movetime.into_iter().chain(share).min().map(TimeLimit::Fixed),
        };
        time.map_or(limits.clone(), |time| limits.with_time(Instant::now(), time))
    }

    /// The UCI or UGI command that starts a search with these limits. `clocks` are the names of both sides' clocks, and `left`
    /// is the time left for the game.
    pub fn go_command(self, clocks: [&str; 2], left: Option<Duration>) -> String {
        let mut command = String::from("go");
        for (name, value) in [
            ("depth", self.depth.map(u128::from)),
            ("nodes", self.nodes.map(u128::from)),
            ("movetime", self.movetime.map(|time| time.as_millis())),
            (clocks[0], left.map(|time| time.as_millis())),
            (clocks[1], left.map(|time| time.as_millis())),
        ] {
            if let Some(value) = value {
                command += &format!(" {name} {value}");
            }
        }
        command
    }

    /// Sets `depth`, `nodes`, `movetime` or `gametime` (both in ms); returns whether `name` is one of these.
    ///
    /// # Errors
    /// If the value is not a whole number of at least 1.
    pub fn set(&mut self, name: &str, value: &str) -> Result<bool, InvalidLimit> {
        let number = || {
            let number = value.parse::<u64>().ok().filter(|number| *number > 0);
            number.ok_or_else(|| InvalidLimit { name: name.into(), value: value.into() })
        };
        match name {
            "depth" => self.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
            "nodes" => self.nodes = Some(number()?),
            "movetime" => self.movetime = Some(Duration::from_millis(number()?)),
            "gametime" => self.gametime = Some(Duration::from_millis(number()?)),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// Whether a move took longer than its limit plus a margin of half of it and a tenth of a second for a busy machine.
pub(super) fn is_over_time(limit: Option<Duration>, spent: Duration) -> bool {
    limit.is_some_and(|time| spent > time + time / 2 + Duration::from_millis(100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_go_command_contains_every_limit_that_is_set() {
        let mut limits = MoveLimits::default();
        assert!(!limits.is_limited());
        for (name, value) in [("nodes", "500"), ("movetime", "20"), ("gametime", "900")] {
            assert_eq!(limits.set(name, value), Ok(true));
        }
        let left = Some(Duration::from_millis(870));
        let command = limits.go_command(["p1time", "p2time"], left);
        assert_eq!(command, "go nodes 500 movetime 20 p1time 870 p2time 870");
        assert_eq!(limits.gametime, Some(Duration::from_millis(900)));
        assert_eq!(limits.set("Hash", "1"), Ok(false));
        assert!(limits.set("depth", "0").is_err() && limits.set("depth", "x").is_err());
        assert_eq!(limits.or_default(), limits);
    }

    #[test]
    fn the_clock_keeps_unused_time_only_where_the_game_has_no_other_limit() {
        let seconds = |seconds| Some(Duration::from_secs(seconds));
        let game = MoveLimits { gametime: seconds(60), ..MoveLimits::default() };
        let limits = game.to_search_limits(seconds(2));
        assert_eq!(limits.clock_time.map(|clock| clock.time), seconds(2));
        assert!(limits.deadline.is_some());
        for other in [
            MoveLimits { movetime: seconds(1), ..game },
            MoveLimits { depth: Some(9), ..game },
            MoveLimits { nodes: Some(9), ..game },
        ] {
            let limits = other.to_search_limits(seconds(2));
            assert!(limits.clock_time.is_none() && limits.deadline.is_some(), "{other:?}");
        }
        assert!(MoveLimits::movetime(Duration::from_secs(1)).to_search_limits(None).clock_time.is_none());
        assert!(MoveLimits::default().to_search_limits(None).deadline.is_none());
    }

    #[test]
    fn a_move_is_over_time_only_beyond_the_margin() {
        let limit = Some(Duration::from_millis(100));
        assert!(!is_over_time(limit, Duration::from_millis(250)));
        assert!(is_over_time(limit, Duration::from_millis(251)));
        assert!(!is_over_time(None, Duration::from_secs(1000)));
    }
}
