//! The lessons of a game, or its themes, in as many columns as their names leave room for.

use bevy_egui::egui::{Align2, Rect, vec2};

use crate::presentation::learn::{ExerciseRequest, LearnEntry};
use crate::ui::text_layout;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, GAP};
use crate::ui::widgets::{Button, ButtonStyle, Column, progress_bar, read_out};

const TITLE: f32 = 20.0;
/// Between two columns.
const BETWEEN: f32 = 8.0;
/// The least width of a column.
const LEAST: f32 = 200.0;
const MOST_COLUMNS: f32 = 4.0;
/// The line in a row that shows how much is done: its height, and its distance from the edges.
const LINE: f32 = 3.0;
const INSET: f32 = 16.0;

/// Shows a heading and a row for each entry; returns what was pressed.
pub(super) fn show(column: &mut Column, title: &str, entries: &[LearnEntry]) -> Option<ExerciseRequest> {
    heading(column, title);
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
            if entry.done.0 > 0 && !entry.is_finished() {
                let line = place.shrink2(vec2(INSET, LINE));
                progress_bar(column.ui, line.with_min_y(line.bottom() - LINE), entry.done);
            }
        }
    }
    pressed
}

fn heading(column: &mut Column, title: &str) {
    let look = theme::palette(column.ui.ctx());
    column.ui.add_space(GAP);
    let place = column.place(TITLE);
    let roles = [TextRole::Caps, TextRole::Small];
    text_layout::fit(column.ui.painter(), place, Align2::LEFT_CENTER, &roles, look.quiet, title);
    read_out(column.ui, place, title);
}

fn button(entry: &LearnEntry) -> Button<'_> {
    let button = Button::new(&entry.label).id_salt(&entry.name).style(ButtonStyle::Row);
    if entry.is_finished() { button.icon(Icon::Accept) } else { button }
}
