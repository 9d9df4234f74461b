//! The user's preferences; the interface changes them, the other layers follow.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::language::{Language, read_choice};
use super::theme::ThemeId;

/// The speeds of motion to choose from; 0 is no motion.
pub const SPEEDS: [f32; 4] = [0.0, 0.5, 1.0, 2.0];
/// The times for which each position is shown when moves are shown one after the other, in seconds.
pub const AUTOPLAY_SECONDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];
/// The scales of the interface to choose from; 1 is the default.
pub const SCALES: [f32; 5] = [1.0, 1.25, 1.5, 1.75, 2.0];

/// The name under which [`Preferences::effects`] was saved when there was one volume.
pub const OLD_EFFECTS: &str = "volume";

/// The user's preferences, saved under the names of the fields. A field that is missing in the saved text has its default
/// value.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The theme of board and panels.
    pub theme: ThemeId,
    /// Speed of motion: one of [`SPEEDS`].
    pub speed: f32,
    /// Show where moves can start and end.
    pub markers: bool,
    /// Show what the move under the pointer would do.
    pub previews: bool,
    /// Show files and ranks on the board.
    pub coordinates: bool,
    /// Look straight down instead of across the board.
    pub top_down: bool,
    /// Volume of events on the board, 0 to 1.
    #[serde(alias = "volume")]
    pub effects: f32,
    /// Volume of the ambience, 0 to 1.
    pub ambience: f32,
    /// Volume of buttons and refusals, 0 to 1.
    pub interface: f32,
    /// A move is played only when it has been requested twice.
    pub confirm: bool,
    /// Computers resign lost positions.
    pub computers_resign: bool,
    /// The time for which each position is shown when moves are shown one after the other: one of
    /// [`AUTOPLAY_SECONDS`].
    pub autoplay_seconds: f32,
    /// The side from which the board is seen.
    pub facing: BoardOrientation,
    /// Size of the interface: one of [`SCALES`].
    pub scale: f32,
    /// The chosen language of all texts; without a choice it is the system's.
    #[serde(deserialize_with = "read_choice")]
    pub language: Option<Language>,
    /// The language that the system asks for. Not saved.
    #[serde(skip)]
    pub system_language: Language,
    /// The system asks for reduced motion; choosing a speed overrules it. Not saved.
    #[serde(skip)]
    pub still: bool,
    /// The system asks for more contrast; choosing a theme overrules it. Not saved.
    #[serde(skip)]
    pub contrast: bool,
}

/// The side from which the board is seen while two humans play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardOrientation {
    /// Always from the first player's side, or from the only human's.
    #[default]
    Fixed,
    /// From the side to move.
    Turning,
    /// The device lies between the players: the second player's panel is upside down.
    Opposite,
}

impl BoardOrientation {
    /// All of them, in the order of the menu.
    pub const ALL: &[BoardOrientation] =
        &[BoardOrientation::Fixed, BoardOrientation::Turning, BoardOrientation::Opposite];

    /// The name under which it is saved.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            BoardOrientation::Fixed => "fixed",
            BoardOrientation::Turning => "turning",
            BoardOrientation::Opposite => "opposite",
        }
    }
}

impl Preferences {
    /// The speed in force: none if the system asks for reduced motion.
    #[must_use]
    pub const fn effective_speed(&self) -> f32 {
        if self.still { 0.0 } else { self.speed }
    }

    /// The theme in force: the high-contrast one if the system asks for more contrast.
    #[must_use]
    pub fn effective_theme(&self) -> ThemeId {
        if self.contrast { ThemeId::high_contrast() } else { self.theme }
    }

    /// The language in force: the chosen one, or the system's.
    #[must_use]
    pub fn effective_language(&self) -> Language {
        self.language.unwrap_or(self.system_language)
    }

    /// The same preferences with numbers that are out of range corrected.
    #[must_use]
    pub fn sanitized(self) -> Preferences {
        let volume = |value: f32| if value.is_finite() { value.clamp(0.0, 1.0) } else { 0.5 };
        Preferences {
            speed: if SPEEDS.contains(&self.speed) { self.speed } else { 1.0 },
            autoplay_seconds: if AUTOPLAY_SECONDS.contains(&self.autoplay_seconds) {
                self.autoplay_seconds
            } else {
                1.0
            },
            scale: if SCALES.contains(&self.scale) { self.scale } else { 1.0 },
            effects: volume(self.effects),
            ambience: volume(self.ambience),
            interface: volume(self.interface),
            ..self
        }
    }
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            theme: ThemeId::default(),
            speed: 1.0,
            markers: true,
            previews: true,
            coordinates: true,
            top_down: false,
            effects: 0.8,
            ambience: 0.35,
            interface: 0.6,
            confirm: false,
            computers_resign: true,
            autoplay_seconds: 1.0,
            facing: BoardOrientation::Fixed,
            scale: 1.0,
            language: None,
            system_language: Language::ENGLISH,
            still: false,
            contrast: false,
        }
    }
}
