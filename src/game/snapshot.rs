//! Snapshots: reading a position from the entities of a match.

use bevy::ecs::system::{SystemParam, SystemState};
use bevy::prelude::*;

use super::board::BoardPoint;
use super::matches::{Match, MatchState};
use super::piece::{At, InHand, OffBoard, Owner, Piece};
use crate::rules::{Allegiance, Placement, Point, Position, Setup, Side};

/// Reads the boards of all matches from their entities.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct Boards<'w, 's> {
    matches: Query<'w, 's, (&'static Match, Option<&'static MatchState>)>,
    children: Query<'w, 's, &'static Children>,
    points: Query<'w, 's, (Entity, &'static BoardPoint)>,
    pieces: Query<'w, 's, PieceParts, With<Piece>>,
}

type PieceParts = (Entity, &'static Owner, Option<&'static At>, Has<InHand>, Option<&'static OffBoard>);

impl Boards<'_, '_> {
    /// The position that the pieces and the [`MatchState`] of a match make.
    ///
    /// `None` if the entity is not a match, or if its pieces do not make a position of the game.
    #[must_use]
    pub fn position(&self, game: Entity) -> Option<Position> {
        let (Match(variant), state) = self.matches.get(game).ok()?;
        let MatchState(situation) = state?;
        let placement = self.placement(game)?;
        Setup { variant: *variant, placement, situation: situation.clone() }.into_position().ok()
    }

    /// The owners of the pieces by point, also on the board of the position editor; `None` if the entity is not a match
    /// or two pieces share a point.
    #[must_use]
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
    #[must_use]
    pub fn piece_at(&self, game: Entity, point: Point) -> Option<Entity> {
        self.on_board(game).find(|(_, _, at)| *at == point).map(|(piece, ..)| piece)
    }

    /// The entity of a point of the match's board.
    #[must_use]
    pub fn point(&self, game: Entity, point: Point) -> Option<Entity> {
        self.points.iter_many(self.children_of(game)).find(|(_, at)| at.0 == point).map(|(entity, _)| entity)
    }

    /// The pieces on the board, with their owners and their points.
    pub fn on_board(&self, game: Entity) -> impl Iterator<Item = (Entity, Allegiance, Point)> {
        self.pieces.iter_many(self.children_of(game)).filter_map(|(piece, owner, at, ..)| Some((piece, owner.0, at?.0)))
    }

    /// The pieces that a side has yet to place; the last one is placed first.
    pub fn hand(&self, game: Entity, side: Side) -> impl Iterator<Item = Entity> {
        let held = move |owner: &Owner, in_hand| in_hand && owner.0 == Allegiance::Side(side);
        self.pieces
            .iter_many(self.children_of(game))
            .filter_map(move |(piece, owner, _, in_hand, _)| held(owner, in_hand).then_some(piece))
    }

    /// The pieces that have left the board, in no particular order.
    pub fn off_board(&self, game: Entity) -> impl Iterator<Item = (Entity, OffBoard)> {
        self.pieces.iter_many(self.children_of(game)).filter_map(|(piece, .., off)| Some((piece, *off?)))
    }

    fn children_of(&self, game: Entity) -> &[Entity] {
        self.children.get(game).map_or(&[], |children| &**children)
    }
}

/// Reads boards from an exclusive system.
pub(super) fn read<R>(world: &mut World, read: impl FnOnce(Boards) -> R) -> R {
    let mut state = SystemState::<Boards>::new(world);
    read(state.get(world).expect("a world can always be queried"))
}
