//! Builds the board of a new match, with its coordinates.

mod grid;
mod labels;
mod parts;

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::rules::{Side, Topology};
use crate::settings::preferences::Preferences;

use super::ViewSystems;
use super::games::GameView;
use super::near_side::NearSide;
use super::scene::with_tangents;
use super::theme::Materials;

pub use grid::{felt_board, wooden_board};
pub use labels::{Coordinates, glyph_atlas};
pub use parts::BoardParts;

/// Builds boards and shows their coordinates.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoardPlugin;

impl Plugin for BoardPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Update, build.in_set(ViewSystems::Build))
            .add_systems(Update, show_coordinates.in_set(ViewSystems::Mark));
    }
}

/// Builds the board of every new match.
fn build(
    mut commands: Commands,
    matches: Query<(Entity, &Match), Added<Match>>,
    materials: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (game, Match(variant)) in &matches {
        let topology = Topology::of(*variant);
        let parts = (GameView::of(variant.kind()).board)(topology);
        let shapes = [
            (parts.rim, &materials.rim),
            (parts.light, &materials.pale),
            (parts.dark, &materials.deep),
            (parts.felt, &materials.field),
            (parts.groove, &materials.groove),
            (parts.brass, &materials.inlay),
        ];
        for (shape, material) in shapes.into_iter().filter(|(shape, _)| !shape.is_empty()) {
            let mesh = meshes.add(with_tangents(shape.build()));
            commands.spawn((Mesh3d(mesh), MeshMaterial3d(material.clone()), ChildOf(game)));
        }
        for side in Side::BOTH {
            let labels = Mesh3d(meshes.add(labels::mesh(topology, side).build()));
            let ink = MeshMaterial3d(materials.letters.clone());
            commands.spawn((Coordinates(side), labels, ink, Visibility::Hidden, ChildOf(game)));
        }
        commands.entity(game).insert_if_new((Transform::default(), Visibility::default()));
    }
}

/// Shows the coordinates as they are read from the near side, unless the preferences hide them.
fn show_coordinates(
    preferences: Res<Preferences>,
    near_side: Res<NearSide>,
    new: Query<(), Added<Coordinates>>,
    active: Query<(), With<Active>>,
    mut labels: Query<(&Coordinates, &ChildOf, &mut Visibility)>,
) {
    if preferences.is_changed() || near_side.is_changed() || !new.is_empty() {
        for (coordinates, parent, mut visibility) in &mut labels {
            let near = if active.contains(parent.parent()) { near_side.0 } else { Side::First };
            let shown = preferences.coordinates && coordinates.0 == near;
            visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}
