//! One of several pages: names in a row, of which the chosen one is underlined.

use bevy_egui::egui::{Align2, Painter, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2};

use super::{focus_ring, is_lit, mix, sense};
use crate::ui::text_layout::{self, LABEL};
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;

/// Room beside a name, both sides together.
const PADDING: f32 = 24.0;
/// The line under the chosen one.
const LINE: f32 = 2.0;

/// The width that all names need.
pub(crate) fn tabs_width(painter: &Painter, names: &[&str]) -> f32 {
    names.iter().map(|name| needed(painter, name)).sum()
}

fn needed(painter: &Painter, name: &str) -> f32 {
    text_layout::width(painter, TextRole::Strong, name) + PADDING
}

/// Shows the names from the left of `rect`, in equal shares where it is too narrow; returns the pressed one.
pub(crate) fn tabs(ui: &Ui, rect: Rect, names: &[&str], chosen: Option<usize>) -> Option<usize> {
    let share = (tabs_width(ui.painter(), names) > rect.width()).then(|| rect.width() / names.len() as f32);
    let (mut left, mut pressed) = (rect.left(), None);
    for (index, name) in names.iter().enumerate() {
        let width = share.unwrap_or_else(|| needed(ui.painter(), name));
        let place = Rect::from_min_size(rect.with_min_x(left).min, vec2(width, rect.height()));
        left += width;
        if tab(ui, place, name, chosen == Some(index)) {
            pressed = Some(index);
        }
    }
    pressed
}

fn tab(ui: &Ui, rect: Rect, name: &str, chosen: bool) -> bool {
    let look = theme::palette(ui.ctx());
    let info = || WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name);
    let response = sense(ui, rect, ui.id().with(("tab", name)), Sense::click(), info);
    let lit = glow(ui.ctx(), response.id, is_lit(&response) && !chosen);
    let ink = if chosen { look.text } else { mix(look.quiet, look.text, lit) };
    let room = rect.shrink2(vec2(4.0, 2.0));
    let words = text_layout::fit(ui.painter(), room, Align2::CENTER_CENTER, LABEL, ink, name);
    if chosen {
        let line = words.bottom() + 2.0 * LINE;
        ui.painter().hline(words.x_range(), line.min(rect.bottom() - LINE), Stroke::new(LINE, look.text));
    }
    focus_ring(ui, &response, rect.shrink(3.0), BUTTON_RADIUS - 3);
    response.clicked()
}
