//! The widgets of the interface, drawn in one style.

mod button;
mod choice;
mod column;
mod disc;
mod panel;
mod slider;
mod stepper;
mod swatches;
mod switch;

use bevy_egui::egui::{
    Color32, CornerRadius, CursorIcon, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
};

use super::focus_ring;
use super::theme::{self, FOCUS_WIDTH};

pub(crate) use button::{Button, ButtonStyle};
pub(crate) use choice::{choice, choose};
pub(crate) use column::{Column, column};
pub(crate) use disc::disc;
pub(crate) use panel::{Panel, ground};
pub(crate) use slider::slider;
pub(crate) use stepper::stepper;
pub(crate) use swatches::{HEIGHT as SWATCHES, swatches};
pub(crate) use switch::switch;

/// Makes a rectangle interactive. Widgets behind a dialog cannot get the keyboard focus.
pub(crate) fn sense(ui: &Ui, rect: Rect, id: Id, sense: Sense, info: impl Fn() -> WidgetInfo) -> Response {
    if !ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
        return ui.interact(rect, id.with("covered"), Sense::hover());
    }
    let response = ui.interact(rect, id, sense);
    response.widget_info(info);
    if response.gained_focus() {
        // The focus may move to a widget that is scrolled out of view.
        ui.scroll_to_rect(rect.expand(8.0), None);
    }
    if sense.interactive() && response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    response
}

/// Draws the focus ring around the focused widget.
pub(crate) fn focus_ring(ui: &Ui, response: &Response, rect: Rect, radius: u8) {
    if response.has_focus() && focus_ring::is_visible(ui.ctx()) {
        let stroke = Stroke::new(FOCUS_WIDTH, theme::palette(ui.ctx()).focus);
        let ring = rect.expand(2.0);
        ui.painter().rect_stroke(ring, CornerRadius::same(radius + 2), stroke, StrokeKind::Outside);
    }
}

/// Mixes two colours: the first at `part` 0, the second at 1.
pub(crate) fn mix(from: Color32, to: Color32, part: f32) -> Color32 {
    from.lerp_to_gamma(to, part)
}
