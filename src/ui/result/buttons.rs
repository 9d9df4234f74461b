//! The buttons of the card with the result: the way on.

use bevy_egui::egui::{Rect, Ui, vec2};

use crate::presentation::actions::MatchAction;
use crate::presentation::model::MatchModel;
use crate::ui::theme::TARGET;
use crate::ui::widgets::{Button, ButtonStyle};

/// Between buttons.
const GAP: f32 = 8.0;
/// From this width on the first three buttons stand in a row where the card is low.
const ROW: f32 = 290.0;
const LOW: f32 = 340.0;

/// Whether the buttons share a row.
fn in_a_row(place: Rect) -> bool {
    place.width() >= ROW && place.height() < LOW
}

/// The height of all buttons.
pub(super) fn height(place: Rect, model: &MatchModel) -> f32 {
    let lines = if in_a_row(place) { 1.0 } else { lines(model).len() as f32 };
    lines * (TARGET + GAP) - GAP
}

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ResultAction {
    /// Shows the report, and analyses the game for it.
    Review,
    Action(MatchAction),
}

/// The buttons, line by line; the first is the one to press next.
fn lines(model: &MatchModel) -> Vec<Vec<ResultAction>> {
    use MatchAction::{Leave, OtherLevel, Rematch, Report};
    let reviewed = model.game_analysis.is_some() || model.actions.is_available(Report);
    let review = reviewed.then(|| vec![ResultAction::Review]);
    let last = [OtherLevel, Leave].into_iter().filter(|action| model.actions.is_available(*action));
    let last = last.map(ResultAction::Action).collect();
    review.into_iter().chain([vec![ResultAction::Action(Rematch)], last]).collect()
}

/// Shows the buttons in a place of this size; the first one gets the focus while they are fresh.
pub(super) fn show(ui: &Ui, rect: Rect, place: Rect, model: &MatchModel, fresh: bool) -> Option<ResultAction> {
    let mut lines = lines(model);
    if in_a_row(place) {
        lines = vec![lines.concat()];
        lines[0].retain(|action| *action != ResultAction::Action(MatchAction::OtherLevel));
    }
    let mut pressed = None;
    for (index, line) in lines.iter().enumerate() {
        let labels: Vec<String> = line.iter().map(|action| label(*action, model)).collect();
        let needed: Vec<f32> = labels.iter().map(|label| Button::new(label).width(ui)).collect();
        // Each button gets the share of the line that its label needs.
        let share = (rect.width() - GAP * (line.len() - 1) as f32) / needed.iter().sum::<f32>();
        let mut corner = rect.min + vec2(0.0, index as f32 * (TARGET + GAP));
        for ((action, label), needed) in line.iter().zip(&labels).zip(needed) {
            let first = index == 0 && *action == line[0];
            let style = if first { ButtonStyle::Primary } else { ButtonStyle::Plain };
            let button = Button::new(label).style(style).focus(fresh && first);
            let place = Rect::from_min_size(corner, vec2(needed * share, TARGET));
            if button.show(ui, place).clicked() {
                pressed = Some(*action);
            }
            corner.x = place.right() + GAP;
        }
    }
    pressed
}

fn label(action: ResultAction, model: &MatchModel) -> String {
    let text = model.game_text.text;
    match action {
        ResultAction::Review => text.review_game().to_owned(),
        ResultAction::Action(MatchAction::Leave) => text.title_screen().to_owned(),
        ResultAction::Action(action) => model.action_label(action),
    }
}
