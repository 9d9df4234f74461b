//! The settings in force: five resources that together are one [`Settings`] value.
//!
//! [`Preferences`], [`Bindings`], [`NewMatchSettings`], [`LessonRecord`] and [`PuzzleRecord`] are separate resources because
//! their readers follow their changes separately: a new theme must not rebuild key prompts. [`CurrentSettings`] is the one place that puts them
//! together. What the match needs of them is copied to the match's own resources, since the match does not know the
//! settings.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::save_request::{SaveFailed, SaveRequest, SaveSystems, SaveWriter, StorageKey};
use super::settings::{NewMatchSettings, Settings, SettingsError};
use crate::game::analysis::{AnalysisSettings, PlayEvaluations};
use crate::game::computer::ComputerBehavior;
use crate::game::lesson::LessonRecord;
use crate::game::pacing::AutoplayDelay;
use crate::game::puzzle::PuzzleRecord;
use crate::game::selection::ConfirmMoves;
use crate::settings::SettingsPlugin;
use crate::settings::bindings::Bindings;
use crate::settings::preferences::Preferences;
use crate::settings::theme::OwnThemeError;

/// Puts settings in force, with [`SettingsPlugin`], and saves them whenever one changes.
#[derive(Clone, Debug, Default)]
pub struct SavedSettingsPlugin {
    /// The settings to start with.
    pub settings: Settings,
    /// They differ from the saved ones in what the player wants to keep: a theme that a link has brought.
    pub unsaved: bool,
}

/// Whether the settings at the start are saved, too.
#[derive(Resource, Clone, Copy, Debug)]
struct StartUnsaved(bool);

impl Plugin for SavedSettingsPlugin {
    fn build(&self, app: &mut App) {
        let Settings { preferences, bindings, new_match, lessons, puzzles } = self.settings.clone();
        app.add_plugins(SettingsPlugin { preferences, bindings });
        app.insert_resource(StartUnsaved(self.unsaved));
        app.insert_resource(new_match).insert_resource(LessonRecord(lessons)).insert_resource(PuzzleRecord(puzzles));
        app.add_message::<SaveRequest>().add_message::<SaveFailed>().add_message::<ChangeSetting>();
        app.add_message::<SettingRefused>();
        app.add_systems(First, apply_to_match.run_if(resource_changed::<Preferences>));
        app.add_systems(PostUpdate, change_settings);
        app.add_systems(Last, save.in_set(SaveSystems).run_if(CurrentSettings::changed));
    }
}

/// Changes one setting, by its name and value in the saved text.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ChangeSetting {
    /// The name of the setting.
    pub name: String,
    /// Its new value.
    pub value: String,
}

/// A [`ChangeSetting`] was not possible.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SettingRefused {
    /// The reason.
    pub reason: String,
    /// The fault of a text that was meant as the player's own theme.
    pub own_theme: Option<OwnThemeError>,
}

impl From<SettingsError> for SettingRefused {
    fn from(error: SettingsError) -> Self {
        let reason = error.to_string();
        let own_theme = if let SettingsError::OwnTheme(fault) = error { Some(fault) } else { None };
        SettingRefused { reason, own_theme }
    }
}

/// Reads all settings in force.
#[derive(SystemParam, Debug)]
pub struct CurrentSettings<'w> {
    preferences: Res<'w, Preferences>,
    bindings: Res<'w, Bindings>,
    new_match: Res<'w, NewMatchSettings>,
    lessons: Res<'w, LessonRecord>,
    puzzles: Res<'w, PuzzleRecord>,
}

impl CurrentSettings<'_> {
    /// A copy of all settings in force.
    pub fn get(&self) -> Settings {
        Settings {
            preferences: *self.preferences,
            bindings: self.bindings.clone(),
            new_match: self.new_match.clone(),
            lessons: self.lessons.0.clone(),
            puzzles: self.puzzles.0.clone(),
        }
    }

    /// Run condition: one of the settings has changed.
    fn changed(settings: CurrentSettings) -> bool {
        let changed = settings.preferences.is_changed() || settings.bindings.is_changed();
        changed || settings.new_match.is_changed() || settings.lessons.is_changed() || settings.puzzles.is_changed()
    }
}

