//! How much of something is done.

use bevy_egui::egui::{CornerRadius, Rect, Ui, pos2};

use crate::ui::theme;

/// Up to this many parts are drawn one by one.
const MOST_PARTS: usize = 12;
const BETWEEN: f32 = 6.0;
/// The widest part.
const PART: f32 = 44.0;

/// Draws a bar for `done` of `count`, in parts where there are few.
pub(crate) fn progress_bar(ui: &Ui, rect: Rect, (done, count): (usize, usize)) {
    let look = theme::palette(ui.ctx());
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let (ground, filled) = (look.text.gamma_multiply(0.16), look.quiet);
    if count > MOST_PARTS {
        ui.painter().rect_filled(rect, radius, ground);
        let part = done as f32 / count as f32;
        if done > 0 {
            let right = rect.left() + (rect.width() * part).max(rect.height());
            ui.painter().rect_filled(rect.with_max_x(right), radius, filled);
        }
        return;
    }
    let width = ((rect.width() + BETWEEN) / count.max(1) as f32 - BETWEEN).min(PART);
    for index in 0..count {
        let left = rect.left() + index as f32 * (width + BETWEEN);
        let part = Rect::from_min_max(pos2(left, rect.top()), pos2(left + width, rect.bottom()));
        ui.painter().rect_filled(part, radius, if index < done { filled } else { ground });
    }
}
