//! The list of all moves with their values, the best one first.

use bevy_egui::egui::{Align2, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};

use super::sign::Sign;
use crate::game::oracle::MoveValue;
use crate::presentation::model::MatchModel;
use crate::presentation::oracle::{ValueKind, ranked};
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;

/// Height of the title with the note below it.
const HEAD: f32 = 62.0;
const TITLE: f32 = 24.0;
const LINE: f32 = 34.0;
/// Room for the sign, and for the move.
const SIGN: f32 = 56.0;
const MOVE: f32 = 66.0;
const INSET: f32 = 12.0;
/// The list of moves that were played keeps at least this height, and this one has at least as much.
const LEAST: f32 = 128.0;

/// Divides the room of the move list between the moves and the values, if the oracle is on and there is enough.
pub(crate) fn split(list: Rect, model: &MatchModel) -> (Rect, Option<Rect>) {
    let wanted = model.actions.oracle.map(|values| HEAD + LINE * values.moves.len() as f32);
    let Some(wanted) = wanted.filter(|_| list.height() >= 2.0 * LEAST) else { return (list, None) };
    let top = list.bottom() - wanted.min(list.height() * 0.6).max(LEAST);
    (list.with_max_y(top), Some(list.with_min_y(top)))
}

/// Shows the title, what the oracle does, and the values.
pub(crate) fn show(ui: &mut Ui, rect: Rect, model: &MatchModel) {
    let Some(values) = model.actions.oracle else { return };
    let (look, text) = (theme::palette(ui.ctx()), model.game_text.text);
    let title = rect.left_top() + vec2(INSET, TITLE / 2.0);
    text_layout::line(ui.painter(), title, Align2::LEFT_CENTER, TextRole::Caps, look.quiet, text.oracle());
    let note = Rect::from_min_max(rect.min + vec2(INSET, TITLE), pos2(rect.right() - INSET, rect.top() + HEAD - 4.0));
    text_layout::fit(ui.painter(), note, Align2::LEFT_TOP, ROW, look.text, &text.oracle_note(values));
    let rows = rect.with_min_y(rect.top() + HEAD);
    let mut inner = ui.new_child(UiBuilder::new().id_salt("oracle").max_rect(rows));
    inner.set_clip_rect(rows.intersect(ui.clip_rect()));
    let moves = ranked(values);
    let area = ScrollArea::vertical().auto_shrink(false).id_salt("values");
    area.show(&mut inner, |ui| {
        let size = vec2(ui.available_width(), moves.len() as f32 * LINE);
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        for (index, known) in moves.iter().enumerate() {
            let place = whole.with_min_y(whole.top() + LINE * index as f32);
            row(ui, place.with_max_y(place.top() + LINE), model, *known);
        }
    });
}

fn row(ui: &Ui, place: Rect, model: &MatchModel, known: MoveValue) {
    if !ui.is_rect_visible(place) {
        return;
    }
    let (look, game) = (theme::palette(ui.ctx()), model.game_text);
    let response = ui.interact(place, Id::new(("oracle", known.mv)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, game.oracle_row(model.position(), known)));
    let words = &game.text.oracle_sign(known.value);
    let sign = Sign { kind: ValueKind::of(known.value), words, letters: 13.0 };
    sign.draw(ui.painter(), place.left_center() + vec2(SIGN / 2.0, 0.0), SIGN - 8.0);
    let (mv, words) = place.with_min_x(place.left() + SIGN).split_left_right_at_x(place.left() + SIGN + MOVE);
    let mv_text = game.move_text(model.position(), known.mv);
    text_layout::fit(ui.painter(), mv.with_max_x(mv.right() - 4.0), Align2::LEFT_CENTER, ROW, look.text, &mv_text);
    let room = words.with_max_x(place.right() - INSET);
    let value = game.text.oracle_value(known.value);
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW, look.quiet, &value);
}
