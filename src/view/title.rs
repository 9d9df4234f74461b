//! The three boards of the title screen: where they stand on the table and in the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::game::matches::Match;
use crate::game::screen::Demo;
use crate::rules::{Surface, Topology, Variant};

use super::layout::{BOARD_THICKNESS, half_extent};
use super::scene::BoardCamera;
use super::stage::TitleBoards;

/// Half the width to which every board is scaled, and the distance between their middles.
const HALF: f32 = 4.7;
/// A rhombus stands on its corner: as wide a one would look small beside the others.
const HALF_RHOMBUS: f32 = 5.6;
const SPACING: f32 = 12.4;

/// Where the board of a slot stands, and its size.
#[must_use]
pub fn slot_transform(variant: Variant, slot: usize, window: Vec2) -> Transform {
    let topology = Topology::of(variant);
    let half = if topology.surface() == Surface::Crossings { HALF_RHOMBUS } else { HALF };
    let scale = half / half_extent(topology).max_element();
    Transform::from_translation(slot_place(slot, window)).with_scale(Vec3::splat(scale))
}

/// The box in which a slot's board stands, the same for all, as places in the world.
#[must_use]
pub fn slot_box(slot: usize, window: Vec2) -> [Vec3; 8] {
    let middle = slot_place(slot, window);
    let corner = |i: usize| {
        let sign = |bit: usize| if i & bit == 0 { -1.0 } else { 1.0 };
        middle
            + Vec3::new(sign(1) * HALF_RHOMBUS, if i & 4 == 0 { -BOARD_THICKNESS } else { 0.3 }, sign(2) * HALF_RHOMBUS)
    };
    std::array::from_fn(corner)
}

/// In a row in a wide window, in a column in a tall one.
fn slot_place(slot: usize, window: Vec2) -> Vec3 {
    let along = (slot as f32 - 1.0) * SPACING;
    if window.x >= window.y { Vec3::new(along, 0.0, 0.0) } else { Vec3::new(0.0, 0.0, along) }
}

/// Puts the demo boards in their places, whatever the window's shape.
pub fn arrange(window: Single<&Window, With<PrimaryWindow>>, mut demos: Query<(&Match, &Demo, &mut Transform)>) {
    for (Match(variant), demo, mut transform) in &mut demos {
        let place = slot_transform(*variant, demo.slot, window.size());
        transform.set_if_neq(place);
    }
}

/// Tells where the boards appear.
pub fn publish_board_rects(
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    window: Single<&Window, With<PrimaryWindow>>,
    demos: Query<&Demo>,
    mut boards: ResMut<TitleBoards>,
) {
    let (camera, seat) = *camera;
    let mut seen = TitleBoards::default();
    for demo in &demos {
        let corners = slot_box(demo.slot, window.size()).into_iter();
        let places = corners.filter_map(|place| camera.world_to_viewport(seat, place).ok());
        let rect = places.fold(Rect::EMPTY, |rect, place| rect.union_point(place));
        if let Some(board) = seen.0.get_mut(demo.slot) {
            *board = Some(rect);
        }
    }
    boards.set_if_neq(seen);
}
