//! Board points as entities, and what stands on them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::matches::Match;
use super::piece::{At, InHand, Owner, Piece};
use crate::rules::{Allegiance, Placement, Point, Side};

/// A point of a match's board; a child of the match entity.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct BoardPoint(pub Point);

/// Reads the points and pieces of all matches.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct Boards<'w, 's> {
    matches: Query<'w, 's, (), With<Match>>,
    children: Query<'w, 's, &'static Children>,
    points: Query<'w, 's, (Entity, &'static BoardPoint)>,
    pieces: Query<'w, 's, PieceParts, With<Piece>>,
}

type PieceParts = (Entity, &'static Owner, Option<&'static At>, Has<InHand>);

impl Boards<'_, '_> {
    /// The owners of the pieces by point, also on the board of the position editor; `None` if the entity is not a match
    /// or two pieces share a point.
    pub fn placement(&self, game: Entity) -> Option<Placement> {
        self.matches.get(game).ok()?;
        let mut placement = Placement::default();
        for (_, owner, at) in self.on_board(game) {
            if placement.at(at).is_some() {
                return None;
            }
            placement.put(at, Some(owner));
        }
        Some(placement)
    }

    /// The piece on a point, if any.
    pub fn piece_at(&self, game: Entity, point: Point) -> Option<Entity> {
        self.on_board(game).find(|(_, _, at)| *at == point).map(|(piece, ..)| piece)
    }

    /// The entity of a point of the match's board.
    pub fn point(&self, game: Entity, point: Point) -> Option<Entity> {
        self.points.iter_many(self.children_of(game)).find(|(_, at)| at.0 == point).map(|(entity, _)| entity)
    }

    /// The pieces on the board, with their owners and their points.
    pub fn on_board(&self, game: Entity) -> impl Iterator<Item = (Entity, Allegiance, Point)> {
        self.pieces.iter_many(self.children_of(game)).filter_map(|(piece, owner, at, _)| Some((piece, owner.0, at?.0)))
    }

    /// The pieces that a side has yet to place; the last one is placed first.
    pub fn hand(&self, game: Entity, side: Side) -> impl Iterator<Item = Entity> {
        let held = move |owner: &Owner, in_hand| in_hand && owner.0 == Allegiance::Side(side);
        self.pieces
            .iter_many(self.children_of(game))
            .filter_map(move |(piece, owner, _, in_hand)| held(owner, in_hand).then_some(piece))
    }

    fn children_of(&self, game: Entity) -> &[Entity] {
        self.children.get(game).map_or(&[], |children| &**children)
    }
}
