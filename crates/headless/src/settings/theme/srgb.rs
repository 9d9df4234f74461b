//! Colours as they are written, and how much two of them differ.

use std::fmt::{self, Display, Formatter};

use serde::{Deserialize, Deserializer};

/// An sRGB colour: red, green and blue, 0 to 255.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Srgb(pub [u8; 3]);

impl Srgb {
    /// Black.
    pub const BLACK: Srgb = Srgb([0; 3]);
    /// White.
    pub const WHITE: Srgb = Srgb([255; 3]);

    /// The colour of six hexadecimal digits, such as `C9A25C`.
    pub fn from_digits(digits: &str) -> Option<Srgb> {
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let part = |i: usize| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).ok();
        Some(Srgb([part(0)?, part(1)?, part(2)?]))
    }

    /// The same colour, of which this part of the light is left.
    #[must_use]
    pub fn darkened(self, part: f32) -> Srgb {
        Srgb(self.0.map(|value| (f32::from(value) * part).round() as u8))
    }

    /// How light it looks, 0 to 1, as the web guidelines define it.
    fn luminance(self) -> f32 {
        let [red, green, blue] = self.0.map(|value| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

/// The contrast of two colours, 1 to 21, as the web guidelines define it.
pub fn contrast(a: Srgb, b: Srgb) -> f32 {
    let (a, b) = (a.luminance() + 0.05, b.luminance() + 0.05);
    a.max(b) / a.min(b)
}

/// Writes `#c9a25c`.
impl Display for Srgb {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Srgb([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl<'de> Deserialize<'de> for Srgb {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let read = text.strip_prefix('#').and_then(Srgb::from_digits);
        read.ok_or_else(|| serde::de::Error::custom(format!("{text:?} is not a colour such as #C9A25C")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invalid_colour_is_refused() {
        for text in ["\"C9A25C\"", "\"#C9A25\"", "\"#C9A25G\"", "\"#+9A25C\"", "\"#ééé\"", "7"] {
            assert!(serde_json::from_str::<Srgb>(text).is_err(), "{text}");
        }
        assert_eq!(serde_json::from_str::<Srgb>("\"#C9a25C\"").unwrap(), Srgb([0xC9, 0xA2, 0x5C]));
    }

    #[test]
    fn contrast_is_that_of_the_web_guidelines() {
        assert!((contrast(Srgb::BLACK, Srgb::WHITE) - 21.0).abs() < 0.001);
        assert_eq!(contrast(Srgb::WHITE, Srgb::WHITE), 1.0);
        // The example that the guidelines' documents give for just enough contrast of text.
        let grey = contrast(Srgb([0x76; 3]), Srgb::WHITE);
        assert!((4.54..4.55).contains(&grey), "{grey}");
        assert_eq!(contrast(Srgb([0x76; 3]), Srgb::WHITE), contrast(Srgb::WHITE, Srgb([0x76; 3])));
    }
}
