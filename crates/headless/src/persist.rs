//! Data that is saved between sessions: the settings, the active match, and all matches in the library.
//!
//! Settings and the active match are saved as text. Storing it is the platform's part: code that stores texts reads [`SaveRequest`].

pub mod library;
mod played_match;
mod resuming;
mod save_request;
pub mod saved;
mod saving;
pub mod settings;
mod settings_sync;

use bevy::prelude::*;

pub use played_match::ResumeMatch;
pub use resuming::restore_match;
pub use save_request::{SaveFailed, SaveRequest, SaveSystems, StorageKey};
pub use settings_sync::{ChangeSetting, CurrentSettings, SavedSettingsPlugin, SettingRefused};

/// Saves the active match whenever it changes, keeps it when it is left unfinished, and resumes a [`ResumeMatch`].
pub fn plugin(app: &mut App) {
    app.add_message::<SaveRequest>().add_message::<SaveFailed>();
    app.add_plugins((library::plugin, saving::plugin, resuming::plugin));
}
