//! The themes: the materials of board and pieces, the light, and the colours of the panels.
//!
//! They are read from `assets/themes.json`, a list of [`Theme`]s; colours are written as `#C9A25C`. The player may have an
//! [`OwnTheme`] besides.

mod choice;
mod own;
mod own_text;
mod srgb;
mod weak_pairs;

use serde::Deserialize;
use serde::de::Error as _;

use crate::rules::Reloadable;

pub use choice::ThemeChoice;
pub use own::{OwnTheme, ThemePart};
pub use own_text::{OwnThemeError, PREFIX};
pub use srgb::{Srgb, contrast};
pub use weak_pairs::{Upper, WeakPair};

/// The pattern of a surface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SurfacePattern {
    /// A plain surface.
    #[default]
    None,
    /// The grain of wood.
    Wood,
    /// The straight grain of planed rails.
    Rail,
    /// The wide, faint grain of a table top.
    Tabletop,
    /// The fibres of felt.
    Felt,
    /// The veins of marble.
    Marble,
    /// The layers of slate.
    Slate,
}

/// The material of a surface.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SurfaceMaterial {
    /// The base colour.
    pub paint: Srgb,
    /// The pattern on the base colour.
    #[serde(default)]
    pub grain: SurfacePattern,
    /// Roughness from 0, a mirror, to 1, chalk.
    pub rough: f32,
    /// 1 for metals, else 0.
    #[serde(default)]
    pub metal: f32,
    /// Reflectance at normal incidence; 0.5 corresponds to 4 % of the light.
    #[serde(default = "default_reflectance")]
    pub sheen: f32,
}

const fn default_reflectance() -> f32 {
    0.4
}

/// The light in the room.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomLight {
    /// The colour of the directional light, which casts shadows.
    pub sun: Srgb,
    /// The illuminance of the directional light in lux.
    pub lux: f32,
    /// The colour of the ambient light.
    pub room: Srgb,
    /// The luminance of the ambient light in candela per square metre.
    pub glow: f32,
}

/// The colours of panels, text and buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PanelColours {
    /// The background in the middle.
    pub table: Srgb,
    /// The background at the edges.
    pub dark: Srgb,
    /// Panels.
    pub panel: Srgb,
    /// Text.
    pub text: Srgb,
    /// Secondary text.
    pub quiet: Srgb,
    /// Primary buttons.
    pub accent: Srgb,
    /// Primary buttons under the pointer.
    pub accent_lit: Srgb,
    /// Text on primary buttons.
    pub on_accent: Srgb,
    /// The focus ring.
    pub focus: Srgb,
}

/// A look for every game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The name under which it is saved.
    pub name: String,
    /// The sides differ by a mark on each piece as well as by lightness.
    #[serde(default)]
    pub marked: bool,
    /// White pieces.
    pub light: SurfaceMaterial,
    /// Black pieces.
    pub dark: SurfaceMaterial,
    /// Neutral pieces.
    pub neutral: SurfaceMaterial,
    /// The light squares of a chequered board.
    pub pale: SurfaceMaterial,
    /// The dark squares of a chequered board.
    pub deep: SurfaceMaterial,
    /// The surface of a board in one colour.
    pub field: SurfaceMaterial,
    /// The lines on such a board.
    pub groove: SurfaceMaterial,
    /// The rim of the board.
    pub rim: SurfaceMaterial,
    /// Inlaid lines and studs.
    pub inlay: SurfaceMaterial,
    /// The coordinates on the rim.
    pub letters: Srgb,
    /// The table under the board.
    pub table: SurfaceMaterial,
    /// Marks of possible moves.
    pub mark: Srgb,
    /// The mark of the point under the cursor.
    pub focus: Srgb,
    /// The mark of the last move.
    pub last: Srgb,
    /// The mark of the winning pieces.
    pub glow: Srgb,
    /// The light.
    pub room: RoomLight,
    /// The colours of the panels.
    pub panels: PanelColours,
}

/// One of the [`themes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct ThemeId(usize);

impl ThemeId {
    /// Every theme, in the order of the settings page.
    pub fn all() -> impl ExactSizeIterator<Item = ThemeId> {
        (0..themes().len()).map(ThemeId)
    }

    /// The theme.
    pub fn theme(self) -> &'static Theme {
        &themes()[self.0]
    }

    /// The theme in which the sides differ by more than colour.
    pub fn high_contrast() -> ThemeId {
        ThemeId(themes().iter().position(|theme| theme.marked).unwrap_or_default())
    }

    /// The theme saved under this name.
    pub fn named(name: &str) -> Option<ThemeId> {
        themes().iter().position(|theme| theme.name == name).map(ThemeId)
    }
}

static THEMES: Reloadable<Vec<Theme>> = Reloadable::new();

/// Every theme; the first is the default.
pub fn themes() -> &'static [Theme] {
    THEMES.get(|| read(include_str!("../../../../assets/themes.json"), 1).expect("a test parses the file of themes"))
}

/// Takes the themes from another text of the file.
///
/// # Errors
/// The text is no list of themes, or has fewer than before, of which one may be chosen; then all stay as they are.
pub fn reload_themes(json: &str) -> Result<(), serde_json::Error> {
    THEMES.replace(read(json, themes().len())?);
    Ok(())
}

fn read(json: &str, at_least: usize) -> Result<Vec<Theme>, serde_json::Error> {
    let themes: Vec<Theme> = serde_json::from_str(json)?;
    if themes.len() < at_least {
        return Err(serde_json::Error::custom(format!("there must be {at_least} themes, not {}", themes.len())));
    }
    Ok(themes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_themes_is_valid_and_its_names_are_unique() {
        let mut names: Vec<&str> = themes().iter().map(|theme| theme.name.as_str()).collect();
        assert!(names.len() >= 5, "{names:?}");
        assert_eq!(names[0], "wood");
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), themes().len());
        assert!(themes().iter().any(|theme| theme.marked), "one theme has marks on its pieces");
    }
}
