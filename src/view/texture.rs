//! Procedural textures, each made when a theme first needs it.

mod noise;
mod patterns;

use bevy::asset::RenderAssetUsages;
use bevy::math::curve::SmoothStepCurve;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::settings::theme::SurfacePattern;

/// Edge of the square textures in texels; each tiles seamlessly.
const EDGE: usize = 512;

/// The properties of a surface at one place.
#[derive(Clone, Copy, Debug)]
struct Texel {
    /// A factor for the colour's lightness, around 1, so that one texture serves every kind of wood.
    light: f32,
    /// Height of the relief, without unit.
    height: f32,
    /// A factor for the roughness, at most 1.
    roughness: f32,
}

/// The lightness that a texel has at most, as a part of the colour; brighter places than the mean need room above.
const WHITE: f32 = 0.88;
/// Steps between black and white for which the linear lightness is worked out.
const LIGHTNESS_STEPS: usize = 4096;

/// The textures made so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct Textures {
    grains: Vec<(SurfacePattern, Handle<Image>)>,
    /// The letters and digits of the coordinates.
    pub(super) glyphs: Option<Handle<Image>>,
}

impl Textures {
    /// The texture of a pattern: in red a factor for the linear colour, in green and blue the slopes of the relief along u
    /// and v from −1 to 1, in alpha a factor for the roughness. `None` for a plain surface.
    pub fn grain(&mut self, pattern: SurfacePattern, images: &mut Assets<Image>) -> Option<Handle<Image>> {
        if let Some(grain) = self.made(pattern) {
            return Some(grain.clone());
        }
        let texels = match pattern {
            SurfacePattern::None => return None,
            SurfacePattern::Wood => texels(0.25, patterns::wood(7)),
            SurfacePattern::Rail => texels(0.08, patterns::rail(5)),
            SurfacePattern::Tabletop => texels(0.1, patterns::tabletop(3)),
            SurfacePattern::Felt => texels(0.4, patterns::felt(11)),
            SurfacePattern::Marble => texels(0.05, patterns::marble(23)),
            SurfacePattern::Slate => texels(0.55, patterns::slate(31)),
        };
        let grain = images.add(tiling(texels));
        self.grains.push((pattern, grain.clone()));
        Some(grain)
    }

    /// The texture of a pattern if it has been made.
    pub(super) fn made(&self, pattern: SurfacePattern) -> Option<&Handle<Image>> {
        self.grains.iter().find(|(made, _)| *made == pattern).map(|(_, grain)| grain)
    }

    /// The letters and digits of the coordinates.
    pub fn glyphs(&mut self, images: &mut Assets<Image>) -> Handle<Image> {
        self.glyphs.get_or_insert_with(|| images.add(super::board::glyph_atlas())).clone()
    }
}

/// The linear colour where the texture is as light as its material, and how the colour changes with the lightness: darker
/// wood is redder, and the veins of marble are grey with a little ochre.
pub(super) fn tint(pattern: SurfacePattern) -> (f32, Vec3) {
    let tint = match pattern {
        SurfacePattern::None => return (1.0, Vec3::ZERO),
        SurfacePattern::Wood | SurfacePattern::Rail => Vec3::new(0.84, 1.0, 1.10),
        SurfacePattern::Marble => Vec3::new(0.95, 1.0, 1.05),
        SurfacePattern::Tabletop | SurfacePattern::Felt | SurfacePattern::Slate => Vec3::ONE,
    };
    (linear(WHITE), tint)
}

fn linear(lightness: f32) -> f32 {
    Color::srgb(lightness, lightness, lightness).to_linear().green
}

/// The bytes of linear lightness for evenly spaced sRGB lightness from 0 to 1: working out each takes a page a quarter of a
/// second.
fn linear_bytes() -> [u8; LIGHTNESS_STEPS + 1] {
    std::array::from_fn(|step| byte(linear(step as f32 / LIGHTNESS_STEPS as f32)))
}

/// Evaluates every texel and turns heights into slopes, `depth` times as steep as from one texel to the next.
fn texels(depth: f32, texel: impl Fn(f32, f32) -> Texel) -> Vec<u8> {
    let texels: Vec<Texel> =
        (0..EDGE * EDGE).map(|i| texel((i % EDGE) as f32 / EDGE as f32, (i / EDGE) as f32 / EDGE as f32)).collect();
    let linear = linear_bytes();
    let lightness = |light: f32| linear[((light.clamp(0.0, 1.0)) * LIGHTNESS_STEPS as f32).round() as usize];
    let height = |x: usize, y: usize| texels[(y % EDGE) * EDGE + x % EDGE].height;
    let bytes = texels.iter().enumerate().flat_map(|(i, texel)| {
        let (x, y) = (i % EDGE, i / EDGE);
        let slope_x = height(x + EDGE - 1, y) - height(x + 1, y);
        let slope_y = height(x, y + EDGE - 1) - height(x, y + 1);
        let slope = |slope: f32| byte(slope * depth * 0.5 + 0.5);
        [lightness(texel.light * WHITE), slope(slope_x), slope(slope_y), byte(texel.roughness)]
    });
    bytes.collect()
}

/// An image with all mip levels.
fn tiling(texels: Vec<u8>) -> Image {
    let (levels, data) = with_mips(texels);
    let extent = Extent3d { width: EDGE as u32, height: EDGE as u32, depth_or_array_layers: 1 };
    // `Image::new` checks the length for one level only.
    let (format, usage) = (TextureFormat::Rgba8Unorm, RenderAssetUsages::RENDER_WORLD);
    let mut image = Image::new_uninit(extent, TextureDimension::D2, format, usage);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
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
