//! Turned shapes: a profile spun around the vertical axis.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::MeshBuilder;

/// Above this angle between two parts of a profile the edge stays sharp.
const SHARP: f32 = 0.7;

/// Spins `profile` (radius, height), listed so that the surface's outside is on the right of its direction
/// (from the bottom up for a solid piece), with so many segments around.
#[must_use]
pub fn lathe(profile: &[Vec2], segments: u32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let normals: Vec<Vec2> =
        profile.windows(2).map(|pair| (pair[1] - pair[0]).perp().normalize_or_zero() * -1.0).collect();
    let length: f32 = profile.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let mut travelled = 0.0;
    for (i, pair) in profile.windows(2).enumerate() {
        let here = normals[i];
        let blend = |other: Option<&Vec2>| match other {
            Some(normal) if normal.angle_to(here).abs() < SHARP => (*normal + here).normalize_or_zero(),
            _ => here,
        };
        let ends = [
            (pair[0], blend(i.checked_sub(1).and_then(|before| normals.get(before))), travelled / length),
            (pair[1], blend(normals.get(i + 1)), (travelled + pair[0].distance(pair[1])) / length),
        ];
        travelled += pair[0].distance(pair[1]);
        band(&mut shape, ends, segments);
    }
    shape
}

/// One turn of the surface between two profile points with their normals and texture heights.
fn band(shape: &mut MeshBuilder, ends: [(Vec2, Vec2, f32); 2], segments: u32) {
    let mut previous: Option<[u32; 2]> = None;
    for step in 0..=segments {
        let turn = step as f32 / segments as f32;
        let (sin, cos) = (turn * TAU).sin_cos();
        let pair = ends.map(|(place, normal, v)| {
            shape.vertex(
                Vec3::new(place.x * cos, place.y, place.x * sin),
                Vec3::new(normal.x * cos, normal.y, normal.x * sin),
                Vec2::new(turn * 3.0, v),
            )
        });
        if let Some(before) = previous {
            shape.quad([before[0], before[1], pair[1], pair[0]]);
        }
        previous = Some(pair);
    }
}
