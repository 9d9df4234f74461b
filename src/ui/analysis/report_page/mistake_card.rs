//! A move that decided the game: a picture of the board around it, what it lost and why, and a button to play it again.

use bevy_egui::egui::{Align2, CornerRadius, Id, Rect, Sense, Stroke, StrokeKind, WidgetInfo, WidgetType, pos2, vec2};

use crate::analysis::MoveReport;
use crate::presentation::model::MatchModel;
use crate::presentation::report::{can_retry, mistake, mistake_parts};
use crate::records::NodeId;
use crate::ui::text_layout;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS, GAP, TARGET};
use crate::ui::transitions::glow;
use crate::ui::widgets::{self, Button, Column, board_detail};

const INSET: f32 = 12.0;
/// The side of the picture.
const PICTURE: f32 = 76.0;
/// Between two paragraphs.
const BETWEEN: f32 = 4.0;
/// The least width of the words beside the button, which else stands below them.
const WORDS: f32 = 200.0;

/// What was pressed.
pub(super) enum CardPress {
    /// The card: the position after the move is to be shown.
    Look(NodeId),
    /// The button.
    Retry,
}

/// Shows the card; `node` is the position after the move, if the game still has it.
pub(super) fn show(
    column: &mut Column,
    model: &MatchModel,
    mv: &MoveReport,
    node: Option<NodeId>,
) -> Option<CardPress> {
    let (game, look) = (model.game_text, theme::palette(column.ui.ctx()));
    let salt = format!("retry-{}", mv.ply);
    let retry = Button::new(game.text.report_retry()).id_salt(&salt).icon(Icon::Restart).enabled(node.is_some());
    let with_button = can_retry(model, mv);
    let button = if with_button { retry.width(column.ui) } else { 0.0 };
    let picture = if node.is_some() { PICTURE + GAP } else { 0.0 };
    let beside = column.width() - 2.0 * INSET - picture;
    let button_beside = !with_button || beside - button - GAP >= WORDS;
    let room = if with_button && button_beside { beside - button - GAP } else { beside };
    let (head, reason) = mistake_parts(model, mv);
    let head_galley = text_layout::laid_out(column.ui.painter(), TextRole::Strong, look.text, &head, room);
    let galley = text_layout::laid_out(column.ui.painter(), TextRole::Quiet, look.quiet, &reason, room);
    let words = head_galley.size().y + BETWEEN + galley.size().y;
    let below = if button_beside { 0.0 } else { GAP + TARGET };
    let height = (words + below).max(if node.is_some() { PICTURE } else { TARGET });
    let place = column.place(height + 2.0 * INSET);

    let id = Id::new(("mistake", model.game, mv.ply));
    let info = || WidgetInfo::labeled(WidgetType::Button, true, mistake(model, mv));
    let sense = if node.is_some() { Sense::click() } else { Sense::hover() };
    let card = widgets::sense(column.ui, place, id, sense, info);
    let lit = glow(column.ui.ctx(), id, node.is_some() && widgets::is_lit(&card));
    let shown = node.is_some() && node == Some(model.history.tree.current());
    let edge = Stroke::new(if shown { 2.0 } else { 1.0 }, if shown { look.brass } else { look.hairline });
    let fill = look.panel.lerp_to_gamma(look.button_lit, lit);
    column.ui.painter().rect(place, CornerRadius::same(BUTTON_RADIUS), fill, edge, StrokeKind::Inside);
    let inner = place.shrink(INSET);
    if let (Some(node), Some(point)) = (node, mv.mv.target()) {
        let picture = Rect::from_min_size(inner.min, vec2(PICTURE, PICTURE));
        board_detail(column.ui, picture, &model.history.tree.position(node), point);
    }
    let left = inner.left() + picture;
    let top = if button_beside { inner.center().y - words / 2.0 } else { inner.top() };
    let lower = pos2(left, top + head_galley.size().y + BETWEEN);
    text_layout::paragraph(column.ui.painter(), pos2(left, top), head_galley, look.text, place);
    text_layout::paragraph(column.ui.painter(), lower, galley, look.quiet, place);
    widgets::focus_ring(column.ui, &card, place, BUTTON_RADIUS);
    let slot = match button_beside {
        true => Align2::RIGHT_CENTER.anchor_size(inner.right_center(), vec2(button, TARGET)),
        false => Rect::from_min_size(pos2(left, inner.bottom() - TARGET), vec2(button.min(beside), TARGET)),
    };
    if with_button && retry.show(column.ui, slot).clicked() {
        return Some(CardPress::Retry);
    }
    node.filter(|_| card.clicked()).map(CardPress::Look)
}
