//! Turned shapes: a profile spun around the vertical axis.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::MeshBuilder;

/// Above this angle between two parts of a profile the edge stays sharp.
const SHARP: f32 = 0.7;

/// Spins `profile` (radius, height), listed so that the surface's outside is on the right of its direction
/// (from the bottom up for a solid piece), with `n` segments around.
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
            match ends.map(|(place, ..)| place.x > 0.0) {
                [true, true] => shape.quad([before[0], before[1], pair[1], pair[0]]),
                // At the axis there is nothing between two turns.
                [true, false] => shape.triangle(before[0], before[1], pair[0]),
                _ => shape.triangle(before[0], before[1], pair[1]),
            }
        }
        previous = Some(pair);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cone frustum: wide below, narrow above.
    const PROFILE: [Vec2; 4] = [Vec2::ZERO, Vec2::new(1.0, 0.0), Vec2::new(0.5, 2.0), Vec2::new(0.0, 2.0)];

    #[test]
    fn a_lathe_spins_the_profile_around_the_vertical_axis() {
        let shape = lathe(&PROFILE, 8);
        assert_eq!(shape.positions().count(), 3 * 9 * 2, "three bands of nine pairs of vertices");
        let (low, high) = shape.bounds();
        assert!(low.distance(Vec3::new(-1.0, 0.0, -1.0)) < 1e-5 && high.distance(Vec3::new(1.0, 2.0, 1.0)) < 1e-5);
        for at in shape.positions() {
            let radius = at.xz().length();
            assert!(PROFILE.iter().any(|place| place.distance(Vec2::new(radius, at.y)) < 1e-5), "{at}");
        }
    }

    #[test]
    fn the_surface_of_a_solid_piece_faces_outwards() {
        let volume = |profile: &[Vec2]| -> f32 {
            lathe(profile, 64).triangles().map(|Triangle3d { vertices: [a, b, c] }| a.dot(b.cross(c)) / 6.0).sum()
        };
        let expected = std::f32::consts::PI * 2.0 / 3.0 * (1.0 + 0.5 + 0.25);
        assert!((volume(&PROFILE) - expected).abs() < 0.02, "{} is not {expected}", volume(&PROFILE));
        let reversed: Vec<Vec2> = PROFILE.into_iter().rev().collect();
        assert!(volume(&reversed) < 0.0, "a reversed profile faces inwards");
    }

    #[test]
    fn flat_edges_are_shaded_smoothly_and_right_angles_stay_sharp() {
        let normals_at = |profile: &[Vec2], place: Vec2| {
            let mesh = lathe(profile, 4).build();
            let (Some(positions), Some(normals)) = (
                mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()),
                mesh.attribute(Mesh::ATTRIBUTE_NORMAL).and_then(|values| values.as_float3()),
            ) else {
                panic!("a lathe has positions and normals")
            };
            let here = |at: &[f32; 3]| Vec3::from(*at).distance(Vec3::new(place.x, place.y, 0.0)) < 1e-5;
            let found = positions.iter().zip(normals).filter(|(at, _)| here(at)).map(|(_, normal)| Vec3::from(*normal));
            found.collect::<Vec<_>>()
        };
        let differ = |normals: &[Vec3]| normals.iter().any(|normal| normal.distance(normals[0]) > 1e-4);
        let corner = Vec2::new(1.0, 1.0);
        assert!(differ(&normals_at(&[Vec2::new(1.0, 0.0), corner, Vec2::new(0.0, 1.0)], corner)));
        let bent = [Vec2::new(1.1, 0.0), corner, Vec2::new(1.1, 2.0)];
        assert!(!differ(&normals_at(&bent, corner)));
    }
}
