//! Textures tile, have mip levels, and values in their ranges.

use super::*;

fn grain(pattern: SurfacePattern) -> Image {
    let mut images = Assets::<Image>::default();
    let grain = Textures::default().grain(pattern, &mut images).expect("the pattern has a texture");
    images.remove(&grain).expect("the texture was made")
}

const PATTERNS: [SurfacePattern; 6] = [
    SurfacePattern::Wood,
    SurfacePattern::Rail,
    SurfacePattern::Tabletop,
    SurfacePattern::Felt,
    SurfacePattern::Marble,
    SurfacePattern::Slate,
];

fn texel(image: &Image, x: usize, y: usize) -> [u8; 4] {
    let at = ((y % EDGE) * EDGE + x % EDGE) * 4;
    let data = image.data.as_ref().expect("the texture has texels");
    [data[at], data[at + 1], data[at + 2], data[at + 3]]
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
fn a_texture_has_all_mip_levels() {
    let colour = grain(SurfacePattern::Felt);
    assert_eq!(colour.texture_descriptor.mip_level_count, 10, "512 down to 1");
    let texels: usize = (0..10).map(|level| (EDGE >> level).pow(2)).sum();
    assert_eq!(colour.data.expect("the texture has texels").len(), texels * 4);
}

#[test]
fn the_last_mip_level_is_the_mean_of_the_texture() {
    let data: Vec<u8> = (0..EDGE * EDGE).flat_map(|i| [if i % 2 == 0 { 0 } else { 200 }, 40, 0, 255]).collect();
    let (levels, data) = with_mips(data);
    assert_eq!(levels, 10);
    assert_eq!(data[data.len() - 4..], [100, 40, 0, 255]);
}

fn mean(image: &Image, channel: usize) -> usize {
    let sum: usize = (0..EDGE * EDGE).map(|i| usize::from(texel(image, i % EDGE, i / EDGE)[channel])).sum();
    sum / (EDGE * EDGE)
}

#[test]
fn textures_tile_without_a_seam() {
    for pattern in PATTERNS {
        let grain = grain(pattern);
        let inside = (8..EDGE - 8).step_by(24).map(|x| step_at(&grain, x)).fold(0.0, f32::max);
        let seam = step_at(&grain, EDGE - 1);
        assert!(seam <= inside * 1.5 + 1.0, "{pattern:?}: {seam} at the seam, {inside} inside");
    }
}

#[test]
fn a_surface_is_level_as_a_whole() {
    for pattern in PATTERNS {
        let grain = grain(pattern);
        for channel in [1, 2] {
            let mean = mean(&grain, channel);
            assert!((126..=129).contains(&mean), "{pattern:?}: the slopes go up as often as down: {mean}");
        }
    }
}

#[test]
fn patterns_are_bright_so_that_the_material_gives_the_colour() {
    for pattern in PATTERNS {
        let grain = grain(pattern);
        let (white, _) = tint(pattern);
        let lightness = mean(&grain, 0) as f32 / 255.0 / white;
        assert!((0.6..1.05).contains(&lightness), "{pattern:?}: {lightness}");
        assert!(mean(&grain, 3) > 150, "{pattern:?}: {}", mean(&grain, 3));
    }
}

#[test]
fn dark_wood_is_redder_than_light_wood_and_felt_is_not() {
    let colour = |pattern, lightness: f32| {
        let (white, tint) = tint(pattern);
        white * (Vec3::ONE - tint) + tint * lightness
    };
    let redness = |colour: Vec3| colour.x / colour.z;
    assert!(redness(colour(SurfacePattern::Wood, 0.3)) > 1.2 * redness(colour(SurfacePattern::Wood, 0.7)));
    assert_eq!(redness(colour(SurfacePattern::Felt, 0.3)), 1.0);
}

#[test]
fn a_pattern_is_made_once_and_a_plain_surface_has_no_texture() {
    let (mut images, mut textures) = (Assets::<Image>::default(), Textures::default());
    let first = textures.grain(SurfacePattern::Felt, &mut images).expect("felt has a texture");
    let again = textures.grain(SurfacePattern::Felt, &mut images).expect("felt has a texture");
    assert_eq!((first, images.len()), (again, 1));
    assert!(textures.grain(SurfacePattern::None, &mut images).is_none());
}
