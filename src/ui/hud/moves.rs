//! The move list: numbers and two columns; the move that is shown is marked, moves taken back are dim, variations are
//! indented. A click goes to the position after a move.

use bevy::prelude::Entity;
use bevy_egui::egui::{
    Align, Align2, CornerRadius, Event, Id, MouseWheelUnit, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use crate::game::review::ReviewRequest;
use crate::presentation::model::{MatchModel, MoveRow};
use crate::records::NodeId;
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::transitions::glow;
use crate::ui::widgets;

const ROW: f32 = 34.0;
/// Room for the numbers.
const NUMBER: f32 = 44.0;
/// How far a variation stands to the right of the line that it belongs to, and from which depth on they stand alike.
const INDENT: f32 = 16.0;
const DEEPEST: usize = 4;

/// How far a touchpad scrolls for a move, in points.
const POINTS_PER_MOVE: f32 = 40.0;

/// Like [`show`]; the wheel over the list goes from move to move, and the list follows.
pub(crate) fn show_with_wheel(ui: &mut Ui, rect: Rect, model: &MatchModel) -> Option<ReviewRequest> {
    let over = ui.rect_contains_pointer(rect);
    let turned = if over { take_wheel(ui) } else { 0.0 };
    let id = Id::new("moves-turned");
    let turned = turned + ui.data(|data| data.get_temp::<f32>(id)).unwrap_or_default();
    let rest = if over && turned.abs() < 1.0 { turned } else { 0.0 };
    ui.data_mut(|data| data.insert_temp(id, rest));
    let clicked = show(ui, rect, model);
    match turned {
        _ if clicked.is_some() => clicked,
        1.0.. => Some(ReviewRequest::Previous),
        _ if turned <= -1.0 => Some(ReviewRequest::Next),
        _ => None,
    }
}

/// How many moves the wheel has been turned in this frame, upwards; the list does not scroll by it.
fn take_wheel(ui: &Ui) -> f32 {
    let moves = |event: &Event| match event {
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / POINTS_PER_MOVE,
        Event::MouseWheel { delta, .. } => delta.y.signum() * delta.y.abs().min(1.0),
        _ => 0.0,
    };
    ui.input_mut(|input| {
        input.smooth_scroll_delta = Vec2::ZERO;
        input.events.iter().map(moves).sum()
    })
}

/// Shows the list in `rect` and returns the request to look at the clicked move.
pub(crate) fn show(ui: &mut Ui, rect: Rect, model: &MatchModel) -> Option<ReviewRequest> {
    let list = MoveRow::of(&model.history.tree);
    if list.is_empty() {
        let look = theme::palette(ui.ctx());
        let place = rect.left_top() + vec2(12.0, ROW / 2.0);
        let words = theme::text(ui.ctx()).no_moves();
        text_layout::line(ui.painter(), place, Align2::LEFT_CENTER, TextRole::Quiet, look.quiet, words);
        return None;
    }
    let mut inner = ui.new_child(UiBuilder::new().id_salt("moves").max_rect(rect));
    inner.set_clip_rect(rect.intersect(ui.clip_rect()));
    // The id is that of every match: egui never forgets an id.
    let area = ScrollArea::vertical().auto_shrink(false).id_salt("list");
    area.show(&mut inner, |ui| rows(ui, model, &list)).inner
}

fn rows(ui: &mut Ui, model: &MatchModel, list: &[MoveRow]) -> Option<ReviewRequest> {
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), list.len() as f32 * ROW), Sense::hover());
    let place = |index: usize| {
        let min = whole.min + vec2(0.0, ROW * index as f32);
        Rect::from_min_size(min, vec2(whole.width(), ROW))
    };
    let mut clicked = None;
    for (index, row) in list.iter().enumerate() {
        if ui.is_rect_visible(place(index)) {
            clicked = show_row(ui, place(index), row, model).or(clicked);
        }
    }
    follow(ui, model, list, &place);
    clicked.map(ReviewRequest::GoTo)
}

/// A number and up to two moves; returns the node of the clicked one.
fn show_row(ui: &Ui, place: Rect, row: &MoveRow, model: &MatchModel) -> Option<NodeId> {
    let look = theme::palette(ui.ctx());
    let place = place.with_min_x(place.left() + INDENT * row.depth.min(DEEPEST) as f32);
    let quiet = |at, words: &str| {
        text_layout::line(ui.painter(), at, Align2::LEFT_CENTER, TextRole::Body, look.quiet, words);
    };
    quiet(place.left_center() + vec2(12.0, 0.0), &row.number.to_string());
    let width = (place.width() - NUMBER - 6.0) / 2.0;
    let mut clicked = None;
    for (column, node) in row.cells.into_iter().enumerate() {
        let left = place.left() + NUMBER + width * column as f32;
        let rect = Rect::from_min_size(pos2(left, place.top()), vec2(width, ROW)).shrink2(vec2(2.0, 1.5));
        match node {
            Some(node) if cell(ui, rect, node, row.depth > 0, model) => clicked = Some(node),
            // The move stands in a row above.
            None if column == 0 => quiet(rect.left_center() + vec2(10.0, 0.0), "…"),
            _ => {}
        }
    }
    clicked
}

/// One move; true when it was clicked. The keyboard reaches the same places with its own keys.
fn cell(ui: &Ui, rect: Rect, node: NodeId, in_variation: bool, model: &MatchModel) -> bool {
    let look = theme::palette(ui.ctx());
    let (words, current) = (model.move_at(node), model.history.tree.current() == node);
    let id = ui.id().with(("ply", node));
    let info = || WidgetInfo::selected(WidgetType::SelectableLabel, true, current, &words);
    let response = widgets::sense(ui, rect, id, Sense::CLICK, info);
    let lit = glow(ui.ctx(), id, widgets::is_lit(&response) && !current);
    let radius = CornerRadius::same(8);
    ui.painter().rect_filled(rect, radius, if current { look.tint } else { look.button.gamma_multiply(lit) });
    let ink = match (current, in_variation) {
        (true, _) => look.focus,
        (false, true) => look.quiet,
        (false, false) => look.text.gamma_multiply(if model.is_played(node) { 1.0 } else { 0.42 }),
    };
    let at = Pos2::new(rect.left() + 10.0, rect.center().y);
    text_layout::clipped_line(ui.painter(), at, rect.width() - 14.0, TextRole::Body, ink, &words);
    response.clicked()
}

/// Scrolls to the current move when it or the match changes, or the list becomes lower.
fn follow(ui: &Ui, model: &MatchModel, list: &[MoveRow], place: &impl Fn(usize) -> Rect) {
    let current = model.history.tree.current();
    let id = Id::new("moves followed");
    let now = (model.game, current, ui.clip_rect().height() as u32);
    let before = ui.data(|data| data.get_temp::<(Entity, NodeId, u32)>(id));
    if before != Some(now) && !ui.is_sizing_pass() {
        ui.data_mut(|data| data.insert_temp(id, now));
        let row = list.iter().position(|row| row.cells.contains(&Some(current))).unwrap_or(0);
        ui.scroll_to_rect(place(row).expand2(vec2(0.0, ROW * 0.5)), None::<Align>);
    }
}
