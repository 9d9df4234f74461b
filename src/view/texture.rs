//! Textures made in code, each when a theme first asks for it; and the room that lights them.

pub(super) mod environment;
mod noise;
mod patterns;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::settings::theme::SurfacePattern;

/// Edge of the square textures in texels; each tiles seamlessly.
const EDGE: usize = 512;

/// A surface: its colour, its relief, and how dull it is from place to place.
#[derive(Clone, Debug)]
pub struct SurfaceTextures {
    pub colour: Handle<Image>,
    pub relief: Handle<Image>,
    pub polish: Handle<Image>,
}

/// What a surface is like at one place.
#[derive(Clone, Copy, Debug)]
struct Texel {
    /// A factor for the colour, around 1, so that one texture serves every kind of wood.
    colour: [f32; 3],
    height: f32,
    /// A factor for the roughness, at most 1.
    dull: f32,
}

/// The textures made so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct Textures {
    surfaces: Vec<(SurfacePattern, SurfaceTextures)>,
    letters: Option<Handle<Image>>,
}

impl Textures {
    /// The surface with this grain; `None` where there is none.
    pub fn surface(&mut self, grain: SurfacePattern, images: &mut Assets<Image>) -> Option<SurfaceTextures> {
        if let Some((_, surface)) = self.surfaces.iter().find(|(made, _)| *made == grain) {
            return Some(surface.clone());
        }
        let made = match grain {
            SurfacePattern::None => return None,
            SurfacePattern::Wood => surface(images, 0.45, patterns::wood(7)),
            SurfacePattern::Felt => surface(images, 0.4, patterns::felt(11)),
            SurfacePattern::Marble => surface(images, 0.05, patterns::marble(23)),
            SurfacePattern::Slate => surface(images, 0.55, patterns::slate(31)),
        };
        self.surfaces.push((grain, made.clone()));
        Some(made)
    }

    /// The letters and digits of the coordinates.
    pub fn letters(&mut self, images: &mut Assets<Image>) -> Handle<Image> {
        self.letters.get_or_insert_with(|| images.add(super::board::letters())).clone()
    }
}

/// Evaluates every texel and turns heights into normals.
fn surface(images: &mut Assets<Image>, depth: f32, texel: impl Fn(f32, f32) -> Texel) -> SurfaceTextures {
    let texels: Vec<Texel> =
        (0..EDGE * EDGE).map(|i| texel((i % EDGE) as f32 / EDGE as f32, (i / EDGE) as f32 / EDGE as f32)).collect();
    let height = |x: usize, y: usize| texels[(y % EDGE) * EDGE + x % EDGE].height;
    let [mut colours, mut normals, mut polish] = [(); 3].map(|()| Vec::with_capacity(EDGE * EDGE * 4));
    for (i, texel) in texels.iter().enumerate() {
        let (x, y) = (i % EDGE, i / EDGE);
        let slope_x = height(x + EDGE - 1, y) - height(x + 1, y);
        let slope_y = height(x, y + EDGE - 1) - height(x, y + 1);
        let normal = Vec3::new(slope_x * depth, slope_y * depth, 1.0).normalize();
        colours.extend(texel.colour.map(|c| byte(c * 0.88)).iter().chain(&[255]));
        normals.extend(normal.to_array().map(|n| byte(n * 0.5 + 0.5)).iter().chain(&[255]));
        // Green is roughness, blue is metal: a factor that leaves what the material says.
        polish.extend([255, byte(texel.dull), 255, 255]);
    }
    SurfaceTextures {
        colour: images.add(tiling(colours, TextureFormat::Rgba8UnormSrgb)),
        relief: images.add(tiling(normals, TextureFormat::Rgba8Unorm)),
        polish: images.add(tiling(polish, TextureFormat::Rgba8Unorm)),
    }
}

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

/// Appends ever smaller versions, each texel the mean of four, so that distant grain does not flicker.
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

fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let t = ((value - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

fn byte(value: f32) -> u8 {
    (value.clamp(0.0, 1.0) * 255.0).round() as u8
}
