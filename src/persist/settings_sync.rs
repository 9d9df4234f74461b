//! The settings in force: three resources that together are one [`Settings`] value.
//!
//! [`Preferences`], [`Bindings`] and [`NewMatchSettings`] are separate resources because their readers follow their
//! changes separately: a new theme must not rebuild key prompts. [`SavedSettingsPlugin`] is their one owner, and
//! [`CurrentSettings`] the one place that puts them together. What the match needs of them is copied to the match's own
//! resources, since the match does not know the settings.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::save_request::{SaveFailed, SaveRequest, SaveSystems, SaveWriter, StorageKey};
use super::settings::{NewMatchSettings, Settings};
use crate::game::computer::ComputerBehavior;
use crate::game::selection::ConfirmMoves;
use crate::settings::bindings::Bindings;
use crate::settings::preferences::Preferences;

/// Puts settings in force and saves them whenever one changes.
#[derive(Clone, Debug, Default)]
pub struct SavedSettingsPlugin {
    /// The settings to start with.
    pub settings: Settings,
}

impl Plugin for SavedSettingsPlugin {
    fn build(&self, app: &mut App) {
        let Settings { preferences, bindings, new_match } = self.settings.clone();
        app.insert_resource(preferences).insert_resource(bindings).insert_resource(new_match);
        app.add_message::<SaveRequest>().add_message::<SaveFailed>();
        app.add_systems(First, apply_to_match.run_if(resource_changed::<Preferences>));
        app.add_systems(Last, save.in_set(SaveSystems).run_if(CurrentSettings::changed));
    }
}

/// Reads all settings in force.
#[derive(SystemParam, Debug)]
pub struct CurrentSettings<'w> {
    preferences: Res<'w, Preferences>,
    bindings: Res<'w, Bindings>,
    new_match: Res<'w, NewMatchSettings>,
}

impl CurrentSettings<'_> {
    /// A copy of all settings in force.
    #[must_use]
    pub fn get(&self) -> Settings {
        Settings { preferences: *self.preferences, bindings: self.bindings.clone(), new_match: *self.new_match }
    }

    /// Run condition: one of the settings has changed.
    fn changed(settings: CurrentSettings) -> bool {
        settings.preferences.is_changed() || settings.bindings.is_changed() || settings.new_match.is_changed()
    }
}

/// Copies the preferences that concern the match itself.
fn apply_to_match(
    preferences: Res<Preferences>,
    mut confirm: ResMut<ConfirmMoves>,
    mut behavior: ResMut<ComputerBehavior>,
) {
    confirm.set_if_neq(ConfirmMoves(preferences.confirm));
    behavior.set_if_neq(ComputerBehavior { resign: preferences.computers_resign });
}

/// Saves the settings if they differ from those saved last.
fn save(current: CurrentSettings, mut saved: Local<Option<Settings>>, mut saves: SaveWriter) {
    let settings = current.get();
    // The settings at the start are saved already.
    if saved.as_ref().is_some_and(|saved| *saved != settings) {
        saves.save(StorageKey::Settings, settings.to_text());
    }
    *saved = Some(settings);
}
