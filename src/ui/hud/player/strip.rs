//! A player's panel in a small window: colour, count or time, captured pieces, and the name where there is room.

use bevy_egui::egui::{Align2, Pos2, Rect, Ui};

use super::{NAMES, captured, piece_colour, thinking};
use crate::presentation::model::MatchModel;
use crate::presentation::text;
use crate::rules::Side;
use crate::ui::text_layout::TextArea;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::widgets::disc;

const DISC: f32 = 10.0;
const INSET: f32 = 10.0;
/// Between the disc, the name and the figure.
const BETWEEN: f32 = 8.0;
/// The least room for a name.
const NAME: f32 = 70.0;
const FIGURES: &[TextRole] = &[TextRole::PlayerName, TextRole::Strong, TextRole::Small];

pub(super) fn contents(ui: &Ui, rect: Rect, area: TextArea, model: &MatchModel, side: Side) {
    let look = theme::palette(ui.ctx());
    let up = if model.captured_by(side) > 0 { 5.0 } else { 0.0 };
    let middle = rect.center().y - up;
    let disc_at = Pos2::new(rect.left() + INSET + DISC, rect.center().y);
    disc(ui, area.place(disc_at), DISC, piece_colour(ui, model, side));
    let left = disc_at.x + DISC + BETWEEN;
    let right = rect.right() - INSET;
    let number = match model.time(side) {
        Some(left) => text::time(theme::text(ui.ctx()), left),
        None => model.counts[side].to_string(),
    };
    let ink = if model.mover() == Some(side) { look.focus } else { look.text };
    let at = Pos2::new(right, middle);
    let figure = area.line(at, Align2::RIGHT_CENTER, FIGURES, ink, &number, right - left);
    let room = figure.left() - BETWEEN - left;
    let words = left..=figure.left() - BETWEEN;
    let mut dots = *words.start();
    if room >= NAME {
        let name = model.called_briefly(side);
        let said = area.line(Pos2::new(left, middle), Align2::LEFT_CENTER, &NAMES[1..], look.text, &name, room);
        dots = said.right() + BETWEEN;
    }
    if model.thinks(side) && words.contains(&(dots + 16.0)) {
        thinking(ui, area, Pos2::new(dots, middle + 3.0));
    }
    let row = (right - left, captured::SMALL);
    captured::show(ui, area, Pos2::new(left - 1.0, rect.bottom() - 9.0), row, model, side);
}
