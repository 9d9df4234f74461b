//! User settings: preferences, key bindings and themes. Values only; the other layers apply them.
//!
//! [`persist::settings`](crate::persist::settings) joins them with the settings of the next match, and saves them.

pub mod bindings;
pub mod device;
pub mod preferences;
pub mod theme;

use bevy::prelude::*;

/// Owns the settings that the program changes while it runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct SettingsPlugin;

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<preferences::Preferences>()
            .init_resource::<bindings::Bindings>()
            .init_resource::<bindings::Rebinding>()
            .init_resource::<device::LastDevice>()
            .add_message::<bindings::TriggerPressed>();
    }
}
