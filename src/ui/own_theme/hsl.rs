//! Colours by hue, saturation and lightness, as sliders show them.

use crate::settings::theme::Srgb;

/// A colour; all values are from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Hsl {
    /// The place in the circle of colours, from red over green and blue to red.
    pub(super) hue: f32,
    /// From grey to the pure colour.
    pub(super) saturation: f32,
    /// From black to white.
    pub(super) lightness: f32,
}

impl From<Srgb> for Hsl {
    fn from(Srgb(parts): Srgb) -> Self {
        let [red, green, blue] = parts.map(|part| f32::from(part) / 255.0);
        let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
        let (lightness, range) = (f32::midpoint(most, least), most - least);
        if range <= 0.0 {
            return Hsl { lightness, ..Hsl::default() };
        }
        let sixth = if most == red {
            ((green - blue) / range).rem_euclid(6.0)
        } else if most == green {
            (blue - red) / range + 2.0
        } else {
            (red - green) / range + 4.0
        };
        let saturation = (range / (1.0 - (2.0 * lightness - 1.0).abs())).clamp(0.0, 1.0);
        Hsl { hue: sixth / 6.0, saturation, lightness }
    }
}

impl From<Hsl> for Srgb {
    fn from(Hsl { hue, saturation, lightness }: Hsl) -> Self {
        let reach = saturation * lightness.min(1.0 - lightness);
        let part = |offset: f32| {
            let place = (offset + hue * 12.0) % 12.0;
            let value = lightness - reach * (place - 3.0).min(9.0 - place).clamp(-1.0, 1.0);
            (value * 255.0).round().clamp(0.0, 255.0) as u8
        };
        Srgb([part(0.0), part(8.0), part(4.0)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_the_same_after_the_sliders_have_shown_it() {
        for number in (0..=0x00FF_FFFF_u32).step_by(4099).chain([0x00FF_FFFF, 0x0000_00FF, 0x00FF_00FF]) {
            let [_, red, green, blue] = number.to_be_bytes();
            let colour = Srgb([red, green, blue]);
            assert_eq!(Srgb::from(Hsl::from(colour)), colour, "{colour}");
        }
    }

    #[test]
    fn the_sliders_begin_with_red_and_black() {
        let pure = |hue| Srgb::from(Hsl { hue, saturation: 1.0, lightness: 0.5 }).to_string();
        assert_eq!([0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0].map(pure), ["#ff0000", "#00ff00", "#0000ff", "#ff0000"]);
        assert_eq!(Srgb::from(Hsl::default()), Srgb::BLACK);
        assert_eq!(Srgb::from(Hsl { hue: 0.3, saturation: 0.0, lightness: 1.0 }), Srgb::WHITE);
    }
}
