//! The piece that is picked up stands a little above the board, or follows the pointer.

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::game::piece::At;
use crate::game::screen::Active;
use crate::game::selection::Selection;
use crate::rules::Topology;

use super::motion::{Motion, Path};
use super::piece::{DisplayedPiece, resting_transform};
use super::scene::BoardCamera;
use super::stage::{Dragged, NeedsRedraw};

/// The piece is picked up.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Lifted;

/// How high a held piece hovers, and how fast it gets there.
const HOVER: f32 = 0.24;
const FOLLOW: f32 = 22.0;
const PUT_DOWN: f32 = 0.13;

type Holdable<'a> =
    (Entity, &'a ChildOf, &'a DisplayedPiece, Option<&'a At>, &'a mut Transform, Has<Motion>, Has<Lifted>);

/// Lifts what is selected and puts down what no longer is.
pub fn update_lifted(
    mut commands: Commands,
    time: Res<Time>,
    dragged: Res<Dragged>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    active: Query<(Entity, &Match, &Selection, &GlobalTransform), With<Active>>,
    mut pieces: Query<Holdable>,
    mut restless: ResMut<NeedsRedraw>,
) {
    let Ok((game, Match(variant), intent, board)) = active.single() else { return };
    let topology = Topology::of(*variant);
    for (piece, parent, told, at, mut transform, moving, held) in &mut pieces {
        if parent.parent() != game {
            continue;
        }
        let selected = at.is_some_and(|at| intent.selected == Some(at.0));
        let home = resting_transform(variant.kind(), topology, *told);
        if selected && !moving {
            let carried = dragged.0.and_then(|(_, pointer)| under(pointer, *camera, board));
            let goal = carried.unwrap_or(home.translation) + Vec3::Y * HOVER;
            let rest_of_way = goal - transform.translation;
            if rest_of_way.length() > 0.003 {
                transform.translation += rest_of_way * (1.0 - (-FOLLOW * time.delta_secs().min(0.05)).exp());
                restless.0 = true;
            }
            if !held {
                commands.entity(piece).insert(Lifted);
            }
        } else if held && !selected {
            commands.entity(piece).remove::<Lifted>();
            if !moving {
                commands.entity(piece).insert(Motion::new(*transform, home, Path::Slide { hop: 0.0 }, 0.0, PUT_DOWN));
            }
        }
    }
}

/// The place on the board's surface under the pointer, in the board's own space.
fn under(pointer: Vec2, (camera, eye): (&Camera, &GlobalTransform), board: &GlobalTransform) -> Option<Vec3> {
    let ray = camera.viewport_to_world(eye, pointer).ok()?;
    let distance = ray.intersect_plane(board.translation() + Vec3::Y * HOVER, InfinitePlane3d::new(Vec3::Y))?;
    let place = board.affine().inverse().transform_point3(ray.get_point(distance));
    Some(Vec3::new(place.x, 0.0, place.z))
}
