//! The panel of the editor: what the set-up is, the brush, the side to move, and what can be done with the whole board.

use bevy_egui::egui::{Context, Rect, Ui, Vec2, vec2};

use super::clipboard::ClipboardTask;
use crate::game::editor::EditorRequest;
use crate::presentation::editor::{BoardEdit, EditorModel};
use crate::presentation::model::MessageKind;
use crate::rules::{Phase, Side};
use crate::setup::SetupEdit;
use crate::ui::hud::message;
use crate::ui::layout::PanelLayout;
use crate::ui::text_layout::TextArea;
use crate::ui::theme::TARGET;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle, Column, Panel, TipSide, choice, column, switch};

const INSET: f32 = 12.0;
const LITTLE_INSET: f32 = 8.0;
const BETWEEN: f32 = 8.0;
/// Height of the message where it stands above the rows; a lower panel has it among them.
const MESSAGE: f32 = 92.0;
const HIGH: f32 = 420.0;
/// The width below which a panel has little room around its rows.
const NARROW: f32 = 260.0;
/// The width of a button that stands beside another one.
const LEAST_BUTTON: f32 = 132.0;

/// What was pressed.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum PanelPress {
    Request(EditorRequest),
    Clipboard(ClipboardTask),
    Menu,
    Play,
    Cancel,
}

impl From<SetupEdit> for PanelPress {
    fn from(edit: SetupEdit) -> PanelPress {
        PanelPress::Request(EditorRequest::Edit(edit))
    }
}

/// Shows the panel; `armed`: the button that leaves waits for a second press.
pub(super) fn show(ctx: &Context, layout: &PanelLayout, model: &EditorModel, armed: bool) -> Option<PanelPress> {
    Panel::new(ctx, "editor", layout.panel).from(Vec2::new(14.0, 0.0)).show(ctx, |ui, rect| {
        let inner = rect.shrink(if rect.width() < NARROW { LITTLE_INSET } else { INSET });
        let head = inner.with_max_y(inner.top() + TARGET);
        let foot = inner.with_min_y(inner.bottom() - TARGET);
        let mut rows = Rect::from_min_max(head.left_bottom(), foot.right_top()).shrink2(vec2(0.0, BETWEEN));
        let high = rect.height() >= HIGH;
        if high {
            let place = rows.with_max_y(rows.top() + MESSAGE);
            rows.set_top(place.bottom() + BETWEEN);
            status(ui, place, model);
        }
        let pressed = column(ui, rows, "editor", |column| contents(column, model, high));
        head_buttons(ui, head, model).or(pressed).or(foot_buttons(ui, foot, model, armed))
    })
}

/// What the set-up is, and what to do.
fn status(ui: &Ui, rect: Rect, model: &EditorModel) {
    let kind = if model.checked.is_ok() { MessageKind::Calm } else { MessageKind::Warning };
    message::show(ui, TextArea::new(ui.painter(), rect, false), &model.message, kind, true);
}

/// Menu, undo and redo.
fn head_buttons(ui: &Ui, rect: Rect, model: &EditorModel) -> Option<PanelPress> {
    let text = model.game_text.text;
    let buttons = [
        (text.menu(), Icon::Menu, true, PanelPress::Menu),
        (text.undo(), Icon::Undo, model.can_undo, PanelPress::Request(EditorRequest::Undo)),
        (text.redo(), Icon::Redo, model.can_redo, PanelPress::Request(EditorRequest::Redo)),
    ];
    let places = side_by_side(rect, buttons.len());
    let mut pressed = None;
    for ((label, icon, enabled, press), place) in buttons.into_iter().zip(places) {
        let button = Button::new(label).only_icon(icon).enabled(enabled).tip_side(TipSide::Below);
        if button.show(ui, place).clicked() {
            pressed = Some(press);
        }
    }
    pressed
}

/// The ways out.
fn foot_buttons(ui: &Ui, rect: Rect, model: &EditorModel, armed: bool) -> Option<PanelPress> {
    let text = model.game_text.text;
    let [left, right] = <[Rect; 2]>::try_from(side_by_side(rect, 2)).ok()?;
    let cancel = if armed { text.editor_discard() } else { text.editor_cancel() };
    let leaves = Button::new(cancel).id_salt("cancel").show(ui, left).clicked();
    let play = Button::new(text.play_from_here()).icon(Icon::Play).style(ButtonStyle::Primary);
    let plays = play.enabled(model.playable().is_some()).show(ui, right).clicked();
    match (leaves, plays) {
        (true, _) => Some(PanelPress::Cancel),
        (_, true) => Some(PanelPress::Play),
        _ => None,
    }
}

