//! The preferences that texts and messages follow.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::text::Text;
use crate::settings::preferences::Preferences;

/// Reads the part of the preferences that presentation needs; without preferences it has the defaults.
#[derive(SystemParam, Debug)]
pub struct PresentationSettings<'w> {
    preferences: Option<Res<'w, Preferences>>,
}

impl PresentationSettings<'_> {
    /// The messages of the player's language.
    pub fn text(&self) -> Text {
        Text(self.preferences().effective_language())
    }

    /// Whether the message line describes a move before it is played.
    pub fn previews(&self) -> bool {
        self.preferences().previews
    }

    fn preferences(&self) -> Preferences {
        self.preferences.as_deref().copied().unwrap_or_default()
    }
}
