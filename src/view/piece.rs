//! Gives piece entities their bodies: discs, pawns, stones.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::game::piece::{At, InHand, Owner, Piece};
use crate::rules::{Allegiance, GameKind, Point, Side, Topology};

use super::layout::{self, stand};
use super::mesh::lathe;
use super::theme::Materials;

/// What the view has told about a piece so far. It lags behind the match while animations run.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Told {
    pub place: Place,
    pub owner: Allegiance,
}

/// Where a piece is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    On(Point),
    /// The n-th piece a side has still to place.
    Hand(Side, usize),
    /// The n-th piece a side has lost.
    Tray(Side, usize),
    /// Nowhere: not yet in play, or taken off for good.
    Away,
}

/// The meshes of all kinds of pieces.
#[derive(Resource, Clone, Debug)]
pub struct PieceMeshes {
    half_disc: Handle<Mesh>,
    pawn: Handle<Mesh>,
    stone: Handle<Mesh>,
    neutral: Handle<Mesh>,
}

/// Half the thickness of an Othello disc.
pub const DISC_HALF: f32 = 0.075;

impl FromWorld for PieceMeshes {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        PieceMeshes {
            half_disc: meshes.add(lathe(&half_disc_profile(), 48).build()),
            pawn: meshes.add(lathe(&pawn_profile(), 40).build()),
            stone: meshes.add(lathe(&stone_profile(), 48).build()),
            neutral: meshes.add(lathe(&neutral_profile(), 8).build()),
        }
    }
}

/// The upper half of a disc, from its middle: straight wall, round edge, a face with a shallow dish.
fn half_disc_profile() -> Vec<Vec2> {
    let (radius, half, round) = (0.43, DISC_HALF, 0.045);
    let mut profile = vec![Vec2::new(radius, 0.0)];
    profile.extend((0..=5).map(|i| {
        let angle = i as f32 / 5.0 * FRAC_PI_2;
        Vec2::new(radius - round + round * angle.cos(), half - round + round * angle.sin())
    }));
    profile.extend([Vec2::new(0.33, half), Vec2::new(0.31, half - 0.006), Vec2::new(0.0, half - 0.010)]);
    profile
}

/// A turned pawn: foot, waist, collar, head.
fn pawn_profile() -> Vec<Vec2> {
    let mut profile: Vec<Vec2> = [
        (0.0, 0.0),
        (0.300, 0.0),
        (0.315, 0.020),
        (0.315, 0.055),
        (0.300, 0.080),
        (0.262, 0.105),
        (0.250, 0.125),
        (0.205, 0.175),
        (0.165, 0.240),
        (0.138, 0.320),
        (0.124, 0.400),
        (0.120, 0.440),
        (0.165, 0.462),
        (0.178, 0.480),
        (0.165, 0.500),
        (0.118, 0.520),
    ]
    .into_iter()
    .map(Vec2::from)
    .collect();
    let (radius, centre) = (0.178, 0.655);
    profile.extend((0..=12).map(|i| {
        let angle = -0.84 + (FRAC_PI_2 + 0.84) * i as f32 / 12.0;
        Vec2::new((radius * angle.cos()).max(0.0), centre + radius * angle.sin())
    }));
    profile
}

/// A smooth stone, flatter below than above.
fn stone_profile() -> Vec<Vec2> {
    let (radius, height) = (0.315, 0.215);
    let shape = |angle: f32| {
        let (sin, cos) = angle.sin_cos();
        let squash = if sin < 0.0 { 0.72 } else { 1.0 };
        Vec2::new(radius * cos.max(0.0).powf(0.92), height * (0.72 + squash * sin))
    };
    (0..=24).map(|i| shape(-FRAC_PI_2 + PI * i as f32 / 24.0)).collect()
}

/// A cut stone with eight sides: told apart from the players' by its shape as well as by its colour.
fn neutral_profile() -> Vec<Vec2> {
    [(0.0, 0.0), (0.235, 0.0), (0.315, 0.105), (0.300, 0.185), (0.185, 0.285), (0.150, 0.285), (0.0, 0.268)]
        .into_iter()
        .map(Vec2::from)
        .collect()
}

