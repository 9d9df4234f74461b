//! Updating a match after a change: its outcome, the active player, and the event that announces the turn or the end.

use bevy::prelude::*;

use super::events::{MatchEvent, MatchJumped};
use super::match_mut::MatchMut;
use super::matches::{DrawOffer, MatchOutcome};
use super::{clock, turn_control};
use crate::rules::{Game, Outcome};

/// Sets the outcome and the active player, then announces the turn or the end. A draw offer does not survive the end.
pub(super) fn update(game: &mut MatchMut, outcome: Outcome) {
    game.part_mut::<MatchOutcome>().set_if_neq(MatchOutcome(outcome));
    turn_control::update_active_player(game);
    if outcome.is_over() {
        game.part_mut::<DrawOffer>().0 = None;
        game.emit(MatchEvent::Ended(outcome));
    } else {
        let side = game.position().side_to_move();
        game.emit(MatchEvent::TurnStarted { side });
    }
}

/// Announces a jump, then updates as [`update`] does. A draw offer does not survive a jump.
pub(super) fn update_after_jump(game: &mut MatchMut, outcome: Outcome) {
    game.part_mut::<DrawOffer>().0 = None;
    turn_control::pause_after_jump(game);
    let ply = game.plies_played();
    clock::jump(game, ply);
    game.emit(MatchEvent::Jumped { ply });
    let entity = game.entity();
    game.world().trigger(MatchJumped(entity));
    update(game, outcome);
}
