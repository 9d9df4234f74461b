//! The name of a key, drawn as its cap.

use bevy_egui::egui::{Align2, Color32, CornerRadius, Painter, Pos2, Stroke, StrokeKind, vec2};

use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;

const HEIGHT: f32 = 22.0;
/// Room between the edge of the cap and the name.
const INSET: f32 = 7.0;

/// The width that a cap takes.
pub(crate) fn width(painter: &Painter, key: &str) -> f32 {
    text_layout::width(painter, TextRole::Quiet, key) + 2.0 * INSET
}

/// Draws a cap aligned to a place; returns its width.
pub(crate) fn show(painter: &Painter, at: Pos2, align: Align2, key: &str, ink: Color32) -> f32 {
    let look = theme::palette(painter.ctx());
    let width = width(painter, key);
    let ground = align.anchor_size(at, vec2(width, HEIGHT));
    let edge = Stroke::new(1.0, look.button_edge);
    painter.rect(ground, CornerRadius::same(6), look.button_lit, edge, StrokeKind::Inside);
    text_layout::line(painter, ground.center(), Align2::CENTER_CENTER, TextRole::Quiet, ink, key);
    width
}
