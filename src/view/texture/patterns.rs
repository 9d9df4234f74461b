//! Wood, felt, marble and slate: their lightness, height and roughness at each place.

use super::noise::Noise;
use super::{Texel, smooth};

/// Wood with its grain along u.
pub(super) fn wood(seed: u32) -> impl Fn(f32, f32) -> Texel {
    let bend_noise = Noise::new(seed, [2, 4], 3);
    let fibre_noise = Noise::new(seed, [6, 160], 3);
    let pores_noise = Noise::new(seed, [16, 384], 2);
    let mottle_noise = Noise::new(seed, [3, 5], 2);
    move |x, y| {
        // Growth rings: bands across the grain, bent by slow noise; fibres and pores: noise drawn out along the grain.
        let bend = bend_noise.at(x * 2.0, y * 4.0);
        let rings = (y * 9.0 + bend * 3.2).fract();
        let band = smooth(0.0, 0.75, rings) * (1.0 - smooth(0.86, 1.0, rings));
        let fibre = fibre_noise.at(x * 6.0, y * 160.0);
        let pores = smooth(0.66, 0.86, pores_noise.at(x * 16.0 + 0.5, y * 384.0));
        let mottle = mottle_noise.at(x * 3.0, y * 5.0) - 0.5;
        let light = 1.0 - 0.20 * band + 0.16 * (fibre - 0.5) - 0.10 * pores + 0.16 * mottle;
        // The hard rings take the varnish better than the soft wood between them; pores stay rough.
        let roughness = (0.92 - 0.16 * band + 0.20 * pores + 0.10 * (fibre - 0.5)).min(1.0);
        Texel { light, height: 0.5 * fibre - 0.4 * pores - 0.1 * band, roughness }
    }
}

/// Planed wood whose growth rings run straight along u: rails are seen at grazing angles, where waves look like ripples.
pub(super) fn rail(seed: u32) -> impl Fn(f32, f32) -> Texel {
    let bend_noise = Noise::new(seed, [1, 4], 2);
    let fibre_noise = Noise::new(seed, [2, 96], 2);
    move |x, y| {
        let bend = bend_noise.at(x, y * 4.0);
        let rings = (y * 24.0 + bend * 1.6).fract();
        let band = smooth(0.0, 0.8, rings) * (1.0 - smooth(0.88, 1.0, rings));
        let fibre = fibre_noise.at(x * 2.0, y * 96.0);
        let light = 1.0 - 0.13 * band + 0.12 * (fibre - 0.5) + 0.08 * (bend - 0.5);
        Texel { light, height: 0.5 * fibre - 0.2 * band, roughness: 0.9 - 0.08 * band + 0.06 * (fibre - 0.5) }
    }
}

/// The wood of a table, which is looked past: wide rings and long fibres of little contrast.
pub(super) fn tabletop(seed: u32) -> impl Fn(f32, f32) -> Texel {
    let bend_noise = Noise::new(seed, [1, 2], 2);
    let fibre_noise = Noise::new(seed, [2, 64], 2);
    move |x, y| {
        let bend = bend_noise.at(x, y * 2.0);
        let rings = (y * 8.0 + bend * 2.4).fract();
        let band = smooth(0.0, 0.7, rings) * (1.0 - smooth(0.7, 1.0, rings));
        let fibre = fibre_noise.at(x * 2.0, y * 64.0);
        let light = 1.0 - 0.06 * band + 0.06 * (fibre - 0.5) + 0.06 * (bend - 0.5);
        Texel { light, height: 0.3 * fibre, roughness: 0.95 }
    }
}

/// Felt: short fibres in no direction.
pub(super) fn felt(seed: u32) -> impl Fn(f32, f32) -> Texel {
    let fine_noise = Noise::new(seed, [128, 128], 2);
    let strands_noise = Noise::new(seed, [40, 160], 2);
    let cloud_noise = Noise::new(seed, [5, 5], 3);
    move |x, y| {
        let fine = fine_noise.at(x * 128.0, y * 128.0);
        let strands = strands_noise.at(x * 40.0 + fine, y * 160.0);
        let cloud = cloud_noise.at(x * 5.0, y * 5.0);
        let light = 0.86 + 0.22 * (fine - 0.5) + 0.12 * (strands - 0.5) + 0.14 * (cloud - 0.5);
        Texel { light, height: fine + 0.5 * strands, roughness: 1.0 }
    }
}

/// Marble: clouds, and veins where slow noise crosses its mean.
pub(super) fn marble(seed: u32) -> impl Fn(f32, f32) -> Texel {
    let warp_noise = Noise::new(seed, [3, 3], 4);
    let [large_noise, small_noise] = [2, 5].map(|scale| Noise::new(seed, [scale, scale], 4));
    let cloud_noise = Noise::new(seed, [4, 4], 3);
    move |x, y| {
        let warp = warp_noise.at(x * 3.0, y * 3.0) - 0.5;
        let vein = |noise: &Noise, scale: f32, shift: f32, width: f32| {
            let slow = noise.at(x * scale + warp * 1.6 + shift, y * scale - warp * 1.2);
            1.0 - smooth(0.0, width, (slow - 0.5).abs())
        };
        let large = vein(&large_noise, 2.0, 0.0, 0.045);
        let small = vein(&small_noise, 5.0, 0.37, 0.020);
        let cloud = cloud_noise.at(x * 4.0 + warp, y * 4.0) - 0.5;
        let dark = 0.34 * large * (0.55 + cloud).clamp(0.2, 1.0) + 0.13 * small - 0.16 * cloud;
        Texel { light: 1.0 - dark, height: -0.2 * large, roughness: 0.82 + 0.18 * large }
    }
}

/// Slate: thin layers broken off at slightly different depths, with fine grain everywhere.
pub(super) fn slate(seed: u32) -> impl Fn(f32, f32) -> Texel {
    let slow_noise = Noise::new(seed, [3, 4], 4);
    let fine_noise = Noise::new(seed, [96, 96], 3);
    let streak_noise = Noise::new(seed, [8, 64], 3);
    move |x, y| {
        let slow = slow_noise.at(x * 3.0, y * 4.0);
        // Steps with soft edges: where one layer ends the next shows.
        let steps = slow * 7.0;
        let layer = steps.floor() + smooth(0.35, 0.65, steps.fract());
        let fine = fine_noise.at(x * 96.0, y * 96.0);
        let streak = streak_noise.at(x * 8.0, y * 64.0) - 0.5;
        let light = 0.94 + 0.10 * (layer / 7.0 - 0.5) + 0.16 * (fine - 0.5) + 0.10 * streak;
        Texel { light, height: 0.30 * layer / 7.0 + 0.35 * fine + 0.2 * streak, roughness: 0.85 + 0.3 * (fine - 0.5) }
    }
}
