//! The active player: recomputed after each change, replaced on request, paused and resumed.

use bevy::prelude::*;

use super::events::MatchEvent;
use super::lesson_board::LessonBoard;
use super::match_mut::MatchMut;
use super::matches::{Analysis, History, MatchOutcome, Review, Seat, Seats};
use super::player::{ActivePlayer, Generation, Paused, Player, Players};
use super::puzzle_board::PuzzleBoard;
use super::requests::RefusalReason;
use super::selection;
use crate::rules::Game;

/// Recomputes the active player, drops a chosen move, and outdates every engine search about the match.
pub(super) fn update_active_player(game: &mut MatchMut) {
    let active = match player_to_move(game) {
        _ if game.part::<MatchOutcome>().0.is_over() => ActivePlayer::None,
        // In an analysis people move for both sides.
        _ if game.find::<Analysis>().is_some() => ActivePlayer::Human,
        _ if game.find::<Review>().is_some() => ActivePlayer::None,
        _ if game.find::<LessonBoard>().is_some_and(|lesson| !lesson.attempt.goes_on()) => ActivePlayer::None,
        _ if game.find::<PuzzleBoard>().is_some_and(|puzzle| !puzzle.takes_moves()) => ActivePlayer::None,
        Player::Computer(level) if !game.part::<Paused>().0 => ActivePlayer::Computer(level),
        _ => ActivePlayer::Human,
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
