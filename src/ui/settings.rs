//! The settings dialog. Every change takes effect at once, behind the dialog.

mod keys;
mod look;
mod sound;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::presentation::settings_form::HAS_THREADS;
use crate::presentation::text::Text;
use crate::settings::graphics::Detail;
use crate::settings::language::Language;
use crate::settings::preferences::{
    ANALYSIS_DEPTHS, ANALYSIS_LINES, ANALYSIS_SECONDS, ANALYSIS_TABLES, AUTOPLAY_SECONDS, BoardOrientation,
    ENGINE_THREADS, Preferences, SCALES,
};

use crate::settings::bindings::{Bindings, Rebinding};
use crate::view::renderer::DrawnDetail;
use crate::view::sound::SoundOutput;

use super::dialogs::{Dialog, Dialogs, PAGE, SettingsTab, frame};
use super::scale;
use super::systems::UiSystems;
use super::text_layout::{self, ROW};
use super::theme;
use super::theme::TARGET;
use super::widgets::{Column, choice, choose, column, switch};

const SIZE: egui::Vec2 = vec2(560.0, PAGE);
/// Width of a choice beside its label.
const CHOICE: f32 = 224.0;
/// Between the tabs and the first row.
const UNDER_TABS: f32 = 16.0;
/// How much nearer to the label of a switch its sentence stands than to the end of the row.
const NEARER: f32 = 5.0;

/// Copies of the settings, which the dialog edits.
struct SettingsForm {
    preferences: Preferences,
    /// Whether the sound device plays nothing.
    is_silent: bool,
    /// How finely moving boards are drawn now.
    detail: Detail,
    bindings: Bindings,
    rebinding: Rebinding,
}

/// Adds the settings dialog.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages));
}

fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut preferences: ResMut<Preferences>,
    (mut bindings, mut rebinding): (ResMut<Bindings>, ResMut<Rebinding>),
    (output, detail): (Option<Res<SoundOutput>>, Res<DrawnDetail>),
) -> Result {
    if dialogs.top() != Some(Dialog::Settings(SettingsTab::Keys)) {
        rebinding.set_if_neq(Rebinding::default());
    }
    let Some(Dialog::Settings(tab)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let mut form = SettingsForm {
        preferences: *preferences,
        is_silent: output.is_some_and(|output| output.is_silent),
        detail: detail.0,
        bindings: bindings.clone(),
        rebinding: rebinding.clone(),
    };
    let text = theme::text(&ctx);
    let (page, change_colours) = frame(&ctx, &mut dialogs, text.settings(), SIZE, |ui, rect, _, fresh| {
        let tabs = egui::Rect::from_min_size(rect.min, vec2(rect.width(), TARGET));
        let page = choice(ui, tabs, text.settings(), &text.settings_tabs(), Some(tab as usize));
        let rows = rect.with_min_y(tabs.bottom() + UNDER_TABS);
        if fresh {
            choose(ui, text.settings(), tab as usize);
        }
        let change_colours = column(ui, rows, tab as usize, |column| form.show(column, tab));
        (page.map(|index| SettingsTab::ALL[index]), change_colours)
    });
    preferences.set_if_neq(form.preferences);
    bindings.set_if_neq(form.bindings);
    rebinding.set_if_neq(form.rebinding);
    if let Some(page) = page {
        dialogs.replace(Dialog::Settings(page));
    }
    if change_colours {
        dialogs.open(&ctx, Dialog::OwnTheme);
    }
    Ok(())
}

impl SettingsForm {
    /// Draws a page; returns whether the player wants to change colours.
    fn show(&mut self, column: &mut Column, tab: SettingsTab) -> bool {
        match tab {
            SettingsTab::Look => return look::show(column, &mut self.preferences, self.detail),
            SettingsTab::Play => self.play(column),
            SettingsTab::Sound => sound::show(column, &mut self.preferences, self.is_silent),
            SettingsTab::Keys => {
                if keys::show(column, &self.bindings, &mut self.rebinding) {
                    (self.bindings, self.rebinding) = (Bindings::default(), Rebinding::default());
                }
            }
            SettingsTab::Access => self.access(column),
        }
        false
    }

    fn play(&mut self, column: &mut Column) {
        let text = theme::text(column.ui.ctx());
        let preferences = &mut self.preferences;
        switch_row(column, text.confirm_moves(), text.confirm_note(), &mut preferences.confirm);
        let resign = &mut preferences.computers_resign;
        switch_row(column, text.computers_resign(), text.computers_resign_note(), resign);
        if HAS_THREADS {
            switch_row(column, text.think_ahead(), text.think_ahead_note(), &mut preferences.think_ahead);
            let threads = |threads| text.threads_label(threads);
            number_row(column, text.engine_threads(), &ENGINE_THREADS, &mut preferences.engine_threads, threads);
            column.note(text.engine_threads_note());
        }
        let seconds = AUTOPLAY_SECONDS.map(|seconds| text.seconds_label(seconds));
        let current = AUTOPLAY_SECONDS.iter().position(|seconds| *seconds == preferences.autoplay_seconds);
        let labels = seconds.each_ref().map(String::as_str);
        if let Some(index) = choice_row(column, text.autoplay_pace(), &labels, current) {
            preferences.autoplay_seconds = AUTOPLAY_SECONDS[index];
        }
        column.note(text.autoplay_pace_note());
        column.ui.add_space(6.0);
        analysis(column, preferences);
        column.ui.add_space(6.0);
        column.title(text.facing(), "");
        let row = column.row();
        let facings = BoardOrientation::ALL;
        let current = facings.iter().position(|facing| *facing == preferences.facing);
        let labels: Vec<&str> = facings.iter().map(|facing| text.facing_label(*facing)).collect();
        if let Some(index) = choice(column.ui, row, text.facing(), &labels, current) {
            preferences.facing = facings[index];
        }
        column.note(text.facing_note(preferences.facing));
    }

    fn access(&mut self, column: &mut Column) {
        let text = theme::text(column.ui.ctx());
        let preferences = &mut self.preferences;
        column.title(text.scale(), "");
        let row = column.row();
        let scales = SCALES.map(|scale| text.scale_label(scale));
        let scales = scales.each_ref().map(String::as_str);
        let current = SCALES.iter().position(|scale| *scale == preferences.scale);
        if let Some(index) = choice(column.ui, row, text.scale(), &scales, current) {
            preferences.scale = SCALES[index];
        }
        let shown = scale::fitting(preferences.scale, scale::window_size(column.ui.ctx()));
        if shown < preferences.scale {
            column.note(&text.scale_limited(&text.scale_label(preferences.scale), &text.scale_label(shown)));
        }
        column.ui.add_space(6.0);
        column.title(text.language(), "");
        let row = column.row();
        let names: Vec<&str> = Language::all().map(Text::name_of_language).collect();
        let current = Some(preferences.effective_language().index());
        if let Some(index) = choice(column.ui, row, text.language(), &names, current) {
            preferences.language = Language::all().nth(index);
        }
    }
}

/// A row that is on or off, and a sentence about it.
fn switch_row(column: &mut Column, label: &str, note: &str, on: &mut bool) {
    let row = column.row();
    *on ^= switch(column.ui, row, label, *on);
    // The row is higher than its label, for fingers.
    column.ui.add_space(-NEARER);
    column.note(note);
}

/// A choice with its label at the left.
fn choice_row(column: &mut Column, label: &str, choices: &[&str], current: Option<usize>) -> Option<usize> {
    let place = column.labelled(label, CHOICE);
    choice(column.ui, place, label, choices, current)
}

fn row_label(ui: &Ui, row: egui::Rect, label: &str) {
    let look = theme::palette(ui.ctx());
    let room = row.with_max_x(row.right() - CHOICE.min(row.width() * 0.5) - 8.0);
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW, look.text, label);
}

