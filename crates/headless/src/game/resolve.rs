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
    let owner = Owner(Allegiance::Side(side));
    let in_hand = |piece: &EntityRef| piece.contains::<InHand>() && piece.get() == Some(&owner);
    let held = game.pieces().rfind(in_hand).map(|piece| piece.id());
    let found = held.or_else(|| last_off_board(game, |off| matches!(off, OffBoard::Spare(_))));
    let world = game.world();
    let piece = found.unwrap_or_else(|| world.spawn((Piece, ChildOf(entity))).id());
    world.entity_mut(piece).remove::<(InHand, OffBoard)>().insert((At(at), owner));
    piece
}

/// Takes a placed piece off the board again: back to the hand, or kept as a spare if the game has no hands.
fn pick_up(game: &mut MatchMut, at: Point) -> Option<Entity> {
    let piece = piece_at(game, at)?;
    let has_hands = game.variant().kind().info().hand > 0;
    let spares = off_board(game, |off| matches!(off, OffBoard::Spare(_))).count();
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
    let taken = off_board(game, |off| matches!(off, OffBoard::Taken(_))).count();
    game.world().entity_mut(piece).remove::<At>().insert(OffBoard::Taken(taken));
    Some(piece)
}

/// Puts the piece that was taken last back on the board; its owner has not changed meanwhile.
fn restore_piece(game: &mut MatchMut, at: Point) -> Option<Entity> {
    let piece = last_off_board(game, |off| matches!(off, OffBoard::Taken(_)))?;
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

fn piece_at(game: &MatchMut, at: Point) -> Option<Entity> {
    game.pieces().find(|piece| piece.get() == Some(&At(at))).map(|piece| piece.id())
}

fn off_board(game: &MatchMut, wanted: impl Fn(OffBoard) -> bool) -> impl Iterator<Item = (OffBoard, Entity)> {
    game.pieces().filter_map(move |piece| piece.get().copied().filter(|off| wanted(*off)).map(|off| (off, piece.id())))
}

/// The piece that left the board last, of those that left it in some way.
fn last_off_board(game: &MatchMut, wanted: impl Fn(OffBoard) -> bool) -> Option<Entity> {
    off_board(game, wanted).max_by_key(|(off, _)| *off).map(|(_, piece)| piece)
}
