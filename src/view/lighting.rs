//! The light in the room: a sun that never moves, lamps and walls around the table, and the film that takes the picture.
//!
//! The shader has the same formulas for every pixel; here they serve for the values that are computed once.

use bevy::prelude::*;

use crate::settings::theme::{RoomLight, Srgb};

/// Converts an sRGB colour to Bevy's.
pub const fn colour(Srgb([red, green, blue]): Srgb) -> Color {
    Color::srgb_u8(red, green, blue)
}

/// The direction towards the sun, which throws the shadows; not normalised.
const TOWARDS_SUN: Vec3 = Vec3::new(-5.0, 11.0, -3.5);

/// The part of the light that reaches the film: an exposure value of 10 at ISO 100.
const EXPOSURE: f32 = 1.0 / (1024.0 * 1.2);

/// How much farther a lamp's light reaches on a matt surface than in a reflection, as a cosine.
const SPREAD: f32 = 0.06;

/// A light source in the room.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lamp {
    /// Direction from the table; need not be normalised.
    towards: Vec3,
    /// Cosines between which its rim fades in a reflection.
    pub(super) rim: [f32; 2],
    /// Brightness in a reflection; 1 is white.
    pub(super) specular: f32,
    /// Light on a surface that faces it; 1 is white.
    diffuse: f32,
}

/// A window to the left of the near player, a lamp far to the right; and the light of the room behind the near player, low
/// and wide, so that surfaces that face away from the sun still show their material.
pub(super) const LAMPS: [Lamp; 3] = [
    Lamp { towards: Vec3::new(-0.45, 0.80, 0.40), rim: [0.80, 0.97], specular: 0.60, diffuse: 0.36 },
    Lamp { towards: Vec3::new(0.75, 0.35, -0.55), rim: [0.86, 0.99], specular: 0.25, diffuse: 0.15 },
    Lamp { towards: Vec3::new(0.10, 0.00, 1.00), rim: [0.20, 1.0], specular: 0.10, diffuse: 0.20 },
];

impl Lamp {
    /// The direction from the table.
    pub(super) fn direction(&self) -> Vec3 {
        self.towards.normalize()
    }

    /// Its light on a matt surface, as the shader takes it: cosines between which it fades, and its strength.
    pub(super) fn on_matt(&self) -> [f32; 3] {
        [self.rim[0] - SPREAD, 1.0, self.diffuse]
    }
}

/// The brightness of the light in a theme's room, as the film takes it: 1 is white before the film's curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoomLighting {
    /// The sun on a white matt surface that faces it.
    pub sun: Vec3,
    /// The room on a white matt surface, where lamps and walls give 1.
    pub room: Vec3,
}

/// The direction towards the sun.
pub fn towards_sun() -> Vec3 {
    TOWARDS_SUN.normalize()
}

impl RoomLighting {
    /// The light of a theme.
    pub fn of(light: &RoomLight) -> RoomLighting {
        let [sun, room] = [light.sun, light.room].map(|srgb| colour(srgb).to_linear().to_vec3());
        // A matt surface scatters light into all directions: a π-th of the illuminance is seen from each.
        RoomLighting { sun: sun * light.lux * EXPOSURE / std::f32::consts::PI, room: room * light.glow * EXPOSURE }
    }

    /// All light on a white matt surface that faces up.
    pub fn on_a_matt_top(&self) -> Vec3 {
        self.sun * towards_sun().y + self.room * irradiance(Vec3::Y)
    }

    /// The part of the light on a surface that faces up which the sun gives.
    pub fn sun_on_top(&self) -> f32 {
        (self.sun * towards_sun().y).element_sum() / self.on_a_matt_top().element_sum()
    }
}

/// The light of walls and lamps on a matt surface with this normal; 1 is white.
fn irradiance(normal: Vec3) -> f32 {
    let lamp = |lamp: &Lamp| {
        let [from, to, strength] = lamp.on_matt();
        strength * smooth(from, to, normal.dot(lamp.direction()))
    };
    brightness(0.85 * walls(normal) + LAMPS.iter().map(lamp).sum::<f32>())
}

/// The light of a brightness as one sees it.
fn brightness(seen: f32) -> f32 {
    seen * seen * (0.8 + 0.2 * seen)
}

/// Walls and ceiling: dark below, lighter above.
fn walls(towards: Vec3) -> f32 {
    0.20 + 0.24 * smooth(-0.2, 1.0, towards.y)
}

fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let part = ((value - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// How much of its colour bright light keeps on the film.
const SATURATION: f32 = 0.92;

/// The film's curve: deep shadows, a straight middle, soft highlights that lose their colour.
pub fn tone_mapped(light: Vec3) -> Vec3 {
    let grey = |colour: Vec3| Vec3::splat(colour.dot(Vec3::new(0.20, 0.72, 0.08)));
    let paled = grey(light).lerp(light, SATURATION);
    let curve = |x: f32| x * (x + 0.02) / (x * (x + 0.44) + 0.24);
    let exposed = paled.map(curve);
    (grey(exposed) + (exposed - grey(exposed)) / SATURATION).clamp(Vec3::ZERO, Vec3::ONE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::theme::themes;

    #[test]
    fn the_near_side_of_a_board_is_lit_more_than_the_far_one_and_less_than_its_top() {
        assert!(irradiance(Vec3::Z) > 1.2 * irradiance(Vec3::NEG_Z));
        assert!(irradiance(Vec3::Y) > 1.05 * irradiance(Vec3::Z));
    }

    #[test]
    fn the_film_keeps_black_and_white_and_the_order_of_greys() {
        let greys: Vec<f32> = (0..60).map(|i| tone_mapped(Vec3::splat(i as f32 * 0.1)).x).collect();
        assert!(greys[0] == 0.0 && greys.is_sorted_by(|a, b| a < b) && greys[59] < 1.0 && greys[59] > 0.9, "{greys:?}");
        let middle = tone_mapped(Vec3::splat(0.5)).x;
        assert!((0.3..0.5).contains(&middle), "{middle}");
    }

    #[test]
    fn the_film_keeps_hues_and_pales_bright_light() {
        let [dim, bright] = [0.2, 8.0].map(|light| tone_mapped(Vec3::new(1.0, 0.5, 0.2) * light));
        assert!(dim.x > dim.y && dim.y > dim.z && bright.x >= bright.y && bright.y > bright.z, "{dim} {bright}");
        assert!(bright.z / bright.x > 2.0 * dim.z / dim.x);
    }

    #[test]
    fn the_sun_gives_more_than_half_of_the_light_on_every_board() {
        for theme in themes() {
            let part = RoomLighting::of(&theme.room).sun_on_top();
            assert!((0.5..0.85).contains(&part), "{}: {part}", theme.name);
        }
    }
}
