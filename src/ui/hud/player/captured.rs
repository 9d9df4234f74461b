//! The pieces that a player has captured, as a row of small discs in groups of five.

use bevy_egui::egui::{Pos2, Stroke, Ui, vec2};

use crate::presentation::model::MatchModel;
use crate::rules::Side;
use crate::ui::text_layout::TextArea;
use crate::ui::theme;

/// The radius of the discs in a row of their own, and below words.
pub(super) const LARGE: f32 = 7.0;
pub(super) const SMALL: f32 = 5.0;
/// From disc to disc in radii, where there is room, and the gap after five of them in such steps.
const STEP: f32 = 2.3;
const GROUP: usize = 5;
const GAP: f32 = 0.6;

/// Draws discs of a radius from `at`, the left end of the row, which is at most `width` wide.
pub(super) fn show(ui: &Ui, area: TextArea, at: Pos2, (width, radius): (f32, f32), model: &MatchModel, side: Side) {
    let count = model.captured_by(side);
    let look = theme::palette(ui.ctx());
    let fill = look.piece(model.game_text.colour(side.other()));
    let edge = Stroke::new(1.0, look.brass);
    let step = step(count, width, radius);
    for n in 0..count {
        let place = area.place(at + vec2(radius + steps_to(n) * step, 0.0));
        ui.painter().circle(place, radius, fill, edge);
    }
}

/// From disc to disc: many of them overlap rather than leave the panel.
fn step(count: usize, width: f32, radius: f32) -> f32 {
    let widest = (width - 2.0 * radius) / steps_to(count.saturating_sub(1)).max(1.0);
    widest.clamp(0.0, STEP * radius)
}

/// How many steps the disc with this number, from 0, lies behind the first.
fn steps_to(n: usize) -> f32 {
    n as f32 + GAP * (n / GROUP) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_captured_pieces_of_a_side_fit_into_the_row() {
        for radius in [SMALL, LARGE] {
            assert_eq!(step(3, 120.0, radius), STEP * radius);
            for (count, width) in [(16, 120.0), (20, 60.0), (1, 14.0), (0, 14.0)] {
                let reached = step(count, width, radius) * steps_to(count.saturating_sub(1)) + 2.0 * radius;
                assert!(reached <= width + 0.01, "{count} in {width}: {reached}");
            }
        }
    }

    #[test]
    fn there_is_a_gap_after_five() {
        let apart = |n: usize| steps_to(n) - steps_to(n - 1);
        assert!([4, 6, 9].into_iter().all(|n| (apart(n) - 1.0).abs() < 1e-5) && apart(5) > 1.5 && apart(10) > 1.5);
    }
}
