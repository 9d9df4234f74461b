//! A row of a part of the boards with its colour, which opens and closes the controls of that colour.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::{focus_ring, is_lit, mix, sense};
use crate::settings::theme::Srgb;
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;

/// The size of the field in the colour.
const COLOUR_FIELD: Vec2 = Vec2::new(46.0, 26.0);
const INSET: f32 = 14.0;

/// Shows the row: `label` and the colour; `spoken` is its description for screen readers. Returns whether it was pressed.
pub(crate) fn colour_row(
    ui: &Ui,
    rect: Rect,
    [label, spoken]: [&str; 2],
    Srgb([red, green, blue]): Srgb,
    open: bool,
    focus: bool,
) -> bool {
    let look = theme::palette(ui.ctx());
    let info = || WidgetInfo::selected(WidgetType::CollapsingHeader, true, open, spoken);
    let response = sense(ui, rect, ui.id().with(("colour", label)), Sense::click(), info);
    if focus && !ui.is_sizing_pass() {
        response.request_focus();
    }
    let lit = glow(ui.ctx(), response.id, is_lit(&response));
    let edge = if open { look.brass } else { mix(look.button_edge, look.brass, lit * 0.7) };
    let fill = mix(look.button, look.button_lit, lit);
    let radius = CornerRadius::same(BUTTON_RADIUS);
    ui.painter().rect(rect, radius, fill, Stroke::new(if open { 2.0 } else { 1.0 }, edge), StrokeKind::Inside);
    let inset = INSET.min(rect.width() * 0.08);
    let field = Align2::RIGHT_CENTER.anchor_size(rect.right_center() - Vec2::new(inset, 0.0), COLOUR_FIELD);
    let room = rect.with_min_x(rect.left() + inset).with_max_x(field.left() - 8.0);
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW, look.text, label);
    let colour = Color32::from_rgb(red, green, blue);
    ui.painter().rect(field, CornerRadius::same(7), colour, Stroke::new(1.0, look.quiet), StrokeKind::Outside);
    focus_ring(ui, &response, rect, BUTTON_RADIUS);
    response.clicked()
}
