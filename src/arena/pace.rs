//! How long a player may think about a move.

use std::time::{Duration, Instant};

use crate::engine::Limits;

/// Limits for every single move; whichever is reached first counts. The default has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub movetime: Option<Duration>,
}

impl Pace {
    /// For players that would think without end if nobody said how long.
    pub const USUAL: Pace = Pace { depth: None, nodes: None, movetime: Some(Duration::from_millis(100)) };

    #[must_use]
    pub fn has_end(self) -> bool {
        self != Pace::default()
    }

    /// This pace, or the usual one if this has no end.
    #[must_use]
    pub fn or_usual(self) -> Pace {
        if self.has_end() { self } else { Pace::USUAL }
    }

    /// For a search that begins now.
    #[must_use]
    pub fn limits(self) -> Limits {
        let deadline = self.movetime.and_then(|time| Instant::now().checked_add(time));
        Limits { depth: self.depth, nodes: self.nodes, deadline, ..Limits::default() }
    }

    /// The command that makes a program think at this pace.
    #[must_use]
    pub fn go(self) -> String {
        let mut line = String::from("go");
        for (name, value) in [
            ("depth", self.depth.map(u128::from)),
            ("nodes", self.nodes.map(u128::from)),
            ("movetime", self.movetime.map(|time| time.as_millis())),
        ] {
            if let Some(value) = value {
                line += &format!(" {name} {value}");
            }
        }
        line
    }

    /// Takes `depth=N`, `nodes=N` or `movetime=MS`; tells whether it was one of these.
    ///
    /// # Errors
    /// What is wrong with the number.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<bool, String> {
        let number = || {
            let read = value.parse::<u64>().ok().filter(|number| *number > 0);
            read.ok_or_else(|| format!("{name}: {value:?} is not a whole number from 1 up"))
        };
        match name {
            "depth" => self.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
            "nodes" => self.nodes = Some(number()?),
            "movetime" => self.movetime = Some(Duration::from_millis(number()?)),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// How late a move may come: half the time again, and a tenth of a second for a busy machine.
#[must_use]
pub(super) fn is_too_late(allowance: Option<Duration>, spent: Duration) -> bool {
    allowance.is_some_and(|time| spent > time + time / 2 + Duration::from_millis(100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_told_every_limit_there_is() {
        let mut pace = Pace::default();
        assert!(!pace.has_end());
        for (name, value) in [("nodes", "500"), ("movetime", "20")] {
            assert_eq!(pace.set(name, value), Ok(true));
        }
        assert_eq!(pace.go(), "go nodes 500 movetime 20");
        assert_eq!(pace.set("Hash", "1"), Ok(false));
        assert!(pace.set("depth", "0").is_err() && pace.set("depth", "x").is_err());
        assert_eq!(pace.or_usual(), pace);
    }

    #[test]
    fn a_move_is_late_only_beyond_the_margin() {
        let time = Some(Duration::from_millis(100));
        assert!(!is_too_late(time, Duration::from_millis(250)));
        assert!(is_too_late(time, Duration::from_millis(251)));
        assert!(!is_too_late(None, Duration::from_secs(1000)));
    }
}
