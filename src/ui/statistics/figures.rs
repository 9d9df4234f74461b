//! A grid of figures: a number with its label above and a note below.

use std::sync::Arc;

use bevy_egui::egui::{Color32, CornerRadius, Galley, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::presentation::statistics::Figure;
use crate::ui::text_layout;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::widgets::{Column, read_out};

/// Between two figures.
const BETWEEN: f32 = 10.0;
/// Between the edge of a figure and its text.
const INSET: f32 = 12.0;
/// The least width of a figure.
const LEAST: f32 = 150.0;
const MOST_COLUMNS: usize = 3;

/// The lines of a figure.
type Lines = Vec<(Arc<Galley>, Color32)>;

/// Shows the figures in rows of up to three.
pub(super) fn show(column: &mut Column, figures: &[Figure]) {
    let columns = ((column.width() + BETWEEN) / (LEAST + BETWEEN)).floor().clamp(1.0, MOST_COLUMNS as f32);
    let width = (column.width() + BETWEEN) / columns - BETWEEN;
    let text = theme::text(column.ui.ctx());
    for row in figures.chunks(columns as usize) {
        let lines: Vec<Lines> = row.iter().map(|figure| lines(column.ui, figure, width - 2.0 * INSET)).collect();
        let height = lines.iter().map(|lines| height(lines)).fold(0.0, f32::max) + 2.0 * INSET;
        let place = column.place(height);
        for (index, (figure, lines)) in row.iter().zip(lines).enumerate() {
            let left = place.left() + (width + BETWEEN) * index as f32;
            let tile = Rect::from_min_size(pos2(left, place.top()), vec2(width, height));
            draw(column.ui, tile, lines);
            read_out(column.ui, tile, &figure.spoken(text));
        }
    }
}

fn lines(ui: &Ui, figure: &Figure, width: f32) -> Lines {
    let look = theme::palette(ui.ctx());
    let line = |role, ink, words: &str| (text_layout::laid_out(ui.painter(), role, ink, words, width), ink);
    // A number that is wider than its place is set smaller.
    let fits = text_layout::width(ui.painter(), TextRole::Figure, &figure.value) <= width;
    let value = if fits { TextRole::Figure } else { TextRole::PlayerName };
    vec![
        line(TextRole::Quiet, look.quiet, &figure.label),
        line(value, look.text, &figure.value),
        line(TextRole::Small, look.quiet, &figure.note),
    ]
}

fn height(lines: &[(Arc<Galley>, Color32)]) -> f32 {
    lines.iter().map(|(galley, _)| galley.size().y).sum()
}

fn draw(ui: &Ui, tile: Rect, lines: Lines) {
    let look = theme::palette(ui.ctx());
    let edge = Stroke::new(1.0, look.button_edge);
    ui.painter().rect(tile, CornerRadius::same(BUTTON_RADIUS), look.button, edge, StrokeKind::Inside);
    let room = tile.shrink(INSET);
    let mut top = room.top();
    for (galley, ink) in lines {
        let height = galley.size().y;
        text_layout::paragraph(ui.painter(), pos2(room.left(), top), galley, ink, room);
        top += height;
    }
}
