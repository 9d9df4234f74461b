//! A match that is asked for.

use serde::{Deserialize, Serialize};

use super::request_error::RequestError;
use crate::game::player::Players;
use crate::game::player_names::PersonNames;
use crate::persist::settings::NewMatchSettings;
use crate::rules::{GameKind, Variant};

/// A match to open from the start of its game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OpenMatch {
    /// The game's id.
    pub game: String,
    /// The board, such as `8x8`; empty for the default size.
    #[serde(default)]
    pub size: String,
    /// For each seat `person` or the level of a computer.
    pub players: [String; 2],
    /// What people are called, by seat; empty where they have not said so.
    #[serde(default)]
    pub names: [String; 2],
    /// The clock, such as `3+2`; empty for none.
    #[serde(default)]
    pub clock: String,
    /// The corners that the weaker player has from the start, in games with a handicap.
    #[serde(default)]
    pub corners: u8,
}

impl OpenMatch {
    /// The game, and the match as settings.
    pub(super) fn settings(&self) -> Result<(GameKind, NewMatchSettings), RequestError> {
        let kind: GameKind = self.game.parse()?;
        let size = if self.size.is_empty() { kind.default_size() } else { self.size.parse()? };
        let [first, second] = &self.players;
        let mut settings = NewMatchSettings::default();
        settings.players = Players([first.parse()?, second.parse()?]);
        settings.names = PersonNames(self.names.clone());
        settings.clock = if self.clock.is_empty() { None } else { Some(self.clock.parse()?) };
        settings.corners = self.corners.min(kind.info().max_handicap);
        settings.set_size(kind, Variant::new(kind, size)?.size());
        Ok((kind, settings))
    }
}
