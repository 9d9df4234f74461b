//! The panel between the players: caption, moves, message, key prompts and action bar.

use bevy_egui::egui::{Align2, Context, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::{action_bar, is_free, key_prompts, message, moves};
use crate::game::review::ReviewRequest;
use crate::presentation::actions::MatchAction;
use crate::presentation::model::MatchModel;
use crate::presentation::text;
use crate::presentation::text::prompts::Prompt;
use crate::rules::Move;
use crate::ui::analysis::{self, panel::AnalysisResponse};
use crate::ui::layout::HudLayout;
use crate::ui::text_layout::{self, TextArea};
use crate::ui::theme;
use crate::ui::theme::TARGET;
use crate::ui::theme::text_role::TextRole;
use crate::ui::widgets::Panel;
use crate::ui::{explorer, oracle};

const INSET: f32 = 10.0;
const CAPTION: f32 = 42.0;
const MESSAGE: f32 = 92.0;
/// A lower panel keeps its height for the message and the moves.
const ROOM_FOR_KEYS: f32 = 240.0;
/// The least height of a message with a line of key prompts below it.
const ROOM_FOR_LINE: f32 = 68.0;

/// What was pressed in the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PanelResponse {
    /// A button of the action bar.
    Action(MatchAction),
    /// A ply of the move list: the request to look at it.
    Look(ReviewRequest),
    /// The first move of a line of the analysis, or a move of the opening explorer.
    Play(Move),
}

/// The wide layout: everything in one panel. The move list ends above a card that covers the lower part. The words
/// are `turned` to a player at the opposite edge.
pub(crate) fn wide(
    ctx: &Context,
    hud: &HudLayout,
    model: &MatchModel,
    keys: &[Prompt],
    (card, turned): (Option<Rect>, bool),
) -> Option<PanelResponse> {
    let middle = hud.middle?;
    if card.is_some_and(|card| card.top() <= middle.top()) {
        return None;
    }
    let panel = Panel::new(ctx, "middle", middle).from(vec2(14.0, 0.0));
    panel.show(ctx, |ui, rect| {
        caption(ui, rect, model);
        let inner = rect.shrink(INSET);
        let top = inner.min + vec2(0.0, CAPTION - INSET);
        let moves = |ui: &mut Ui, end: Pos2| {
            let list = Rect::from_min_max(top, end - vec2(0.0, INSET));
            let (list, openings) = explorer::list::split(list, model);
            let played = openings.and_then(|place| explorer::list::show(ui, place, model));
            let (list, pressed) = values(ui, list, model);
            let jump = if list.height() > 40.0 { moves::show_with_wheel(ui, list, model) } else { None };
            played.map(PanelResponse::Play).or(jump.map(PanelResponse::Look)).or(pressed)
        };
        if let Some(card) = card {
            return moves(ui, pos2(inner.right(), card.top()));
        }
        let actions = action_bar::available_actions(model);
        let bar = if actions.is_empty() { 0.0 } else { TARGET + INSET };
        let prompts = if keys.is_empty() || inner.height() < ROOM_FOR_KEYS { 0.0 } else { key_prompts::LINE + INSET };
        let room = bar + prompts;
        let message_rect =
            Rect::from_min_max(inner.left_bottom() - vec2(0.0, room + MESSAGE), inner.max - vec2(0.0, room));
        let area = TextArea::new(ui.painter(), message_rect, turned);
        message::show(ui, area, &model.message, model.message_kind, true);
        if prompts > 0.0 {
            let line = Rect::from_min_size(
                message_rect.left_bottom() + vec2(0.0, INSET),
                vec2(message_rect.width(), key_prompts::LINE),
            );
            key_prompts::show(ui, line, keys);
        }
        let row = Rect::from_min_max(inner.left_bottom() - vec2(0.0, TARGET), inner.max);
        let action = if actions.is_empty() { None } else { action_bar::show(ui, row, model, &actions, turned) };
        let jump = moves(ui, message_rect.right_top());
        action.map(PanelResponse::Action).or(jump)
    })
}

/// The narrow and the compact layout: the message in a panel, the action bar in a row of its own. What a card covers is
/// not drawn.
pub(crate) fn narrow(
    ctx: &Context,
    hud: &HudLayout,
    model: &MatchModel,
    keys: &[Prompt],
    (card, turned): (Option<Rect>, bool),
) -> Option<PanelResponse> {
    if let Some(middle) = hud.middle.filter(|middle| is_free(*middle, card)) {
        message_panel(ctx, middle, model, keys, turned);
    }
    let actions = action_bar::available_actions(model);
    let place = hud.action_bar.filter(|bar| is_free(*bar, card) && !actions.is_empty())?;
    let panel = Panel::new(ctx, "action-bar", place).bare().from(Vec2::new(0.0, 14.0));
    panel.show(ctx, |ui, rect| action_bar::show(ui, rect, model, &actions, turned)).map(PanelResponse::Action)
}

fn message_panel(ctx: &Context, place: Rect, model: &MatchModel, keys: &[Prompt], turned: bool) {
    Panel::new(ctx, "message", place).show(ctx, |ui, rect| {
        // The key prompts take the second line where the message does not need it.
        let has_prompts = !keys.is_empty() && model.message.tail.is_empty() && rect.height() >= ROOM_FOR_LINE;
        let (upper, lower) =
            rect.split_top_bottom_at_y(rect.bottom() - if has_prompts { key_prompts::LINE + 6.0 } else { 0.0 });
        let area = TextArea::new(ui.painter(), upper, turned);
        message::show(ui, area, &model.message, model.message_kind, false);
        if has_prompts {
            key_prompts::show(ui, lower.shrink2(vec2(16.0, 3.0)), keys);
        }
    });
}

/// Shows the analysis or the values of the oracle, if there are any, below the move list. Returns the room that is left.
fn values(ui: &mut Ui, list: Rect, model: &MatchModel) -> (Rect, Option<PanelResponse>) {
    if model.actions.analysis {
        let (list, place) = analysis::panel::split(list, model);
        let pressed = place.and_then(|place| analysis::panel::show(ui, place, model));
        let pressed = pressed.map(|pressed| match pressed {
            AnalysisResponse::Action(action) => PanelResponse::Action(action),
            AnalysisResponse::Look(request) => PanelResponse::Look(request),
            AnalysisResponse::Play(mv) => PanelResponse::Play(mv),
        });
        return (list, pressed);
    }
    let (list, place) = oracle::list::split(list, model);
    if let Some(place) = place {
        oracle::list::show(ui, place, model);
    }
    (list, None)
}

fn caption(ui: &Ui, rect: Rect, model: &MatchModel) {
    let look = theme::palette(ui.ctx());
    let words = text::caption(model.game_text, model.match_view.position, model.opening());
    let room =
        Rect::from_min_max(rect.min + vec2(INSET + 12.0, 4.0), pos2(rect.right() - INSET, rect.top() + CAPTION - 2.0));
    let roles = [TextRole::Caps, TextRole::Small];
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, &roles, look.quiet, &words);
}
