//! Playing strengths: levels, perfect play, and full strength.
//!
//! The strengths of the levels were tuned with `tessera-engine ladder`: each level wins about three games of four against
//! the one below it, in Othello more from the seventh on.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::registry;
use super::strength::{self, LEVEL_COUNT, Strength};
use tessera_rules::{GameKind, Variant};

/// The number of full strength by the clock; full strength with a time for each move adds the seconds.
const FULL: u8 = 100;

/// A playing strength: a level from 1, for beginners, to 10; perfect play on boards small enough to be solved; or full
/// strength, the whole engine with a time for each move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const FIRST: Level = Level(1);
    /// The strongest level that every board has.
    pub const LAST: Level = Level(LEVEL_COUNT as u8);
    /// Plays proved best moves on small boards, and like [`Level::LAST`] on others.
    pub const PERFECT: Level = Level(Self::LAST.0 + 1);

    /// The whole engine with the time that a match clock leaves for a move.
    pub const FULL_BY_CLOCK: Level = Level(FULL);
    /// The longest time for a move at full strength in seconds.
    pub const MAX_SECONDS: u8 = 120;
    /// The time for a move at full strength by the clock where there is no clock.
    pub const DEFAULT_TIME: Duration = Duration::from_secs(3);
    /// The times for a move at full strength that menus offer, in seconds.
    const OFFERED_SECONDS: [u8; 4] = [1, 3, 10, 30];

    /// The level with this number, 11 for perfect play, or `None` if there is none.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::FIRST.0 && number <= Level::PERFECT.0 { Some(Level(number)) } else { None }
    }

    /// Full strength with `n` seconds for each move, at least one; `None` for more than [`Level::MAX_SECONDS`].
    pub const fn full(seconds: u8) -> Option<Level> {
        if seconds > 0 && seconds <= Level::MAX_SECONDS { Some(Level(FULL + seconds)) } else { None }
    }

    /// Whether the whole engine plays.
    pub const fn is_full(self) -> bool {
        self.0 >= FULL
    }

    /// The seconds for each move at full strength; `None` by the clock, and for other strengths.
    pub const fn seconds(self) -> Option<u8> {
        if self.0 > FULL { Some(self.0 - FULL) } else { None }
    }

    /// The time for each move at full strength; `None` by the clock, and for other strengths.
    pub fn move_time(self) -> Option<Duration> {
        self.seconds().map(|seconds| Duration::from_secs(seconds.into()))
    }

    /// The number: 1 to 10, 11 for perfect play, and more at full strength.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The levels that every board has, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::FIRST.0..=Level::LAST.0).map(Level)
    }

    /// The levels of one board, the weakest first; with perfect play where it is proved while a player waits.
    pub fn offered(variant: Variant) -> impl DoubleEndedIterator<Item = Level> {
        let last = if registry::is_quickly_solved(variant) { Level::PERFECT } else { Level::LAST };
        (Level::FIRST.0..=last.0).map(Level)
    }

    /// Full strength with each time that menus offer, the shortest first, and by the clock.
    pub fn offered_full() -> impl Iterator<Item = Level> {
        Self::OFFERED_SECONDS.into_iter().filter_map(Level::full).chain([Level::FULL_BY_CLOCK])
    }

    /// Whether a computer of this strength plays on this board.
    pub fn is_offered(self, variant: Variant) -> bool {
        self.is_full() || Level::offered(variant).any(|level| level == self)
    }

    /// The measured strength on the game's default board, on a scale where level 1 is 600; `None` if it was not
    /// measured.
    pub fn elo(self, kind: GameKind) -> Option<i32> {
        let files = [
            include_str!("../../../assets/engine/ladder.txt"),
            include_str!("../../../assets/engine/full-strength.txt"),
        ];
        let mut lines = files.into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
        lines.find_map(|line| {
            let mut words = line.split_whitespace();
            let is_this = words.next()? == kind.id() && words.next()?.parse() == Ok(self);
            if is_this { words.next()?.parse().ok() } else { None }
        })
    }

    /// The search of this level; perfect play has that of the strongest level until the board is solved.
    pub(super) fn strength(self, kind: GameKind) -> Strength {
        if self.is_full() {
            return strength::nodes(u64::MAX);
        }
        registry::strengths(kind)[usize::from(self.0).min(LEVEL_COUNT) - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seconds() {
            Some(seconds) => write!(f, "full:{seconds}s"),
            None if self.is_full() => f.write_str("full"),
            None if *self == Level::PERFECT => f.write_str("perfect"),
            None => self.0.fmt(f),
        }
    }
}

/// A text or a number that is not a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "levels are numbered from {first} to {last}; \"perfect\" and \"full\" are above them",
    first = Level::FIRST, last = Level::LAST
)]
pub struct UnknownLevel;

impl TryFrom<u8> for Level {
    type Error = UnknownLevel;

    fn try_from(number: u8) -> Result<Level, UnknownLevel> {
        let full = || {
            number.checked_sub(FULL).and_then(|seconds| Level::full(seconds).or((seconds == 0).then_some(Level(FULL))))
        };
        Level::new(number).or_else(full).ok_or(UnknownLevel)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        match text {
            "perfect" => Ok(Level::PERFECT),
            "full" => Ok(Level::FULL_BY_CLOCK),
            _ => {
                let level = match text.strip_prefix("full:") {
                    Some(time) => number(time.strip_suffix('s').unwrap_or(time)).and_then(Level::full),
                    None => number(text).and_then(Level::new).filter(|level| *level <= Level::LAST),
                };
                level.ok_or(UnknownLevel)
            }
        }
    }
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}
