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

/// Where a button is, its label with the key that does the same, its icon, whether it can be pressed, and what for.
type CornerButton = (Rect, &'static str, Option<BindingAction>, Icon, bool, CornerAction);

/// Shows the buttons; `top_down` says how the board is seen, if that can be chosen.
pub(crate) fn show(
    ctx: &Context,
    hud: &HudLayout,
    model: &MatchModel,
    keys: &KeyPrompts,
    top_down: Option<bool>,
    card: Option<Rect>,
) -> Option<CornerAction> {
    use BindingAction as Key;
    let text = model.game_text.text;
    let action = |rect, label, key, action| {
        let (icon, enabled) = (Icon::of_action(action), model.actions.is_available(action));
        (rect, label, Some(key), icon, enabled, CornerAction::Perform(action))
    };
    let buttons: [CornerButton; 4] = [
        (hud.menu, text.menu(), Some(Key::Menu), Icon::Menu, true, CornerAction::Menu),
        action(hud.hint, text.hint(), Key::Hint, MatchAction::Hint),
        action(hud.undo, text.undo(), Key::TakeBack, MatchAction::Undo),
        action(hud.redo, text.redo(), Key::PlayAgain, MatchAction::Redo),
    ];
    let buttons = if model.match_view.review.is_some() { while_looking_back(buttons, model) } else { buttons };
    let moves = hud.moves.map(|rect| (rect, text.moves(), None, Icon::Moves, true, CornerAction::Moves));
    let mut pressed = None;
    for (index, (rect, label, key, icon, enabled, response)) in buttons.into_iter().chain(moves).enumerate() {
        // The button stays the same while its label changes.
        let name = format!("corner-{index}");
        let tip = key.map_or_else(|| label.to_owned(), |key| keys.labelled(text, label, key));
        let button = Button::new(label).id_salt(&name).tip(&tip).only_icon(icon).enabled(enabled).on_table();
        let button = button.tip_side(side_of_tips(hud));
        if is_free(rect, card) && place(ctx, &name, rect, hud, |ui, rect| button.show(ui, rect).clicked()) {
            pressed = Some(response);
        }
    }
    let view_rect = hud.view.filter(|rect| is_free(*rect, card));
    let view = view_rect.zip(top_down).and_then(|(rect, top_down)| view(ctx, rect, hud, top_down));
    view.map(CornerAction::TopDown).or(pressed)
}

/// While an earlier position is looked at, undo and redo go to the positions before and after it, and instead of the hint
/// the moves are shown one after the other.
fn while_looking_back(mut buttons: [CornerButton; 4], model: &MatchModel) -> [CornerButton; 4] {
    let text = model.game_text.text;
    let steps = [
        (text.previous_move(), BindingAction::Earlier, Icon::Previous),
        (text.next_move(), BindingAction::Later, Icon::Next),
    ];
    for (button, (label, key, icon)) in buttons[2..].iter_mut().zip(steps) {
        (button.1, button.2, button.3) = (label, Some(key), icon);
    }
    let (action, label) = match model.actions.autoplay {
        true => (MatchAction::StopAutoplay, text.stop_autoplay()),
        false => (MatchAction::Autoplay, text.autoplay()),
    };
    let (rect, pressed) = (buttons[1].0, CornerAction::Perform(action));
    buttons[1] = (rect, label, Some(BindingAction::Pause), Icon::of_action(action), true, pressed);
    buttons
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
