//! The boards of the title screen: where they stand on the table and appear in the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::game::matches::Match;
use crate::game::screen::Demo;
use crate::rules::{GameKind, Surface, Topology, Variant};

use super::ViewSystems;
use super::layout::{BOARD_THICKNESS, half_extent};
use super::scene::BoardCamera;
use super::stage::TitleBoards;

/// Arranges the boards of the title screen and publishes where they appear.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, arrange.in_set(ViewSystems::Follow))
        .add_systems(PostUpdate, publish_board_rects.after(TransformSystems::Propagate));
}

/// Half the width to which every board of cells is scaled.
const HALF: f32 = 4.7;
/// The same for a rhombus, which stands on its corner and would look small at the width of the others.
const HALF_RHOMBUS: f32 = 5.6;
/// Distance between the middles of two boards.
const SPACING: f32 = 12.4;

/// The place and scale of the board of a slot.
pub fn slot_transform(variant: Variant, slot: usize, window: Vec2) -> Transform {
    let topology = Topology::of(variant);
    let half = if topology.surface() == Surface::Crossings { HALF_RHOMBUS } else { HALF };
    let scale = half / half_extent(topology).max_element();
    Transform::from_translation(slot_place(slot, window)).with_scale(Vec3::splat(scale))
}

/// The corners of the box around a slot's board in the world; all slots have boxes of the same size.
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
    let middle = (GameKind::COUNT - 1) as f32 / 2.0;
    let along = (slot as f32 - middle) * SPACING;
    if window.x >= window.y { Vec3::new(along, 0.0, 0.0) } else { Vec3::new(0.0, 0.0, along) }
}

/// Puts the demo boards in their places for the window's shape.
fn arrange(window: Single<&Window, With<PrimaryWindow>>, mut demos: Query<(&Match, &Demo, &mut Transform)>) {
    for (Match(variant), demo, mut transform) in &mut demos {
        let place = slot_transform(*variant, demo.slot, window.size());
        transform.set_if_neq(place);
    }
}

/// Publishes where the boards appear in the window.
fn publish_board_rects(
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    window: Single<&Window, With<PrimaryWindow>>,
    demos: Query<&Demo>,
    mut boards: ResMut<TitleBoards>,
) {
    let (camera, view) = *camera;
    let mut rects = TitleBoards::default();
    for demo in &demos {
        let corners = slot_box(demo.slot, window.size()).into_iter();
        let places = corners.filter_map(|place| camera.world_to_viewport(view, place).ok());
        let rect = places.fold(Rect::EMPTY, |rect, place| rect.union_point(place));
        if let Some(board) = rects.0.get_mut(demo.slot) {
            *board = Some(rect);
        }
    }
    boards.set_if_neq(rects);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_stand_side_by_side_in_a_wide_window_and_in_a_column_in_a_tall_one() {
        let places = |window| [0, 1, 2].map(|slot| slot_place(slot, window));
        let wide = places(Vec2::new(1280.0, 800.0));
        assert!(wide.is_sorted_by(|a, b| a.x < b.x) && wide.iter().all(|place| place.z == 0.0), "{wide:?}");
        let tall = places(Vec2::new(390.0, 844.0));
        assert!(tall.is_sorted_by(|a, b| a.z < b.z) && tall.iter().all(|place| place.x == 0.0), "{tall:?}");
    }

    #[test]
    fn every_board_fits_into_its_slot() {
        let window = Vec2::new(1280.0, 800.0);
        for kind in GameKind::ALL {
            for size in kind.info().offered_sizes {
                let variant = Variant::new(kind, *size).expect("an offered size is allowed");
                let transform = slot_transform(variant, 1, window);
                let half = half_extent(Topology::of(variant)) * transform.scale.x;
                assert!(half.max_element() <= HALF_RHOMBUS + 1e-4 && half.max_element() > 4.0, "{variant:?}: {half}");
                assert!(half.x * 2.0 < SPACING, "{variant:?} leaves its neighbours alone");
            }
        }
    }
}
