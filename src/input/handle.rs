//! Handles actions: the one place where they take effect.

mod lesson;
mod looking_back;
mod puzzle;

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::lesson::{LessonBoard, LessonRequest};
use crate::game::player::ActivePlayer;
use crate::game::puzzle::{PuzzleBoard, PuzzleRequest};
use crate::game::requests::MatchCommand;
use crate::game::screen::Active;
use crate::game::selection::{ConfirmMoves, Selection, pick_up, press};
use crate::presentation::actions::{ActionWriter, MatchAction, MatchActions};
use crate::rules::{Game, Move, Position};
use crate::settings::bindings::BindingAction;
use crate::view::stage::{Animating, Dragged, OpenMenu, SkipAnimations};

use super::action::Action;
use super::camera_actions::{CameraActions, TURN};
use super::cursor;
use super::devices::BoardAccess;
use super::expectation::Expectation;
use super::press::Press;

/// The active match.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct ActiveBoard {
    actions: MatchActions,
    selection: &'static mut Selection,
    lesson: Option<&'static LessonBoard>,
    puzzle: Option<&'static PuzzleBoard>,
}

/// Everything an action may read or change, besides the active match.
#[derive(SystemParam)]
pub(super) struct ActionContext<'w, 's> {
    confirm: Res<'w, ConfirmMoves>,
    expectation: Local<'s, Expectation>,
    animating: Res<'w, Animating>,
    press: ResMut<'w, Press>,
    dragged: ResMut<'w, Dragged>,
    camera: CameraActions<'w, 's>,
    requests: ActionWriter<'w>,
    skips: MessageWriter<'w, SkipAnimations>,
    menus: MessageWriter<'w, OpenMenu>,
    lessons: MessageWriter<'w, LessonRequest>,
    puzzles: MessageWriter<'w, PuzzleRequest>,
}

/// Handles all actions of the frame in their order. An action that follows a command is handled as if the command had
/// been applied already; if it can mean nothing then, it is dropped. While the board takes no input all actions are
/// dropped, and a press in progress is aborted. Beside an open result only the actions that leave it remain.
pub(super) fn handle_actions(
    mut actions: MessageReader<Action>,
    access: BoardAccess,
    mut active: Query<ActiveBoard, With<Active>>,
    mut context: ActionContext,
) {
    let board = active.single_mut().ok();
    let Some(mut board) = board.filter(|_| access.is_open() || access.shows_result()) else {
        actions.clear();
        for mut board in &mut active {
            context.abort_press(&mut board);
        }
        return;
    };
    if access.shows_result() {
        context.abort_press(&mut board);
    }
    context.expectation.start(board.selection.chosen);
    for action in actions.read().filter(|action| access.is_open() || action.works_beside_result()) {
        context.handle(*action, &mut board);
    }
}

impl ActionContext<'_, '_> {
    fn handle(&mut self, action: Action, board: &mut ActiveBoardItem) {
        if board.actions.review.is_some() && self.look_back(action, board) {
            return;
        }
        if self.act_in_lesson(action, board) || self.act_in_puzzle(action, board) {
            return;
        }
        match action {
            Action::Look(request) => self.requests.look(request),
            Action::Move(_) | Action::File(_) | Action::Rank(_) | Action::Point(_) => self.point(action, board),
            Action::Grab { at, finger } => self.grab(at, finger, board),
            Action::Drag { to, by } => self.drag(to, by, board),
            Action::AbortPress => self.abort_press(board),
            Action::Cancel => self.cancel(board),
            Action::Menu => _ = self.menus.write(OpenMenu),
            Action::View | Action::Home | Action::Turn(_) | Action::Zoom(_) => self.camera.handle(action),
            Action::Release => self.release(board),
            Action::Press => self.press(board),
            Action::Bound(BindingAction::Pass) => self.play_without_point(Move::Pass, board),
            Action::Bound(BindingAction::Swap) => self.play_without_point(Move::Swap, board),
            Action::Bound(binding) => self.perform(binding, board),
        }
    }

    /// Requests a move at this position.
    fn play(&mut self, position: &Position, mv: Move, board: &mut ActiveBoardItem) {
        board.selection.selected = None;
        self.requests.command(board.actions.game, MatchCommand::Play(mv));
        self.expectation.play(position, mv, self.confirm.0);
    }

