//! Players: humans, and computers of several levels.

use std::fmt;
use std::str::FromStr;

use bevy::prelude::*;

use super::matches::{Seat, Seats};
use crate::rules::{Quoted, Side};

pub use crate::engine::Level;

/// The player on one of the two [`Seat`]s of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Player {
    /// A person at the screen.
    #[default]
    Human,
    /// The engine.
    Computer(Level),
}

/// The players by seat. The pie rule does not change them: it gives each seat the other colour.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[require(ActivePlayer, Paused, Generation)]
pub struct Players(pub [Player; 2]);

impl Players {
    /// Two humans at one screen.
    pub const HUMANS: Players = Players([Player::Human; 2]);

    /// The player on a seat.
    pub const fn of(self, seat: Seat) -> Player {
        self.0[seat.index()]
    }

    /// The player of a side.
    pub fn at(self, seats: Seats, side: Side) -> Player {
        self.of(seats.0[side])
    }

    /// The seat of the human in a match against a computer; `None` if two humans play, or two computers.
    pub fn only_human(self) -> Option<Seat> {
        match self.0 {
            [Player::Human, Player::Computer(_)] => Some(Seat::One),
            [Player::Computer(_), Player::Human] => Some(Seat::Two),
            _ => None,
        }
    }

    /// Whether two computers play and the match is only watched.
    pub fn all_computers(self) -> bool {
        !self.0.contains(&Player::Human)
    }

    /// The same players, each on the other's seat.
    #[must_use]
    pub const fn exchanged(self) -> Players {
        let [one, two] = self.0;
        Players([two, one])
    }

    /// The same players with another one on this seat.
    #[must_use]
    pub const fn with(mut self, seat: Seat, player: Player) -> Players {
        self.0[seat.index()] = player;
        self
    }
}

/// The player that the match is waiting for.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ActivePlayer {
    /// Neither: the match is over.
    #[default]
    None,
    /// A human; also where a computer is to move but is [`Paused`].
    Human,
    /// A computer of this level.
    Computer(Level),
}

/// Whether computers pause: the player is looking at an earlier position, or has stopped a match of two computers.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Paused(pub bool);

/// Counts the changes that outdate an engine search about the match: plies, undo and redo, new players, the end.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Generation(pub u64);

/// The text does not name a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{} is not a player: write person, perfect, full, full:SECONDS or a level from {} to {}",
    Quoted(.0), Level::FIRST, Level::LAST
)]
pub struct UnknownPlayer(String);

/// Writes `person`, or the level of a computer; saved files contain this text.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("person"),
            Player::Computer(level) => level.fmt(f),
        }
    }
}

/// Reads `person`, or the level of a computer.
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
        for text in ["", "0", "11", "robot", "-3", "5.5", "full:", "full:0s", "full:121s"] {
            assert_eq!(text.parse::<Player>(), Err(UnknownPlayer(text.into())));
        }
        let full = Level::offered_full().chain(Level::full(Level::MAX_SECONDS));
        let computers = full.chain([Level::LAST, Level::PERFECT]).map(Player::Computer);
        for player in computers.chain([Player::Human]) {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
    }

    #[test]
    fn the_only_human_is_found_in_a_match_against_a_computer() {
        let computer = Player::Computer(Level::FIRST);
        assert_eq!(Players::HUMANS.only_human(), None);
        assert_eq!(Players([computer; 2]).only_human(), None);
        assert_eq!(Players::HUMANS.with(Seat::One, computer).only_human(), Some(Seat::Two));
        assert_eq!(Players::HUMANS.with(Seat::Two, computer).only_human(), Some(Seat::One));
    }
}
