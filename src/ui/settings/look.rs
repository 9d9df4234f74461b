//! The page of board and pieces.

use super::super::theme;
use super::super::widgets::{Button, ButtonStyle, Column, choice, swatches};
use super::{choice_row, switch_row};
use crate::settings::graphics::{Detail, Graphics};
use crate::settings::preferences::{Preferences, SPEEDS};

/// Draws how boards and pieces look and move; says how finely they are drawn now. Returns whether the player wants to change
/// colours.
pub(super) fn show(column: &mut Column, preferences: &mut Preferences, detail: Detail) -> bool {
    let text = theme::text(column.ui.ctx());
    let now = preferences.effective_theme();
    column.title(text.theme(), &text.theme_title(now));
    if let Some(theme) = swatches(column, now, &preferences.own_theme) {
        preferences.choose_theme(theme);
    }
    let row = column.row();
    let change = Button::new(text.own_theme_change()).style(ButtonStyle::Row).show(column.ui, row).clicked();
    column.ui.add_space(6.0);
    let views = [text.view_3d(), text.view_2d()];
    if let Some(index) = choice_row(column, text.view(), &views, Some(usize::from(preferences.top_down))) {
        preferences.top_down = index == 1;
    }
    column.note(text.view_note());
    let current = SPEEDS.iter().position(|speed| *speed == preferences.effective_speed());
    if let Some(index) = choice_row(column, text.speed(), &text.speeds(), current) {
        (preferences.speed, preferences.still) = (SPEEDS[index], false);
    }
    column.note(text.speed_note());
    graphics(column, preferences, detail);
    switch_row(column, text.coordinates(), text.coordinates_note(), &mut preferences.coordinates);
    switch_row(column, text.markers(), text.markers_note(), &mut preferences.markers);
    switch_row(column, text.previews(), text.previews_note(), &mut preferences.previews);
    change
}

/// How finely the boards are drawn; without a choice, what the speed of the machine allows.
fn graphics(column: &mut Column, preferences: &mut Preferences, detail: Detail) {
    let text = theme::text(column.ui.ctx());
    column.title(text.graphics(), "");
    let row = column.row();
    let current = Graphics::ALL.iter().position(|graphics| *graphics == preferences.graphics);
    let labels = Graphics::ALL.map(|graphics| text.graphics_label(graphics));
    if let Some(index) = choice(column.ui, row, text.graphics(), &labels, current) {
        preferences.graphics = Graphics::ALL[index];
    }
    match preferences.graphics {
        Graphics::Automatic => column.note(&text.graphics_in_force(detail)),
        _ => column.note(text.graphics_note()),
    };
    column.ui.add_space(6.0);
}
