//! How much of something is done.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2};

use crate::ui::theme;

/// Up to this many parts are drawn one by one.
const MOST_PARTS: usize = 12;
const BETWEEN: f32 = 6.0;
/// The widest part.
const PART: f32 = 44.0;

/// Draws a bar for `done` of `count`, in parts where there are few.
pub(crate) fn progress_bar(ui: &Ui, rect: Rect, (done, count): (usize, usize)) {
    if count > MOST_PARTS {
        return whole_bar(ui, rect, (done, count));
    }
    let (radius, [ground, filled]) = look(ui, rect);
    let width = ((rect.width() + BETWEEN) / count.max(1) as f32 - BETWEEN).min(PART);
    for index in 0..count {
        let left = rect.left() + index as f32 * (width + BETWEEN);
        let part = Rect::from_min_max(pos2(left, rect.top()), pos2(left + width, rect.bottom()));
        ui.painter().rect_filled(part, radius, if index < done { filled } else { ground });
    }
}

/// Draws a bar for `done` of `count` without parts, however few there are.
pub(crate) fn whole_bar(ui: &Ui, rect: Rect, (done, count): (usize, usize)) {
    let (radius, [ground, filled]) = look(ui, rect);
    ui.painter().rect_filled(rect, radius, ground);
    if done > 0 {
        let right = rect.left() + (rect.width() * done as f32 / count.max(1) as f32).max(rect.height());
        ui.painter().rect_filled(rect.with_max_x(right), radius, filled);
    }
}

/// How round a bar is, and the colours of its ground and of its filled part.
fn look(ui: &Ui, rect: Rect) -> (CornerRadius, [Color32; 2]) {
    let look = theme::palette(ui.ctx());
    (CornerRadius::same((rect.height() / 2.0) as u8), [look.text.gamma_multiply(0.26), look.quiet])
}

/// The corners of a whole ring.
const CORNERS: usize = 48;

/// Draws a ring of which the share that is done is lit, from the top clockwise.
pub(crate) fn progress_ring(ui: &Ui, centre: Pos2, radius: f32, (done, count): (usize, usize)) {
    let look = theme::palette(ui.ctx());
    ui.painter().circle_stroke(centre, radius, Stroke::new(2.5, look.text.gamma_multiply(0.3)));
    let lit = (CORNERS * done).div_ceil(count.max(1)).min(CORNERS);
    if lit > 0 {
        let corner = |index: usize| centre + radius * Vec2::angled((index as f32 / CORNERS as f32 - 0.25) * TAU);
        ui.painter().add(Shape::line((0..=lit).map(corner).collect(), Stroke::new(2.5, look.brass_lit)));
    }
}
