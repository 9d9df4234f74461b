//! Actions while an earlier position of the match is looked at.

use super::ActionContext;
use crate::game::review::ReviewRequest;
use crate::input::action::Action;

impl ActionContext<'_, '_> {
    /// Goes through the moves with the keys that move the cursor otherwise; returns whether the action has been handled.
    pub(super) fn look_back(&mut self, action: Action) -> bool {
        let request = match action {
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
