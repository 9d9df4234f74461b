//! Settings are saved when they change, and are changed by name.

use super::*;

use crate::settings::language::Language;
use crate::settings::theme::OwnTheme;

/// The texts that are saved when the preferences change in this way.
fn saved_after(change: impl FnOnce(&mut Preferences)) -> Vec<SaveRequest> {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, crate::game::plugin, SavedSettingsPlugin::default()));
    app.update();
    change(&mut app.world_mut().resource_mut::<Preferences>());
    app.update();
    app.world_mut().resource_mut::<Messages<SaveRequest>>().drain().collect()
}

#[test]
fn a_changed_setting_is_saved_and_the_settings_at_the_start_are_not() {
    let saved = saved_after(|preferences| preferences.confirm = true);
    let [SaveRequest { key: StorageKey::Settings, text: Some(text) }] = &saved[..] else { panic!("{saved:?}") };
    assert!(Settings::from_text(text).is_ok_and(|settings| settings.preferences.confirm));
    assert_eq!(saved_after(|preferences| preferences.confirm = false), [], "the value has not changed");
}

#[test]
fn settings_that_a_link_has_changed_are_saved_at_the_start() {
    let mut settings = Settings::default();
    settings.preferences.take_own_theme(OwnTheme::parse("tessera-theme:night").unwrap());
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, crate::game::plugin, SavedSettingsPlugin { settings, unsaved: true }));
    app.update();
    app.update();
    let saved: Vec<SaveRequest> = app.world_mut().resource_mut::<Messages<SaveRequest>>().drain().collect();
    let [SaveRequest { text: Some(text), .. }] = &saved[..] else { panic!("{saved:?}") };
    assert!(text.contains(r#""theme":"own","own_theme":"tessera-theme:night""#), "{text}");
}

fn preferences_after(start: Preferences, name: &str, value: &str) -> Preferences {
    let mut app = App::new();
    let settings = Settings { preferences: start, ..Settings::default() };
    app.add_plugins((MinimalPlugins, crate::game::plugin, SavedSettingsPlugin { settings, ..default() }));
    app.world_mut().write_message(ChangeSetting { name: name.into(), value: value.into() });
    app.update();
    *app.world().resource::<Preferences>()
}

#[test]
fn a_chosen_speed_overrules_the_system_and_another_setting_does_not() {
    let still = Preferences { still: true, contrast: true, ..Preferences::default() };
    let after = preferences_after(still, "speed", "2");
    assert_eq!((after.still, after.contrast, after.speed), (false, true, 2.0));
    let after = preferences_after(still, "confirm", "true");
    assert_eq!((after.still, after.contrast, after.confirm), (true, true, true));
    let after = preferences_after(still, "theme", "night");
    assert_eq!((after.still, after.contrast), (true, false));
}

#[test]
fn what_the_system_speaks_and_can_do_stays_when_a_setting_changes() {
    let system_language = Language::all().last().unwrap();
    let start = Preferences { system_language, can_vibrate: true, ..Preferences::default() };
    let after = preferences_after(start, "vibration", "false");
    assert_eq!((after.vibration, after.can_vibrate, after.effective_language()), (false, true, system_language));
}

#[test]
fn an_impossible_change_leaves_all_settings() {
    assert_eq!(preferences_after(Preferences::default(), "speed", "fast"), Preferences::default());
    assert_eq!(preferences_after(Preferences::default(), "colour", "red"), Preferences::default());
}

#[test]
fn preferences_of_the_system_are_not_saved() {
    let saved = saved_after(|preferences| (preferences.still, preferences.contrast) = (true, true));
    assert_eq!(saved, []);
}
