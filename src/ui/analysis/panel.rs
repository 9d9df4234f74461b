//! The part of the side panel that an analysis takes: the graph, and the best lines with their values.

use bevy_egui::egui::{
    Align2, CornerRadius, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::graph;
use crate::game::analysis::AnalysisLine;
use crate::game::review::ReviewRequest;
use crate::presentation::actions::MatchAction;
use crate::presentation::analysis::{self, RankedValue};
use crate::presentation::model::MatchModel;
use crate::presentation::oracle::ValueKind;
use crate::rules::Move;
use crate::ui::oracle::sign::Sign;
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, TARGET};
use crate::ui::transitions::glow;
use crate::ui::widgets::{self, Button, ButtonStyle};

/// Height of the title, of the graph, and of a line.
const TITLE: f32 = TARGET;
const GRAPH: f32 = 72.0;
const LINE: f32 = 46.0;
/// Room for the sign.
const SIGN: f32 = 64.0;
const INSET: f32 = 12.0;
const GAP: f32 = 8.0;
/// The list of moves that were played keeps at least this height.
const LEAST_LIST: f32 = 96.0;

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnalysisResponse {
    /// The button that stops the engine or starts it.
    Action(MatchAction),
    /// A point of the graph.
    Look(ReviewRequest),
    /// The first move of a line.
    Play(Move),
}

/// Divides the room of the move list between the moves and the analysis, if one is shown and there is enough.
pub(crate) fn split(list: Rect, model: &MatchModel) -> (Rect, Option<Rect>) {
    let Some(values) = model.actions.values.filter(|_| model.actions.analysis) else { return (list, None) };
    let wanted = TITLE + GRAPH + GAP + LINE * values.lines.len().max(3) as f32;
    let height = wanted.min(list.height() - LEAST_LIST);
    if height < TITLE + GRAPH {
        return (list, None);
    }
    let top = list.bottom() - height;
    (list.with_max_y(top - GAP), Some(list.with_min_y(top)))
}

/// Shows the title with the engine's button, the graph and the lines.
pub(crate) fn show(ui: &mut Ui, rect: Rect, model: &MatchModel) -> Option<AnalysisResponse> {
    let (look, game) = (theme::palette(ui.ctx()), model.game_text);
    let title = pos2(rect.left() + INSET, rect.top() + TITLE / 2.0);
    let words = game.text.analysis();
    text_layout::line(ui.painter(), title, Align2::LEFT_CENTER, TextRole::Caps, look.quiet, words);
    let corner = Rect::from_min_size(rect.right_top() - vec2(TARGET, 0.0), vec2(TARGET, TARGET));
    let label = model.action_label(MatchAction::Engine);
    let icon = if model.actions.is_engine_off() { Icon::Play } else { Icon::Pause };
    let engine = Button::new(&label).id_salt("engine").only_icon(icon).tip(&label).show(ui, corner.shrink(2.0));
    let beside = corner.translate(vec2(-TARGET, 0.0));
    let label = model.action_label(MatchAction::Threats);
    let style = if model.actions.shows_threats() { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let threats = Button::new(&label).id_salt("threats").only_icon(Icon::Threat).tip(&label).style(style);
    let threats = threats.show(ui, beside.shrink(2.0));
    let values = model.values();
    let place = Rect::from_min_size(pos2(rect.left(), rect.top() + TITLE), vec2(rect.width(), GRAPH));
    let current = Some(model.history.tree.current());
    let points = values.map(|values| analysis::graph(values, game.variant)).unwrap_or_default();
    let node = graph::show(ui, place, model, &points, (current, &[]));
    let lines = rect.with_min_y(place.bottom() + GAP);
    let played = values.and_then(|values| show_lines(ui, lines, model, &values.lines));
    let actions = [(engine, MatchAction::Engine), (threats, MatchAction::Threats)];
    let pressed = actions.into_iter().find(|(button, _)| button.clicked());
    let action = pressed.map(|(_, action)| AnalysisResponse::Action(action));
    let look_at = node.map(|node| AnalysisResponse::Look(ReviewRequest::GoTo(node)));
    action.or(look_at).or(played.map(AnalysisResponse::Play))
}

/// The lines, the best one first; they scroll where there is no room for all.
pub(super) fn show_lines(ui: &mut Ui, rect: Rect, model: &MatchModel, lines: &[AnalysisLine]) -> Option<Move> {
    let mut inner = ui.new_child(UiBuilder::new().id_salt("lines").max_rect(rect));
    inner.set_clip_rect(rect.intersect(ui.clip_rect()));
    let area = ScrollArea::vertical().auto_shrink(false).id_salt(("lines", model.game));
    let mut pressed = None;
    area.show(&mut inner, |ui| {
        let size = vec2(ui.available_width(), lines.len() as f32 * LINE);
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        for (rank, line) in lines.iter().enumerate() {
            let place = whole.with_min_y(whole.top() + LINE * rank as f32);
            if show_line(ui, place.with_max_y(place.top() + LINE), model, rank, line) {
                pressed = line.moves.first().copied();
            }
        }
    });
    pressed
}

/// A line; true when it was pressed.
fn show_line(ui: &Ui, place: Rect, model: &MatchModel, rank: usize, line: &AnalysisLine) -> bool {
    if !ui.is_rect_visible(place) {
        return false;
    }
    let (look, game) = (theme::palette(ui.ctx()), model.game_text);
    let id = Id::new(("line", model.game, rank));
    let info =
        || WidgetInfo::labeled(WidgetType::Button, true, analysis::spoken_line(game, model.position(), rank + 1, line));
    let response = widgets::sense(ui, place, id, Sense::CLICK, info);
    let lit = glow(ui.ctx(), id, widgets::is_lit(&response));
    ui.painter().rect_filled(place.shrink(1.0), CornerRadius::same(8), look.button.gamma_multiply(lit));
    let words = game.value_sign(line.value);
    let kind = ValueKind::of_analysed(RankedValue { value: line.value, rank });
    let sign = Sign { kind, words: &words, letters: 13.0 };
    sign.draw(ui.painter(), place.left_center() + vec2(SIGN / 2.0, 0.0), SIGN - 8.0);
    let room = place.with_min_x(place.left() + SIGN).with_max_x(place.right() - INSET);
    text_layout::fit(
        ui.painter(),
        room,
        Align2::LEFT_CENTER,
        ROW,
        look.text,
        &game.line(model.position(), &line.moves),
    );
    widgets::focus_ring(ui, &response, place.shrink(1.0), 8);
    response.clicked()
}
