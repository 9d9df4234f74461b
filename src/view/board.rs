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
use super::material::Material;
use super::near_side::NearSide;

pub use grid::{felt_board, wooden_board};
pub use labels::{Coordinates, glyph_atlas};
pub use parts::BoardParts;
pub(super) use parts::is_inside;

/// Builds boards and shows their coordinates.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, build.in_set(ViewSystems::Build))
        .add_systems(Update, show_coordinates.in_set(ViewSystems::Mark));
}

/// Builds the board of every new match.
fn build(mut commands: Commands, matches: Query<(Entity, &Match), Added<Match>>, mut meshes: ResMut<Assets<Mesh>>) {
    for (game, Match(variant)) in &matches {
        let topology = Topology::of(*variant);
        let parts = (GameView::of(variant.kind()).board)(topology);
        let shapes = [
            (parts.rim, Material::Rim),
            (parts.light, Material::Pale),
            (parts.dark, Material::Deep),
            (parts.felt, Material::Field),
            (parts.groove, Material::Groove),
            (parts.brass, Material::Inlay),
            (parts.shadow, Material::Shadow),
        ];
        for (shape, material) in shapes.into_iter().filter(|(shape, _)| !shape.is_empty()) {
            commands.spawn((Mesh3d(meshes.add(shape.build())), material, ChildOf(game)));
        }
        for side in Side::BOTH {
            let labels = Mesh3d(meshes.add(labels::mesh(topology, side).build()));
            commands.spawn((Coordinates(side), labels, Material::Letters, Visibility::Hidden, ChildOf(game)));
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
