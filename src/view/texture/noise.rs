//! Value noise that repeats, for textures that tile.

use bevy::math::curve::{Curve, SmoothStepCurve};

/// Value noise with a seed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noise {
    seed: u32,
}

impl Noise {
    pub(super) const fn new(seed: u32) -> Noise {
        Noise { seed }
    }

    /// Several octaves between 0 and 1; repeats after `period` lattice steps in x and y.
    pub(super) fn fbm(self, x: f32, y: f32, period: [i32; 2], octaves: u32) -> f32 {
        let (mut sum, mut weight, mut total) = (0.0, 1.0, 0.0);
        for octave in 0..octaves {
            let scale = 1 << octave;
            let lattice = period.map(|steps| steps * scale);
            sum += weight * self.value(x * scale as f32, y * scale as f32, lattice, octave);
            total += weight;
            weight *= 0.5;
        }
        sum / total
    }

    fn value(self, x: f32, y: f32, period: [i32; 2], octave: u32) -> f32 {
        let (column, row) = (x.floor(), y.floor());
        let fade = |part: f32| SmoothStepCurve.sample_unchecked(part);
        let (tx, ty) = (fade(x - column), fade(y - row));
        let corner = |dx: i32, dy: i32| {
            let wrapped = [(column as i32 + dx).rem_euclid(period[0]), (row as i32 + dy).rem_euclid(period[1])];
            self.hash(wrapped, octave)
        };
        let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * tx;
        let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * tx;
        top + (bottom - top) * ty
    }

    fn hash(self, [x, y]: [i32; 2], octave: u32) -> f32 {
        let mut bits = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
        bits ^= self.seed.wrapping_mul(0xC2B2_AE3D).wrapping_add(octave.wrapping_mul(0x27D4_EB2F));
        bits = (bits ^ bits >> 15).wrapping_mul(0x2C1B_3C6D);
        bits = (bits ^ bits >> 12).wrapping_mul(0x297A_2D39);
        (bits ^ bits >> 15) as f32 / u32::MAX as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_repeats_after_its_period_and_stays_between_zero_and_one() {
        let noise = Noise::new(3);
        for i in 0..400 {
            let (x, y) = (i as f32 * 0.173, i as f32 * 0.091);
            let value = noise.fbm(x, y, [4, 6], 3);
            assert!((0.0..=1.0).contains(&value), "{value}");
            for (dx, dy) in [(4.0, 0.0), (0.0, 6.0), (-8.0, 12.0)] {
                assert!((noise.fbm(x + dx, y + dy, [4, 6], 3) - value).abs() < 1e-3, "at {x} {y} by {dx} {dy}");
            }
        }
    }

    #[test]
    fn noise_varies_is_continuous_and_depends_on_its_seed() {
        let values =
            |seed| -> Vec<f32> { (0..200).map(|i| Noise::new(seed).fbm(i as f32 * 0.02, 0.5, [4, 4], 1)).collect() };
        let (one, two) = (values(1), values(2));
        let steps = one.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
        assert!(steps < 0.05, "{steps}");
        let (low, high) = one.iter().fold((1.0f32, 0.0f32), |(low, high), value| (low.min(*value), high.max(*value)));
        assert!(high - low > 0.3, "{low} to {high}");
        assert_ne!(one, two);
    }
}
