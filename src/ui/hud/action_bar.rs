//! The action bar: a button for every action that decides how the match goes on, such as a pass or a draw offer.

use bevy_egui::egui::{Rect, Ui, vec2};

use crate::presentation::actions::{ActionState, MatchAction};
use crate::presentation::model::MatchModel;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle};

const GAP: f32 = 8.0;

/// The actions to show now, from the left.
pub(crate) fn available_actions(model: &MatchModel) -> Vec<ActionState> {
    let states = MatchAction::TURN.into_iter().map(|action| model.actions.state(action));
    states.filter(|state| state.is_available()).collect()
}

/// Shows a button for each of the actions side by side, `turned` to a player at the opposite edge, and returns the pressed
/// one.
pub(crate) fn show(
    ui: &Ui,
    rect: Rect,
    model: &MatchModel,
    actions: &[ActionState],
    turned: bool,
) -> Option<MatchAction> {
    let width = (rect.width() + GAP) / actions.len() as f32 - GAP;
    let mut pressed = None;
    for (index, state) in actions.iter().enumerate() {
        let min = rect.min + vec2(index as f32 * (width + GAP), 0.0);
        let place = Rect::from_min_size(min, vec2(width, rect.height()));
        let label = model.action_label(state.action);
        let style = if state.primary { ButtonStyle::Primary } else { ButtonStyle::Plain };
        let button = Button::new(&label).icon(Icon::of_action(state.action)).style(style).on_table().turned(turned);
        if button.show(ui, place).clicked() {
            pressed = Some(state.action);
        }
    }
    pressed
}
