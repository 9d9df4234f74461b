//! Taking plies back and playing them again.

use bevy::prelude::*;

use super::matches::{History, MatchOutcome, MatchState, PlayedPly, Seats, change};
use super::player::{Player, Players};
use super::requests::RefusalReason;
use super::resignation_and_draws::is_decided_by_players;
use super::{resolve, snapshot, turn};
use crate::rules::{Effect, Game, Move, Outcome, Position, Record, Side};

/// Takes back as many plies as there are, up to `plies`, and a resignation or agreed draw in any case.
///
/// A resignation is no ply: with `plies` 0 it alone is taken back.
pub(super) fn undo(world: &mut World, game: Entity, plies: usize) -> Result<(), RefusalReason> {
    let ended_by_people = verdict(world, game) != position(world, game)?.outcome();
    let there = world.get::<History>(game).map_or(0, |history| history.played.len());
    let plies = plies.min(there);
    if plies == 0 && !ended_by_people {
        return Err(RefusalReason::NothingToUndo);
    }
    for _ in 0..plies {
        take_back_one(world, game);
    }
    // Every ply was played, and every resignation made, where the rules let the game go on.
    turn::settle_after_jump(world, game, Outcome::InProgress);
    Ok(())
}

/// As [`Wish::TakeBack`](super::requests::Wish::TakeBack) promises.
pub(super) fn take_back(world: &mut World, game: Entity) -> Result<(), RefusalReason> {
    let to_move = position(world, game)?.side_to_move();
    let (seats, players) = (component::<Seats>(world, game)?, component::<Players>(world, game)?);
    let history = world.get::<History>(game).ok_or(RefusalReason::NoSuchMatch)?;
    let plies = plies_to_take_back(history, verdict(world, game), to_move, seats, players);
    undo(world, game, plies.ok_or(RefusalReason::NothingToUndo)?)
}

/// How many plies go back with one wish; `None` if nothing can be taken back, because no person has moved yet.
#[must_use]
pub fn plies_to_take_back(
    history: &History,
    outcome: Outcome,
    to_move: Side,
    mut seats: Seats,
    players: Players,
) -> Option<usize> {
    let counts = |seats: Seats, side| players.all_computers() || players.at(seats, side) == Player::Human;
    if is_decided_by_players(outcome) && counts(seats, to_move) {
        return Some(0);
    }
    for (index, ply) in history.played.iter().rev().enumerate() {
        if ply.effects.contains(&Effect::SidesSwapped) {
            seats.0.swap();
        }
        if counts(seats, ply.side) {
            return Some(index + 1);
        }
    }
    is_decided_by_players(outcome).then_some(0)
}

/// As [`Wish::PlayAgain`](super::requests::Wish::PlayAgain) promises.
pub(super) fn play_again(world: &mut World, game: Entity) -> Result<(), RefusalReason> {
    let (mut seats, players) = (component::<Seats>(world, game)?, component::<Players>(world, game)?);
    let mut position = position(world, game)?;
    let mut plies = 0;
    for mv in next_undone(world, game, usize::MAX) {
        position = position.play(mv).map_err(RefusalReason::Illegal)?.next;
        if mv == Move::Swap {
            seats.0.swap();
        }
        plies += 1;
        if players.all_computers() || players.at(seats, position.side_to_move()) == Player::Human {
            break;
        }
    }
    redo(world, game, plies)
}

fn component<C: Component + Copy>(world: &World, game: Entity) -> Result<C, RefusalReason> {
    world.get::<C>(game).copied().ok_or(RefusalReason::NoSuchMatch)
}

fn take_back_one(world: &mut World, game: Entity) {
    let Some(ply) = world.get_mut::<History>(game).and_then(|mut history| history.played.pop()) else { return };
    let PlayedPly { mv, effects, before, .. } = ply;
    for effect in effects.into_iter().rev() {
        resolve::revert(world, game, effect);
    }
    change(world, game, |standing: &mut MatchState| standing.0 = before);
    change(world, game, |history: &mut History| history.undone.push(mv));
}

/// Plays as many plies again as were taken back, up to `plies`; a resignation made meanwhile is taken back.
pub(super) fn redo(world: &mut World, game: Entity, plies: usize) -> Result<(), RefusalReason> {
    let moves = next_undone(world, game, plies);
    if moves.is_empty() {
        return Err(RefusalReason::NothingToRedo);
    }
    let mut record = Record::new(position(world, game)?);
    for mv in &moves {
        record.play(*mv).map_err(RefusalReason::Illegal)?;
    }
    turn::apply(world, game, &record);
    change(world, game, |history: &mut History| history.undone.truncate(history.undone.len() - moves.len()));
    turn::settle_after_jump(world, game, record.current().outcome());
    Ok(())
}

fn next_undone(world: &World, game: Entity, plies: usize) -> Vec<Move> {
    let undone = world.get::<History>(game).map_or(&[][..], |history| &history.undone);
    undone.iter().rev().take(plies).copied().collect()
}

fn position(world: &mut World, game: Entity) -> Result<Position, RefusalReason> {
    snapshot::read(world, |boards| boards.position(game)).ok_or(RefusalReason::NoSuchMatch)
}

fn verdict(world: &World, game: Entity) -> Outcome {
    world.get::<MatchOutcome>(game).map_or(Outcome::InProgress, |verdict| verdict.0)
}
