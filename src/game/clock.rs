//! Clocks: so much time for the whole match, and some more for each move; for people and computers alike.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bevy::prelude::*;

use super::matches::{History, Match, Person, Seats, Standing, change};
use super::player::{Awaited, Paused};
use super::requests::{MatchRequest, RefusalReason, Wish};
use super::thinker::Presenting;
use super::turn;
use crate::rules::{Outcome, Side, Victory};

/// From here on time is short.
pub const SHORT: Duration = Duration::from_secs(10);
/// No more than this passes between two looks: whoever closes the lid of the machine has not lost by it.
const LONGEST: Duration = Duration::from_secs(5);

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Control {
    minutes: u8,
    /// Seconds for each move.
    increment: u8,
}

impl Control {
    /// Those that people know.
    pub const USUAL: [Control; 5] =
        [Control::new(1, 0), Control::new(3, 2), Control::new(5, 0), Control::new(10, 5), Control::new(15, 10)];

    const fn new(minutes: u8, increment: u8) -> Control {
        Control { minutes, increment }
    }

    const fn whole(self) -> Duration {
        Duration::from_secs(60 * self.minutes as u64)
    }

    const fn increment(self) -> Duration {
        Duration::from_secs(self.increment as u64)
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.increment)
    }
}

/// Reads minutes and seconds such as `3+2`.
impl FromStr for Control {
    type Err = String;

    fn from_str(text: &str) -> Result<Control, String> {
        let number = |text: &str| text.trim().parse::<u8>().ok();
        let parts = text.split_once('+').and_then(|(minutes, more)| number(minutes).zip(number(more)));
        match parts {
            Some((minutes @ 1..=180, increment @ 0..=60)) => Ok(Control { minutes, increment }),
            _ => Err(format!("{text:?} is no time such as 3+2, in minutes and seconds for each move")),
        }
    }
}

/// The clock of a match, if it has one.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    pub control: Control,
    /// What each of the two has left, by [`Person::index`].
    pub left: [Duration; 2],
    /// The same when so many plies had been played: taking back gives the time back.
    pub marks: Vec<[Duration; 2]>,
}

impl Clock {
    #[must_use]
    pub fn new(control: Control) -> Clock {
        let left = [control.whole(); 2];
        Clock { control, left, marks: vec![left] }
    }

    #[must_use]
    pub const fn of(&self, person: Person) -> Duration {
        self.left[person.index()]
    }

    /// `person` has made the `ply`-th ply, counted from 1.
    fn moved(&mut self, person: Person, ply: usize) {
        self.left[person.index()] += self.control.increment();
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
pub struct TimeIsShort {
    pub game: Entity,
    pub side: Side,
}

type Running<'a> = (Entity, &'a mut Clock, &'a Standing, &'a Seats, &'a Awaited, &'a Paused);

/// Takes the time that has passed from whoever is to move; not while anything is still being shown.
pub(super) fn tick(
    time: Res<Time<Real>>,
    presenting: Res<Presenting>,
    mut clocks: Query<Running, With<Match>>,
    mut short: MessageWriter<TimeIsShort>,
    mut requests: MessageWriter<MatchRequest>,
) {
    if presenting.0 {
        return;
    }
    for (game, mut clock, standing, seats, awaited, paused) in &mut clocks {
        if !runs(*awaited, *paused) {
            continue;
        }
        let side = standing.0.to_move();
        let left = &mut clock.left[seats.0[side].index()];
        let before = *left;
        *left = left.saturating_sub(time.delta().min(LONGEST));
        if before >= SHORT && *left < SHORT {
            short.write(TimeIsShort { game, side });
        }
        if left.is_zero() {
            requests.write(MatchRequest { game, wish: Wish::Flag(side) });
        }
    }
}

/// Whether a clock runs while nothing is being shown.
#[must_use]
pub fn runs(awaited: Awaited, paused: Paused) -> bool {
    awaited != Awaited::Nobody && !paused.0
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
pub(super) fn moved(world: &mut World, game: Entity, person: Option<Person>) {
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
        for control in Control::USUAL {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        for text in ["", "3", "0+5", "3+", "3+61", "200+1", "-3+2", "three+two"] {
            assert!(text.parse::<Control>().is_err(), "{text}");
        }
    }
}
