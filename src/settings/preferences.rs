//! What people have set; the interface changes it, everybody else follows.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::theme::ThemeId;

/// The speeds of motion there are, 0 being none.
pub const SPEEDS: [f32; 4] = [0.0, 0.5, 1.0, 2.0];
/// The sizes of the interface there are, 1 being the usual one.
pub const SCALES: [f32; 5] = [1.0, 1.25, 1.5, 1.75, 2.0];

/// Kept as text under the names of its fields. What a text does not name is as usual.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    pub theme: ThemeId,
    /// Speed of motion: one of [`SPEEDS`].
    pub speed: f32,
    /// Show where moves can begin and end.
    pub markers: bool,
    /// Show what the move that is pointed at would do.
    pub previews: bool,
    /// Show files and ranks on the board.
    pub coordinates: bool,
    /// Look straight down instead of across the board.
    pub top_down: bool,
    /// Loudness, 0 to 1, of what happens on the board.
    #[serde(alias = "volume")]
    pub effects: f32,
    /// Loudness of the room, 0 to 1.
    pub ambience: f32,
    /// Loudness of buttons and refusals, 0 to 1.
    pub interface: f32,
    /// A move is played only when it has been chosen twice.
    pub confirm: bool,
    pub facing: BoardOrientation,
    /// Size of the interface: one of [`SCALES`].
    pub scale: f32,
    pub language: Language,
    /// The system says that people wish for as little motion as possible; whoever chooses a speed has overruled it.
    #[serde(skip)]
    pub still: bool,
    /// The system asks for more contrast; whoever chooses a theme has overruled it.
    #[serde(skip)]
    pub contrast: bool,
}

/// From which side the board is seen while two people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardOrientation {
    /// Always from the first player's seat, or from the only person's.
    #[default]
    Fixed,
    /// From the seat of whoever is to move.
    Turning,
    /// The device lies between the two: the second player's panel is upside down.
    Opposite,
}

/// The languages there are words for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    English,
}

impl Preferences {
    /// The speed in force.
    #[must_use]
    pub const fn effective_speed(&self) -> f32 {
        if self.still { 0.0 } else { self.speed }
    }

    /// The theme in force.
    #[must_use]
    pub fn effective_theme(&self) -> ThemeId {
        if self.contrast { ThemeId::high_contrast() } else { self.theme }
    }

    /// The same, with numbers that cannot be put right.
    #[must_use]
    pub fn sanitized(self) -> Preferences {
        let loudness = |value: f32| if value.is_finite() { value.clamp(0.0, 1.0) } else { 0.5 };
        Preferences {
            speed: if SPEEDS.contains(&self.speed) { self.speed } else { 1.0 },
            scale: if SCALES.contains(&self.scale) { self.scale } else { 1.0 },
            effects: loudness(self.effects),
            ambience: loudness(self.ambience),
            interface: loudness(self.interface),
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
            facing: BoardOrientation::Fixed,
            scale: 1.0,
            language: Language::English,
            still: false,
            contrast: false,
        }
    }
}
