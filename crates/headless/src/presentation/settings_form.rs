//! The settings as a list of labelled controls, for interfaces that make their forms from a description.

use std::borrow::Cow;

use serde::Serialize;

use super::text::Text;
use crate::settings::graphics::Graphics;
use crate::settings::language::Language;
use crate::settings::preferences::{
    ANALYSIS_DEPTHS, ANALYSIS_LINES, ANALYSIS_SECONDS, ANALYSIS_TABLES, AUTOPLAY_SECONDS, BoardOrientation,
    ENGINE_THREADS, Preferences, SCALES, SPEEDS,
};
use crate::settings::theme::{OwnTheme, ThemeChoice};

/// The settings of one page of the settings dialog.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SettingsGroup {
    /// The title of the page.
    pub label: &'static str,
    /// The settings concern only the board as the program draws it and its sounds.
    pub drawn: bool,
    /// The settings, in the order of the dialog.
    pub settings: Vec<SettingDescription>,
}

/// A setting and how it is changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SettingDescription {
    /// Its name in the saved settings.
    pub name: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// A sentence about it; empty if there is none.
    pub note: Cow<'static, str>,
    /// Its value, as the saved settings write it.
    pub value: String,
    /// The kind of control.
    pub control: Control,
}

/// The control that changes a setting.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Control {
    /// On or off: the value is `true` or `false`.
    Switch,
    /// One of several values, each with its label.
    Choice(Vec<(String, String)>),
    /// A number from 0 to 1.
    Range,
    /// A line of text.
    Text,
}

/// Whether the program has threads for the engine; on a page its worker has one.
pub const HAS_THREADS: bool = cfg!(not(target_family = "wasm"));

/// All settings but the key bindings, which only the drawn board has, in the order of the dialog's pages.
pub fn settings_groups(text: Text, preferences: &Preferences) -> Vec<SettingsGroup> {
    let [display, game, sound, _, access] = text.settings_tabs();
    let group = |label, drawn, settings| SettingsGroup { label, drawn, settings };
    vec![
        group(display, true, display_settings(text, preferences)),
        group(text.facing(), true, vec![facing(text, preferences)]),
        group(game, false, game_settings(text, preferences)),
        group(sound, true, sound_settings(text, preferences)),
        group(access, true, vec![scale(text, preferences)]),
        group(text.language(), false, vec![language(text, preferences)]),
    ]
}

fn display_settings(text: Text, preferences: &Preferences) -> Vec<SettingDescription> {
    let theme = preferences.effective_theme();
    let has_own = theme == ThemeChoice::Own || preferences.own_theme != OwnTheme::default();
    let themes = ThemeChoice::all().filter(|choice| has_own || *choice != ThemeChoice::Own);
    let themes = themes.map(|choice| (choice.name().to_owned(), text.theme_title(choice)));
    let views = [("false".to_owned(), text.view_3d().to_owned()), ("true".to_owned(), text.view_2d().to_owned())];
    let speeds = SPEEDS.iter().zip(text.speeds()).map(|(speed, label)| (speed.to_string(), label.to_owned()));
    let graphics = Graphics::ALL.map(|graphics| (graphics.id().to_owned(), text.graphics_label(graphics).to_owned()));
    vec![
        choice("theme", text.theme(), theme.name().to_owned(), themes),
        own_theme(text, &preferences.own_theme),
        choice("top_down", text.view(), preferences.top_down.to_string(), views).with_note(text.view_note()),
        choice("speed", text.speed(), preferences.effective_speed().to_string(), speeds).with_note(text.speed_note()),
        choice("graphics", text.graphics(), preferences.graphics.id().to_owned(), graphics)
            .with_note(text.graphics_note()),
        switch("coordinates", text.coordinates(), preferences.coordinates).with_note(text.coordinates_note()),
        switch("markers", text.markers(), preferences.markers).with_note(text.markers_note()),
        switch("previews", text.previews(), preferences.previews).with_note(text.previews_note()),
    ]
}

/// The own theme as text, with the pairs of its colours that are hard to distinguish.
fn own_theme(text: Text, own: &OwnTheme) -> SettingDescription {
    let weak = own.weak_pairs().iter().map(|pair| text.weak_pair(pair)).collect::<Vec<_>>();
    let note = [text.own_theme_as_text_note().to_owned()].into_iter().chain(weak);
    SettingDescription::new("own_theme", text.own_theme_as_text(), own.to_string(), Control::Text)
        .with_note(text.in_order(note))
}

