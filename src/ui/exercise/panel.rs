//! The panel of a lesson or a puzzle: the words, the answer to the last attempt, and the buttons.

use bevy_egui::egui::{Align2, Color32, Context, Rect, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use crate::presentation::actions::MatchAction;
use crate::presentation::exercise::{ExerciseButton, ExerciseModel};
use crate::presentation::model::{MatchModel, MessageKind};
use crate::presentation::text::Message;
use crate::ui::hud::message;
use crate::ui::layout::PanelLayout;
use crate::ui::text_layout::{self, ROW, TextArea};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, TARGET};
use crate::ui::widgets::{Button, ButtonStyle, Column, Panel, TipSide, column};

const INSET: f32 = 12.0;
const BETWEEN: f32 = 8.0;
/// Height of the line about the move under the pointer.
const MESSAGE: f32 = 76.0;

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ExercisePress {
    Button(ExerciseButton),
    Action(MatchAction),
    Menu,
}

/// Shows the panel.
pub(super) fn show(
    ctx: &Context,
    layout: &PanelLayout,
    exercise: &ExerciseModel,
    board: &MatchModel,
) -> Option<ExercisePress> {
    Panel::new(ctx, "exercise", layout.panel).from(Vec2::new(14.0, 0.0)).show(ctx, |ui, rect| {
        let inner = rect.shrink(INSET);
        let head = inner.with_max_y(inner.top() + TARGET);
        let foot = inner.with_min_y(inner.bottom() - TARGET);
        let rows = Rect::from_min_max(head.left_bottom(), foot.right_top()).shrink2(vec2(0.0, BETWEEN));
        let pressed = head_row(ui, head, exercise);
        let action = column(ui, rows, exercise.key, |column| contents(column, exercise, board));
        pressed.or(action).or(foot_row(ui, foot, exercise))
    })
}

/// The menu and the caption.
fn head_row(ui: &Ui, rect: Rect, exercise: &ExerciseModel) -> Option<ExercisePress> {
    let (look, text) = (theme::palette(ui.ctx()), exercise.game_text.text);
    let button = Button::new(text.menu()).only_icon(Icon::Menu).tip_side(TipSide::Below);
    let pressed = button.show(ui, rect.with_max_x(rect.left() + TARGET)).clicked();
    let room = rect.with_min_x(rect.left() + TARGET + BETWEEN);
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW, look.quiet, &exercise.caption);
    pressed.then_some(ExercisePress::Menu)
}

fn contents(column: &mut Column, exercise: &ExerciseModel, board: &MatchModel) -> Option<ExercisePress> {
    let look = theme::palette(column.ui.ctx());
    paragraph(column, TextRole::Lead, look.text, &exercise.words);
    if let Some(answer) = &exercise.answer {
        let ink = match answer.is_right {
            Some(true) => look.brass,
            Some(false) => look.jasper,
            None => look.quiet,
        };
        paragraph(column, TextRole::Strong, ink, &answer.words);
    }
    if let Some(hint) = &exercise.hint {
        paragraph(column, TextRole::Lead, look.text, hint);
    }
    if exercise.takes_moves && exercise.hint.is_none() {
        let place = column.place(MESSAGE);
        show_message(column.ui, place, &board.message, board.message_kind);
    }
    if !exercise.note.is_empty() {
        paragraph(column, TextRole::Body, look.quiet, &exercise.note);
    }
    actions(column, board)
}

fn show_message(ui: &Ui, place: Rect, words: &Message, kind: MessageKind) {
    message::show(ui, TextArea::new(ui.painter(), place, false), words, kind, true);
}

/// Passing and switching sides, where the rules allow them.
fn actions(column: &mut Column, board: &MatchModel) -> Option<ExercisePress> {
    let available = |action: &MatchAction| board.actions.is_available(*action);
    let mut pressed = None;
    for action in [MatchAction::Pass, MatchAction::SwitchSides].into_iter().filter(available) {
        let row = column.row();
        let label = board.action_label(action);
        if Button::new(&label).icon(Icon::of_action(action)).show(column.ui, row).clicked() {
            pressed = Some(ExercisePress::Action(action));
        }
    }
    pressed
}

/// A paragraph that screen readers read, too.
fn paragraph(column: &mut Column, role: TextRole, ink: Color32, words: &str) {
    let galley = text_layout::laid_out(column.ui.painter(), role, ink, words, column.width());
    let place = column.place(galley.size().y);
    let id = column.ui.id().with(words);
    let response = column.ui.interact(place, id, bevy_egui::egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
    text_layout::paragraph(column.ui.painter(), place.min, galley, ink, place);
}

/// The buttons side by side, the main one at the right.
fn foot_row(ui: &Ui, rect: Rect, exercise: &ExerciseModel) -> Option<ExercisePress> {
    let text = exercise.game_text.text;
    let last = exercise.buttons.len().saturating_sub(1);
    let width = (rect.width() + BETWEEN) / exercise.buttons.len() as f32 - BETWEEN;
    let mut pressed = None;
    for (index, button) in exercise.buttons.iter().enumerate() {
        let min = rect.min + vec2(index as f32 * (width + BETWEEN), 0.0);
        let place = Rect::from_min_size(min, vec2(width, rect.height()));
        let is_main = index == last && button.goes_on();
        let style = if is_main { ButtonStyle::Primary } else { ButtonStyle::Plain };
        // The main button stays the same while its label changes.
        let salt = if index == last { "main" } else { button.id() };
        if Button::new(button.label(text)).id_salt(salt).style(style).show(ui, place).clicked() {
            pressed = Some(ExercisePress::Button(*button));
        }
    }
    pressed
}
