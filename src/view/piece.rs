//! Pieces as one sees them: their bodies, their shadows, and where they are shown.

mod body;
mod shadow;

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::game::piece::{At, InHand, Owner, Piece};
use crate::rules::{Allegiance, Colour, GameKind, Point, Side, Topology};

use super::ViewSystems;
use super::games::GameView;
use super::layout::{self, stand};

pub use body::{PieceBuilder, PieceMeshes};
pub use shadow::PieceShadow;

/// Builds the bodies of new pieces and draws their shadows.
pub fn plugin(app: &mut App) {
    app.init_resource::<PieceMeshes>()
        .add_systems(Update, (body::refresh_markings, spawn_visuals).chain().in_set(ViewSystems::Build))
        .add_systems(Update, shadow::follow_pieces.in_set(ViewSystems::Follow));
}

/// Where and how a piece is shown. It lags behind the match while animations run.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct DisplayedPiece {
    /// The place it is shown at or moves to.
    pub place: PiecePlace,
    /// The owner its body shows.
    pub owner: Allegiance,
}

/// Where a piece is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PiecePlace {
    /// On a point of the board.
    On(Point),
    /// The n-th piece a side has still to place.
    Hand(Side, usize),
    /// The n-th piece a side has lost.
    Tray(Side, usize),
    /// Nowhere: not yet in play, or taken off for good.
    Away,
}

/// Gives new pieces a body and puts them where they belong.
fn spawn_visuals(
    mut commands: Commands,
    pieces: Query<(Entity, &ChildOf, &Owner, Option<&At>, Has<InHand>), (Added<Piece>, Without<DisplayedPiece>)>,
    matches: Query<(&Match, Ref<Match>)>,
    displayed: Query<(&ChildOf, &DisplayedPiece)>,
    builder: PieceBuilder,
) {
    let mut in_hands: Vec<(Entity, Side)> = displayed
        .iter()
        .filter_map(|(game, piece)| match piece.place {
            PiecePlace::Hand(side, _) => Some((game.parent(), side)),
            _ => None,
        })
        .collect();
    for (entity, game, owner, at, in_hand) in &pieces {
        let Ok((Match(variant), appeared)) = matches.get(game.parent()) else { continue };
        let topology = Topology::of(*variant);
        let place = match (at, in_hand, owner.0) {
            // An event places a piece that joins a running match; it is nowhere until then.
            (Some(_), _, _) if !appeared.is_added() => PiecePlace::Away,
            (Some(at), _, _) => PiecePlace::On(at.0),
            (None, true, Allegiance::Side(side)) => {
                let n = in_hands.iter().filter(|entry| **entry == (game.parent(), side)).count();
                in_hands.push((game.parent(), side));
                PiecePlace::Hand(side, n)
            }
            _ => PiecePlace::Away,
        };
        let piece = DisplayedPiece { place, owner: owner.0 };
        let pose = resting_transform(variant.kind(), topology, piece);
        commands.entity(entity).insert((piece, pose, Visibility::default()));
        builder.build_body(&mut commands, entity, variant.kind(), owner.0);
    }
}

/// The transform of a piece at rest, in the board's space.
pub fn resting_transform(kind: GameKind, topology: &Topology, piece: DisplayedPiece) -> Transform {
    let look = &GameView::of(kind).piece;
    let turned_over = look.two_faced && piece_colour(kind, piece.owner) == Some(Colour::White);
    let rotation = if turned_over { Quat::from_rotation_x(PI) } else { Quat::IDENTITY };
    let (place, scale) = match piece.place {
        PiecePlace::On(point) => (stand(topology, point), 1.0),
        PiecePlace::Hand(side, n) => (layout::hand_slot(topology, side, n), 1.0),
        PiecePlace::Tray(side, n) => (layout::tray_slot(topology, side, n), 0.92),
        PiecePlace::Away => (Vec3::ZERO, 0.0),
    };
    Transform { translation: place + Vec3::Y * look.rest_height, rotation, scale: Vec3::splat(scale) }
}

/// The colour of a piece; `None` for a neutral one.
fn piece_colour(kind: GameKind, owner: Allegiance) -> Option<Colour> {
    match owner {
        Allegiance::Neutral => None,
        Allegiance::Side(side) => Some(kind.info().colours[side]),
    }
}

/// Whether a piece needs another body when its owner changes; two-faced pieces only turn over.
pub fn needs_new_body(kind: GameKind, from: Allegiance, to: Allegiance) -> bool {
    !GameView::of(kind).piece.two_faced && from != to
}