fn game_settings(text: Text, preferences: &Preferences) -> Vec<SettingDescription> {
    let seconds = AUTOPLAY_SECONDS.map(|seconds| (seconds.to_string(), text.seconds_label(seconds)));
    let times = ANALYSIS_SECONDS.map(|seconds| (seconds.to_string(), text.analysis_time_label(seconds)));
    let depths = ANALYSIS_DEPTHS.map(|plies| (plies.to_string(), text.analysis_depth_label(plies)));
    let tables = ANALYSIS_TABLES.map(|table| (table.to_string(), text.analysis_table_label(table)));
    let mut settings = vec![
        switch("confirm", text.confirm_moves(), preferences.confirm).with_note(text.confirm_note()),
        switch("computers_resign", text.computers_resign(), preferences.computers_resign)
            .with_note(text.computers_resign_note()),
        switch("evaluation_bar", text.evaluation_bar(), preferences.evaluation_bar)
            .with_note(text.evaluation_bar_note()),
        switch("point_out_mistakes", text.point_out_mistakes(), preferences.point_out_mistakes)
            .with_note(text.point_out_mistakes_note()),
        number("analysis_lines", text.analysis_line_count(), &ANALYSIS_LINES, preferences.analysis_lines)
            .with_note(text.analysis_line_count_note()),
        choice("analysis_seconds", text.analysis_time(), preferences.analysis_seconds.to_string(), times)
            .with_note(text.analysis_time_note()),
        choice("analysis_depth", text.analysis_depth_limit(), preferences.analysis_depth.to_string(), depths)
            .with_note(text.analysis_depth_limit_note()),
        choice("autoplay_seconds", text.autoplay_pace(), preferences.autoplay_seconds.to_string(), seconds)
            .with_note(text.autoplay_pace_note()),
    ];
    if HAS_THREADS {
        let threads = ENGINE_THREADS.map(|threads| (threads.to_string(), text.threads_label(threads)));
        settings.extend([
            switch("think_ahead", text.think_ahead(), preferences.think_ahead).with_note(text.think_ahead_note()),
            choice("analysis_table", text.analysis_table(), preferences.analysis_table.to_string(), tables)
                .with_note(text.analysis_table_note()),
            choice("engine_threads", text.engine_threads(), preferences.engine_threads.to_string(), threads)
                .with_note(text.engine_threads_note()),
        ]);
    }
    settings
}

fn sound_settings(text: Text, preferences: &Preferences) -> Vec<SettingDescription> {
    let volumes = [
        ("effects", text.effects(), text.effects_note(), preferences.effects),
        ("interface", text.interface(), text.interface_note(), preferences.interface),
        ("ambience", text.ambience(), text.ambience_note(), preferences.ambience),
    ]
    .map(|(name, label, note, volume)| {
        SettingDescription::new(name, label, volume.to_string(), Control::Range).with_note(note)
    });
    let vibration = || switch("vibration", text.vibration(), preferences.vibration).with_note(text.vibration_note());
    let vibration = preferences.can_vibrate.then(vibration);
    volumes.into_iter().chain(vibration).collect()
}

fn facing(text: Text, preferences: &Preferences) -> SettingDescription {
    let facings =
        BoardOrientation::ALL.iter().map(|facing| (facing.id().to_owned(), text.facing_label(*facing).to_owned()));
    choice("facing", text.facing(), preferences.facing.id().to_owned(), facings)
        .with_note(text.facing_note(preferences.facing))
}

fn scale(text: Text, preferences: &Preferences) -> SettingDescription {
    let scales = SCALES.map(|scale| (scale.to_string(), text.scale_label(scale)));
    choice("scale", text.scale(), preferences.scale.to_string(), scales).with_note(text.scale_note())
}

fn language(text: Text, preferences: &Preferences) -> SettingDescription {
    let languages =
        Language::all().map(|language| (language.tag().to_owned(), Text::name_of_language(language).to_owned()));
    choice("language", text.language(), preferences.effective_language().tag().to_owned(), languages)
}

fn switch(name: &'static str, label: &'static str, on: bool) -> SettingDescription {
    SettingDescription::new(name, label, on.to_string(), Control::Switch)
}

fn number(name: &'static str, label: &'static str, numbers: &[u8], value: u8) -> SettingDescription {
    let options = numbers.iter().map(|number| (number.to_string(), number.to_string()));
    choice(name, label, value.to_string(), options)
}

fn choice(
    name: &'static str,
    label: &'static str,
    value: String,
    options: impl IntoIterator<Item = (String, String)>,
) -> SettingDescription {
    SettingDescription::new(name, label, value, Control::Choice(options.into_iter().collect()))
}

impl SettingDescription {
    fn new(name: &'static str, label: &'static str, value: String, control: Control) -> SettingDescription {
        SettingDescription { name, label, note: Cow::default(), value, control }
    }

    fn with_note(self, note: impl Into<Cow<'static, str>>) -> SettingDescription {
        SettingDescription { note: note.into(), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::theme::{Srgb, ThemePart};

    fn display(preferences: &Preferences) -> Vec<SettingDescription> {
        display_settings(Text::default(), preferences)
    }

    #[test]
    fn the_own_theme_is_a_choice_once_there_is_one_and_its_weak_colours_are_noted() {
        let mut preferences = Preferences::default();
        let names = |settings: &[SettingDescription]| match &settings[0].control {
            Control::Choice(choices) => choices.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
        assert!(!names(&display(&preferences)).contains(&"own".to_owned()));
        preferences.own_theme.choose(ThemePart::PiecesDark, Some(Srgb([0x80, 0x54, 0x34])));
        preferences.choose_theme(ThemeChoice::Own);
        let settings = display(&preferences);
        assert_eq!((names(&settings).last().map(String::as_str), settings[0].value.as_str()), (Some("own"), "own"));
        let own = &settings[1];
        assert_eq!((own.name, own.value.as_str()), ("own_theme", "tessera-theme:wood;pieces-dark=#805434"));
        assert!(own.note.contains("can be pasted here") && own.note.contains("hard to see"), "{}", own.note);
    }
}
