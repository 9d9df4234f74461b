//! The one resolver: carries effects out on the entities of a match, and takes them back.

use bevy::prelude::*;

use super::matches::{DrawOffer, Match, Seats, change};
use super::piece::{At, InHand, OffBoard, Owner, Piece};
use super::snapshot;
use crate::rules::{Allegiance, Effect, GameKind, Point, Side};

/// What [`Effect::apply`] does on a placement, done on entities; gives the piece it happened to.
pub(super) fn apply(world: &mut World, game: Entity, effect: Effect) -> Option<Entity> {
    match effect {
        Effect::Placed { side, at } => Some(place(world, game, side, at)),
        Effect::Moved { from, to } => step(world, game, from, to),
        Effect::Captured { at, .. } | Effect::Removed { at } => remove_piece(world, game, at),
        Effect::Flipped { to, at, .. } => set_owner(world, game, at, Allegiance::Side(to)),
        Effect::Neutralised { at, .. } => set_owner(world, game, at, Allegiance::Neutral),
        Effect::SidesSwapped => swap_seats(world, game),
        Effect::Passed { .. } | Effect::PhaseChanged { .. } => None,
    }
}

/// What [`Effect::revert`] does on a placement, done on entities. Effects are taken back last first.
pub(super) fn revert(world: &mut World, game: Entity, effect: Effect) -> Option<Entity> {
    match effect {
        Effect::Placed { at, .. } => pick_up(world, game, at),
        Effect::Moved { from, to } => step(world, game, to, from),
        Effect::Captured { at, .. } | Effect::Removed { at } => restore_piece(world, game, at),
        Effect::Flipped { to, at, .. } => set_owner(world, game, at, Allegiance::Side(to.other())),
        Effect::Neutralised { side, at } => set_owner(world, game, at, Allegiance::Side(side)),
        Effect::SidesSwapped => swap_seats(world, game),
        Effect::Passed { .. } | Effect::PhaseChanged { .. } => None,
    }
}

/// A piece from the hand, else one whose placement was taken back, else a new one.
fn place(world: &mut World, game: Entity, side: Side, at: Point) -> Entity {
    let found = snapshot::read(world, |boards| {
        let spares = boards.off_board(game).filter(|(_, off)| matches!(off, OffBoard::Spare(_)));
        boards.hand(game, side).last().or_else(|| spares.max_by_key(|(_, off)| *off).map(|(piece, _)| piece))
    });
    let piece = found.unwrap_or_else(|| world.spawn((Piece, ChildOf(game))).id());
    world.entity_mut(piece).remove::<(InHand, OffBoard)>().insert((At(at), Owner(Allegiance::Side(side))));
    piece
}

/// A placement is taken back: the piece waits in hand again, or as a spare where the game has no hands.
fn pick_up(world: &mut World, game: Entity, at: Point) -> Option<Entity> {
    let piece = piece_at(world, game, at)?;
    let has_hands = world.get::<Match>(game).is_some_and(|game| game.0.kind() == GameKind::Diamond);
    let spares = count_off_board(world, game, |off| matches!(off, OffBoard::Spare(_)));
    let mut entity = world.entity_mut(piece);
    entity.remove::<At>();
    if has_hands {
        entity.insert(InHand);
    } else {
        entity.insert(OffBoard::Spare(spares));
    }
    Some(piece)
}

fn step(world: &mut World, game: Entity, from: Point, to: Point) -> Option<Entity> {
    let piece = piece_at(world, game, from)?;
    world.entity_mut(piece).insert(At(to));
    Some(piece)
}

fn remove_piece(world: &mut World, game: Entity, at: Point) -> Option<Entity> {
    let piece = piece_at(world, game, at)?;
    let taken = count_off_board(world, game, |off| matches!(off, OffBoard::Taken(_)));
    world.entity_mut(piece).remove::<At>().insert(OffBoard::Taken(taken));
    Some(piece)
}

/// The piece that was taken last stands on the board again, and belongs to whom it belonged.
fn restore_piece(world: &mut World, game: Entity, at: Point) -> Option<Entity> {
    let piece = snapshot::read(world, |boards| {
        let taken = boards.off_board(game).filter(|(_, off)| matches!(off, OffBoard::Taken(_)));
        taken.max_by_key(|(_, off)| *off).map(|(piece, _)| piece)
    })?;
    world.entity_mut(piece).remove::<OffBoard>().insert(At(at));
    Some(piece)
}

fn set_owner(world: &mut World, game: Entity, at: Point, owner: Allegiance) -> Option<Entity> {
    let piece = piece_at(world, game, at)?;
    world.entity_mut(piece).insert(Owner(owner));
    Some(piece)
}

/// A draw offer is a person's: it follows the person to the other side. It happens to no piece.
fn swap_seats(world: &mut World, game: Entity) -> Option<Entity> {
    change(world, game, |seats: &mut Seats| seats.0.swap());
    change(world, game, |offer: &mut DrawOffer| offer.0 = offer.0.map(Side::other));
    None
}

fn piece_at(world: &mut World, game: Entity, at: Point) -> Option<Entity> {
    snapshot::read(world, |boards| boards.piece_at(game, at))
}

fn count_off_board(world: &mut World, game: Entity, counted: impl Fn(OffBoard) -> bool) -> usize {
    snapshot::read(world, |boards| boards.off_board(game).filter(|(_, off)| counted(*off)).count())
}
