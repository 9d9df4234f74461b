//! Textures tile, have mip levels, and values in their ranges.

use super::*;

fn textures(pattern: SurfacePattern) -> (Image, Image, Image) {
    let mut images = Assets::<Image>::default();
    let surface = Textures::default().surface(pattern, &mut images).expect("the pattern has textures");
    let mut take = |handle: &Handle<Image>| images.remove(handle).expect("the texture was made");
    (take(&surface.colour), take(&surface.normal), take(&surface.roughness))
}

const PATTERNS: [SurfacePattern; 6] = [
    SurfacePattern::Wood,
    SurfacePattern::Rail,
    SurfacePattern::Tabletop,
    SurfacePattern::Felt,
    SurfacePattern::Marble,
    SurfacePattern::Slate,
];

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
    assert_eq!((sampler.address_mode_u, sampler.address_mode_v), (ImageAddressMode::Repeat, ImageAddressMode::Repeat));
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
