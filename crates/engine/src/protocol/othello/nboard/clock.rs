//! The clocks of a game that NBoard sends: the time control of the record, and the times of the moves.

use std::time::Duration;

use crate::{TimeLimit, time_for_move};
use tessera_rules::{Game, PerSide, Position, Side};

/// The clocks of both sides.
#[derive(Clone, Debug)]
pub(super) struct NboardClock {
    controls: PerSide<Option<TimeControl>>,
    /// Time that the moves have taken.
    used: PerSide<Duration>,
    moves: PerSide<u32>,
}

#[derive(Clone, Copy, Debug)]
struct TimeControl {
    main: Duration,
    /// Added after each move.
    increment: Duration,
}

impl Default for NboardClock {
    /// Clocks without a limit.
    fn default() -> Self {
        NboardClock {
            controls: PerSide::new(None, None),
            used: PerSide::new(Duration::ZERO, Duration::ZERO),
            moves: PerSide::new(0, 0),
        }
    }
}

impl NboardClock {
    /// Reads the clocks of a valid record in GGF: `TI` for both sides, `TB` for Black and `TW` for White.
    pub(super) fn of_record(record: &str) -> NboardClock {
        let mut clock = NboardClock::default();
        for (name, value) in tags(record) {
            let control = TimeControl::parse(value);
            match name {
                "TI" => clock.controls = PerSide::new(control, control),
                "TB" => clock.controls[Side::First] = control,
                "TW" => clock.controls[Side::Second] = control,
                "B" => clock.record_move(Side::First, value),
                "W" => clock.record_move(Side::Second, value),
                _ => {}
            }
        }
        clock
    }

    /// Counts a move, written as `MOVE/EVALUATION/SECONDS`. The last two may be left out.
    pub(super) fn record_move(&mut self, side: Side, text: &str) {
        let seconds = text.split('/').nth(2).and_then(|seconds| seconds.trim().parse().ok());
        let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).unwrap_or_default();
        self.used[side] = self.used[side].saturating_add(time);
        self.moves[side] = self.moves[side].saturating_add(1);
    }

    /// The time for the next move, or `None` without a limit.
    pub(super) fn time_for_move(&self, position: &Position) -> Option<TimeLimit> {
        let side = position.side_to_move();
        let control = self.controls[side]?;
        let added = control.increment.saturating_mul(self.moves[side]);
        let left = control.main.saturating_add(added).saturating_sub(self.used[side]);
        Some(TimeLimit::Clock(time_for_move(position, left, control.increment)))
    }
}

impl TimeControl {
    /// Parses `MAIN/INCREMENT/EXTENSION`; the last two may be left out. `None` if the main time is 0 or not written with a colon.
    fn parse(text: &str) -> Option<TimeControl> {
        let mut parts = text.split('/').map(parse_time);
        let main = parts.next().flatten().filter(|main| !main.is_zero())?;
        Some(TimeControl { main, increment: parts.next().flatten().unwrap_or_default() })
    }
}

/// Parses `MM:SS` or `HH:MM:SS`, which a number of moves may follow after a comma.
fn parse_time(text: &str) -> Option<Duration> {
    let text = text.split(',').next().unwrap_or_default().trim();
    let fields: Option<Vec<u32>> = text.split(':').map(|field| field.parse().ok()).collect();
    match fields?[..] {
        [minutes, seconds] => Some(hours(0, minutes, seconds)),
        [hour, minutes, seconds] => Some(hours(hour, minutes, seconds)),
        _ => None,
    }
}

fn hours(hours: u32, minutes: u32, seconds: u32) -> Duration {
    Duration::from_secs((u64::from(hours) * 60 + u64::from(minutes)) * 60 + u64::from(seconds))
}

/// The tags of a valid record, as names and values.
fn tags(record: &str) -> impl Iterator<Item = (&str, &str)> {
    record.split(']').filter_map(|tag| {
        let (name, value) = tag.split_once('[')?;
        Some((name.rsplit(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default(), value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{GameKind, Variant};

    fn limit(record: &str) -> Option<Duration> {
        let start = Position::start(Variant::standard(GameKind::Othello));
        NboardClock::of_record(record).time_for_move(&start).map(TimeLimit::longest)
    }

    fn expected(left: u64, increment: u64) -> Option<Duration> {
        let start = Position::start(Variant::standard(GameKind::Othello));
        Some(time_for_move(&start, Duration::from_secs(left), Duration::from_secs(increment)))
    }

    #[test]
    fn the_time_left_is_that_of_the_record_less_that_of_the_moves() {
        assert_eq!(limit("(;GM[Othello]TI[15:00]BO[8];)"), expected(900, 0));
        assert_eq!(limit("(;TI[01:00:30//02:00];)"), expected(3630, 0));
        assert_eq!(limit("(;TI[05:00/00:10]B[F5/1.2/20.5]W[D6/0/100]B[C3//9.5];)"), expected(300 + 20 - 30, 10));
        assert_eq!(limit("(;TI[05:00]TB[01:00]TW[09:00]B[F5//70];)"), expected(0, 0));
    }

    #[test]
    fn a_record_without_a_time_has_no_limit() {
        for record in ["(;GM[Othello];)", "(;TI[0];)", "(;TI[00:00];)", "(;TI[5];)", "(;TI[soon];)", "(;TI[1:2:3:4];)"]
        {
            assert_eq!(limit(record), None, "{record}");
        }
    }
}
