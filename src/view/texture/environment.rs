//! The room around the table, as two cube maps: what varnish mirrors of it, and how much light comes from where.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

use super::{byte, smooth};
use crate::settings::theme::{RoomLight, Srgb};

/// Edge of a face, in texels.
const FACE: usize = 32;

/// How much farther a lamp's light reaches on what is dull than in a mirror, as a cosine.
const SPREAD: f32 = 0.06;

/// Something bright in the room.
struct Lamp {
    towards: Vec3,
    /// Cosines between which its rim fades in a mirror.
    rim: [f32; 2],
    /// How bright it is in a mirror, and how much it lights what faces it; 1 is white.
    bright: f32,
    gives: f32,
}

/// A window to the left of the near player, a lamp far to the right; and the light of the room behind the near player, low
/// and wide, so that what is turned away from the sun still shows what it is made of.
const LAMPS: [Lamp; 3] = [
    Lamp { towards: Vec3::new(-0.45, 0.80, 0.40), rim: [0.80, 0.97], bright: 0.60, gives: 0.36 },
    Lamp { towards: Vec3::new(0.75, 0.35, -0.55), rim: [0.86, 0.99], bright: 0.25, gives: 0.15 },
    Lamp { towards: Vec3::new(0.10, 0.00, 1.00), rim: [0.20, 1.0], bright: 0.10, gives: 0.20 },
];

/// The room in a mirror.
#[must_use]
pub(crate) fn mirrored(light: &RoomLight) -> Image {
    cube(light, |towards| {
        around(towards) + sum(towards, |lamp, cosine| lamp.bright * smooth(lamp.rim[0], lamp.rim[1], cosine))
    })
}

/// How much light falls on what is turned to each side.
#[must_use]
pub(crate) fn scattered(light: &RoomLight) -> Image {
    cube(light, lit)
}

fn lit(towards: Vec3) -> f32 {
    0.85 * around(towards) + sum(towards, |lamp, cosine| lamp.gives * smooth(lamp.rim[0] - SPREAD, 1.0, cosine))
}

/// Walls and ceiling: dark below, lighter above.
fn around(towards: Vec3) -> f32 {
    0.20 + 0.24 * smooth(-0.2, 1.0, towards.y)
}

fn sum(towards: Vec3, light: impl Fn(&Lamp, f32) -> f32) -> f32 {
    LAMPS.iter().map(|lamp| light(lamp, towards.dot(lamp.towards.normalize()))).sum()
}

/// A cube map in the theme's colour with this much light from each direction of the world.
fn cube(light: &RoomLight, strength: impl Fn(Vec3) -> f32) -> Image {
    let Srgb(tint) = light.room;
    let mut data = Vec::with_capacity(FACE * FACE * 6 * 4);
    for face in 0..6 {
        for i in 0..FACE * FACE {
            let (u, v) = ((i % FACE) as f32, (i / FACE) as f32);
            let place = Vec2::new(u + 0.5, v + 0.5) / FACE as f32 * 2.0 - 1.0;
            let strength = strength(towards(face, place));
            data.extend(tint.map(|part| byte(strength * f32::from(part) / 255.0)).iter().chain(&[255]));
        }
    }
    let extent = Extent3d { width: FACE as u32, height: FACE as u32, depth_or_array_layers: 6 };
    let mut image =
        Image::new(extent, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image.sampler = ImageSampler::linear();
    image
}

/// Where in the world a cube map's texel is seen; faces in the order +x −x +y −y +z −z, `place` from −1 to 1. Cube maps
/// are left-handed: their z is the world's the other way round.
fn towards(face: usize, place: Vec2) -> Vec3 {
    let (u, v) = (place.x, place.y);
    let direction = match face {
        0 => Vec3::new(1.0, -v, u),
        1 => Vec3::new(-1.0, -v, -u),
        2 => Vec3::new(u, 1.0, -v),
        3 => Vec3::new(u, -1.0, v),
        4 => Vec3::new(u, -v, -1.0),
        _ => Vec3::new(-u, -v, 1.0),
    };
    direction.normalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_faces_of_the_cube_look_where_the_world_has_them() {
        let middles = [0, 1, 2, 3, 4, 5].map(|face| towards(face, Vec2::ZERO));
        assert_eq!(middles, [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::NEG_Z, Vec3::Z]);
    }

    #[test]
    fn neighbouring_faces_meet_at_their_common_edge() {
        // The right edge of +z is the left edge of +x, as Direct3D, Vulkan and WebGPU lay cube maps out.
        assert_eq!(towards(4, Vec2::new(1.0, 0.3)), towards(0, Vec2::new(-1.0, 0.3)));
        assert_eq!(towards(4, Vec2::new(0.3, -1.0)), towards(2, Vec2::new(0.3, 1.0)));
    }

    #[test]
    fn the_near_side_of_a_board_is_lit_more_than_the_far_one_and_less_than_its_top() {
        assert!(lit(Vec3::Z) > lit(Vec3::NEG_Z) + 0.05);
        assert!(lit(Vec3::Y) > lit(Vec3::Z) + 0.02);
    }
}
