//! Where the points of the active board appear in the window, for the signs of values that the interface draws there.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::ViewSystems;
use super::layout::{lift, plane};
use super::scene::BoardCamera;
use crate::game::analysis::AnalysisValues;
use crate::game::matches::Match;
use crate::game::oracle::OracleValues;
use crate::game::screen::Active;
use crate::rules::{Point, Topology};

/// Publishes the places.
pub fn plugin(app: &mut App) {
    app.init_resource::<PointPlaces>().add_systems(Update, publish.in_set(ViewSystems::Mark));
}

/// The points of the active board while values are shown on it, in logical pixels.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct PointPlaces(pub Vec<PointPlace>);

/// Where a point appears in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PointPlace {
    /// The point.
    pub point: Point,
    /// Its middle on the surface of the board.
    pub middle: Vec2,
    /// The place before a piece that stands there, as the player sees it.
    pub front: Vec2,
    /// The width of its cell.
    pub width: f32,
}

impl PointPlaces {
    /// The place of a point.
    pub fn of(&self, point: Point) -> Option<&PointPlace> {
        self.0.iter().find(|place| place.point == point)
    }
}

/// How far before the middle of a piece its sign lies, in cells.
const FRONT: f32 = 0.32;
/// In this many directions around a point the one is looked for that leads to the player.
const DIRECTIONS: usize = 16;

/// The active board while values are shown on it.
type HasValues = (With<Active>, Or<(With<OracleValues>, With<AnalysisValues>)>);

fn publish(
    camera: Option<Single<(&Camera, &GlobalTransform), With<BoardCamera>>>,
    active: Query<(&Match, &GlobalTransform), HasValues>,
    mut places: ResMut<PointPlaces>,
) {
    let (Some(camera), Ok((Match(variant), board))) = (camera, active.single()) else {
        places.set_if_neq(PointPlaces::default());
        return;
    };
    let (camera, view) = *camera;
    let project = |at: Vec3| camera.world_to_viewport(view, board.transform_point(at)).ok();
    let topology = Topology::of(*variant);
    let found = topology.points().iter().filter_map(|point| place(topology, point, project)).collect();
    places.set_if_neq(PointPlaces(found));
}

/// The place of a point, with the middle and a ring around it projected to the window.
fn place(topology: &Topology, point: Point, project: impl Fn(Vec3) -> Option<Vec2>) -> Option<PointPlace> {
    let centre = plane(topology.place(point));
    let ring = |radius: f32| {
        let angles = (0..DIRECTIONS).map(|index| index as f32 / DIRECTIONS as f32 * TAU);
        angles.map(move |angle| lift(centre + Vec2::from_angle(angle) * radius, 0.0))
    };
    let middle = project(lift(centre, 0.0))?;
    let around: Vec<Vec2> = ring(0.5).filter_map(&project).collect();
    let (low, high) = around.iter().fold((middle.x, middle.x), |(low, high), at| (low.min(at.x), high.max(at.x)));
    let front = ring(FRONT).filter_map(&project).max_by(|a, b| a.y.total_cmp(&b.y)).unwrap_or(middle);
    Some(PointPlace { point, middle, front, width: high - low })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Variant};

    #[test]
    fn the_place_before_a_piece_is_below_its_middle_from_either_seat() {
        let topology = Topology::of(Variant::standard(GameKind::Breakthrough));
        let point = topology.points().iter().next().expect("a board has points");
        for turn in [1.0, -1.0] {
            // Seen straight from above, with 40 pixels for a cell.
            let seen = |at: Vec3| Some(Vec2::new(at.x, at.z) * 40.0 * turn);
            let found = place(topology, point, seen).expect("everything is visible");
            assert!((found.width - 40.0).abs() < 0.5, "{found:?}");
            assert!((found.front.x - found.middle.x).abs() < 0.5, "{found:?}");
            assert!((found.front.y - found.middle.y - FRONT * 40.0).abs() < 0.5, "{found:?}");
        }
    }

    #[test]
    fn a_point_behind_the_camera_has_no_place() {
        let topology = Topology::of(Variant::standard(GameKind::Diamond));
        let point = topology.points().iter().next().expect("a board has points");
        assert_eq!(place(topology, point, |_| None), None);
    }
}
