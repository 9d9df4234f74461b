//! Builds the bodies of pieces, with marks on them in themes that tell the sides apart by marks, too.

use std::f32::consts::PI;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::matches::Match;
use crate::rules::{Allegiance, Colour, GameKind};
use crate::settings::preferences::Preferences;
use crate::view::games::GameView;
use crate::view::material::Material;
use crate::view::mesh::MeshBuilder;

use super::shadow::{PieceShadow, shadow};
use super::{DisplayedPiece, piece_colour};

/// The meshes of all games' pieces.
#[derive(Resource, Clone, Debug)]
pub struct PieceMeshes {
    games: Vec<(GameKind, GamePieceMeshes)>,
    /// Whether pieces carry marks.
    marked: bool,
}

/// The meshes of one game's pieces.
#[derive(Clone, Debug)]
struct GamePieceMeshes {
    body: Handle<Mesh>,
    dark_mark: Handle<Mesh>,
    light_mark: Handle<Mesh>,
    neutral: Option<Handle<Mesh>>,
    shadow: Handle<Mesh>,
    neutral_shadow: Option<Handle<Mesh>>,
}

impl FromWorld for PieceMeshes {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let mut add = |shape: MeshBuilder| meshes.add(shape.build());
        let mut build = |kind: GameKind| {
            let look = &GameView::of(kind).piece;
            GamePieceMeshes {
                body: add((look.body)()),
                dark_mark: add((look.dark_mark)()),
                light_mark: add((look.light_mark)()),
                neutral: look.neutral_body.map(|body| add(body())),
                shadow: add(shadow(&(look.body)(), look)),
                neutral_shadow: look.neutral_body.map(|body| add(shadow(&body(), look))),
            }
        };
        let games = GameKind::ALL.into_iter().map(|kind| (kind, build(kind))).collect();
        PieceMeshes { games, marked: false }
    }
}

impl PieceMeshes {
    fn of(&self, kind: GameKind) -> &GamePieceMeshes {
        let (_, meshes) = self.games.iter().find(|(game, _)| *game == kind).expect("every game has meshes");
        meshes
    }
}

/// A part of a body: its shape, its material, and how it stands.
type BodyPart<'a> = (&'a Handle<Mesh>, Material, Transform);

/// Builds bodies from the shared meshes and materials.
#[derive(SystemParam, Debug)]
pub struct PieceBuilder<'w> {
    meshes: Res<'w, PieceMeshes>,
}

impl PieceBuilder<'_> {
    /// Gives a piece the body of its owner, in place of the one it has.
    pub fn build_body(&self, commands: &mut Commands, piece: Entity, kind: GameKind, owner: Allegiance) {
        commands.entity(piece).despawn_children();
        for (mesh, material, transform) in self.parts(kind, owner) {
            commands.spawn((Mesh3d(mesh.clone()), material, transform, ChildOf(piece)));
        }
        let meshes = self.meshes.of(kind);
        let neutral = meshes.neutral_shadow.as_ref().filter(|_| piece_colour(kind, owner).is_none());
        commands.spawn((PieceShadow, Mesh3d(neutral.unwrap_or(&meshes.shadow).clone()), ChildOf(piece)));
    }

    fn parts(&self, kind: GameKind, owner: Allegiance) -> Vec<BodyPart<'_>> {
        let meshes = self.meshes.of(kind);
        let upright = Transform::default();
        let dark = [(&meshes.body, Material::Dark, upright), (&meshes.dark_mark, Material::Light, upright)];
        let light = [(&meshes.body, Material::Light, upright), (&meshes.light_mark, Material::Dark, upright)];
        // The body alone, or with its mark.
        let count = if self.meshes.marked { 2 } else { 1 };
        match piece_colour(kind, owner) {
            // Both faces, always: turning the piece over changes its colour.
            _ if GameView::of(kind).piece.two_faced => {
                let upside_down = Transform::from_rotation(Quat::from_rotation_x(PI));
                let below = light.map(|(mesh, material, _)| (mesh, material, upside_down));
                dark.into_iter().take(count).chain(below.into_iter().take(count)).collect()
            }
            None => {
                let eighth = Transform::from_rotation(Quat::from_rotation_y(PI / 8.0));
                meshes.neutral.iter().map(|mesh| (mesh, Material::Neutral, eighth)).collect()
            }
            Some(Colour::Black) => dark.into_iter().take(count).collect(),
            Some(Colour::White) => light.into_iter().take(count).collect(),
        }
    }
}

/// Builds all bodies anew when a theme with marks follows one without, or the other way round.
pub(super) fn refresh_markings(
    mut commands: Commands,
    preferences: Res<Preferences>,
    mut meshes: ResMut<PieceMeshes>,
    matches: Query<&Match>,
    pieces: Query<(Entity, &ChildOf, &DisplayedPiece)>,
) {
    let marked = preferences.theme_in_force().marked;
    if meshes.marked == marked {
        return;
    }
    meshes.marked = marked;
    let builder = PieceBuilder { meshes: meshes.into() };
    for (entity, game, piece) in &pieces {
        if let Ok(Match(variant)) = matches.get(game.parent()) {
            builder.build_body(&mut commands, entity, variant.kind(), piece.owner);
        }
    }
}
