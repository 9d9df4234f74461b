//! The sides of a frame: mitred planks with rounded edges.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::{MeshBuilder, WoodGrain};
use crate::view::layout::lift;

/// Steps of the quarter turn of an edge.
const STEPS: u32 = 4;

/// The measures of a plank across its grain.
#[derive(Clone, Copy, Debug)]
pub struct PlankProfile {
    pub bottom: f32,
    pub top: f32,
    /// The radius by which both upper edges are rounded: somewhere on the round light is reflected to the eye, which shows
    /// as a fine line.
    pub radius: f32,
}

/// A line along the plank.
struct Row {
    /// Distance from the outer edge.
    across: f32,
    height: f32,
    /// Inwards and up.
    normal: Vec2,
}

impl PlankProfile {
    /// The rows from the outer foot over the top to the inner foot, for a plank of this width.
    fn rows(self, width: f32) -> Vec<Row> {
        let turn = |step: u32| Vec2::from_angle(FRAC_PI_2 * step as f32 / STEPS as f32);
        let rounded = |step: u32, inner: bool| {
            let (cos, sin) = (turn(step).x, turn(step).y);
            let across = self.radius * (1.0 - cos);
            let height = self.top - self.radius * (1.0 - sin);
            if inner {
                Row { across: width - across, height, normal: Vec2::new(cos, sin) }
            } else {
                Row { across, height, normal: Vec2::new(-cos, sin) }
            }
        };
        let foot = |inner: bool| Row { height: self.bottom, ..rounded(0, inner) };
        let outer = (0..=STEPS).map(|step| rounded(step, false));
        let inner = (0..=STEPS).rev().map(|step| rounded(step, true));
        std::iter::once(foot(false)).chain(outer).chain(inner).chain(std::iter::once(foot(true))).collect()
    }
}

/// A frame between two outlines of four corners whose sides are parallel; `seed` chooses the pieces of the texture.
pub fn frame(outer: &[Vec2; 4], inner: &[Vec2; 4], profile: PlankProfile, seed: f32, scale: f32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    for side in 0..4 {
        let edge = |outline: &[Vec2; 4]| [outline[side], outline[(side + 1) % 4]];
        shape.append(&plank(edge(outer), edge(inner), profile, seed + side as f32, scale));
    }
    shape
}

/// One mitred side of a frame between an outer and an inner edge, which are parallel; its grain runs along them. Its ends
/// are open and meet those of its neighbours.
fn plank(outer: [Vec2; 2], inner: [Vec2; 2], profile: PlankProfile, seed: f32, scale: f32) -> MeshBuilder {
    let along = (outer[1] - outer[0]).normalize_or_zero();
    let inward = along.perp();
    let width = (inner[0] - outer[0]).dot(inward);
    let grain = WoodGrain { angle: along.to_angle(), offset: Vec2::new(seed * 0.37, seed * 0.61), scale };
    let mut shape = MeshBuilder::default();
    let mut previous: Option<[u32; 2]> = None;
    for row in profile.rows(width) {
        let normal = lift(inward * row.normal.x, row.normal.y);
        // The texture goes on over the edges, down both sides.
        let beyond = (profile.top - row.height) * row.normal.x.signum() * scale;
        let ends = [0, 1].map(|end| {
            let place = lift(outer[end].lerp(inner[end], row.across / width), row.height);
            shape.vertex(place, normal, grain.uv(place) + Vec2::new(0.0, beyond))
        });
        if let Some(before) = previous {
            shape.quad([before[0], before[1], ends[1], ends[0]]);
        }
        previous = Some(ends);
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROFILE: PlankProfile = PlankProfile { bottom: -0.3, top: 0.1, radius: 0.05 };

    fn front() -> MeshBuilder {
        let edges = ([Vec2::ZERO, Vec2::new(3.0, 0.0)], [Vec2::new(0.5, 0.5), Vec2::new(2.5, 0.5)]);
        plank(edges.0, edges.1, PROFILE, 0.0, 1.0)
    }

    #[test]
    fn a_plank_fills_the_space_between_its_edges() {
        let (low, high) = front().bounds();
        assert!(low.distance(Vec3::new(0.0, -0.3, -0.5)) < 1e-5, "{low}");
        assert!(high.distance(Vec3::new(3.0, 0.1, 0.0)) < 1e-5, "{high}");
    }

    #[test]
    fn every_triangle_of_a_plank_faces_away_from_its_inside() {
        let inside = Vec3::new(1.5, -0.1, -0.25);
        for Triangle3d { vertices: [a, b, c] } in front().triangles() {
            let outward = (b - a).cross(c - a);
            assert!(outward.dot(a - inside) > 0.0, "{a} {b} {c}");
        }
    }

    #[test]
    fn the_ends_of_neighbouring_planks_meet() {
        let side = plank(
            [Vec2::new(3.0, 0.0), Vec2::new(3.0, 3.0)],
            [Vec2::new(2.5, 0.5), Vec2::new(2.5, 2.5)],
            PROFILE,
            1.0,
            1.0,
        );
        let front: Vec<Vec3> = front().positions().collect();
        let met = side.positions().filter(|place| front.iter().any(|other| other.distance(*place) < 1e-5));
        assert_eq!(met.count(), 2 * STEPS as usize + 4, "one end of each row");
    }

    #[test]
    fn the_edges_are_rounded_and_the_top_is_flat() {
        let rows = PROFILE.rows(0.5);
        let at = |index: usize| (rows[index].across, rows[index].height, rows[index].normal);
        let close = |index: usize, (across, height, normal): (f32, f32, Vec2)| {
            let found = at(index);
            (found.0 - across).abs() < 1e-6 && (found.1 - height).abs() < 1e-6 && found.2.distance(normal) < 1e-6
        };
        assert!(close(1, (0.0, 0.05, Vec2::NEG_X)), "{:?}", at(1));
        assert!(close(5, (0.05, 0.1, Vec2::Y)), "{:?}", at(5));
        assert!(close(6, (0.45, 0.1, Vec2::Y)), "{:?}", at(6));
        assert!(close(11, (0.5, -0.3, Vec2::X)), "{:?}", at(11));
    }

    #[test]
    fn the_grain_of_a_plank_runs_along_its_outer_edge() {
        let uvs = |outer: [Vec2; 2], inner: [Vec2; 2]| {
            let mesh = plank(outer, inner, PROFILE, 0.0, 1.0).build();
            match mesh.attribute(Mesh::ATTRIBUTE_UV_0) {
                Some(bevy::mesh::VertexAttributeValues::Float32x2(uvs)) => [uvs[0], uvs[1]].map(Vec2::from),
                _ => panic!("a plank has texture coordinates"),
            }
        };
        let near = uvs([Vec2::ZERO, Vec2::new(3.0, 0.0)], [Vec2::new(0.5, 0.5), Vec2::new(2.5, 0.5)]);
        assert!((near[1] - near[0]).distance(Vec2::new(3.0, 0.0)) < 1e-5, "{near:?}");
        let side = uvs([Vec2::ZERO, Vec2::new(0.0, 3.0)], [Vec2::new(-0.5, 0.5), Vec2::new(-0.5, 2.5)]);
        assert!((side[1] - side[0]).distance(Vec2::new(3.0, 0.0)) < 1e-5, "{side:?}");
    }
}
