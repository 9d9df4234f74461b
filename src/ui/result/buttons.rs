//! The buttons of the card with the result.

use bevy_egui::egui::{Rect, Ui};

use crate::ui::theme::icons::Icon;
use crate::ui::theme::{self, TARGET};
use crate::ui::widgets::{Button, ButtonStyle};

/// Between buttons.
const GAP: f32 = 8.0;
/// From this width on the three buttons stand in a row where the card is low.
const ROW: f32 = 290.0;
const LOW: f32 = 310.0;

/// Whether the three buttons share a row.
pub(super) fn in_a_row(place: Rect) -> bool {
    place.width() >= ROW && place.height() < LOW
}

/// The height of all buttons.
pub(super) fn height(place: Rect) -> f32 {
    if in_a_row(place) { TARGET } else { 2.0 * TARGET + GAP }
}

/// What was pressed.
#[derive(Clone, Copy)]
pub(super) enum ResultAction {
    Rematch,
    /// Analyses the game and shows the report.
    Report,
    Look,
    Title,
}

/// Shows the buttons; the first one gets the focus while they are fresh.
pub(super) fn show(ui: &Ui, rect: Rect, in_a_row: bool, fresh: bool) -> Option<ResultAction> {
    let text = theme::text(ui.ctx());
    let rematch = Button::new(text.rematch()).icon(Icon::Rematch).style(ButtonStyle::Primary).focus(fresh);
    let look = Button::new(text.view_board()).icon(Icon::Look);
    let title = Button::new(text.title_screen()).icon(Icon::Title);
    let (first, rest) = if in_a_row {
        rect.split_left_right_at_fraction(0.34)
    } else {
        rect.split_top_bottom_at_y(rect.top() + TARGET + GAP)
    };
    let first = if in_a_row { first.with_max_x(first.right() - GAP) } else { first.with_max_y(first.bottom() - GAP) };
    let report = Button::new(text.report()).icon(Icon::Report);
    // Where there is no room for the report, the menu has it.
    let fits = !in_a_row && rematch.width(ui) + report.width(ui) + GAP <= first.width();
    let (first, report_place) = if fits { shared(ui, first, &rematch, &report) } else { (first, Rect::NOTHING) };
    let (left, right) = shared(ui, rest, &look, &title);
    let presses = [
        (rematch.show(ui, first), ResultAction::Rematch),
        (look.show(ui, left), ResultAction::Look),
        (title.show(ui, right), ResultAction::Title),
    ];
    let pressed = presses.into_iter().find(|(response, _)| response.clicked()).map(|(_, answer)| answer);
    pressed.or_else(|| (fits && report.show(ui, report_place).clicked()).then_some(ResultAction::Report))
}

/// The places of two buttons in a row; each gets as much as its label needs.
fn shared(ui: &Ui, row: Rect, left: &Button, right: &Button) -> (Rect, Rect) {
    let share = left.width(ui) / (left.width(ui) + right.width(ui));
    let (first, second) = row.split_left_right_at_fraction(share);
    (first.with_max_x(first.right() - GAP / 2.0), second.with_min_x(second.left() + GAP / 2.0))
}
