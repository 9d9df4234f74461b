//! The pieces that a player has captured, as a row of small discs.

use bevy_egui::egui::{Pos2, Stroke, Ui, vec2};

use crate::presentation::model::MatchModel;
use crate::rules::Side;
use crate::ui::text_layout::TextArea;
use crate::ui::theme;

const RADIUS: f32 = 4.0;
/// From disc to disc, where there is room.
const STEP: f32 = 10.0;

/// Draws the discs from `at`, the middle of the first, in a row that is at most `width` wide.
pub(super) fn show(ui: &Ui, area: TextArea, at: Pos2, width: f32, model: &MatchModel, side: Side) {
    let count = model.captured_by(side);
    let look = theme::palette(ui.ctx());
    let fill = look.piece(model.game_text.colour(side.other()));
    let edge = Stroke::new(1.0, look.brass);
    let step = step(count, width);
    for n in 0..count {
        let place = area.place(at + vec2(n as f32 * step, 0.0));
        ui.painter().circle(place, RADIUS, fill, edge);
    }
}

/// From disc to disc: many of them overlap rather than leave the panel.
fn step(count: usize, width: f32) -> f32 {
    let steps = count.saturating_sub(1).max(1) as f32;
    STEP.min((width - 2.0 * RADIUS) / steps).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_captured_pieces_of_a_side_fit_into_the_row() {
        assert_eq!(step(3, 120.0), STEP);
        for (count, width) in [(16, 120.0), (20, 60.0), (1, 10.0), (0, 10.0)] {
            assert!(step(count, width) * count.saturating_sub(1) as f32 + 2.0 * RADIUS <= width + 0.01);
        }
    }
}
