//! The preferences that texts and messages follow.

use bevy::prelude::*;

use crate::settings::preferences::{Language, Preferences};

/// Adds the settings and keeps them equal to the preferences.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PresentationSettings>().add_systems(First, follow_preferences);
}

/// The part of the preferences that presentation needs. It is a copy, so that a panel can read the match and change the
/// preferences at the same time; without preferences it has the defaults.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PresentationSettings {
    /// The language of all text.
    pub language: Language,
    /// Whether the message line describes a move before it is played.
    pub previews: bool,
}

impl Default for PresentationSettings {
    fn default() -> Self {
        PresentationSettings::from(&Preferences::default())
    }
}

impl From<&Preferences> for PresentationSettings {
    fn from(preferences: &Preferences) -> PresentationSettings {
        PresentationSettings { language: preferences.language, previews: preferences.previews }
    }
}

fn follow_preferences(preferences: Option<Res<Preferences>>, mut settings: ResMut<PresentationSettings>) {
    if let Some(preferences) = preferences.filter(|preferences| preferences.is_changed()) {
        settings.set_if_neq(PresentationSettings::from(&*preferences));
    }
}
