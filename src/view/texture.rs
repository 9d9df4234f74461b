//! Procedural textures, each made when a theme first needs it, and the cube maps that light the scene.

pub(super) mod environment;
mod noise;
mod patterns;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::math::curve::SmoothStepCurve;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::settings::theme::SurfacePattern;

/// Edge of the square textures in texels; each tiles seamlessly.
const EDGE: usize = 512;

/// The textures of a surface.
#[derive(Clone, Debug)]
pub struct SurfaceTextures {
    /// A factor for the material's colour.
    pub colour: Handle<Image>,
    /// The normal map.
    pub normal: Handle<Image>,
    /// A factor for the material's roughness, in the green channel.
    pub roughness: Handle<Image>,
}

/// The properties of a surface at one place.
#[derive(Clone, Copy, Debug)]
struct Texel {
    /// A factor for the colour, around 1, so that one texture serves every kind of wood.
    colour: [f32; 3],
    /// Height of the relief, without unit.
    height: f32,
    /// A factor for the roughness, at most 1.
    roughness: f32,
}

/// The textures made so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct Textures {
    surfaces: Vec<(SurfacePattern, SurfaceTextures)>,
    glyphs: Option<Handle<Image>>,
}

impl Textures {
    /// The textures with this pattern; `None` for a plain surface.
    pub fn surface(&mut self, pattern: SurfacePattern, images: &mut Assets<Image>) -> Option<SurfaceTextures> {
        if let Some((_, surface)) = self.surfaces.iter().find(|(made, _)| *made == pattern) {
            return Some(surface.clone());
        }
        let made = match pattern {
            SurfacePattern::None => return None,
            SurfacePattern::Wood => surface(images, 0.25, patterns::wood(7)),
            SurfacePattern::Rail => surface(images, 0.08, patterns::rail(5)),
            SurfacePattern::Tabletop => surface(images, 0.1, patterns::tabletop(3)),
            SurfacePattern::Felt => surface(images, 0.4, patterns::felt(11)),
            SurfacePattern::Marble => surface(images, 0.05, patterns::marble(23)),
            SurfacePattern::Slate => surface(images, 0.55, patterns::slate(31)),
        };
        self.surfaces.push((pattern, made.clone()));
        Some(made)
    }

    /// The letters and digits of the coordinates.
    pub fn glyphs(&mut self, images: &mut Assets<Image>) -> Handle<Image> {
        self.glyphs.get_or_insert_with(|| images.add(super::board::glyph_atlas())).clone()
    }
}

/// Evaluates every texel and turns heights into normals.
fn surface(images: &mut Assets<Image>, depth: f32, texel: impl Fn(f32, f32) -> Texel) -> SurfaceTextures {
    let texels: Vec<Texel> =
        (0..EDGE * EDGE).map(|i| texel((i % EDGE) as f32 / EDGE as f32, (i / EDGE) as f32 / EDGE as f32)).collect();
    let height = |x: usize, y: usize| texels[(y % EDGE) * EDGE + x % EDGE].height;
    let texture = || Vec::with_capacity(EDGE * EDGE * 4);
    let (mut colours, mut normals, mut roughness) = (texture(), texture(), texture());
    for (i, texel) in texels.iter().enumerate() {
        let (x, y) = (i % EDGE, i / EDGE);
        let slope_x = height(x + EDGE - 1, y) - height(x + 1, y);
        let slope_y = height(x, y + EDGE - 1) - height(x, y + 1);
        let normal = Vec3::new(slope_x * depth, slope_y * depth, 1.0).normalize();
        colours.extend(texel.colour.map(|c| byte(c * 0.88)).iter().chain(&[255]));
        normals.extend(normal.to_array().map(|n| byte(n * 0.5 + 0.5)).iter().chain(&[255]));
        // Blue is metalness: the factor 1 keeps the material's.
        roughness.extend([255, byte(texel.roughness), 255, 255]);
    }
    SurfaceTextures {
        colour: images.add(tiling(colours, TextureFormat::Rgba8UnormSrgb)),
        normal: images.add(tiling(normals, TextureFormat::Rgba8Unorm)),
        roughness: images.add(tiling(roughness, TextureFormat::Rgba8Unorm)),
    }
}

/// An image that repeats in both directions, with all mip levels.
fn tiling(texels: Vec<u8>, format: TextureFormat) -> Image {
    let (levels, data) = with_mips(texels);
    let extent = Extent3d { width: EDGE as u32, height: EDGE as u32, depth_or_array_layers: 1 };
    // `Image::new` checks the length for one level only.
    let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..default()
    });
    image
}

/// Appends the mip levels, each texel the mean of four, so that distant grain does not flicker.
fn with_mips(mut data: Vec<u8>) -> (u32, Vec<u8>) {
    let (mut edge, mut start, mut levels) = (EDGE, 0, 1);
    while edge > 1 {
        let half = edge / 2;
        for y in 0..half {
            for x in 0..half {
                for channel in 0..4 {
                    let at = |dx: usize, dy: usize| {
                        u32::from(data[start + ((2 * y + dy) * edge + 2 * x + dx) * 4 + channel])
                    };
                    let mean = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1) + 2) / 4;
                    data.push(mean as u8);
                }
            }
        }
        start += edge * edge * 4;
        edge = half;
        levels += 1;
    }
    (levels, data)
}

/// The smoothstep from 0 at `from` to 1 at `to`.
fn smooth(from: f32, to: f32, value: f32) -> f32 {
    SmoothStepCurve.sample_clamped((value - from) / (to - from))
}

fn byte(value: f32) -> u8 {
    (value.clamp(0.0, 1.0) * 255.0).round() as u8
}

#[cfg(test)]
mod tests;