    /// Passes or switches sides if the rules allow it: keys that may share a binding do nothing otherwise.
    fn play_without_point(&mut self, mv: Move, board: &mut ActiveBoardItem) {
        if let Some(position) = self.position(board).filter(|position| position.legal_moves().contains(&mv)) {
            self.play(&position, mv, board);
        }
    }

    /// Requests the match action of a binding, if it has one now.
    fn perform(&mut self, binding: BindingAction, board: &mut ActiveBoardItem) {
        let Some(action) = board.actions.meant_by(binding) else { return };
        use MatchAction::{Explorer, Hint, Oracle, Threats};
        if !matches!(action, Hint | Oracle | Explorer | Threats) {
            board.selection.selected = None;
            self.expectation.change();
        }
        self.requests.perform(action, &board.actions);
    }

    /// A whole click on the cursor's point.
    fn press(&mut self, board: &mut ActiveBoardItem) {
        self.skip_animations();
        if let Some(position) = self.position(board)
            && let Some(mv) = press(&position, &mut board.selection)
        {
            self.play(&position, mv, board);
        }
    }

    /// The position after the commands of this frame, unless a computer is to move and a press has no effect. After the
    /// end a press is refused, with the reason that the match is over.
    fn position(&self, board: &ActiveBoardItem) -> Option<Position> {
        let takes_presses = !matches!(board.actions.active_player, ActivePlayer::Computer(_));
        let shown = || takes_presses.then(|| board.actions.history.position().clone());
        self.expectation.position(shown, &board.actions)
    }

    fn skip_animations(&mut self) {
        if self.animating.0 {
            self.skips.write(SkipAnimations);
        }
    }

    /// Moves the cursor.
    fn point(&self, action: Action, board: &mut ActiveBoardItem) {
        let from = board.selection.cursor.or(board.selection.selected);
        let to = cursor::after(action, board.actions.variant.0, from, self.camera.orbit.yaw);
        if board.selection.cursor != to {
            board.selection.cursor = to;
        }
    }

    fn grab(&mut self, at: Vec2, finger: bool, board: &mut ActiveBoardItem) {
        self.skip_animations();
        if !self.expectation.is_shown() {
            // It was aimed at a board that is not there any more.
            *self.press = Press { finger, ..default() };
            return;
        }
        let position = board.actions.history.position();
        let Selection { cursor, selected, chosen } = *board.selection;
        *self.press = Press { began: Some(at), origin: cursor, finger, before: (selected, chosen), ..default() };
        if *board.actions.active_player == ActivePlayer::Human {
            self.press.again = cursor.is_some() && cursor == selected;
            pick_up(position, &mut board.selection);
        }
    }

    fn drag(&mut self, to: Vec2, by: Vec2, board: &ActiveBoardItem) {
        self.press.move_to(to);
        let dragged = self.press.dragged(&board.selection);
        self.dragged.set_if_neq(Dragged(dragged.map(|point| (point, to))));
        if self.press.began.is_some() && self.press.origin.is_none() && !self.press.finger {
            self.camera.turn(Vec2::new(-by.x, by.y) * TURN);
        }
    }

    /// Requests the move that the press has shown, if the board is still as it was.
    fn release(&mut self, board: &mut ActiveBoardItem) {
        let press = std::mem::take(&mut *self.press);
        self.dragged.set_if_neq(Dragged(None));
        if press.began.is_some()
            && self.expectation.is_shown()
            && let Some(position) = self.position(board)
            && let Some(mv) = press.released_move(&position, &mut board.selection)
        {
            self.play(&position, mv, board);
        }
        if press.finger {
            board.selection.cursor = None;
        }
    }

    /// Ends a press without effect: restores the piece and the move that were chosen before it.
    fn abort_press(&mut self, board: &mut ActiveBoardItem) {
        if self.press.began.is_none() {
            return;
        }
        let press = std::mem::take(&mut *self.press);
        self.dragged.set_if_neq(Dragged(None));
        (board.selection.selected, board.selection.chosen) = press.before;
        if press.finger {
            board.selection.cursor = None;
        }
    }

    fn cancel(&mut self, board: &mut ActiveBoardItem) {
        if self.press.began.is_some() {
            self.abort_press(board);
        } else if board.selection.selected.is_some() || board.selection.chosen.is_some() {
            board.selection.put_down();
        } else {
            self.menus.write(OpenMenu);
        }
    }
}
