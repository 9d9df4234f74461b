//! The buttons beside the board: menu, view, hint, undo, redo (and, in a narrow window, the moves).

use bevy_egui::egui::{Context, CornerRadius, Rect, Vec2};

use super::is_free;
use super::key_prompts::KeyPrompts;
use crate::presentation::actions::MatchAction;
use crate::presentation::model::MatchModel;
use crate::settings::bindings::BindingAction;
use crate::ui::layout::{HudForm, HudLayout};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::widgets::{Button, Panel, TipSide, choice};

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CornerAction {
    Menu,
    Moves,
    /// Look straight down, or not.
    TopDown(bool),
    Perform(MatchAction),
}

/// Shows the buttons; `top_down` says how the board is seen, if that can be chosen.
pub(crate) fn show(
    ctx: &Context,
    hud: &HudLayout,
    model: &MatchModel,
    keys: &KeyPrompts,
    top_down: Option<bool>,
    card: Option<Rect>,
) -> Option<CornerAction> {
    let text = model.game_text.text;
    let looks_back = model.match_view.review.is_some();
    let study = match looks_back {
        true if model.actions.autoplay => MatchAction::StopAutoplay,
        true => MatchAction::Autoplay,
        false => MatchAction::Hint,
    };
    let actions = [(hud.hint, study), (hud.undo, MatchAction::Undo), (hud.redo, MatchAction::Redo)];
    let buttons = actions.map(|(rect, action)| {
        let (label, key) = (model.action_label(action), model.actions.binding(action));
        let is_enabled = model.actions.is_available(action);
        (rect, label, key, icon(action, looks_back), is_enabled, CornerAction::Perform(action))
    });
    let menu = (hud.menu, text.menu().to_owned(), Some(BindingAction::Menu), Icon::Menu, true, CornerAction::Menu);
    let moves = hud.moves.map(|rect| (rect, text.moves().to_owned(), None, Icon::Moves, true, CornerAction::Moves));
    let mut pressed = None;
    for (index, (rect, label, key, icon, enabled, response)) in
        [menu].into_iter().chain(buttons).chain(moves).enumerate()
    {
        // The button stays the same while its label changes.
        let name = format!("corner-{index}");
        let tip = key.map_or_else(|| label.clone(), |key| keys.labelled(text, &label, key));
        let button = Button::new(&label).id_salt(&name).tip(&tip).only_icon(icon).enabled(enabled).on_table();
        let button = button.tip_side(side_of_tips(hud));
        if is_free(rect, card) && place(ctx, &name, rect, hud, |ui, rect| button.show(ui, rect).clicked()) {
            pressed = Some(response);
        }
    }
    let view_rect = hud.view.filter(|rect| is_free(*rect, card));
    let view = view_rect.zip(top_down).and_then(|(rect, top_down)| view(ctx, rect, hud, top_down));
    view.map(CornerAction::TopDown).or(pressed)
}

/// While an earlier position is looked at, undo and redo go to the positions before and after it.
const fn icon(action: MatchAction, looks_back: bool) -> Icon {
    match action {
        MatchAction::Undo if looks_back => Icon::Previous,
        MatchAction::Redo if looks_back => Icon::Next,
        _ => Icon::of_action(action),
    }
}

/// The side of the buttons on which there are no others.
const fn side_of_tips(hud: &HudLayout) -> TipSide {
    match hud.form {
        HudForm::Wide => TipSide::Right,
        HudForm::Narrow => TipSide::Above,
        HudForm::Compact if hud.moves.is_some() => TipSide::Above,
        HudForm::Compact => TipSide::Left,
    }
}

/// 3D or 2D.
fn view(ctx: &Context, rect: Rect, hud: &HudLayout, top_down: bool) -> Option<bool> {
    let text = theme::text(ctx);
    let chosen = place(ctx, text.view(), rect, hud, |ui, rect| {
        let look = theme::palette(ctx);
        ui.painter().rect_filled(rect, CornerRadius::same(BUTTON_RADIUS), look.panel);
        choice(ui, rect, text.view(), &[text.view_3d(), text.view_2d()], Some(usize::from(top_down)))
    });
    chosen.map(|index| index == 1)
}

fn place<R>(
    ctx: &Context,
    name: &str,
    rect: Rect,
    hud: &HudLayout,
    contents: impl FnOnce(&mut bevy_egui::egui::Ui, Rect) -> R,
) -> R {
    let from = if hud.form == HudForm::Wide { Vec2::new(-14.0, 0.0) } else { Vec2::new(0.0, 14.0) };
    Panel::new(ctx, name, rect).bare().from(from).show(ctx, contents)
}
