//! Clocks: so much time for the whole match, and some more for each move; for people and computers alike.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bevy::prelude::*;

use super::computer::ViewBusy;
use super::matches::{History, Match, MatchState, Seat, Seats, change};
use super::player::{ActivePlayer, Paused};
use super::requests::{MatchCommand, MatchRequest, RefusalReason};
use super::turn;
use crate::rules::{Outcome, Side, Victory};

/// From here on time is short.
pub const LOW_TIME: Duration = Duration::from_secs(10);
/// No more than this passes between two looks: whoever closes the lid of the machine has not lost by it.
const MAX_TICK: Duration = Duration::from_secs(5);

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    minutes: u8,
    /// Seconds for each move.
    increment: u8,
}

impl TimeControl {
    /// Those that people know.
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

    const fn initial(self) -> Duration {
        Duration::from_secs(60 * self.minutes as u64)
    }

    const fn increment(self) -> Duration {
        Duration::from_secs(self.increment as u64)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.increment)
    }
}

/// Reads minutes and seconds such as `3+2`.
impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<TimeControl, String> {
        let number = |text: &str| text.trim().parse::<u8>().ok();
        let parts = text.split_once('+').and_then(|(minutes, more)| number(minutes).zip(number(more)));
        match parts {
            Some((minutes @ 1..=180, increment @ 0..=60)) => Ok(TimeControl { minutes, increment }),
            _ => Err(format!("{text:?} is no time such as 3+2, in minutes and seconds for each move")),
        }
    }
}

/// The clock of a match, if it has one.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    pub time_control: TimeControl,
    /// What each of the two has left, by [`Person::index`].
    pub left: [Duration; 2],
    /// The same when so many plies had been played: taking back gives the time back.
    pub marks: Vec<[Duration; 2]>,
}

impl Clock {
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        let left = [control.initial(); 2];
        Clock { time_control: control, left, marks: vec![left] }
    }

    #[must_use]
    pub const fn of(&self, person: Seat) -> Duration {
        self.left[person.index()]
    }

    /// `person` has made the `ply`-th ply, counted from 1.
    fn moved(&mut self, person: Seat, ply: usize) {
        self.left[person.index()] += self.time_control.increment();
        // Plies that were played before the clock was there took no time.
        let first = self.marks.first().copied().unwrap_or(self.left);
        self.marks.resize(ply, first);
        self.marks.push(self.left);
    }

    /// So many plies are played now.
    fn jump(&mut self, plies: usize) {
        self.left = self.marks.get(plies).copied().unwrap_or(self.left);
    }
}

/// Somebody has little time left now, and had more before.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LowTime {
    pub game: Entity,
    pub side: Side,
}

type Running<'a> = (Entity, &'a mut Clock, &'a MatchState, &'a Seats, &'a ActivePlayer, &'a Paused);

/// Takes the time that has passed from whoever is to move; not while anything is still being shown.
pub(super) fn tick(
    time: Res<Time<Real>>,
    presenting: Res<ViewBusy>,
    mut clocks: Query<Running, With<Match>>,
    mut short: MessageWriter<LowTime>,
    mut requests: MessageWriter<MatchRequest>,
) {
    if presenting.0 {
        return;
    }
    for (game, mut clock, standing, seats, awaited, paused) in &mut clocks {
        if !is_running(*awaited, *paused) {
            continue;
        }
        let side = standing.0.to_move();
        let left = &mut clock.left[seats.0[side].index()];
        let before = *left;
        *left = left.saturating_sub(time.delta().min(MAX_TICK));
        if before >= LOW_TIME && *left < LOW_TIME {
            short.write(LowTime { game, side });
        }
        if left.is_zero() {
            requests.write(MatchRequest { game, command: MatchCommand::Flag(side) });
        }
    }
}

/// Whether a clock runs while nothing is being shown.
#[must_use]
pub fn is_running(awaited: ActivePlayer, paused: Paused) -> bool {
    awaited != ActivePlayer::None && !paused.0
}

/// Whoever has no time left has lost.
pub(super) fn flag(world: &mut World, game: Entity, side: Side) -> Result<(), RefusalReason> {
    turn::running_position(world, game)?;
    let person = world.get::<Seats>(game).map(|seats| seats.0[side]).ok_or(RefusalReason::NoSuchMatch)?;
    let clock = world.get::<Clock>(game).ok_or(RefusalReason::Outdated)?;
    if !clock.of(person).is_zero() {
        return Err(RefusalReason::Outdated);
    }
    turn::settle(world, game, Outcome::Won { side: side.other(), by: Victory::Time });
    Ok(())
}

/// `person` has just made a ply.
pub(super) fn moved(world: &mut World, game: Entity, person: Option<Seat>) {
    let plies = world.get::<History>(game).map_or(0, |history| history.played.len());
    if let Some(person) = person {
        change(world, game, |clock: &mut Clock| clock.moved(person, plies));
    }
}

/// The match stands at another ply.
pub(super) fn jumped(world: &mut World, game: Entity, plies: usize) {
    change(world, game, |clock: &mut Clock| clock.jump(plies));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_is_read_as_it_is_written() {
        for control in TimeControl::PRESETS {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        for text in ["", "3", "0+5", "3+", "3+61", "200+1", "-3+2", "three+two"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
