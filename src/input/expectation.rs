//! The match as the commands of this frame will leave it.
//!
//! The judge applies them after the input's systems, and a slow frame brings the input of many moments. All of it is
//! handled in that frame: nothing waits, so a burst of input ends with the frame in which it arrives.

use crate::game::player::Player;
use crate::presentation::actions::MatchActionsItem;
use crate::rules::{Game, Move, Outcome, Position};

/// What the commands sent in this frame make of the match.
#[derive(Debug, Default)]
pub(super) struct Expectation {
    state: ExpectedState,
    /// A move that has been requested once and must be requested again to be played.
    chosen: Option<Move>,
}

#[derive(Debug, Default)]
enum ExpectedState {
    /// The board is as it is shown.
    #[default]
    Shown,
    /// Moves lead to this position, which is not shown yet.
    Played(Position),
    /// A command changes the match in another way.
    Unknown,
}

impl Expectation {
    /// Whether the board is as the player sees it, so that a place on it means what it seems to mean.
    pub(super) const fn is_shown(&self) -> bool {
        matches!(self.state, ExpectedState::Shown)
    }

    /// The position for the next action: the shown one, or the one that the moves of this frame lead to. None if it is
    /// not known, or a computer is to move there.
    pub(super) fn position(
        &self,
        shown: impl FnOnce() -> Option<Position>,
        actions: &MatchActionsItem,
    ) -> Option<Position> {
        match &self.state {
            ExpectedState::Shown => shown(),
            ExpectedState::Played(position) => Some(position.clone()).filter(|position| is_human(position, actions)),
            ExpectedState::Unknown => None,
        }
    }

    /// A move has been requested at this position; with `confirm` it is played only when requested again.
    pub(super) fn play(&mut self, position: &Position, mv: Move, confirm: bool) {
        let Ok(played) = position.play(mv) else { return };
        if confirm && mv.target().is_some() && self.chosen != Some(mv) {
            self.chosen = Some(mv);
            return;
        }
        self.chosen = None;
        // The pie rule also changes which player has which side.
        let swaps = mv == Move::Swap;
        self.state = if swaps { ExpectedState::Unknown } else { ExpectedState::Played(played.next) };
    }

    /// A command has been sent that takes back or plays again, pauses or resumes.
    pub(super) fn change(&mut self) {
        *self = Expectation { state: ExpectedState::Unknown, chosen: None };
    }

    /// Starts a frame in which this move is already chosen.
    pub(super) fn start(&mut self, chosen: Option<Move>) {
        *self = Expectation { state: ExpectedState::Shown, chosen };
    }
}

/// Whether a human moves at this position, or the match is over there, so that a press is refused with a reason.
fn is_human(position: &Position, actions: &MatchActionsItem) -> bool {
    let player = actions.players.at(*actions.seats, position.side_to_move());
    position.outcome() != Outcome::InProgress || actions.paused.0 || player == Player::Human
}
