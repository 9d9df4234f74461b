//! The results of a move's games as a bar: won by the first side, drawn, won by the second side.

use bevy_egui::egui::{Align2, Color32, CornerRadius, Rect, Stroke, StrokeKind, Ui, vec2};

use crate::game::explorer::ExplorerMove;
use crate::presentation::text::GameText;
use crate::rules::{Colour, Side};
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;

/// The parts have the same colours in every theme, as the pieces are black and white; the edge parts them from the ground.
const BLACK: Color32 = Color32::from_rgb(0x1C, 0x1C, 0x1C);
const WHITE: Color32 = Color32::from_rgb(0xF4, 0xF2, 0xEC);
const DRAWN: Color32 = Color32::from_rgb(0x8C, 0x8C, 0x8C);
/// The narrowest part that has room for its percentage.
const ROOM: f32 = 40.0;
const RADIUS: u8 = 4;

/// Draws the bar.
pub(super) fn show(ui: &Ui, rect: Rect, game: GameText, found: &ExplorerMove) {
    let all = found.games.max(1) as f32;
    let fill = |side| match game.colour(side) {
        Colour::Black => (BLACK, WHITE),
        Colour::White => (WHITE, BLACK),
    };
    let parts =
        [(found.first_wins, fill(Side::First)), (found.draws, (DRAWN, BLACK)), (found.second_wins, fill(Side::Second))];
    let mut left = rect.left();
    for (games, (fill, ink)) in parts {
        let width = rect.width() * games as f32 / all;
        let part = Rect::from_min_size(rect.with_min_x(left).min, vec2(width, rect.height()));
        ui.painter().rect_filled(part, CornerRadius::ZERO, fill);
        if width >= ROOM {
            let percent = game.text.opening_percent(games, found.games);
            text_layout::fit(ui.painter(), part, Align2::CENTER_CENTER, &[TextRole::Small], ink, &percent);
        }
        left += width;
    }
    let edge = Stroke::new(1.0, theme::palette(ui.ctx()).quiet);
    ui.painter().rect_stroke(rect, CornerRadius::same(RADIUS), edge, StrokeKind::Outside);
}
