//! Which point of a board a ray meets: the piece it strikes first, or the point nearest on the surface.

use bevy::prelude::*;

use crate::rules::{GameKind, Placement, Point, Surface, Topology};

/// How tall a game's pieces are and how far they reach from their axis, in cells.
const fn body(kind: GameKind) -> (f32, f32) {
    match kind {
        GameKind::Othello => (0.15, 0.43),
        GameKind::Breakthrough => (0.83, 0.26),
        GameKind::Diamond => (0.32, 0.30),
    }
}

/// The point that `ray`, in the board's own space, points at.
#[must_use]
pub fn pick(kind: GameKind, topology: &Topology, placement: &Placement, ray: Ray3d) -> Option<Point> {
    let (height, reach) = body(kind);
    // From the top of the pieces downwards: the first slice that meets a piece is the nearest to the eye.
    let steps = (height / 0.05).ceil() as u32;
    let struck = (1..=steps).rev().find_map(|step| {
        let place = at_height(ray, height * step as f32 / steps as f32)?;
        let (point, distance) = topology.nearest(place)?;
        (distance < reach && placement.occupied().contains(point)).then_some(point)
    });
    struck.or_else(|| {
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

/// Where the ray passes this height, as a planar place.
fn at_height(ray: Ray3d, height: f32) -> Option<[f32; 2]> {
    let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    let place = ray.get_point(distance);
    Some([place.x, -place.z])
}
