//! Actions on the board of a puzzle that are not moves: hints, trying again, and going on.

use super::{ActionContext, ActiveBoardItem};
use crate::game::puzzle::{PuzzlePhase, PuzzleRequest};
use crate::input::action::Action;
use crate::settings::bindings::BindingAction;

impl ActionContext<'_, '_> {
    /// Handles an action that means something else in a puzzle; returns whether it has been handled.
    pub(super) fn act_in_puzzle(&mut self, action: Action, board: &ActiveBoardItem) -> bool {
        let Some(puzzle) = board.puzzle else { return false };
        use BindingAction::{Hint, Pause, PlayAgain, TakeBack};
        match (action, &puzzle.phase) {
            // The second press of a double click does not take the move back before its refutation has been seen.
            (Action::Press, PuzzlePhase::Wrong(_)) if self.animating.0 => self.skip_animations(),
            (Action::Bound(Hint), _) => _ = self.puzzles.write(PuzzleRequest::Hint),
            (Action::Bound(TakeBack), _) | (Action::Press, PuzzlePhase::Wrong(_)) => self.change(PuzzleRequest::Retry),
            (Action::Press, PuzzlePhase::Solved) => self.change(PuzzleRequest::Next),
            (Action::Bound(PlayAgain | Pause) | Action::Look(_), _) => {}
            _ => return false,
        }
        true
    }

    fn change(&mut self, request: PuzzleRequest) {
        self.puzzles.write(request);
        self.expectation.change();
    }
}
