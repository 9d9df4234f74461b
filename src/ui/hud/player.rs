//! A player's panel: name, colour, captured pieces, and the number of pieces or the time left.

mod captured;
mod strip;

use bevy_egui::egui::{Align2, Color32, Context, CursorIcon, Pos2, Rect, Sense, Ui, vec2};

use crate::game::clock::LOW_TIME;
use crate::presentation::model::MatchModel;
use crate::presentation::text;
use crate::rules::Side;
use crate::ui::text_layout::{self, TextArea};
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self};
use crate::ui::widgets::{Panel, TipSide, disc, tip};

/// The width from which the panel has wide margins.
const AMPLE: f32 = 300.0;
/// A panel lower than this is a strip.
const HIGH: f32 = 60.0;
/// The ways of setting a name and what stands below it, the largest first.
const NAMES: [TextRole; 4] = [TextRole::PlayerName, TextRole::Strong, TextRole::SmallStrong, TextRole::Small];
const NOTES: [TextRole; 2] = [TextRole::Quiet, TextRole::Small];

/// Shows the panel of `side`, upside down if asked for; it is active while it is that side's move. Returns whether it was
/// pressed, to change the players. The keyboard passes it by, since the menu leads there, too.
pub(crate) fn show(ctx: &Context, rect: Rect, name: &str, model: &MatchModel, side: Side, upside_down: bool) -> bool {
    let look = theme::palette(ctx);
    let to_move = model.mover() == Some(side);
    let won = model.match_view.outcome.winner() == Some(side);
    let edge = if to_move || won { look.brass } else { look.hairline };
    Panel::new(ctx, name, rect).edge(edge).active(to_move).show(ctx, |ui, rect| {
        contents(ui, rect, TextArea::new(ui.painter(), rect, upside_down), model, side);
        if model.match_view.review.is_some() {
            return false;
        }
        let response = ui.interact(rect, ui.id().with("players"), Sense::CLICK);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        tip::show(ui, &response, rect, theme::text(ctx).players(), TipSide::Above);
        response.clicked()
    })
}

fn contents(ui: &Ui, rect: Rect, area: TextArea, model: &MatchModel, side: Side) {
    if rect.height() < HIGH {
        return strip::contents(ui, rect, area, model, side);
    }
    let look = theme::palette(ui.ctx());
    let middle = rect.center().y;
    let (margin, left) = if rect.width() >= AMPLE { (20.0, 66.0) } else { (14.0, 52.0) };
    let disc_at = Pos2::new(rect.left() + left / 2.0 + 1.0, rect.center().y);
    disc(ui, area.place(disc_at), 17.0, piece_colour(ui, model, side));
    let left = rect.left() + left;
    let right = figure(ui, rect.right() - margin, area, model, side);
    let room = right - left - 10.0;
    let dots = if model.thinks(side) { DOTS } else { 0.0 };
    // The disc shows the colour; the captured pieces take the place of its name.
    let note = text::seat_note(model.game_text.text, model.match_view, side);
    let captured_row = model.captured_by(side) > 0 && note.is_none();
    let up = if model.captured_by(side) > 0 && note.is_some() { 3.0 } else { 0.0 };
    let name_room = if captured_row { room - dots } else { room };
    let name = name(ui, model, side, name_room);
    let at = Pos2::new(left, middle - 10.0 - up);
    let mut said = area.line(at, Align2::LEFT_CENTER, &NAMES, look.text, &name, name_room);
    if captured_row {
        captured::show(ui, area, Pos2::new(left, middle + 13.0), (room, captured::LARGE), model, side);
    } else {
        let line = status_line(ui, model, side, room - dots);
        let ink = if model.mover() == Some(side) { look.focus } else { look.quiet };
        let at = Pos2::new(left, middle + 12.0 - 2.0 * up);
        said = area.line(at, Align2::LEFT_CENTER, &NOTES, ink, &line, room - dots);
        captured::show(ui, area, Pos2::new(left, middle + 23.0), (room, captured::SMALL), model, side);
    }
    if model.thinks(side) {
        thinking(ui, area, Pos2::new(said.right() + 9.0, said.center().y + 3.0));
    }
}

/// The player's name, shortened if there is no room for it.
fn name(ui: &Ui, model: &MatchModel, side: Side, room: f32) -> String {
    let whole = model.called(side);
    let fits = text_layout::width(ui.painter(), TextRole::PlayerName, &whole) <= room;
    if fits { whole } else { model.called_briefly(side) }
}

/// The side's colour and its state now. Without room for both only the state, since the disc shows the colour.
fn status_line(ui: &Ui, model: &MatchModel, side: Side, room: f32) -> String {
    let whole = text::seat(model.game_text, side, model.match_view);
    let fits = text_layout::width(ui.painter(), TextRole::Quiet, &whole) <= room;
    if fits {
        whole
    } else {
        text::seat_note(model.game_text.text, model.match_view, side).unwrap_or(&whole).to_owned()
    }
}

/// Room for the dots.
const DOTS: f32 = 27.0;

/// Three dots that light up in turn, or stay lit where motion is off. The app draws frames while a computer thinks.
fn thinking(ui: &Ui, area: TextArea, at: Pos2) {
    let look = theme::palette(ui.ctx());
    let still = ui.ctx().global_style().animation_time <= 0.0;
    let turn = (ui.input(|input| input.time) * 1.6).fract() as f32 * 3.0;
    for dot in 0_u8..3 {
        let away = (turn - f32::from(dot)).rem_euclid(3.0);
        let lit = if still { 0.8 } else { 1.0 - 0.75 * (away / 2.4).min(1.0) };
        let place = area.place(at + vec2(7.0 * f32::from(dot), 0.0));
        ui.painter().circle_filled(place, 2.1, look.focus.gamma_multiply(lit));
    }
}

/// Draws the number of pieces or the time left at the right, and returns where it begins.
fn figure(ui: &Ui, right: f32, area: TextArea, model: &MatchModel, side: Side) -> f32 {
    let look = theme::palette(ui.ctx());
    let place = Pos2::new(right, area.rect().center().y);
    let figure = model.counts[side];
    let (number, what) = match model.time(side) {
        Some(left) => (text::time(theme::text(ui.ctx()), left), model.counted(side)),
        None => (figure.to_string(), text::count_noun(model.game_text, model.match_view.position, figure)),
    };
    let short = model.time(side).is_some_and(|left| left < LOW_TIME);
    let write = |by: f32, role, ink, words: &str| {
        area.line(place + vec2(0.0, by), Align2::RIGHT_CENTER, &[role], ink, words, f32::INFINITY)
    };
    let high = write(-8.0, TextRole::Figure, if short { look.focus } else { look.text }, &number);
    let low = write(15.0, TextRole::Caps, look.quiet, &what);
    high.left().min(low.left())
}

fn piece_colour(ui: &Ui, model: &MatchModel, side: Side) -> Color32 {
    let look = theme::palette(ui.ctx());
    look.piece(model.game_text.colour(side))
}
