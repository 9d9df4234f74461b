//! Undo, redo, and jumps to other nodes of a match.

use super::match_mut::MatchMut;
use super::matches::{History, MatchOutcome, Seats};
use super::permissions::Permissions;
use super::player::{Player, Players};
use super::requests::RefusalReason;
use super::{endings, outcome, resolve, turn};
use crate::records::NodeId;
use crate::rules::{Effect, Game, Move, Outcome, Side};

/// Takes back up to `plies` plies, and in any case a resignation, a loss on time or an agreed draw.
///
/// Such an ending is not a ply: with `plies` 0 it alone is taken back.
pub(super) fn undo(game: &mut MatchMut, plies: usize) -> Result<(), RefusalReason> {
    let outcome_on_board = game.position().outcome();
    let ended_off_board = game.part::<MatchOutcome>().0 != outcome_on_board;
    let plies = plies.min(game.plies_played());
    if plies == 0 && !ended_off_board {
        return Err(RefusalReason::NothingToUndo);
    }
    for _ in 0..plies {
        undo_one(game);
    }
    // A ply or a resignation is only possible in a match in progress, so that is what it goes back to.
    outcome::update_after_jump(game, Outcome::InProgress);
    Ok(())
}

/// Takes back as much as [`MatchCommand::TakeBack`](super::requests::MatchCommand::TakeBack) promises.
pub(super) fn take_back(game: &mut MatchMut) -> Result<(), RefusalReason> {
    if let Some(kept) = game.part::<Permissions>().kept {
        return undo_to(game, kept);
    }
    let to_move = game.position().side_to_move();
    let (seats, players, outcome) = (*game.part::<Seats>(), *game.part::<Players>(), game.part::<MatchOutcome>().0);
    let plies = plies_to_take_back(game.part::<History>(), outcome, to_move, seats, players);
    undo(game, plies.ok_or(RefusalReason::NothingToUndo)?)
}

/// Takes back all but the first `kept` plies.
fn undo_to(game: &mut MatchMut, kept: usize) -> Result<(), RefusalReason> {
    undo(game, game.plies_played().saturating_sub(kept))
}

/// The number of plies that one take-back undoes; `None` if there is nothing to take back, because no human player has
/// moved yet.
pub fn plies_to_take_back(
    history: &History,
    outcome: Outcome,
    to_move: Side,
    mut seats: Seats,
    players: Players,
) -> Option<usize> {
    let counts = |seats: Seats, side| players.all_computers() || players.at(seats, side) == Player::Human;
    let off_board = endings::is_decided_off_board(outcome);
    if off_board && counts(seats, to_move) {
        return Some(0);
    }
    for (index, ply) in history.plies().iter().rev().enumerate() {
        if ply.effects.contains(&Effect::SidesSwapped) {
            seats.0.swap();
        }
        if counts(seats, ply.side()) {
            return Some(index + 1);
        }
    }
    off_board.then_some(0)
}

/// Plays again as much as [`MatchCommand::PlayAgain`](super::requests::MatchCommand::PlayAgain) promises.
pub(super) fn play_again(game: &mut MatchMut) -> Result<(), RefusalReason> {
    let (mut seats, players) = (*game.part::<Seats>(), *game.part::<Players>());
    let mut position = game.position().clone();
    let mut plies = 0;
    for mv in next_undone(game, usize::MAX) {
        position = position.play(mv).map_err(RefusalReason::Illegal)?.next;
        if mv == Move::Swap {
            seats.0.swap();
        }
        plies += 1;
        if players.all_computers() || players.at(seats, position.side_to_move()) == Player::Human {
            break;
        }
    }
    redo(game, plies)
}

fn undo_one(game: &mut MatchMut) {
    let Some(ply) = game.part_mut::<History>().take_back() else { return };
    for effect in ply.effects.into_iter().rev() {
        resolve::revert(game, effect);
    }
}

/// Goes to any node of the match: takes back the plies that do not lead to it, and plays those that do.
pub(super) fn go_to(game: &mut MatchMut, node: NodeId) -> Result<(), RefusalReason> {
    let history = game.part::<History>();
    if !history.tree.contains(node) {
        return Err(RefusalReason::NoSuchNode);
    }
    let path = history.tree.path(node);
    let played = history.path();
    let shared = played.iter().zip(&path).take_while(|(one, other)| one == other).count();
    let (moves, undone) = (history.tree.moves(&path[shared..]), played.len() - shared);
    for _ in 0..undone {
        undo_one(game);
    }
    jump_forward(game, moves);
    Ok(())
}

/// Plays again up to `plies` of the plies taken back; takes back a resignation made meanwhile.
pub(super) fn redo(game: &mut MatchMut, plies: usize) -> Result<(), RefusalReason> {
    let moves = next_undone(game, plies);
    if moves.is_empty() {
        return Err(RefusalReason::NothingToRedo);
    }
    jump_forward(game, moves);
    Ok(())
}

/// Plays moves of the tree, which are legal.
fn jump_forward(game: &mut MatchMut, moves: Vec<Move>) {
    for mv in moves {
        turn::apply(game, mv);
    }
    let outcome = game.position().outcome();
    outcome::update_after_jump(game, outcome);
}

fn next_undone(game: &MatchMut, plies: usize) -> Vec<Move> {
    game.part::<History>().undone().into_iter().take(plies).collect()
}
