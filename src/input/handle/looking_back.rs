//! Actions while an earlier position of the match is looked at.

use super::{ActionContext, ActiveBoardItem};
use crate::game::review::ReviewRequest;
use crate::input::action::Action;

impl ActionContext<'_, '_> {
    /// Goes through the moves with the keys that move the cursor otherwise; returns whether the action has been handled.
    ///
    /// In an analysis they move the cursor, because moves can be made there.
    pub(super) fn look_back(&mut self, action: Action, board: &ActiveBoardItem) -> bool {
        let picked_up = board.selection.selected.is_some() || board.selection.chosen.is_some();
        let request = match action {
            Action::Cancel if board.actions.analysis && (picked_up || self.press.began.is_some()) => return false,
            Action::Move(_) if board.actions.analysis => return false,
            Action::Move(direction) if direction.x < -direction.y.abs() => ReviewRequest::Previous,
            Action::Move(direction) if direction.x > direction.y.abs() => ReviewRequest::Next,
            Action::Move(_) => return true,
            Action::Home => ReviewRequest::First,
            Action::Cancel => ReviewRequest::Close,
            _ => return false,
        };
        self.requests.look(request);
        true
    }
}
