//! Gives piece entities their bodies: discs, pawns, stones.

mod body;
mod contact_shadow;
mod profile;

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::game::piece::{At, InHand, Owner, Piece};
use crate::rules::{Allegiance, GameKind, Point, Side, Topology};

use super::layout::{self, stand};

pub use body::{PieceBuilder, PieceMeshes, refresh_markings};
pub use contact_shadow::{ContactShadow, follow_pieces};

/// What the view has told about a piece so far. It lags behind the match while animations run.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct DisplayedPiece {
    pub place: PiecePlace,
    pub owner: Allegiance,
}

/// Half the thickness of an Othello disc.
pub const DISC_HALF: f32 = profile::DISC_HALF;

/// Where a piece is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PiecePlace {
    On(Point),
    /// The n-th piece a side has still to place.
    Hand(Side, usize),
    /// The n-th piece a side has lost.
    Tray(Side, usize),
    /// Nowhere: not yet in play, or taken off for good.
    Away,
}

/// Gives new pieces a body and puts them where they belong.
pub fn spawn_visuals(
    mut commands: Commands,
    pieces: Query<(Entity, &ChildOf, &Owner, Option<&At>, Has<InHand>), (Added<Piece>, Without<DisplayedPiece>)>,
    matches: Query<(&Match, Ref<Match>)>,
    handed: Query<(&ChildOf, &DisplayedPiece)>,
    workshop: PieceBuilder,
) {
    let mut given: Vec<(Entity, Side)> = handed
        .iter()
        .filter_map(|(game, told)| match told.place {
            PiecePlace::Hand(side, _) => Some((game.parent(), side)),
            _ => None,
        })
        .collect();
    for (entity, game, owner, at, in_hand) in &pieces {
        let Ok((Match(variant), appeared)) = matches.get(game.parent()) else { continue };
        let topology = Topology::of(*variant);
        let place = match (at, in_hand, owner.0) {
            // A piece that comes into a match in play is told of by an event; until then it is nowhere.
            (Some(_), _, _) if !appeared.is_added() => PiecePlace::Away,
            (Some(at), _, _) => PiecePlace::On(at.0),
            (None, true, Allegiance::Side(side)) => {
                let n = given.iter().filter(|entry| **entry == (game.parent(), side)).count();
                given.push((game.parent(), side));
                PiecePlace::Hand(side, n)
            }
            _ => PiecePlace::Away,
        };
        let told = DisplayedPiece { place, owner: owner.0 };
        let pose = resting_transform(variant.kind(), topology, told);
        commands.entity(entity).insert((told, pose, Visibility::default()));
        workshop.build_body(&mut commands, entity, variant.kind(), owner.0);
    }
}

/// How a piece lies when nothing moves it.
#[must_use]
pub fn resting_transform(kind: GameKind, topology: &Topology, told: DisplayedPiece) -> Transform {
    let turned = kind == GameKind::Othello && told.owner == Allegiance::Side(Side::Second);
    let rotation = if turned { Quat::from_rotation_x(PI) } else { Quat::IDENTITY };
    let base = if kind == GameKind::Othello { DISC_HALF } else { 0.0 };
    let (place, scale) = match told.place {
        PiecePlace::On(point) => (stand(topology, point), 1.0),
        PiecePlace::Hand(side, n) => (layout::hand_slot(topology, side, n), 1.0),
        PiecePlace::Tray(side, n) => (layout::tray_slot(topology, side, n), 0.92),
        PiecePlace::Away => (Vec3::ZERO, 0.0),
    };
    Transform { translation: place + Vec3::Y * base, rotation, scale: Vec3::splat(scale) }
}