fn contents(column: &mut Column, model: &EditorModel, high: bool) -> Option<PanelPress> {
    let brush = brush(column, model);
    if !high {
        let place = column.place(MESSAGE);
        status(column.ui, place, model);
    }
    let situation = situation(column, model);
    column.ui.add_space(6.0);
    brush.or(situation).or_else(|| edits(column, model)).or_else(|| exchange(column, model))
}

fn brush(column: &mut Column, model: &EditorModel) -> Option<PanelPress> {
    let brushes = model.brushes();
    let names: Vec<String> = brushes.iter().map(|brush| model.brush_name(*brush)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let current = brushes.iter().position(|brush| *brush == model.brush);
    column.title(model.game_text.text.editor_brush(), "");
    let row = column.row();
    let chosen = choice(column.ui, row, "brush", &names, current)?;
    Some(PanelPress::Request(EditorRequest::Brush(brushes[chosen])))
}

/// The side to move and, in games that have them, the phase and the pieces in hand.
fn situation(column: &mut Column, model: &EditorModel) -> Option<PanelPress> {
    let (text, parts) = (model.game_text.text, model.parts());
    let [first, second] = model.side_names();
    let place = column.labelled(text.editor_to_move(), column.width() * 0.62);
    let to_move = choice(column.ui, place, "to-move", &[&first, &second], Some(parts.to_move.index()));
    let mut pressed = to_move.map(|index| SetupEdit::ToMove(Side::BOTH[index]));
    if let Some(phase) = parts.phase {
        let place = column.labelled(text.editor_phase(), column.width() * 0.62);
        let names = [text.phase_placement(), text.phase_movement()];
        let phases = [Phase::Placement, Phase::Movement];
        let current = phases.iter().position(|known| *known == phase);
        let chosen = choice(column.ui, place, "phase", &names, current);
        pressed = pressed.or(chosen.map(|index| SetupEdit::Phase(phases[index])));
    }
    if let Some(in_hand) = model.in_hand() {
        column.note(&in_hand);
    }
    if let Some(swapped) = model.swapped() {
        let row = column.row();
        pressed =
            pressed.or(switch(column.ui, row, text.editor_switched(), swapped).then_some(SetupEdit::Swapped(!swapped)));
    }
    pressed.map(PanelPress::from)
}

/// Everything that changes the whole board, except undo and redo.
fn edits(column: &mut Column, model: &EditorModel) -> Option<PanelPress> {
    let edits = model.board_edits();
    let edits: Vec<BoardEdit> =
        edits.into_iter().filter(|edit| !matches!(edit, BoardEdit::Undo | BoardEdit::Redo)).collect();
    let buttons: Vec<&str> = edits.iter().map(|edit| model.edit_label(*edit)).collect();
    let index = grid(column, &buttons)?;
    Some(PanelPress::Request(edits[index].into()))
}

/// The exchange with other programs.
fn exchange(column: &mut Column, model: &EditorModel) -> Option<PanelPress> {
    let text = model.game_text.text;
    let mut buttons = vec![text.paste_position()];
    let mut tasks = vec![ClipboardTask::Paste];
    if let Ok(position) = &model.checked {
        buttons.extend([text.copy_position(), text.copy_link()]);
        tasks.extend([ClipboardTask::CopyPosition(position.clone()), ClipboardTask::CopyLink(position.clone())]);
    }
    let index = grid(column, &buttons)?;
    Some(PanelPress::Clipboard(tasks.swap_remove(index)))
}

/// Shows buttons in rows of two, or of one in a narrow column; returns the index of the pressed one.
fn grid(column: &mut Column, buttons: &[&str]) -> Option<usize> {
    let columns = if column.width() >= 2.0 * LEAST_BUTTON + BETWEEN { 2 } else { 1 };
    let mut pressed = None;
    for (line, row) in buttons.chunks(columns).enumerate() {
        let places = side_by_side(column.row(), row.len());
        for (index, (label, place)) in row.iter().zip(places).enumerate() {
            if Button::new(label).show(column.ui, place).clicked() {
                pressed = Some(line * columns + index);
            }
        }
    }
    pressed
}

/// So many equal places in a row.
fn side_by_side(rect: Rect, count: usize) -> Vec<Rect> {
    let width = (rect.width() + BETWEEN) / count as f32 - BETWEEN;
    let place = |index: usize| rect.min + vec2(index as f32 * (width + BETWEEN), 0.0);
    (0..count).map(|index| Rect::from_min_size(place(index), vec2(width, rect.height()))).collect()
}
