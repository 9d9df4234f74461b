//! The three boards of the title screen: where they stand on the table and in the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::game::matches::Match;
use crate::game::screen::Demo;
use crate::rules::{Surface, Topology, Variant};

use super::layout::{half_extent, keep_in_view};
use super::scene::BoardCamera;
use super::stage::TitleBoards;

/// Half the width to which every board is scaled, and the distance between their middles.
const HALF: f32 = 4.7;
/// A rhombus stands on its corner: as wide a one would look small beside the others.
const HALF_RHOMBUS: f32 = 5.6;
const SPACING: f32 = 12.4;

/// Where the board of a slot stands: in a row in a wide window, in a column in a tall one.
#[must_use]
pub fn slot_transform(variant: Variant, slot: usize, window: Vec2) -> Transform {
    let topology = Topology::of(variant);
    let half = if topology.surface() == Surface::Crossings { HALF_RHOMBUS } else { HALF };
    let scale = half / half_extent(topology).max_element();
    let along = (slot as f32 - 1.0) * SPACING;
    let place = if window.x >= window.y { Vec3::new(along, 0.0, 0.0) } else { Vec3::new(0.0, 0.0, along) };
    Transform::from_translation(place).with_scale(Vec3::splat(scale))
}

/// Puts the demo boards in their places, whatever the window's shape.
pub fn arrange(window: Single<&Window, With<PrimaryWindow>>, mut demos: Query<(&Match, &Demo, &mut Transform)>) {
    for (Match(variant), demo, mut transform) in &mut demos {
        let place = slot_transform(*variant, demo.slot, window.size());
        transform.set_if_neq(place);
    }
}

/// Tells where the boards appear.
pub fn tell(
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    demos: Query<(&Match, &Demo, &Transform)>,
    mut boards: ResMut<TitleBoards>,
) {
    let (camera, seat) = *camera;
    let mut seen = TitleBoards::default();
    for (Match(variant), demo, transform) in &demos {
        let corners = keep_in_view(Topology::of(*variant), false).into_iter();
        let places = corners.filter_map(|place| camera.world_to_viewport(seat, transform.transform_point(place)).ok());
        let rect = places.fold(Rect::EMPTY, |rect, place| rect.union_point(place));
        if let Some(board) = seen.0.get_mut(demo.slot) {
            *board = Some(rect);
        }
    }
    boards.set_if_neq(seen);
}
