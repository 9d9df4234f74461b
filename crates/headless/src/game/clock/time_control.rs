//! Time controls such as 3+2: minutes for the match and seconds for each move.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::rules::Quoted;

/// The time that each player has: an initial amount, and an increment for each move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    minutes: u8,
    /// Seconds added after each move.
    increment: u8,
}

impl TimeControl {
    /// The time controls offered in menus.
    pub const PRESETS: [TimeControl; 5] = [
        TimeControl::new(1, 0),
        TimeControl::new(3, 2),
        TimeControl::new(5, 0),
        TimeControl::new(10, 5),
        TimeControl::new(15, 10),
    ];

    const fn new(minutes: u8, increment: u8) -> TimeControl {
        TimeControl { minutes, increment }
    }

    /// The minutes that each player has for the match.
    pub const fn minutes(self) -> u8 {
        self.minutes
    }

    /// The seconds that each move adds.
    pub const fn seconds_per_move(self) -> u8 {
        self.increment
    }

    pub(super) const fn initial(self) -> Duration {
        Duration::from_secs(60 * self.minutes as u64)
    }

    pub(super) const fn increment(self) -> Duration {
        Duration::from_secs(self.increment as u64)
    }
}

/// Writes minutes and seconds such as `3+2`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.increment)
    }
}

/// The text does not describe a time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{} is not a time such as 3+2, in minutes and seconds for each move", Quoted(.0))]
pub struct InvalidTimeControl(pub String);

/// Reads minutes and seconds such as `3+2`: 1 to 180 minutes and up to 60 seconds.
impl FromStr for TimeControl {
    type Err = InvalidTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, InvalidTimeControl> {
        let number = |text: &str| text.trim().parse::<u8>().ok();
        let parts = text.split_once('+').and_then(|(minutes, seconds)| number(minutes).zip(number(seconds)));
        match parts {
            Some((minutes @ 1..=180, increment @ 0..=60)) => Ok(TimeControl { minutes, increment }),
            _ => Err(InvalidTimeControl(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_is_read_back_as_written() {
        for control in TimeControl::PRESETS {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        for text in ["", "3", "0+5", "3+", "3+61", "200+1", "-3+2", "three+two"] {
            assert_eq!(text.parse::<TimeControl>(), Err(InvalidTimeControl(text.into())));
        }
    }
}
