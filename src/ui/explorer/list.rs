//! The list of moves that games have played, the most frequent first. A click plays the move.

use bevy_egui::egui::{
    Align2, CornerRadius, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::result_bar;
use crate::game::explorer::{ExplorerMove, OpeningMoves, OpeningSource};
use crate::presentation::model::MatchModel;
use crate::rules::Move;
use crate::ui::text_layout::{self, LABEL, ROW};
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::transitions::glow;
use crate::ui::widgets::{self, Choice, focus_ring};

/// Height of the choice of a source.
const SOURCES: f32 = 40.0;
const GAP: f32 = 6.0;
/// Height of the sentence above the moves.
const NOTE: f32 = 24.0;
const LINE: f32 = 46.0;
/// Room for the move.
const MOVE: f32 = 56.0;
const INSET: f32 = 10.0;
/// The list of moves that were played keeps at least this height.
const LEAST: f32 = 96.0;
/// Room for the scroll bar beside the rows.
const SCROLL_BAR: f32 = 8.0;
const RADIUS: u8 = 8;

/// Divides the room of the move list between the moves and the openings, if the explorer is on and there is enough.
pub(crate) fn split(list: Rect, model: &MatchModel) -> (Rect, Option<Rect>) {
    if model.actions.openings.is_none() || list.height() < 2.0 * LEAST {
        return (list, None);
    }
    let top = (list.bottom() - list.height() * 0.68).max(list.top() + LEAST);
    (list.with_max_y(top - GAP), Some(list.with_min_y(top)))
}

/// Shows the choice of a source, how much is known, and the moves. Returns the move that was clicked.
pub(crate) fn show(ui: &mut Ui, rect: Rect, model: &MatchModel) -> Option<Move> {
    let moves = model.actions.openings?;
    let source = choose_source(ui, rect.with_max_y(rect.top() + SOURCES), model);
    let (look, text) = (theme::palette(ui.ctx()), model.game_text.text);
    let top = rect.top() + SOURCES + GAP;
    let note = Rect::from_min_max(pos2(rect.left() + INSET, top), pos2(rect.right() - INSET, top + NOTE));
    text_layout::fit(ui.painter(), note, Align2::LEFT_CENTER, ROW, look.quiet, &text.opening_note(moves, source));
    let rows = rect.with_min_y(note.bottom());
    let mut inner = ui.new_child(UiBuilder::new().id_salt("openings").max_rect(rows));
    inner.set_clip_rect(rows.intersect(ui.clip_rect()));
    let area = ScrollArea::vertical().auto_shrink(false).id_salt(("openings", source, model.history.tree.current()));
    area.show(&mut inner, |ui| show_rows(ui, model, moves, source)).inner
}

/// Shows the sources side by side; returns the chosen one, which stays chosen until the program ends.
fn choose_source(ui: &Ui, place: Rect, model: &MatchModel) -> OpeningSource {
    let id = Id::new("openings-source");
    let chosen: usize = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let text = model.game_text.text;
    let labels = OpeningSource::ALL.map(|source| text.opening_source(source));
    let names = OpeningSource::ALL.map(|source| text.opening_source_games(source).to_owned());
    let choice = Choice::new("opening-source", &labels, Some(chosen)).names(&names);
    let pressed = choice.show(ui, place);
    if let Some(pressed) = pressed {
        ui.data_mut(|data| data.insert_temp(id, pressed));
    }
    OpeningSource::ALL[pressed.unwrap_or(chosen)]
}

fn show_rows(ui: &mut Ui, model: &MatchModel, moves: &OpeningMoves, source: OpeningSource) -> Option<Move> {
    let found = moves.of(source);
    let size = vec2(ui.available_width(), found.len() as f32 * LINE);
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut clicked = None;
    for (index, found) in found.iter().enumerate() {
        let place = whole.with_min_y(whole.top() + LINE * index as f32);
        if row(ui, place.with_max_y(place.top() + LINE), model, found, moves.games(source)) {
            clicked = Some(found.mv);
        }
    }
    clicked
}

/// Whether a human is to move in the match as it is now, so that a click plays a move.
const fn can_play(model: &MatchModel) -> bool {
    let takes_moves = model.match_view.review.is_none() || model.actions.analysis;
    model.cursor_reach.mine && takes_moves && !model.over()
}

/// One move; true when it was clicked.
fn row(ui: &Ui, place: Rect, model: &MatchModel, found: &ExplorerMove, all: u32) -> bool {
    let (look, game) = (theme::palette(ui.ctx()), model.game_text);
    let can_play = can_play(model);
    let kind = if can_play { WidgetType::Button } else { WidgetType::Label };
    let info = || WidgetInfo::labeled(kind, true, game.opening_row(model.position(), found, all));
    let sense = if can_play { Sense::click() } else { Sense::hover() };
    let rect = place.with_max_x(place.right() - SCROLL_BAR).shrink2(vec2(2.0, 2.0));
    let response = widgets::sense(ui, rect, ui.id().with(("opening", found.mv)), sense, info);
    if !ui.is_rect_visible(place) {
        return response.clicked();
    }
    let lit = glow(ui.ctx(), response.id, can_play && widgets::is_lit(&response));
    ui.painter().rect_filled(rect, CornerRadius::same(RADIUS), look.button.gamma_multiply(lit));
    let (mv, rest) = rect.shrink2(vec2(INSET - 2.0, 2.0)).split_left_right_at_fraction(MOVE / rect.width());
    text_layout::fit(
        ui.painter(),
        mv.with_max_x(mv.right() - 4.0),
        Align2::LEFT_CENTER,
        LABEL,
        look.text,
        &game.move_text(model.position(), found.mv),
    );
    let (bar, facts) = rest.split_top_bottom_at_fraction(0.48);
    result_bar::show(ui, bar.shrink2(vec2(0.0, 1.0)), game, found);
    let roles = [TextRole::Quiet, TextRole::Small];
    let fits = |words: &String| text_layout::width(ui.painter(), TextRole::Small, words) <= facts.width();
    let [day, year, scored, counted] = game.opening_facts(found, all);
    let words = [day, year, scored].into_iter().find(fits).unwrap_or(counted);
    text_layout::fit(ui.painter(), facts, Align2::LEFT_CENTER, &roles, look.quiet, &words);
    focus_ring(ui, &response, rect, RADIUS);
    response.clicked()
}
