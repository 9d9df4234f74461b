//! A piece from above.

use bevy_egui::egui::{Color32, Mesh, Pos2, Stroke, Ui, Vec2, vec2};

use crate::ui::theme;

/// Draws a disc with a shadow, a little light on it and a hairline of brass.
pub(crate) fn disc(ui: &Ui, middle: Pos2, radius: f32, colour: Color32) {
    let look = theme::palette(ui.ctx());
    let painter = ui.painter();
    painter.circle_filled(middle + vec2(0.0, 1.5), radius + 0.5, Color32::from_black_alpha(110));
    painter.add(lit_disc(middle, radius, colour));
    painter.circle_stroke(middle, radius, Stroke::new(1.4, look.brass));
}

/// A disc lit from the upper left.
fn lit_disc(middle: Pos2, radius: f32, colour: Color32) -> Mesh {
    const SEGMENTS: u32 = 48;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle - Vec2::splat(radius * 0.28), colour.lerp_to_gamma(Color32::WHITE, 0.24));
    for segment in 0..=SEGMENTS {
        let turn = segment as f32 / SEGMENTS as f32 * std::f32::consts::TAU;
        mesh.colored_vertex(middle + Vec2::angled(turn) * radius, colour);
        if segment > 0 {
            mesh.add_triangle(0, segment, segment + 1);
        }
    }
    mesh
}