/// What concerns the engine beside a match, and the analysis.
fn analysis(column: &mut Column, preferences: &mut Preferences) {
    let text = theme::text(column.ui.ctx());
    switch_row(column, text.evaluation_bar(), text.evaluation_bar_note(), &mut preferences.evaluation_bar);
    let mistakes = &mut preferences.point_out_mistakes;
    switch_row(column, text.point_out_mistakes(), text.point_out_mistakes_note(), mistakes);
    column.heading(text.analysis());
    let chosen = &mut preferences.analysis_lines;
    number_row(column, text.analysis_line_count(), &ANALYSIS_LINES, chosen, |lines| lines.to_string());
    column.note(text.analysis_line_count_note());
    let chosen = &mut preferences.analysis_seconds;
    number_row(column, text.analysis_time(), &ANALYSIS_SECONDS, chosen, |time| text.analysis_time_label(time));
    column.note(text.analysis_time_note());
    let chosen = &mut preferences.analysis_depth;
    number_row(column, text.analysis_depth_limit(), &ANALYSIS_DEPTHS, chosen, |plies| text.analysis_depth_label(plies));
    column.note(text.analysis_depth_limit_note());
    if HAS_THREADS {
        let chosen = &mut preferences.analysis_table;
        number_row(column, text.analysis_table(), &ANALYSIS_TABLES, chosen, |size| text.analysis_table_label(size));
        column.note(text.analysis_table_note());
    }
}

/// A row in which one of several numbers is chosen.
fn number_row<T: Copy + PartialEq>(
    column: &mut Column,
    label: &str,
    choices: &[T],
    chosen: &mut T,
    words: impl Fn(T) -> String,
) {
    let words: Vec<String> = choices.iter().map(|choice| words(*choice)).collect();
    let labels: Vec<&str> = words.iter().map(String::as_str).collect();
    let current = choices.iter().position(|choice| choice == chosen);
    if let Some(index) = choice_row(column, label, &labels, current) {
        *chosen = choices[index];
    }
}
