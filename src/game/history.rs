//! Taking plies back and playing them again.

use bevy::prelude::*;

use super::matches::{History, PlayedPly, Standing, Verdict, change};
use super::requests::RefusalReason;
use super::{resolve, snapshot, turn};
use crate::rules::{Game, Move, Outcome, Position, Record};

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

fn take_back_one(world: &mut World, game: Entity) {
    let Some(ply) = world.get_mut::<History>(game).and_then(|mut history| history.played.pop()) else { return };
    let PlayedPly { mv, effects, before, .. } = ply;
    for effect in effects.into_iter().rev() {
        resolve::revert(world, game, effect);
    }
    change(world, game, |standing: &mut Standing| standing.0 = before);
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
    turn::carry_out(world, game, &record);
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
    world.get::<Verdict>(game).map_or(Outcome::InProgress, |verdict| verdict.0)
}
