//! The point of a board that a ray hits: that of the first piece, or the nearest one on the surface.

use bevy::prelude::*;

use crate::rules::{GameKind, Placement, Point, Surface, Topology};
use crate::view::games::GameView;

/// The point that `ray`, in the board's space, hits.
pub fn pick(kind: GameKind, topology: &Topology, placement: &Placement, ray: Ray3d) -> Option<Point> {
    let look = &GameView::of(kind).piece;
    let (height, radius) = (look.hit_height, look.hit_radius);
    // From the top of the pieces downwards: the first slice in which the ray hits a piece is the nearest to the camera.
    let steps = (height / 0.05).ceil() as u32;
    let hit = (1..=steps).rev().find_map(|step| {
        let place = at_height(ray, height * step as f32 / steps as f32)?;
        let (point, distance) = topology.nearest(place)?;
        (distance < radius && placement.occupied().contains(point)).then_some(point)
    });
    hit.or_else(|| {
        let (point, distance) = topology.nearest(at_height(ray, 0.0)?)?;
        let reach = match topology.surface() {
            // A cell's corner is farther from its middle than its edge.
            Surface::Cells => 0.71,
            Surface::Crossings => 0.46,
        };
        let [x, y] = topology.place(point);
        let [px, py] = at_height(ray, 0.0)?;
        let inside = topology.surface() == Surface::Crossings || (px - x).abs() <= 0.5 && (py - y).abs() <= 0.5;
        (distance <= reach && inside).then_some(point)
    })
}

/// Where the ray crosses this height, as a planar place.
fn at_height(ray: Ray3d, height: f32) -> Option<[f32; 2]> {
    let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    let place = ray.get_point(distance);
    Some([place.x, -place.z])
}
