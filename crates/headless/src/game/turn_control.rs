//! The active player: recomputed after each change, replaced on request, paused and resumed.

use bevy::prelude::*;

use super::events::MatchEvent;
use super::match_mut::MatchMut;
use super::matches::{History, MatchOutcome, Seat, Seats};
use super::permissions::{Movers, Permissions};
use super::player::{ActivePlayer, Generation, Paused, Player, Players};
use super::requests::RefusalReason;
use super::selection;
use crate::rules::Game;

/// Recomputes the active player, drops a chosen move, and outdates every engine search about the match.
pub(super) fn update_active_player(game: &mut MatchMut) {
    let active = match (game.part::<Permissions>().movers, player_to_move(game)) {
        _ if game.part::<MatchOutcome>().0.is_over() => ActivePlayer::None,
        (Movers::None, _) => ActivePlayer::None,
        (Movers::Players, Player::Computer(level)) if !game.part::<Paused>().0 => ActivePlayer::Computer(level),
        (Movers::Players | Movers::Anyone, _) => ActivePlayer::Human,
    };
    game.part_mut::<ActivePlayer>().set_if_neq(active);
    selection::clear_chosen_move(game);
    game.part_mut::<Generation>().0 += 1;
}

/// Pauses a computer that is to move at an earlier position, so that the player can look at it undisturbed.
pub(super) fn pause_after_jump(game: &mut MatchMut) {
    let computer = matches!(player_to_move(game), Player::Computer(_));
    let earlier = game.part::<History>().has_undone();
    let mut paused = game.part_mut::<Paused>();
    paused.0 = computer && (earlier || paused.0);
}

fn player_to_move(game: &MatchMut) -> Player {
    game.part::<Players>().at(*game.part::<Seats>(), game.position().side_to_move())
}

/// Refuses while a computer is to move, unless it is paused.
pub(super) fn check_human_turn(game: &MatchMut) -> Result<(), RefusalReason> {
    match game.part::<ActivePlayer>() {
        ActivePlayer::Computer(_) => Err(RefusalReason::ComputerToMove),
        ActivePlayer::Human | ActivePlayer::None => Ok(()),
    }
}

/// Refuses the result of a search that was started before the last change.
pub(super) fn check_generation(game: &MatchMut, generation: u64) -> Result<(), RefusalReason> {
    if game.part::<Generation>().0 == generation { Ok(()) } else { Err(RefusalReason::Outdated) }
}

/// Gives a seat to another player from here on.
pub(super) fn set_player(game: &mut MatchMut, seat: Seat, player: Player) {
    let before = *game.part::<Players>();
    if before.of(seat) == player {
        return;
    }
    *game.part_mut::<Players>() = before.with(seat, player);
    game.emit(MatchEvent::PlayerChanged { seat, player });
    update_active_player(game);
}

/// Pauses or resumes the computers.
pub(super) fn pause(game: &mut MatchMut, paused: bool) -> Result<(), RefusalReason> {
    game.position_in_progress()?;
    game.part_mut::<Paused>().0 = paused;
    update_active_player(game);
    Ok(())
}
