//! Actions in the position editor: a click uses the brush, a drag moves a piece or takes it off the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::editor::{EditedSetup, EditorRequest};
use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::game::selection::Selection;
use crate::settings::bindings::BindingAction;
use crate::setup::{Brush, SetupEdit};
use crate::view::stage::{Dragged, OpenMenu};

use super::action::Action;
use super::camera_actions::{CameraActions, TURN};
use super::cursor;
use super::devices::BoardAccess;
use super::press::Press;

/// What the actions change, besides the cursor.
#[derive(SystemParam)]
pub(super) struct EditingContext<'w, 's> {
    press: ResMut<'w, Press>,
    dragged: ResMut<'w, Dragged>,
    camera: CameraActions<'w, 's>,
    requests: MessageWriter<'w, EditorRequest>,
    menus: MessageWriter<'w, OpenMenu>,
}

/// The board of the editor.
type EditedBoard<'a> = (&'a Match, &'a EditedSetup, &'a mut Selection);

/// Handles all actions of the frame in their order. While the board takes no input they are dropped, and a press in
/// progress is aborted.
pub(super) fn handle_actions(
    mut actions: MessageReader<Action>,
    access: BoardAccess,
    mut editor: Query<EditedBoard, With<Active>>,
    mut context: EditingContext,
) {
    let Ok((Match(variant), edited, mut selection)) = editor.single_mut() else {
        actions.clear();
        return;
    };
    if !access.is_open() {
        actions.clear();
        context.abort_press(&mut selection);
        return;
    }
    for action in actions.read() {
        match *action {
            Action::Move(_) | Action::File(_) | Action::Rank(_) | Action::Point(_) => {
                let to = cursor::after(*action, *variant, selection.cursor, context.camera.orbit.yaw);
                if selection.cursor != to {
                    selection.cursor = to;
                }
            }
            Action::Drag { to, by } => context.drag(to, by, edited, &mut selection),
            other => context.handle(other, &mut selection),
        }
    }
}

impl EditingContext<'_, '_> {
    fn handle(&mut self, action: Action, selection: &mut Selection) {
        match action {
            Action::Grab { at, finger } => {
                *self.press = Press { began: Some(at), origin: selection.cursor, finger, ..default() };
            }
            Action::Release => self.release(selection),
            Action::AbortPress => self.abort_press(selection),
            Action::Press => _ = self.requests.write_batch(selection.cursor.map(EditorRequest::Press)),
            Action::Cancel if self.press.began.is_some() => self.abort_press(selection),
            Action::Cancel | Action::Menu => _ = self.menus.write(OpenMenu),
            Action::Bound(BindingAction::TakeBack) => _ = self.requests.write(EditorRequest::Undo),
            Action::Bound(BindingAction::PlayAgain) => _ = self.requests.write(EditorRequest::Redo),
            Action::Bound(BindingAction::Swap) => _ = self.requests.write(EditorRequest::Edit(SetupEdit::SwapSides)),
            _ => self.camera.handle(action),
        }
    }

    /// Lifts the piece under the start of a drag; a drag from beside the board turns the view.
    fn drag(&mut self, to: Vec2, by: Vec2, edited: &EditedSetup, selection: &mut Selection) {
        self.press.move_to(to);
        let piece = self.press.origin.filter(|origin| edited.current().at(*origin).is_some());
        if self.press.dragging && selection.selected != piece {
            selection.selected = piece;
        }
        let dragged = self.press.dragged(selection);
        self.dragged.set_if_neq(Dragged(dragged.map(|point| (point, to))));
        if self.press.began.is_some() && self.press.origin.is_none() && !self.press.finger {
            self.camera.turn(Vec2::new(-by.x, by.y) * TURN);
        }
    }

    /// Uses the brush after a click; puts a dragged piece on the cursor's point, or takes it off beside the board.
    fn release(&mut self, selection: &mut Selection) {
        let press = std::mem::take(&mut *self.press);
        let dragged = press.dragged(selection);
        self.dragged.set_if_neq(Dragged(None));
        selection.selected = None;
        let request = match (dragged, selection.cursor) {
            (Some(from), Some(to)) => Some(EditorRequest::Edit(SetupEdit::Drag { from, to })),
            (Some(from), None) => Some(EditorRequest::Edit(SetupEdit::Press { at: from, brush: Brush::Remove })),
            (None, cursor) => cursor.filter(|_| press.origin == cursor).map(EditorRequest::Press),
        };
        self.requests.write_batch(request.filter(|_| press.began.is_some()));
        if press.finger {
            selection.cursor = None;
        }
    }

    /// Ends a press without effect.
    fn abort_press(&mut self, selection: &mut Selection) {
        if self.press.began.is_none() {
            return;
        }
        let press = std::mem::take(&mut *self.press);
        self.dragged.set_if_neq(Dragged(None));
        selection.selected = None;
        if press.finger {
            selection.cursor = None;
        }
    }
}
