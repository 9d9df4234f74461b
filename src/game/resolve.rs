//! The resolver: applies effects to the entities of a match and reverts them.

use bevy::prelude::*;

use super::match_mut::MatchMut;
use super::matches::{DrawOffer, Seats};
use super::piece::{At, InHand, OffBoard, Owner, Piece};
use crate::rules::{Allegiance, Effect, Point, Side};

/// Does to entities what [`Effect::apply`] does to a placement; returns the piece that it happened to.
pub(super) fn apply(game: &mut MatchMut, effect: Effect) -> Option<Entity> {
    match effect {
        Effect::Placed { side, at } => Some(place(game, side, at)),
        Effect::Moved { from, to } => step(game, from, to),
        Effect::Captured { at, .. } | Effect::Removed { at } => remove_piece(game, at),
        Effect::Flipped { to, at, .. } => set_owner(game, at, Allegiance::Side(to)),
        Effect::Neutralised { at, .. } => set_owner(game, at, Allegiance::Neutral),
        Effect::SidesSwapped => swap_seats(game),
        Effect::Passed { .. } | Effect::PhaseChanged { .. } => None,
    }
}

/// Does to entities what [`Effect::revert`] does to a placement. The last effect must be reverted first.
pub(super) fn revert(game: &mut MatchMut, effect: Effect) -> Option<Entity> {
    match effect {
        Effect::Placed { at, .. } => pick_up(game, at),
        Effect::Moved { from, to } => step(game, to, from),
        Effect::Captured { at, .. } | Effect::Removed { at } => restore_piece(game, at),
        Effect::Flipped { to, at, .. } => set_owner(game, at, Allegiance::Side(to.other())),
        Effect::Neutralised { side, at } => set_owner(game, at, Allegiance::Side(side)),
        Effect::SidesSwapped => swap_seats(game),
        Effect::Passed { .. } | Effect::PhaseChanged { .. } => None,
    }
}

/// Places a piece from the hand, else one whose placement was taken back, else a new one.
fn place(game: &mut MatchMut, side: Side, at: Point) -> Entity {
    let entity = game.entity();
    let found = game.read_boards(|boards| {
        let spares = boards.off_board(entity).filter(|(_, off)| matches!(off, OffBoard::Spare(_)));
        boards.hand(entity, side).last().or_else(|| spares.max_by_key(|(_, off)| *off).map(|(piece, _)| piece))
    });
    let world = game.world();
    let piece = found.unwrap_or_else(|| world.spawn((Piece, ChildOf(entity))).id());
    world.entity_mut(piece).remove::<(InHand, OffBoard)>().insert((At(at), Owner(Allegiance::Side(side))));
    piece
}

/// Takes a placed piece off the board again: back to the hand, or kept as a spare if the game has no hands.
fn pick_up(game: &mut MatchMut, at: Point) -> Option<Entity> {
    let piece = piece_at(game, at)?;
    let has_hands = game.variant().kind().info().hand > 0;
    let spares = count_off_board(game, |off| matches!(off, OffBoard::Spare(_)));
    let mut entity = game.world().entity_mut(piece);
    entity.remove::<At>();
    if has_hands {
        entity.insert(InHand);
    } else {
        entity.insert(OffBoard::Spare(spares));
    }
    Some(piece)
}

fn step(game: &mut MatchMut, from: Point, to: Point) -> Option<Entity> {
    let piece = piece_at(game, from)?;
    game.world().entity_mut(piece).insert(At(to));
    Some(piece)
}

fn remove_piece(game: &mut MatchMut, at: Point) -> Option<Entity> {
    let piece = piece_at(game, at)?;
    let taken = count_off_board(game, |off| matches!(off, OffBoard::Taken(_)));
    game.world().entity_mut(piece).remove::<At>().insert(OffBoard::Taken(taken));
    Some(piece)
}

/// Puts the piece that was taken last back on the board; its owner has not changed meanwhile.
fn restore_piece(game: &mut MatchMut, at: Point) -> Option<Entity> {
    let entity = game.entity();
    let piece = game.read_boards(|boards| {
        let taken = boards.off_board(entity).filter(|(_, off)| matches!(off, OffBoard::Taken(_)));
        taken.max_by_key(|(_, off)| *off).map(|(piece, _)| piece)
    })?;
    game.world().entity_mut(piece).remove::<OffBoard>().insert(At(at));
    Some(piece)
}

fn set_owner(game: &mut MatchMut, at: Point, owner: Allegiance) -> Option<Entity> {
    let piece = piece_at(game, at)?;
    game.world().entity_mut(piece).insert(Owner(owner));
    Some(piece)
}

/// Exchanges the seats. A draw offer belongs to a seat, so it changes sides too. No piece is affected.
fn swap_seats(game: &mut MatchMut) -> Option<Entity> {
    game.part_mut::<Seats>().0.swap();
    let mut offer = game.part_mut::<DrawOffer>();
    offer.0 = offer.0.map(Side::other);
    None
}

fn piece_at(game: &mut MatchMut, at: Point) -> Option<Entity> {
    let entity = game.entity();
    game.read_boards(|boards| boards.piece_at(entity, at))
}

fn count_off_board(game: &mut MatchMut, counted: impl Fn(OffBoard) -> bool) -> usize {
    let entity = game.entity();
    game.read_boards(|boards| boards.off_board(entity).filter(|(_, off)| counted(*off)).count())
}
