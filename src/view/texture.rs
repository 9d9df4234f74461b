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
            SurfacePattern::Wood => surface(images, 0.45, patterns::wood(7)),
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
mod tests {
    use super::*;

    fn textures(pattern: SurfacePattern) -> (Image, Image, Image) {
        let mut images = Assets::<Image>::default();
        let surface = Textures::default().surface(pattern, &mut images).expect("the pattern has textures");
        let mut take = |handle: &Handle<Image>| images.remove(handle).expect("the texture was made");
        (take(&surface.colour), take(&surface.normal), take(&surface.roughness))
    }

    const PATTERNS: [SurfacePattern; 4] =
        [SurfacePattern::Wood, SurfacePattern::Felt, SurfacePattern::Marble, SurfacePattern::Slate];

    fn texel(image: &Image, x: usize, y: usize) -> [u8; 3] {
        let at = ((y % EDGE) * EDGE + x % EDGE) * 4;
        let data = image.data.as_ref().expect("the texture has texels");
        [data[at], data[at + 1], data[at + 2]]
    }

    /// The mean difference of neighbouring texels across `x`.
    fn step_at(image: &Image, x: usize) -> f32 {
        let differ = |y: usize| {
            let (a, b) = (texel(image, x, y), texel(image, x + 1, y));
            a.iter().zip(b).map(|(a, b)| f32::from(a.abs_diff(b))).sum::<f32>()
        };
        (0..EDGE).map(differ).sum::<f32>() / EDGE as f32
    }

    #[test]
    fn a_texture_has_all_mip_levels_and_repeats() {
        let (colour, ..) = textures(SurfacePattern::Felt);
        assert_eq!(colour.texture_descriptor.mip_level_count, 10, "512 down to 1");
        let texels: usize = (0..10).map(|level| (EDGE >> level).pow(2)).sum();
        assert_eq!(colour.data.expect("the texture has texels").len(), texels * 4);
        let ImageSampler::Descriptor(sampler) = colour.sampler else { panic!("the sampler is described") };
        assert_eq!(
            (sampler.address_mode_u, sampler.address_mode_v),
            (ImageAddressMode::Repeat, ImageAddressMode::Repeat)
        );
    }

    #[test]
    fn the_last_mip_level_is_the_mean_of_the_texture() {
        let data: Vec<u8> = (0..EDGE * EDGE).flat_map(|i| [if i % 2 == 0 { 0 } else { 200 }, 40, 0, 255]).collect();
        let (levels, data) = with_mips(data);
        assert_eq!(levels, 10);
        assert_eq!(data[data.len() - 4..], [100, 40, 0, 255]);
    }

    #[test]
    fn textures_tile_without_a_seam() {
        for pattern in PATTERNS {
            let (colour, normal, _) = textures(pattern);
            for image in [&colour, &normal] {
                let inside = (8..EDGE - 8).step_by(24).map(|x| step_at(image, x)).fold(0.0, f32::max);
                let seam = step_at(image, EDGE - 1);
                assert!(seam <= inside * 1.5 + 1.0, "{pattern:?}: {seam} at the seam, {inside} inside");
            }
        }
    }

    #[test]
    fn normals_have_length_one_and_point_out_of_the_surface() {
        for pattern in PATTERNS {
            let (_, normal, _) = textures(pattern);
            for i in (0..EDGE * EDGE).step_by(101) {
                let texel = texel(&normal, i % EDGE, i / EDGE).map(|part| f32::from(part) / 255.0 * 2.0 - 1.0);
                let vector = Vec3::from(texel);
                assert!((vector.length() - 1.0).abs() < 0.02 && vector.z > 0.2, "{pattern:?}: {vector}");
            }
        }
    }

    #[test]
    fn patterns_are_bright_so_that_the_material_gives_the_colour() {
        for pattern in PATTERNS {
            let (colour, _, roughness) = textures(pattern);
            let mean = |image: &Image, channel: usize| {
                let sum: usize = (0..EDGE * EDGE).map(|i| usize::from(texel(image, i % EDGE, i / EDGE)[channel])).sum();
                sum / (EDGE * EDGE)
            };
            for channel in 0..3 {
                assert!((150..=245).contains(&mean(&colour, channel)), "{pattern:?}: {}", mean(&colour, channel));
            }
            assert!(mean(&roughness, 1) > 150, "{pattern:?}: {}", mean(&roughness, 1));
            assert_eq!(mean(&roughness, 2), 255, "{pattern:?} leaves metalness to the material");
        }
    }

    #[test]
    fn a_pattern_is_made_once_and_a_plain_surface_has_no_textures() {
        let (mut images, mut textures) = (Assets::<Image>::default(), Textures::default());
        let first = textures.surface(SurfacePattern::Felt, &mut images).expect("felt has textures");
        let again = textures.surface(SurfacePattern::Felt, &mut images).expect("felt has textures");
        assert_eq!((first.colour, images.len()), (again.colour, 3));
        assert!(textures.surface(SurfacePattern::None, &mut images).is_none());
    }
}