/// Gives new pieces a body and puts them where they belong.
pub fn dress(
    mut commands: Commands,
    pieces: Query<(Entity, &ChildOf, &Owner, Option<&At>, Has<InHand>), (Added<Piece>, Without<Told>)>,
    matches: Query<(&Match, Ref<Match>)>,
    handed: Query<(&ChildOf, &Told)>,
    meshes: Res<PieceMeshes>,
    materials: Res<Materials>,
) {
    let mut given: Vec<(Entity, Side)> = handed
        .iter()
        .filter_map(|(game, told)| match told.place {
            Place::Hand(side, _) => Some((game.parent(), side)),
            _ => None,
        })
        .collect();
    for (entity, game, owner, at, in_hand) in &pieces {
        let Ok((Match(variant), appeared)) = matches.get(game.parent()) else { continue };
        let topology = Topology::of(*variant);
        let place = match (at, in_hand, owner.0) {
            // A piece that comes into a match in play is told of by an event; until then it is nowhere.
            (Some(_), _, _) if !appeared.is_added() => Place::Away,
            (Some(at), _, _) => Place::On(at.0),
            (None, true, Allegiance::Side(side)) => {
                let n = given.iter().filter(|entry| **entry == (game.parent(), side)).count();
                given.push((game.parent(), side));
                Place::Hand(side, n)
            }
            _ => Place::Away,
        };
        let told = Told { place, owner: owner.0 };
        let pose = rest(variant.kind(), topology, told);
        commands.entity(entity).insert((told, pose, Visibility::default()));
        add_body(&mut commands, entity, variant.kind(), owner.0, &meshes, &materials);
    }
}

/// Replaces a piece's body by one that fits its new owner (a captured stone turns neutral).
pub fn add_body(
    commands: &mut Commands,
    piece: Entity,
    kind: GameKind,
    owner: Allegiance,
    meshes: &PieceMeshes,
    materials: &Materials,
) {
    commands.entity(piece).despawn_children();
    let material = match (kind, owner) {
        (_, Allegiance::Neutral) => &materials.neutral,
        (GameKind::Breakthrough, Allegiance::Side(Side::First)) => &materials.light,
        (GameKind::Breakthrough, Allegiance::Side(Side::Second)) => &materials.dark,
        (_, Allegiance::Side(Side::First)) => &materials.dark,
        (_, Allegiance::Side(Side::Second)) => &materials.light,
    };
    let mut part = |mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, transform: Transform| {
        commands.spawn((Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), transform, ChildOf(piece)));
    };
    match (kind, owner) {
        // Both faces, always: turning the disc over is what changes its colour.
        (GameKind::Othello, _) => {
            part(&meshes.half_disc, &materials.dark, Transform::default());
            part(&meshes.half_disc, &materials.light, Transform::from_rotation(Quat::from_rotation_x(PI)));
        }
        (GameKind::Breakthrough, _) => part(&meshes.pawn, material, Transform::default()),
        (GameKind::Diamond, Allegiance::Side(_)) => part(&meshes.stone, material, Transform::default()),
        (GameKind::Diamond, Allegiance::Neutral) => {
            part(&meshes.neutral, material, Transform::from_rotation(Quat::from_rotation_y(PI / 8.0)));
        }
    }
}

/// How a piece lies when nothing moves it.
#[must_use]
pub fn rest(kind: GameKind, topology: &Topology, told: Told) -> Transform {
    let turned = kind == GameKind::Othello && told.owner == Allegiance::Side(Side::Second);
    let rotation = if turned { Quat::from_rotation_x(PI) } else { Quat::IDENTITY };
    let base = if kind == GameKind::Othello { DISC_HALF } else { 0.0 };
    let (place, scale) = match told.place {
        Place::On(point) => (stand(topology, point), 1.0),
        Place::Hand(side, n) => (layout::hand_slot(topology, side, n), 1.0),
        Place::Tray(side, n) => (layout::tray_slot(topology, side, n), 0.92),
        Place::Away => (Vec3::ZERO, 0.0),
    };
    Transform { translation: place + Vec3::Y * base, rotation, scale: Vec3::splat(scale) }
}
