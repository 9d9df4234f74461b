//! Builds a board when a match appears, and the marks that belong to it.

mod diamond;
mod grid;
mod labels;

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::rules::{GameKind, Side, Surface, Topology};
use crate::settings::preferences::Preferences;

use super::mesh::MeshBuilder;
use super::near_side::NearSide;
use super::scene::tangential;
use super::theme::Materials;

pub use labels::{Coordinates, letters};

/// The parts of a board by material.
#[derive(Default)]
struct BoardParts {
    rim: MeshBuilder,
    light: MeshBuilder,
    dark: MeshBuilder,
    felt: MeshBuilder,
    groove: MeshBuilder,
    brass: MeshBuilder,
}

/// Gives every new match its board.
pub fn build(
    mut commands: Commands,
    matches: Query<(Entity, &Match), Added<Match>>,
    materials: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (game, Match(variant)) in &matches {
        let topology = Topology::of(*variant);
        let parts = match topology.surface() {
            Surface::Cells => grid::parts(topology, variant.kind() == GameKind::Othello),
            Surface::Crossings => diamond::parts(topology),
        };
        let shapes = [
            (parts.rim, &materials.rim),
            (parts.light, &materials.pale),
            (parts.dark, &materials.deep),
            (parts.felt, &materials.field),
            (parts.groove, &materials.groove),
            (parts.brass, &materials.inlay),
        ];
        for (shape, material) in shapes.into_iter().filter(|(shape, _)| !shape.is_empty()) {
            let mesh = meshes.add(tangential(shape.build()));
            commands.spawn((Mesh3d(mesh), MeshMaterial3d(material.clone()), ChildOf(game)));
        }
        for side in Side::BOTH {
            let labels = Mesh3d(meshes.add(labels::mesh(topology, side)));
            let ink = MeshMaterial3d(materials.letters.clone());
            commands.spawn((Coordinates(side), labels, ink, Visibility::Hidden, ChildOf(game)));
        }
        commands.entity(game).insert_if_new((Transform::default(), Visibility::default()));
    }
}

/// Shows files and ranks to whoever sits near, or hides them, as the player likes.
pub fn show_coordinates(
    preferences: Res<Preferences>,
    near: Res<NearSide>,
    new: Query<(), Added<Coordinates>>,
    active: Query<(), With<Active>>,
    mut labels: Query<(&Coordinates, &ChildOf, &mut Visibility)>,
) {
    if preferences.is_changed() || near.is_changed() || !new.is_empty() {
        for (coordinates, parent, mut visibility) in &mut labels {
            let seat = if active.contains(parent.parent()) { near.0 } else { Side::First };
            let shown = preferences.coordinates && coordinates.0 == seat;
            visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}
