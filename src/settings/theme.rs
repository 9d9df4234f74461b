//! The themes, read from one file of data: what everything on and around the board is made of, the light in the room,
//! and the colours of the panels.

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A colour as it is written for screens: red, green and blue, 0 to 255.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Srgb(pub [u8; 3]);

/// What a surface shows when one looks closely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SurfacePattern {
    #[default]
    None,
    Wood,
    Felt,
    Marble,
    Slate,
}

/// What a thing is made of.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SurfaceMaterial {
    pub paint: Srgb,
    #[serde(default)]
    pub grain: SurfacePattern,
    /// 0 is a mirror, 1 is chalk.
    pub rough: f32,
    /// 1 for metals.
    #[serde(default)]
    pub metal: f32,
    /// How much a smooth spot throws back when seen from above; 0.5 is usual.
    #[serde(default = "usual_reflectance")]
    pub sheen: f32,
}

const fn usual_reflectance() -> f32 {
    0.4
}

/// The light in the room.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomLight {
    /// The colour of the light that throws shadows, and its strength in lux.
    pub sun: Srgb,
    pub lux: f32,
    /// The colour of the light that comes from everywhere, and its strength in candela per square metre.
    pub room: Srgb,
    pub glow: f32,
}

/// The colours of panels, words and buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PanelColours {
    /// Behind everything: where light falls, and at the edges.
    pub table: Srgb,
    pub dark: Srgb,
    pub panel: Srgb,
    pub text: Srgb,
    /// Secondary text.
    pub quiet: Srgb,
    /// What draws the eye, what it turns to under the pointer, and words upon it.
    pub accent: Srgb,
    pub accent_lit: Srgb,
    pub on_accent: Srgb,
    pub focus: Srgb,
}

/// A look for all three games.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The name under which it is kept.
    pub name: String,
    /// The name that people read.
    pub title: String,
    /// The sides differ by a mark on each piece as well as by lightness.
    #[serde(default)]
    pub marked: bool,
    /// The pieces: the light side's, the dark side's, and those that belong to nobody.
    pub light: SurfaceMaterial,
    pub dark: SurfaceMaterial,
    pub neutral: SurfaceMaterial,
    /// Breakthrough's cells and Diamond's inlay, and Othello's field with the lines drawn on it.
    pub pale: SurfaceMaterial,
    pub deep: SurfaceMaterial,
    pub field: SurfaceMaterial,
    pub groove: SurfaceMaterial,
    pub rim: SurfaceMaterial,
    /// Inlaid lines and studs, and the letters on the rim.
    pub inlay: SurfaceMaterial,
    pub letters: Srgb,
    pub table: SurfaceMaterial,
    /// Where moves can go, what is pointed at, what was played last, what decided the game.
    pub mark: Srgb,
    pub focus: Srgb,
    pub last: Srgb,
    pub glow: Srgb,
    pub room: RoomLight,
    pub panels: PanelColours,
}

/// One of the [`themes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct ThemeId(usize);

impl ThemeId {
    /// All of them, in the order in which people choose.
    pub fn all() -> impl ExactSizeIterator<Item = ThemeId> {
        (0..themes().len()).map(ThemeId)
    }

    #[must_use]
    pub fn theme(self) -> &'static Theme {
        &themes()[self.0]
    }

    /// The theme for those who need the sides told apart by more than colour.
    #[must_use]
    pub fn high_contrast() -> ThemeId {
        ThemeId(themes().iter().position(|theme| theme.marked).unwrap_or_default())
    }

    /// The theme that is kept under this name.
    #[must_use]
    pub fn named(name: &str) -> Option<ThemeId> {
        themes().iter().position(|theme| theme.name == name).map(ThemeId)
    }
}

impl Serialize for ThemeId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.theme().name.serialize(serializer)
    }
}

/// A theme that is no longer there gives the usual one.
impl<'de> Deserialize<'de> for ThemeId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ThemeId::named(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Srgb {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii());
        let part = |i: usize| digits.and_then(|digits| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).ok());
        match (part(0), part(1), part(2)) {
            (Some(red), Some(green), Some(blue)) => Ok(Srgb([red, green, blue])),
            _ => Err(serde::de::Error::custom(format!("{text:?} is no colour such as #C9A25C"))),
        }
    }
}

/// Every theme there is; the first is the usual one.
#[must_use]
pub fn themes() -> &'static [Theme] {
    static THEMES: LazyLock<Vec<Theme>> = LazyLock::new(|| {
        let themes: Vec<Theme> =
            serde_json::from_str(include_str!("../../assets/themes.json")).expect("a test reads the file of themes");
        assert!(!themes.is_empty(), "a test reads the file of themes");
        themes
    });
    &THEMES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_themes_can_be_read_and_no_name_comes_twice() {
        let mut names: Vec<&str> = themes().iter().map(|theme| theme.name.as_str()).collect();
        assert!(names.len() >= 5, "{names:?}");
        assert_eq!(names[0], "wood");
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), themes().len());
        assert!(themes().iter().any(|theme| theme.marked), "one theme tells the sides apart by marks");
    }

    #[test]
    fn a_theme_is_kept_by_its_name() {
        for id in ThemeId::all() {
            let text = serde_json::to_string(&id).unwrap();
            assert_eq!(text, format!("{:?}", id.theme().name));
            assert_eq!(serde_json::from_str::<ThemeId>(&text).unwrap(), id);
        }
        assert_eq!(serde_json::from_str::<ThemeId>("\"velvet\"").unwrap(), ThemeId::default());
    }

    #[test]
    fn what_is_no_colour_is_refused() {
        for text in ["\"C9A25C\"", "\"#C9A25\"", "\"#C9A25G\"", "\"#ééé\"", "7"] {
            assert!(serde_json::from_str::<Srgb>(text).is_err(), "{text}");
        }
        assert_eq!(serde_json::from_str::<Srgb>("\"#C9a25C\"").unwrap(), Srgb([0xC9, 0xA2, 0x5C]));
    }
}
