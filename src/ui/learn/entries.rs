//! The lessons of a game, or its themes, in as many columns as their names leave room for.

use bevy_egui::egui::{Rect, vec2};

use crate::presentation::learn::{ExerciseRequest, LearnEntry};
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle, Column};

/// Between two columns.
const BETWEEN: f32 = 8.0;
/// The least width of a column.
const LEAST: f32 = 200.0;
const MOST_COLUMNS: f32 = 4.0;

/// Shows a heading and a row for each entry; returns what was pressed.
pub(super) fn show(column: &mut Column, title: &str, entries: &[LearnEntry]) -> Option<ExerciseRequest> {
    column.heading(title);
    let widest = entries.iter().map(|entry| button(entry).width(column.ui)).fold(LEAST, f32::max);
    let room = column.width() + BETWEEN;
    let columns = (room / (widest + BETWEEN)).floor().clamp(1.0, MOST_COLUMNS);
    let width = room / columns - BETWEEN;
    let mut pressed = None;
    for line in entries.chunks(columns as usize) {
        let row = column.row();
        for (index, entry) in line.iter().enumerate() {
            let corner = row.min + vec2(index as f32 * (width + BETWEEN), 0.0);
            let place = Rect::from_min_size(corner, vec2(width, row.height()));
            if button(entry).show(column.ui, place).clicked() {
                pressed = Some(entry.request);
            }
        }
    }
    pressed
}

fn button(entry: &LearnEntry) -> Button<'_> {
    let button = Button::new(&entry.label).id_salt(&entry.name).style(ButtonStyle::Row);
    if entry.is_finished() { button.icon(Icon::Accept) } else { button.done(entry.done) }
}
