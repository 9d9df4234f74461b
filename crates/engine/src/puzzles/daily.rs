//! The puzzle of the day, and the streak of days on which it was solved.

use serde::{Deserialize, Serialize};

use super::puzzle::Puzzle;
use super::set::PuzzleSet;
use tessera_rules::GameKind;

/// A day of the calendar, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Day(u32);

const SECONDS_PER_DAY: u64 = 86_400;

impl Day {
    /// The day with this number, where 0 is 1 January 1970.
    pub const fn new(number: u32) -> Day {
        Day(number)
    }

    /// The day of a moment given in seconds since 1970, in the time zone in which they were counted.
    pub const fn of_seconds(seconds: u64) -> Day {
        Day((seconds / SECONDS_PER_DAY) as u32)
    }

    /// The day of a date of the Gregorian calendar from 1970 on; `None` if there is no such date.
    pub fn of_date(year: u32, month: u32, day: u32) -> Option<Day> {
        let leap = |year: u32| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let lengths = [31, if leap(year) { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let before = (month as usize).checked_sub(1)?;
        let is_date = (1970..10_000).contains(&year) && day >= 1 && day <= *lengths.get(before)?;
        let years: u32 = (1970..year).map(|year| if leap(year) { 366 } else { 365 }).sum();
        is_date.then(|| Day(years + lengths[..before].iter().sum::<u32>() + day - 1))
    }

    /// The number of the day.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// Steps through a list by this many places, so that neighbouring days have unlike puzzles; a prime.
const STRIDE: usize = 7_919;

/// The puzzle of a day: the games take turns, and each goes through all of its puzzles before one comes again. `None`
/// only for a game without puzzles.
pub fn daily_puzzle(day: Day) -> Option<&'static Puzzle> {
    let number = day.0 as usize;
    let kind = GameKind::ALL[number % GameKind::COUNT];
    let puzzles = PuzzleSet::built_in(kind).puzzles();
    let place = (number / GameKind::COUNT % puzzles.len().max(1)) * STRIDE;
    puzzles.get(place.checked_rem(puzzles.len())?)
}

/// The days in a row on which the puzzle of the day was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct DailyStreak {
    last: Option<Day>,
    length: u32,
    best: u32,
}

impl DailyStreak {
    /// Counts the day's puzzle as solved; a second time on the same day, or on an earlier one, changes nothing.
    pub fn solve(&mut self, today: Day) {
        if self.last.is_some_and(|last| last >= today) {
            return;
        }
        self.length = self.current(today).saturating_add(1);
        self.last = Some(today);
        self.best = self.best.max(self.length);
    }

    /// The length of the streak: 0 once a whole day has been left out.
    pub fn current(&self, today: Day) -> u32 {
        let goes_on = self.last.is_some_and(|last| last.0.saturating_add(1) >= today.0);
        if goes_on { self.length } else { 0 }
    }

    /// Whether the puzzle of this day is solved.
    pub fn has_solved(&self, today: Day) -> bool {
        self.last == Some(today)
    }

    /// The longest streak.
    pub const fn best(&self) -> u32 {
        self.best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(Day::of_date(1970, 1, 1), Some(Day(0)));
        assert_eq!(Day::of_date(2000, 3, 1), Some(Day(11_017)));
        assert_eq!(Day::of_date(2026, 11, 23), Some(Day(20_780)));
        assert_eq!(Day::of_seconds(11_017 * 86_400 + 86_399), Day(11_017));
        for (year, month, day) in
            [(1969, 12, 31), (2025, 2, 29), (2026, 0, 1), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0)]
        {
            assert_eq!(Day::of_date(year, month, day), None, "{year}-{month}-{day}");
        }
    }

    #[test]
    fn a_streak_grows_by_days_in_a_row_and_ends_with_a_day_left_out() {
        let mut streak = DailyStreak::default();
        [10, 11, 11, 12].into_iter().for_each(|day| streak.solve(Day(day)));
        assert_eq!([12, 13, 14].map(|day| streak.current(Day(day))), [3, 3, 0]);
        streak.solve(Day(14));
        assert_eq!((streak.current(Day(14)), streak.best()), (1, 3));
        streak.solve(Day(2));
        assert_eq!(streak.current(Day(14)), 1, "the clock was set back");
        assert!(streak.has_solved(Day(14)) && !streak.has_solved(Day(15)));
    }
}
