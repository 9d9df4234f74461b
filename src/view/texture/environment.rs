//! The room around the table as two cube maps: specular (what varnish reflects) and diffuse (how much light comes from
//! each direction).

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

/// How much farther a lamp's light reaches on a matt surface than in a reflection, as a cosine.
const SPREAD: f32 = 0.06;

/// A light source in the room.
struct Lamp {
    /// Direction from the table; need not be normalised.
    towards: Vec3,
    /// Cosines between which its rim fades in a reflection.
    rim: [f32; 2],
    /// Brightness in a reflection; 1 is white.
    specular: f32,
    /// Light on a surface that faces it; 1 is white.
    diffuse: f32,
}

/// A window to the left of the near player, a lamp far to the right; and the light of the room behind the near player, low
/// and wide, so that surfaces that face away from the key light still show their material.
const LAMPS: [Lamp; 3] = [
    Lamp { towards: Vec3::new(-0.45, 0.80, 0.40), rim: [0.80, 0.97], specular: 0.60, diffuse: 0.36 },
    Lamp { towards: Vec3::new(0.75, 0.35, -0.55), rim: [0.86, 0.99], specular: 0.25, diffuse: 0.15 },
    Lamp { towards: Vec3::new(0.10, 0.00, 1.00), rim: [0.20, 1.0], specular: 0.10, diffuse: 0.20 },
];

/// The room as a perfect mirror reflects it.
#[must_use]
pub(crate) fn specular(light: &RoomLight) -> Image {
    cube(light, |towards| {
        walls(towards) + sum(towards, |lamp, cosine| lamp.specular * smooth(lamp.rim[0], lamp.rim[1], cosine))
    })
}

/// The light that falls on a matt surface from each direction.
#[must_use]
pub(crate) fn diffuse(light: &RoomLight) -> Image {
    cube(light, irradiance)
}

fn irradiance(towards: Vec3) -> f32 {
    0.85 * walls(towards) + sum(towards, |lamp, cosine| lamp.diffuse * smooth(lamp.rim[0] - SPREAD, 1.0, cosine))
}

/// Walls and ceiling: dark below, lighter above.
fn walls(towards: Vec3) -> f32 {
    0.20 + 0.24 * smooth(-0.2, 1.0, towards.y)
}

/// Sums up the lamps.
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
            let at = Vec2::new(u + 0.5, v + 0.5) / FACE as f32 * 2.0 - 1.0;
            let strength = strength(towards(face, at));
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

/// The direction of a cube map's texel in the world; faces in the order +x −x +y −y +z −z, `at` from −1 to 1. Cube maps
/// are left-handed: their z axis is the world's −z.
fn towards(face: usize, at: Vec2) -> Vec3 {
    let (u, v) = (at.x, at.y);
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
    fn the_faces_of_the_cube_look_along_the_world_s_axes() {
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
    fn a_cube_map_has_six_square_faces_of_opaque_texels() {
        let light = &crate::settings::theme::themes()[0].room;
        for image in [specular(light), diffuse(light)] {
            let size = image.texture_descriptor.size;
            assert_eq!((size.width as usize, size.height as usize, size.depth_or_array_layers), (FACE, FACE, 6));
            let data = image.data.expect("the cube map has texels");
            assert_eq!(data.len(), FACE * FACE * 6 * 4);
            assert!(data.iter().skip(3).step_by(4).all(|alpha| *alpha == 255));
        }
    }

    #[test]
    fn the_near_side_of_a_board_is_lit_more_than_the_far_one_and_less_than_its_top() {
        assert!(irradiance(Vec3::Z) > irradiance(Vec3::NEG_Z) + 0.05);
        assert!(irradiance(Vec3::Y) > irradiance(Vec3::Z) + 0.02);
    }
}
