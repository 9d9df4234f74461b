//! Value noise that repeats, for textures that tile.

use bevy::math::curve::{Curve, SmoothStepCurve};

/// Several octaves of value noise. The values at the points of the lattices are worked out once.
#[derive(Clone, Debug)]
pub(super) struct Noise {
    octaves: Vec<Lattice>,
}

impl Noise {
    /// Noise that repeats after `period` steps in x and y.
    pub(super) fn new(seed: u32, period: [i32; 2], octaves: u32) -> Noise {
        let lattice = |octave: u32| Lattice::new(seed, period.map(|steps| steps << octave), octave);
        Noise { octaves: (0..octaves).map(lattice).collect() }
    }

    /// The noise at a place, from 0 to 1.
    pub(super) fn at(&self, x: f32, y: f32) -> f32 {
        let (mut sum, mut weight, mut total, mut scale) = (0.0, 1.0, 0.0, 1.0);
        for lattice in &self.octaves {
            sum += weight * lattice.at(x * scale, y * scale);
            total += weight;
            weight *= 0.5;
            scale *= 2.0;
        }
        sum / total
    }
}

/// Random values at whole numbers, and smooth ones between them.
#[derive(Clone, Debug)]
struct Lattice {
    columns: i32,
    rows: i32,
    values: Vec<f32>,
}

impl Lattice {
    fn new(seed: u32, [columns, rows]: [i32; 2], octave: u32) -> Lattice {
        let values = (0..rows).flat_map(|y| (0..columns).map(move |x| hash(seed, x, y, octave))).collect();
        Lattice { columns, rows, values }
    }

    fn at(&self, x: f32, y: f32) -> f32 {
        let (column, row) = (x.floor(), y.floor());
        let fade = |part: f32| SmoothStepCurve.sample_unchecked(part);
        let (tx, ty) = (fade(x - column), fade(y - row));
        let next = |n: i32, period: i32| if n + 1 == period { 0 } else { n + 1 };
        // Division is slow, and most places lie within the first period.
        let wrap = |n: i32, period: i32| if (0..period).contains(&n) { n } else { n.rem_euclid(period) };
        let (left, low) = (wrap(column as i32, self.columns), wrap(row as i32, self.rows));
        let (right, high) = (next(left, self.columns), next(low, self.rows));
        let between = |row: i32| {
            let value = |column: i32| self.values[(row * self.columns + column) as usize];
            value(left) + (value(right) - value(left)) * tx
        };
        let below = between(low);
        below + (between(high) - below) * ty
    }
}

/// A random number from 0 to 1.
fn hash(seed: u32, x: i32, y: i32, octave: u32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    bits ^= seed.wrapping_mul(0xC2B2_AE3D).wrapping_add(octave.wrapping_mul(0x27D4_EB2F));
    bits = (bits ^ bits >> 15).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ bits >> 12).wrapping_mul(0x297A_2D39);
    (bits ^ bits >> 15) as f32 / u32::MAX as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_repeats_after_its_period_and_stays_between_zero_and_one() {
        let noise = Noise::new(3, [4, 6], 3);
        for i in 0..400 {
            let (x, y) = (i as f32 * 0.173, i as f32 * 0.091);
            let value = noise.at(x, y);
            assert!((0.0..=1.0).contains(&value), "{value}");
            for (dx, dy) in [(4.0, 0.0), (0.0, 6.0), (-8.0, 12.0)] {
                assert!((noise.at(x + dx, y + dy) - value).abs() < 1e-3, "at {x} {y} by {dx} {dy}");
            }
        }
    }

    #[test]
    fn noise_varies_is_continuous_and_depends_on_its_seed() {
        let values = |seed| -> Vec<f32> {
            let noise = Noise::new(seed, [4, 4], 1);
            (0..200).map(|i| noise.at(i as f32 * 0.02, 0.5)).collect()
        };
        let (one, two) = (values(1), values(2));
        let steps = one.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
        assert!(steps < 0.05, "{steps}");
        let (low, high) = one.iter().fold((1.0f32, 0.0f32), |(low, high), value| (low.min(*value), high.max(*value)));
        assert!(high - low > 0.3, "{low} to {high}");
        assert_ne!(one, two);
    }
}
