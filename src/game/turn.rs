//! Playing a ply: judged on a value, carried out on the entities, told in order.

use bevy::prelude::*;

use super::events::{BoardEvent, MatchEvent};
use super::matches::{DrawOffer, History, MatchOutcome, MatchState, PlayedPly, Seats, change};
use super::player::Paused;
use super::requests::RefusalReason;
use super::{clock, resignation_and_draws, resolve, snapshot, turn_control};
use crate::rules::{Game, Move, Outcome, Ply, Position, Record};

/// The side to move plays `mv`.
pub(super) fn play(world: &mut World, game: Entity, mv: Move) -> Result<(), RefusalReason> {
    let position = running_position(world, game)?;
    let side = position.side_to_move();
    let mut record = Record::new(position);
    let ply = record.play(mv).map_err(RefusalReason::Illegal)?.clone();

    resignation_and_draws::decline_by_moving(world, game, side);
    let mover = world.get::<Seats>(game).map(|seats| seats.0[side]);
    let pieces = apply(world, game, &record);
    clock::moved(world, game, mover);
    change(world, game, |history: &mut History| history.undone.clear());
    change(world, game, |paused: &mut Paused| paused.0 = false);

    let played = world.get::<History>(game).map_or(0, |history| history.played.len());
    emit(world, game, MatchEvent::Played { side, mv, ply: played });
    for (effect, piece) in ply.effects.into_iter().zip(pieces) {
        emit(world, game, MatchEvent::Changed { effect, piece });
    }
    settle(world, game, record.current().outcome());
    Ok(())
}

/// The snapshot of a match that is not over.
pub(super) fn running_position(world: &mut World, game: Entity) -> Result<Position, RefusalReason> {
    if world.get::<MatchOutcome>(game).is_some_and(|verdict| verdict.0.is_over()) {
        return Err(RefusalReason::MatchOver);
    }
    snapshot::read(world, |boards| boards.position(game)).ok_or(RefusalReason::NoSuchMatch)
}

/// Carries plies that the rules have judged out on entities, standing and history; tells nothing.
///
/// The record starts at the match's snapshot. Gives, effect by effect, the piece that each happened to.
pub(super) fn apply(world: &mut World, game: Entity, record: &Record<Position>) -> Vec<Option<Entity>> {
    let mut pieces = Vec::new();
    for ply in record.plies() {
        for effect in &ply.effects {
            pieces.push(resolve::apply(world, game, *effect));
        }
        change(world, game, |history: &mut History| history.played.push(remember(ply)));
    }
    change(world, game, |standing: &mut MatchState| standing.0 = record.current().situation());
    pieces
}

fn remember(ply: &Ply<Position>) -> PlayedPly {
    PlayedPly {
        side: ply.before.side_to_move(),
        mv: ply.mv,
        text: ply.before.format_move(ply.mv),
        effects: ply.effects.clone(),
        before: ply.before.situation(),
    }
}

/// Sets how the match stands now and tells whose turn it is or how it ended.
pub(super) fn settle(world: &mut World, game: Entity, outcome: Outcome) {
    if let Some(mut verdict) = world.get_mut::<MatchOutcome>(game) {
        verdict.set_if_neq(MatchOutcome(outcome));
    }
    turn_control::settle(world, game);
    if outcome.is_over() {
        change(world, game, |offer: &mut DrawOffer| offer.0 = None);
        emit(world, game, MatchEvent::Ended(outcome));
    } else if let Some(MatchState(situation)) = world.get::<MatchState>(game) {
        let side = situation.to_move();
        emit(world, game, MatchEvent::TurnStarted { side });
    }
}

/// Tells that the board changed without a story, and how the match stands now. No draw offer outlives a jump.
pub(super) fn settle_after_jump(world: &mut World, game: Entity, outcome: Outcome) {
    change(world, game, |offer: &mut DrawOffer| offer.0 = None);
    turn_control::settle_after_jump(world, game);
    let ply = world.get::<History>(game).map_or(0, |history| history.played.len());
    clock::jumped(world, game, ply);
    emit(world, game, MatchEvent::Jumped { ply });
    settle(world, game, outcome);
}

pub(super) fn emit(world: &mut World, game: Entity, fact: MatchEvent) {
    world.write_message(BoardEvent { game, event: fact });
}
