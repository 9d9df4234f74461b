//! Makes the bodies of pieces, and the marks on them where the theme tells the sides apart by marks too.

use std::f32::consts::PI;

use bevy::ecs::system::SystemParam;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use crate::game::matches::Match;
use crate::rules::{Allegiance, GameKind, Side};
use crate::settings::preferences::Preferences;
use crate::view::mesh::{MeshBuilder, arc_ring, disc, lathe};
use crate::view::theme::Materials;

use super::DisplayedPiece;
use super::contact_shadow::{ContactShadow, shadow};
use super::profile::{self, DISC_HALF};

/// The meshes of all kinds of pieces.
#[derive(Resource, Clone, Debug)]
pub struct PieceMeshes {
    half_disc: Handle<Mesh>,
    pawn: Handle<Mesh>,
    stone: Handle<Mesh>,
    neutral: Handle<Mesh>,
    /// What lies on a piece of the dark and of the light side: a ring, a spot.
    rings: [Handle<Mesh>; 3],
    spots: [Handle<Mesh>; 3],
    shadow: Handle<Mesh>,
    /// Whether pieces carry marks.
    marked: bool,
}

impl FromWorld for PieceMeshes {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let mut add = |shape: MeshBuilder| meshes.add(shape.build());
        let (pawn, stone) = (profile::pawn(), profile::stone());
        let turned = |outline: &[Vec2], from, to| lathe(&profile::band(outline, from, to), 40);
        let face = DISC_HALF - 0.004;
        PieceMeshes {
            half_disc: add(lathe(&profile::half_disc(), 48)),
            pawn: add(lathe(&pawn, 40)),
            stone: add(lathe(&stone, 48)),
            neutral: add(lathe(&profile::neutral(), 8)),
            rings: [
                add(arc_ring(0.22, 0.075, face, 0.0, 2.0 * PI)),
                add(turned(&pawn, 0.645, 0.735)),
                add(turned(&stone, 0.285, 0.335)),
            ],
            spots: [add(disc(0.085, face)), add(turned(&pawn, 0.800, 0.833)), add(turned(&stone, 0.358, 0.370))],
            shadow: add(shadow()),
            marked: false,
        }
    }
}

/// Everything that a piece is made from.
#[derive(SystemParam, Debug)]
pub struct PieceBuilder<'w> {
    meshes: Res<'w, PieceMeshes>,
    materials: Res<'w, Materials>,
}

impl PieceBuilder<'_> {
    /// Gives a piece its body in place of the one it has (a captured stone turns neutral).
    pub fn build_body(&self, commands: &mut Commands, piece: Entity, kind: GameKind, owner: Allegiance) {
        commands.entity(piece).despawn_children();
        let materials = &self.materials;
        let meshes = &self.meshes;
        let mut part = |mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, transform: Transform| {
            commands.spawn((Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), transform, ChildOf(piece)));
        };
        let (upright, turned) = (Transform::default(), Transform::from_rotation(Quat::from_rotation_x(PI)));
        match (kind, dark(kind, owner)) {
            // Both faces, always: turning the disc over is what changes its colour.
            (GameKind::Othello, _) => {
                part(&meshes.half_disc, &materials.dark, upright);
                part(&meshes.half_disc, &materials.light, turned);
                if meshes.marked {
                    part(&meshes.rings[0], &materials.light, upright);
                    part(&meshes.spots[0], &materials.dark, turned);
                }
            }
            (_, None) => {
                part(&meshes.neutral, &materials.neutral, Transform::from_rotation(Quat::from_rotation_y(PI / 8.0)));
            }
            (_, Some(dark)) => {
                let pawn = kind == GameKind::Breakthrough;
                let (own, other) =
                    if dark { (&materials.dark, &materials.light) } else { (&materials.light, &materials.dark) };
                part(if pawn { &meshes.pawn } else { &meshes.stone }, own, upright);
                if meshes.marked {
                    let marks = if dark { &meshes.rings } else { &meshes.spots };
                    part(&marks[if pawn { 1 } else { 2 }], other, upright);
                }
            }
        }
        let visual = (Mesh3d(meshes.shadow.clone()), MeshMaterial3d(materials.contact.clone()), Transform::default());
        commands.spawn((ContactShadow, visual, NotShadowCaster, NotShadowReceiver, ChildOf(piece)));
    }
}

/// Whether a piece is the dark side's; `None`: it belongs to nobody.
const fn dark(kind: GameKind, owner: Allegiance) -> Option<bool> {
    match owner {
        Allegiance::Neutral => None,
        // White begins in Breakthrough, Black in the other two.
        Allegiance::Side(side) => Some(matches!(side, Side::First) != matches!(kind, GameKind::Breakthrough)),
    }
}

/// Makes all pieces anew when a theme with marks gives way to one without, or the other way round.
pub fn refresh_markings(
    mut commands: Commands,
    preferences: Res<Preferences>,
    mut meshes: ResMut<PieceMeshes>,
    materials: Res<Materials>,
    matches: Query<&Match>,
    pieces: Query<(Entity, &ChildOf, &DisplayedPiece)>,
) {
    let marked = preferences.effective_theme().theme().marked;
    if meshes.marked == marked {
        return;
    }
    meshes.marked = marked;
    let workshop = PieceBuilder { meshes: meshes.into(), materials };
    for (piece, game, told) in &pieces {
        if let Ok(Match(variant)) = matches.get(game.parent()) {
            workshop.build_body(&mut commands, piece, variant.kind(), told.owner);
        }
    }
}