/// Puts changed settings in force; a change that is not possible changes nothing.
fn change_settings(
    mut changes: MessageReader<ChangeSetting>,
    mut preferences: ResMut<Preferences>,
    mut bindings: ResMut<Bindings>,
    mut new_match: ResMut<NewMatchSettings>,
    (mut lessons, mut puzzles): (ResMut<LessonRecord>, ResMut<PuzzleRecord>),
    mut refused: MessageWriter<SettingRefused>,
) {
    for ChangeSetting { name, value } in changes.read() {
        let now = Settings {
            preferences: *preferences,
            bindings: bindings.clone(),
            new_match: new_match.clone(),
            lessons: lessons.0.clone(),
            puzzles: puzzles.0.clone(),
        };
        match now.set(name, value) {
            Ok(settings) => {
                // What the system asks for and can do is not saved; choosing a speed or a theme overrules it.
                let still = preferences.still && name != "speed";
                let contrast = preferences.contrast && name != "theme" && name != "own_theme";
                let Preferences { system_language, can_vibrate, .. } = *preferences;
                let chosen = settings.preferences;
                preferences.set_if_neq(Preferences { still, contrast, system_language, can_vibrate, ..chosen });
                bindings.set_if_neq(settings.bindings);
                new_match.set_if_neq(settings.new_match);
                lessons.set_if_neq(LessonRecord(settings.lessons));
                puzzles.set_if_neq(PuzzleRecord(settings.puzzles));
            }
            Err(error) => _ = refused.write(error.into()),
        }
    }
}

/// Copies the preferences that concern the match itself.
fn apply_to_match(
    preferences: Res<Preferences>,
    mut confirm: ResMut<ConfirmMoves>,
    mut behavior: ResMut<ComputerBehavior>,
    mut autoplay: ResMut<AutoplayDelay>,
    (mut analysis, mut play): (ResMut<AnalysisSettings>, ResMut<PlayEvaluations>),
) {
    play.set_if_neq(PlayEvaluations { bar: preferences.evaluation_bar, mistakes: preferences.point_out_mistakes });
    let now = *analysis;
    analysis.set_if_neq(analysis_settings(&preferences, now));
    confirm.set_if_neq(ConfirmMoves(preferences.confirm));
    behavior.set_if_neq(ComputerBehavior {
        resign: preferences.computers_resign,
        think_ahead: preferences.think_ahead,
        threads: preferences.engine_threads.into(),
    });
    autoplay.set_if_neq(AutoplayDelay(Duration::from_secs_f32(preferences.autoplay_seconds)));
}

/// The settings with these preferences; switches on the board stay as they are.
fn analysis_settings(preferences: &Preferences, now: AnalysisSettings) -> AnalysisSettings {
    let default = AnalysisSettings::default();
    AnalysisSettings {
        lines: usize::from(preferences.analysis_lines),
        time: Duration::from_secs(preferences.analysis_seconds.into()),
        depth: match preferences.analysis_depth {
            0 => None,
            plies => Some(plies.into()),
        },
        threads: match preferences.engine_threads {
            0 => default.threads,
            threads => threads.into(),
        },
        table: preferences.analysis_table.into(),
        ..now
    }
}

/// Saves the settings if their text differs from the one saved last: not every preference is part of it.
fn save(current: CurrentSettings, start: Res<StartUnsaved>, mut saved: Local<Option<String>>, mut saves: SaveWriter) {
    let text = current.get().to_text();
    if let Ok(text) = &text {
        let before = saved.replace(text.clone());
        if before.map_or(!start.0, |before| before == *text) {
            return;
        }
    }
    saves.save(StorageKey::Settings, text);
}

#[cfg(test)]
mod tests;
