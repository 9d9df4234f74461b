//! A switch: a row with a label at the left and the switch at the right.

use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

use super::{focus_ring, is_lit, mix, sense};
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;

const SIZE: Vec2 = Vec2::new(46.0, 26.0);

/// Shows the row and returns whether it was pressed; the whole row can be.
pub(crate) fn switch(ui: &Ui, rect: Rect, label: &str, on: bool) -> bool {
    let look = theme::palette(ui.ctx());
    let id = ui.id().with(("switch", label));
    let info = || WidgetInfo::selected(WidgetType::Checkbox, true, on, label);
    let response = sense(ui, rect, id, Sense::click(), info);
    let lit = glow(ui.ctx(), response.id, is_lit(&response));
    let slid = glow(ui.ctx(), response.id.with("on"), on);
    let pill = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), SIZE);
    let room = rect.with_max_x(pill.left() - 8.0);
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW, look.text, label);
    let fill = mix(mix(look.button, look.button_lit, lit), look.quiet, slid);
    let edge = Stroke::new(1.0, mix(look.quiet, look.text, lit));
    ui.painter().rect(pill, CornerRadius::same(13), fill, edge, StrokeKind::Inside);
    let knob = Pos2::new(pill.left() + 13.0 + (SIZE.x - SIZE.y) * slid, pill.center().y);
    ui.painter().circle_filled(knob, 8.5, mix(look.text, look.solid, slid));
    if slid > 0.5 {
        // A tick shows that it is on, not colour and position alone.
        let tick = [Vec2::new(-3.5, 0.2), Vec2::new(-1.0, 2.8), Vec2::new(3.6, -2.8)].map(|offset| knob + offset);
        ui.painter().line(tick.to_vec(), Stroke::new(1.8, look.text));
    }
    focus_ring(ui, &response, rect.expand2(Vec2::new(8.0, -2.0)), BUTTON_RADIUS);
    response.clicked()
}
