//! A small curve without axes: how a value came about.

use bevy_egui::egui::{Pos2, Rect, Shape, Stroke, Ui, pos2};

use super::read_out;
use crate::ui::theme;

const LINE: f32 = 2.0;
const DOT: f32 = 3.5;
/// A curve over less than this stays low, so that a small change looks small.
const LEAST_SPAN: f32 = 100.0;

/// Draws the values from left to right with a dot at the last; `spoken` says the same.
pub(crate) fn sparkline(ui: &Ui, rect: Rect, values: &[u16], spoken: &str) {
    let look = theme::palette(ui.ctx());
    let ends = values.iter().min().zip(values.iter().max());
    let Some((low, high)) = ends.map(|(low, high)| (f32::from(*low), f32::from(*high))) else { return };
    let room = rect.shrink(DOT);
    let step = room.width() / values.len().saturating_sub(1).max(1) as f32;
    let span = (high - low).max(LEAST_SPAN);
    let at = |(index, value): (usize, &u16)| {
        let part = (f32::from(*value) - low) / span;
        pos2(room.left() + step * index as f32, room.bottom() - part * room.height())
    };
    let line: Vec<Pos2> = values.iter().enumerate().map(at).collect();
    if let Some(last) = line.last() {
        ui.painter().circle_filled(*last, DOT, look.brass_lit);
    }
    ui.painter().add(Shape::line(line, Stroke::new(LINE, look.brass)));
    read_out(ui, rect, spoken);
}
