//! The clocks of a GTP game: main time and Canadian byo-yomi, in which a number of moves has to be made in each period.

use std::time::Duration;

use crate::{TimeLimit, time_for_move};
use tessera_rules::{PerSide, Position, Side};

/// The time reserved for transmitting a move.
const LAG: Duration = Duration::from_millis(10);
/// The part of a byo-yomi period that is used: moves that take longer than planned must not exceed it.
const USED_PART: f64 = 0.9;

/// The clocks of both sides.
#[derive(Clone, Debug)]
pub(super) struct GtpClock {
    /// A whole byo-yomi period, if there is one after the main time.
    period: Option<TimeLeft>,
    /// `None` without a limit.
    left: PerSide<Option<TimeLeft>>,
}

/// The time left on a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TimeLeft {
    pub(super) time: Duration,
    /// The moves to be made in this time; 0 in the main time.
    pub(super) moves: u32,
}

impl TimeLeft {
    /// The part of a byo-yomi period that a move deserves.
    fn share(self) -> Duration {
        self.time.saturating_sub(LAG).mul_f64(USED_PART) / self.moves.max(1)
    }
}

impl Default for GtpClock {
    /// Clocks without a limit.
    fn default() -> Self {
        GtpClock { period: None, left: PerSide::new(None, None) }
    }
}

impl GtpClock {
    /// Sets both clocks. A period of no moves that takes some time stands for a game without a limit, and one that takes no time
    /// for no byo-yomi.
    pub(super) fn new(main: Duration, period: TimeLeft) -> GtpClock {
        match period {
            TimeLeft { time: Duration::ZERO, .. } => GtpClock { period: None, left: GtpClock::both(main, None) },
            TimeLeft { moves: 0, .. } => GtpClock::default(),
            _ => GtpClock { period: Some(period), left: GtpClock::both(main, Some(period)) },
        }
    }

    fn both(main: Duration, period: Option<TimeLeft>) -> PerSide<Option<TimeLeft>> {
        let main_time = TimeLeft { time: main, moves: 0 };
        let left = period.filter(|_| main.is_zero()).unwrap_or(main_time);
        PerSide::new(Some(left), Some(left))
    }

    /// Sets the clock of a side.
    pub(super) fn set(&mut self, side: Side, left: TimeLeft) {
        self.left[side] = Some(left);
    }

    /// The time for a side's move, or `None` without a limit.
    pub(super) fn time_for_move(&self, position: &Position, side: Side) -> Option<TimeLimit> {
        let left = self.left[side]?;
        Some(match left.moves {
            0 => {
                let share = time_for_move(position, left.time, Duration::ZERO);
                TimeLimit::Clock(self.period.map_or(share, |period| share.max(period.share())))
            }
            // Nothing is left of a period after its last move.
            1 => TimeLimit::Fixed(left.share()),
            _ => TimeLimit::Clock(left.share()),
        })
    }

    /// Subtracts the time of a move. Controllers need not send the time left.
    pub(super) fn spend(&mut self, side: Side, time: Duration) {
        let Some(left) = &mut self.left[side] else { return };
        let is_main_time = left.moves == 0;
        let rest = left.time.saturating_sub(time);
        *left = match self.period {
            Some(period) if is_main_time && rest.is_zero() => period,
            Some(period) if left.moves == 1 => period,
            _ => TimeLeft { time: rest, moves: left.moves.saturating_sub(1) },
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{GameKind, Variant};

    const fn seconds(seconds: u64, moves: u32) -> TimeLeft {
        TimeLeft { time: Duration::from_secs(seconds), moves }
    }

    fn clock(main: u64, period: TimeLeft) -> GtpClock {
        GtpClock::new(Duration::from_secs(main), period)
    }

    fn limit(clock: &GtpClock) -> Option<TimeLimit> {
        clock.time_for_move(&Position::start(Variant::standard(GameKind::Othello)), Side::First)
    }

    #[test]
    fn a_period_of_no_moves_means_no_limit() {
        assert_eq!(limit(&clock(0, seconds(1, 0))), None);
        assert_eq!(limit(&clock(60, seconds(1, 0))), None);
        assert_eq!(limit(&GtpClock::default()), None);
    }

    #[test]
    fn main_time_is_shared_among_the_moves_of_the_game() {
        let Some(TimeLimit::Clock(time)) = limit(&clock(300, seconds(0, 0))) else { panic!("a limit by the clock") };
        assert!((2..20).contains(&time.as_secs()), "{time:?}");
        assert_eq!(limit(&clock(0, seconds(0, 0))), Some(TimeLimit::Clock(Duration::ZERO)));
    }

    #[test]
    fn a_period_is_shared_among_its_moves() {
        let mut clock = clock(0, seconds(10, 3));
        let of = |time: f64, moves| (Duration::from_secs_f64(time) - LAG).mul_f64(USED_PART) / moves;
        assert_eq!(limit(&clock), Some(TimeLimit::Clock(of(10.0, 3))));
        clock.spend(Side::First, Duration::from_secs(4));
        assert_eq!(limit(&clock), Some(TimeLimit::Clock(of(6.0, 2))));
        clock.set(Side::First, seconds(7, 1));
        assert_eq!(limit(&clock), Some(TimeLimit::Fixed(of(7.0, 1))), "nothing is left after the last move");
        clock.spend(Side::First, Duration::from_secs(2));
        assert_eq!(limit(&clock), Some(TimeLimit::Clock(of(10.0, 3))), "the next period begins");
    }

    #[test]
    fn the_engine_counts_its_own_time_and_byo_yomi_follows_the_main_time() {
        let mut absolute = clock(300, seconds(0, 0));
        let before = limit(&absolute);
        absolute.spend(Side::First, Duration::from_secs(200));
        assert_eq!(absolute.left[Side::First], Some(seconds(100, 0)));
        assert_eq!(absolute.left[Side::Second], Some(seconds(300, 0)));
        assert_ne!(limit(&absolute), before);
        let mut canadian = clock(5, seconds(30, 2));
        canadian.spend(Side::First, Duration::from_secs(6));
        assert_eq!(canadian.left[Side::First], Some(seconds(30, 2)));
    }

    #[test]
    fn short_main_time_before_byo_yomi_does_not_make_moves_hasty() {
        let Some(TimeLimit::Clock(time)) = limit(&clock(1, seconds(20, 2))) else { panic!("a limit by the clock") };
        assert!(time > Duration::from_secs(8), "{time:?}");
    }
}
