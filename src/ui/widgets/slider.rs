//! A slider for a value from 0 to 1.

use bevy_egui::egui::{
    Align2, CornerRadius, EventFilter, Key, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};

use super::{focus_ring, is_lit, mix, sense};
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;

const TRACK: f32 = 190.0;
/// How far a key moves it.
const STEP: f32 = 0.1;
const FINE_STEP: f32 = 0.02;

/// Shows a row with a label at the left and a track at the right. Returns the new value if it changed.
pub(crate) fn slider(ui: &Ui, rect: Rect, label: &str, value: f32) -> Option<f32> {
    show(ui, rect, label, value, STEP)
}

/// The same with smaller steps.
pub(crate) fn fine_slider(ui: &Ui, rect: Rect, label: &str, value: f32) -> Option<f32> {
    show(ui, rect, label, value, FINE_STEP)
}

fn show(ui: &Ui, rect: Rect, label: &str, value: f32, step: f32) -> Option<f32> {
    let look = theme::palette(ui.ctx());
    let size = Vec2::new(TRACK.min(rect.width() * 0.6), rect.height());
    let track = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), size);
    let room = rect.with_max_x(track.left() - 8.0);
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW, look.text, label);
    let id = ui.id().with(("slider", label));
    let info = || WidgetInfo::slider(true, f64::from(value), label);
    let response = sense(ui, track, id, Sense::click_and_drag(), info);
    let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let rail = Rect::from_center_size(track.center(), Vec2::new(track.width() - 20.0, 6.0));
    let new_value = new_value(ui, &response, rail, value, step);
    paint(ui, &response, rail, new_value.unwrap_or(value));
    focus_ring(ui, &response, track.shrink2(Vec2::new(0.0, 6.0)), BUTTON_RADIUS);
    new_value.filter(|new_value| *new_value != value)
}

fn arrow(ui: &Ui) -> f32 {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    f32::from(i8::from(pressed(Key::ArrowRight)) - i8::from(pressed(Key::ArrowLeft)))
}

fn new_value(ui: &Ui, response: &Response, rail: Rect, value: f32, step: f32) -> Option<f32> {
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
        return Some(((pointer.x - rail.left()) / rail.width()).clamp(0.0, 1.0));
    }
    let steps = if response.has_focus() { arrow(ui) } else { 0.0 };
    (steps != 0.0).then(|| ((value / step).round() * step + steps * step).clamp(0.0, 1.0))
}

fn paint(ui: &Ui, response: &Response, rail: Rect, value: f32) {
    let look = theme::palette(ui.ctx());
    let lit = glow(ui.ctx(), response.id, is_lit(response) || response.dragged());
    let radius = CornerRadius::same(3);
    ui.painter().rect(rail, radius, look.button_lit, Stroke::new(1.0, look.button_edge), StrokeKind::Inside);
    let knob = Pos2::new(rail.left() + rail.width() * value, rail.center().y);
    let filled = Rect::from_min_max(rail.min, Pos2::new(knob.x, rail.bottom()));
    ui.painter().rect_filled(filled, radius, look.quiet);
    ui.painter().circle(knob, 9.0, mix(mix(look.quiet, look.text, 0.6), look.text, lit), Stroke::new(2.0, look.solid));
}
