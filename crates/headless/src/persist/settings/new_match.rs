//! The settings of the next match: its players, board sizes, clock and handicap.

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use serde::de::{DeserializeOwned, Error};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::game::clock::TimeControl;
use crate::game::matches::{MatchDetails, Seat};
use crate::game::player::{Level, Player, Players};
use crate::game::player_names::PersonNames;
use crate::game::screen::ScreenRequest;
use crate::records::GameTree;
use crate::rules::{GameKind, Position, Size, Variant};

/// What the page for a new match starts with; changed by each match that is started from it.
///
/// Saved under the names `players`, `names`, `clock` and `corners`, and the size of each game that has several under the game's
/// id. A saved player, size or clock that the program does not know is replaced by the default.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct NewMatchSettings {
    /// The players, by seat.
    pub players: Players,
    /// What people are called, by seat.
    pub names: PersonNames,
    /// The clock, if the match is played with one.
    pub clock: Option<TimeControl>,
    /// The corners that the weaker player has from the start, in games with a handicap.
    pub corners: u8,
    /// The board sizes, in the order of [`GameKind::ALL`].
    sizes: [Size; GameKind::COUNT],
}

/// The level of the computer in a first match, and wherever a computer is chosen without a level.
pub const FIRST_LEVEL: Level = Level::FIRST;

impl Default for NewMatchSettings {
    fn default() -> Self {
        NewMatchSettings {
            players: Players([Player::Human, Player::Computer(FIRST_LEVEL)]),
            names: PersonNames::default(),
            clock: None,
            corners: 0,
            sizes: GameKind::ALL.map(|kind| kind.info().default_size),
        }
    }
}

impl NewMatchSettings {
    /// The game on the board size that is set for it.
    pub fn variant(&self, kind: GameKind) -> Variant {
        Variant::new(kind, self.sizes[kind as usize]).unwrap_or(Variant::standard(kind))
    }

    /// Sets the board size of a game, unless the game does not allow it.
    pub fn set_size(&mut self, kind: GameKind, size: Size) {
        if kind.info().allowed_sizes.contains(size) {
            self.sizes[kind as usize] = size;
        }
    }

    /// Remembers for the next match what this one was started with; the sizes of other games stay, and the handicap of a
    /// game that has none.
    pub fn remember(&mut self, kind: GameKind, started: &NewMatchSettings) {
        let corners = if kind.info().max_handicap > 0 { started.corners } else { self.corners };
        (self.players, self.clock, self.corners) = (started.players, started.clock, corners);
        self.names.clone_from(&started.names);
        self.set_size(kind, started.variant(kind).size());
    }

    /// The position from which a match of this game starts.
    pub fn start(&self, kind: GameKind) -> Position {
        Position::start_with_handicap(self.variant(kind), self.corners)
    }

    /// The name of the first person that has one; empty if none has.
    pub fn first_name(&self) -> &str {
        let named = Seat::BOTH.into_iter().filter(|seat| self.players.of(*seat) == Player::Human);
        named.map(|seat| self.names.0[seat.index()].trim()).find(|name| !name.is_empty()).unwrap_or_default()
    }

    /// A match from `start` with these players and this clock.
    pub fn open(&self, start: Position) -> ScreenRequest {
        let details = Some(MatchDetails::of_people(&start, self.players, &self.names));
        ScreenRequest::Open { tree: GameTree::new(start), players: self.players, clock: self.clock, end: None, details }
    }
}

/// The games whose size can be chosen.
fn sized_games() -> impl Iterator<Item = GameKind> {
    GameKind::ALL.into_iter().filter(|kind| kind.info().offered_sizes.len() > 1)
}

/// The largest handicap of any game.
fn max_handicap() -> u8 {
    GameKind::ALL.into_iter().map(|kind| kind.info().max_handicap).max().unwrap_or_default()
}

/// The nearest handicap that a game has.
fn corners_in_range(corners: i64) -> u8 {
    corners.clamp(0, max_handicap().into()).try_into().unwrap_or_default()
}

impl Serialize for NewMatchSettings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("players", &self.players.0.map(|player| player.to_string()))?;
        if self.names != PersonNames::default() {
            map.serialize_entry("names", &self.names.0)?;
        }
        for kind in sized_games() {
            map.serialize_entry(kind.id(), &self.variant(kind).size().to_string())?;
        }
        map.serialize_entry("clock", &self.clock.map(|clock| clock.to_string()).unwrap_or_default())?;
        map.serialize_entry("corners", &self.corners)?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for NewMatchSettings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut saved = SavedValues(BTreeMap::deserialize(deserializer)?);
        let mut settings = NewMatchSettings::default();
        if let Some([first, second]) = saved.take::<[String; 2], D::Error>("players")?
            && let (Ok(first), Ok(second)) = (first.parse(), second.parse())
        {
            settings.players = Players([first, second]);
        }
        settings.names = PersonNames(saved.take::<_, D::Error>("names")?.unwrap_or_default());
        for kind in sized_games() {
            if let Some(Ok(size)) = saved.take::<String, D::Error>(kind.id())?.map(|text| text.parse()) {
                settings.set_size(kind, size);
            }
        }
        settings.clock = saved.take::<String, D::Error>("clock")?.and_then(|text| text.parse().ok());
        settings.corners = saved.take::<i64, D::Error>("corners")?.map_or(0, corners_in_range);
        Ok(settings)
    }
}

/// The names and values of a saved text.
struct SavedValues(BTreeMap<String, Value>);

impl SavedValues {
    /// The value of this name, if it is there and has this type.
    fn take<T: DeserializeOwned, E: Error>(&mut self, name: &str) -> Result<Option<T>, E> {
        let read = |value| serde_json::from_value(value).map_err(|error| E::custom(format!("{name}: {error}")));
        self.0.remove(name).map(read).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offered_size_can_be_set() {
        for kind in GameKind::ALL {
            for size in kind.info().offered_sizes {
                let mut settings = NewMatchSettings::default();
                settings.set_size(kind, *size);
                assert_eq!(settings.variant(kind).size(), *size, "{kind}");
            }
        }
    }

    #[test]
    fn a_size_that_the_game_does_not_allow_changes_nothing() {
        let mut settings = NewMatchSettings::default();
        settings.set_size(GameKind::Othello, Size { columns: 7, rows: 7 });
        assert_eq!(settings, NewMatchSettings::default());
    }

    #[test]
    fn the_first_name_is_that_of_a_person_that_plays() {
        let mut settings = NewMatchSettings::default();
        assert_eq!(settings.first_name(), "");
        settings.names = PersonNames([" ".into(), "Ann".into()]);
        assert_eq!(settings.first_name(), "", "a computer plays in her seat");
        settings.players = Players::HUMANS;
        assert_eq!(settings.first_name(), "Ann");
    }

    #[test]
    fn sizes_are_indexed_in_the_order_of_the_games() {
        assert!(GameKind::ALL.into_iter().enumerate().all(|(index, kind)| kind as usize == index));
    }
}
