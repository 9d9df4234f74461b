//! Who sits at the table: people, and computers of ten levels.

use std::fmt;
use std::str::FromStr;

use bevy::prelude::*;

use super::matches::{Seat, Seats};
use crate::rules::Side;

pub use crate::engine::Level;

/// Who plays for one of the two [`Person`]s of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Player {
    /// Somebody at the screen.
    #[default]
    Human,
    /// The engine.
    Computer(Level),
}

/// Who plays for whom: first for [`Person::One`], then for [`Person::Two`]. The pie rule does not change it: it gives
/// each of them the other colour.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Players(pub [Player; 2]);

impl Players {
    /// Two people at one screen.
    pub const HUMANS: Players = Players([Player::Human; 2]);

    #[must_use]
    pub const fn of(self, person: Seat) -> Player {
        self.0[person.index()]
    }

    /// Who plays this side now.
    #[must_use]
    pub fn at(self, seats: Seats, side: Side) -> Player {
        self.of(seats.0[side])
    }

    /// The person who plays against a computer; `None` if two people play, or two computers.
    #[must_use]
    pub fn only_human(self) -> Option<Seat> {
        match self.0 {
            [Player::Human, Player::Computer(_)] => Some(Seat::One),
            [Player::Computer(_), Player::Human] => Some(Seat::Two),
            _ => None,
        }
    }

    /// Nobody plays: the match is watched.
    #[must_use]
    pub fn all_computers(self) -> bool {
        !self.0.contains(&Player::Human)
    }

    #[must_use]
    pub const fn with(mut self, person: Seat, player: Player) -> Players {
        self.0[person.index()] = player;
        self
    }
}

/// Whom the match waits for now.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ActivePlayer {
    /// It is over.
    #[default]
    None,
    /// Somebody at the screen; also where a computer is to move but waits ([`Paused`]).
    Person,
    Computer(Level),
}

/// Computers wait: somebody looks at an earlier position, or has stopped a match that is watched.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Paused(pub bool);

/// Counts what changes the question that a computer thinks about: plies, undo and redo, seats, the end. An answer to an
/// earlier question is dropped.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Generation(pub u64);

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer(String);

impl std::error::Error for UnknownPlayer {}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownPlayer(text) = self;
        write!(f, "{text:?} is neither `person` nor a level from {} to {}", Level::FIRST, Level::LAST)
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Player, UnknownPlayer> {
        if text.trim().eq_ignore_ascii_case("person") {
            return Ok(Player::Human);
        }
        text.trim().parse().map(Player::Computer).map_err(|_| UnknownPlayer(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_a_person_or_a_level() {
        let level = |number| Player::Computer(Level::new(number).unwrap());
        assert_eq!("person".parse(), Ok(Player::Human));
        assert_eq!("1".parse(), Ok(level(1)));
        assert_eq!(" 10 ".parse(), Ok(level(10)));
        for text in ["", "0", "11", "robot", "-3", "5.5"] {
            assert_eq!(text.parse::<Player>(), Err(UnknownPlayer(text.into())));
        }
    }

    #[test]
    fn a_person_is_alone_only_against_a_computer() {
        let computer = Player::Computer(Level::FIRST);
        assert_eq!(Players::HUMANS.only_human(), None);
        assert_eq!(Players([computer; 2]).only_human(), None);
        assert_eq!(Players::HUMANS.with(Seat::One, computer).only_human(), Some(Seat::Two));
        assert_eq!(Players::HUMANS.with(Seat::Two, computer).only_human(), Some(Seat::One));
    }
}
