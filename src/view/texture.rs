//! Textures made in code at start: wood with grain, felt, and the soft light around the table.

mod noise;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

use noise::Noise;

/// Edge of the square textures in texels; each tiles seamlessly.
const EDGE: usize = 512;

/// A surface: its colour and its relief.
#[derive(Clone, Debug)]
pub struct Surface {
    pub colour: Handle<Image>,
    pub relief: Handle<Image>,
}

/// Wood with its grain along u. The colour is a factor around 1, so that one texture serves every kind of wood.
pub fn wood(images: &mut Assets<Image>, seed: u32) -> Surface {
    let noise = Noise::new(seed);
    let texel = |x: f32, y: f32| {
        // Growth rings: bands across the grain, bent by slow noise; fibres and pores: noise drawn out along the grain.
        let bend = noise.fbm(x * 2.0, y * 4.0, [2, 4], 3);
        let rings = (y * 9.0 + bend * 3.2).fract();
        let band = smooth(0.0, 0.75, rings) * (1.0 - smooth(0.86, 1.0, rings));
        let fibre = noise.fbm(x * 6.0, y * 160.0, [6, 160], 3);
        let pores = smooth(0.66, 0.86, noise.fbm(x * 16.0 + 0.5, y * 384.0, [16, 384], 2));
        let mottle = noise.fbm(x * 3.0, y * 5.0, [3, 5], 2) - 0.5;
        let light = 1.0 - 0.20 * band + 0.16 * (fibre - 0.5) - 0.10 * pores + 0.16 * mottle;
        let dark = (1.0 - light).max(0.0);
        // Darker wood is redder: the summer rings keep more red than blue.
        let colour = [1.0 - 0.80 * dark, 1.0 - 1.0 * dark, 1.0 - 1.15 * dark].map(|c| c.min(1.0) * light.max(1.0));
        (colour, 0.5 * fibre - 0.4 * pores - 0.1 * band)
    };
    surface(images, 0.45, texel)
}

/// Felt: short fibres in no direction.
pub fn felt(images: &mut Assets<Image>, seed: u32) -> Surface {
    let noise = Noise::new(seed);
    let texel = |x: f32, y: f32| {
        let fine = noise.fbm(x * 128.0, y * 128.0, [128, 128], 2);
        let strands = noise.fbm(x * 40.0 + fine, y * 160.0, [40, 160], 2);
        let cloud = noise.fbm(x * 5.0, y * 5.0, [5, 5], 3);
        let light = 0.86 + 0.22 * (fine - 0.5) + 0.12 * (strands - 0.5) + 0.14 * (cloud - 0.5);
        ([light; 3], fine + 0.5 * strands)
    };
    surface(images, 0.4, texel)
}

/// Evaluates colour and height at every texel and turns heights into normals.
fn surface(images: &mut Assets<Image>, depth: f32, texel: impl Fn(f32, f32) -> ([f32; 3], f32)) -> Surface {
    let texels: Vec<([f32; 3], f32)> =
        (0..EDGE * EDGE).map(|i| texel((i % EDGE) as f32 / EDGE as f32, (i / EDGE) as f32 / EDGE as f32)).collect();
    let height = |x: usize, y: usize| texels[(y % EDGE) * EDGE + x % EDGE].1;
    let mut colours = Vec::with_capacity(EDGE * EDGE * 4);
    let mut normals = Vec::with_capacity(EDGE * EDGE * 4);
    for (i, (colour, _)) in texels.iter().enumerate() {
        let (x, y) = (i % EDGE, i / EDGE);
        let slope_x = height(x + EDGE - 1, y) - height(x + 1, y);
        let slope_y = height(x, y + EDGE - 1) - height(x, y + 1);
        let normal = Vec3::new(slope_x * depth, slope_y * depth, 1.0).normalize();
        colours.extend(colour.map(|c| byte(c * 0.88)).iter().chain(&[255]));
        normals.extend(normal.to_array().map(|n| byte(n * 0.5 + 0.5)).iter().chain(&[255]));
    }
    Surface {
        colour: images.add(tiling(colours, TextureFormat::Rgba8UnormSrgb)),
        relief: images.add(tiling(normals, TextureFormat::Rgba8Unorm)),
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

/// A room to be reflected in varnish: dark below, warm above, with one large soft window.
pub fn room(images: &mut Assets<Image>) -> Handle<Image> {
    const FACE: usize = 32;
    let mut data = Vec::with_capacity(FACE * FACE * 6 * 4);
    for face in 0..6 {
        for i in 0..FACE * FACE {
            let (u, v) = ((i % FACE) as f32, (i / FACE) as f32);
            let place = Vec2::new(u + 0.5, v + 0.5) / FACE as f32 * 2.0 - 1.0;
            let light = room_light(cube_direction(face, place));
            data.extend(light.map(byte).iter().chain(&[255]));
        }
    }
    let extent = Extent3d { width: FACE as u32, height: FACE as u32, depth_or_array_layers: 6 };
    let mut image =
        Image::new(extent, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image.sampler = ImageSampler::linear();
    images.add(image)
}

fn room_light(direction: Vec3) -> [f32; 3] {
    let up = direction.y;
    let ambient = 0.20 + 0.24 * smooth(-0.2, 1.0, up);
    let window = Vec3::new(-0.45, 0.80, -0.40).normalize();
    let glow = smooth(0.80, 0.97, direction.dot(window)) * 0.60;
    let far = Vec3::new(0.75, 0.35, 0.55).normalize();
    let lamp = smooth(0.86, 0.99, direction.dot(far)) * 0.25;
    let total = ambient + glow + lamp;
    [total, total * 0.95, total * 0.87]
}

/// The direction of a cube map's texel; faces in the order +x −x +y −y +z −z, `place` from −1 to 1.
fn cube_direction(face: usize, place: Vec2) -> Vec3 {
    let (u, v) = (place.x, place.y);
    let direction = match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    };
    direction.normalize()
}

fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let t = ((value - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

fn byte(value: f32) -> u8 {
    (value.clamp(0.0, 1.0) * 255.0).round() as u8
}
