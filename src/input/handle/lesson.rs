//! Actions on the board of a lesson that are not moves: pressing points, going on, and trying again.

use bevy::prelude::*;

use super::{ActionContext, ActiveBoardItem};
use crate::game::lesson::LessonRequest;
use crate::input::action::Action;
use crate::input::press::Press;
use crate::lessons::StepProgress;
use crate::settings::bindings::BindingAction;

impl ActionContext<'_, '_> {
    /// Handles an action that means something else in a lesson; returns whether it has been handled.
    pub(super) fn act_in_lesson(&mut self, action: Action, board: &mut ActiveBoardItem) -> bool {
        let Some(lesson) = board.lesson else { return false };
        let attempt = &lesson.attempt;
        let (takes_points, progress) = (attempt.takes_points(), *attempt.progress());
        match action {
            Action::Bound(BindingAction::TakeBack) => self.lessons.write(LessonRequest::Retry),
            Action::Bound(BindingAction::PlayAgain) | Action::Look(_) => return true,
            Action::Grab { at, finger } if takes_points => {
                *self.press = Press { began: Some(at), origin: board.selection.cursor, finger, ..default() };
                return true;
            }
            Action::Release if takes_points => {
                let press = std::mem::take(&mut *self.press);
                let point = board.selection.cursor.filter(|point| press.origin == Some(*point) && !press.dragging);
                self.lessons.write_batch(point.map(LessonRequest::Press));
                return true;
            }
            Action::Press if takes_points => {
                self.lessons.write_batch(board.selection.cursor.map(LessonRequest::Press));
                return true;
            }
            Action::Press => match progress {
                StepProgress::Open => return false,
                StepProgress::Wrong(_) => self.lessons.write(LessonRequest::Retry),
                StepProgress::Done(_) => self.lessons.write(LessonRequest::Next),
            },
            _ => return false,
        };
        self.expectation.change();
        true
    }
}
