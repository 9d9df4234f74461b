//! User settings: preferences, key bindings and themes. Values only; the other layers apply them.
//!
//! [`persist::settings`](crate::persist::settings) joins them with the settings of the next match, and saves them.

pub mod bindings;
pub mod device;
pub mod faces;
pub mod graphics;
pub mod language;
pub mod preferences;
pub mod theme;

use bevy::prelude::*;

/// Owns the settings that the program changes while it runs.
#[derive(Clone, Debug, Default)]
pub struct SettingsPlugin {
    /// The preferences to start with.
    pub preferences: preferences::Preferences,
    /// The bindings to start with.
    pub bindings: bindings::Bindings,
}

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(self.preferences)
            .insert_resource(self.bindings.clone())
            .init_resource::<bindings::Rebinding>()
            .init_resource::<device::LastDevice>()
            .add_message::<bindings::TriggerPressed>()
            .add_message::<faces::MissingCharacters>()
            .add_message::<faces::LoadedFace>();
    }
}
