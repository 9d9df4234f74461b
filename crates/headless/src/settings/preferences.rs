//! The user's preferences; the interface changes them, the other layers follow.

use std::borrow::Cow;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::graphics::Graphics;
use super::language::{Language, read_choice};
use super::theme::{OwnTheme, Theme, ThemeChoice, ThemeId};

/// The speeds of motion to choose from; at 0 nothing moves.
pub const SPEEDS: [f32; 4] = [0.0, 0.5, 1.0, 2.0];
/// The times for which each position is shown when moves are shown one after the other, in seconds.
pub const AUTOPLAY_SECONDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];
/// The numbers of best lines that an analysis can show.
pub const ANALYSIS_LINES: [u8; 5] = [1, 2, 3, 4, 5];
/// The times for which an analysis can search a position, in seconds.
pub const ANALYSIS_SECONDS: [u16; 4] = [5, 20, 60, 600];
/// The plies that an analysis can look ahead at most; 0 is no limit.
pub const ANALYSIS_DEPTHS: [u8; 5] = [8, 12, 16, 24, 0];
/// The sizes of an analysis's table of positions, in MiB.
pub const ANALYSIS_TABLES: [u16; 4] = [16, 64, 256, 1024];
/// The numbers of threads to choose from for the engine at full strength and in an analysis; 0 is one less than the machine
/// has processors.
pub const ENGINE_THREADS: [u8; 5] = [0, 1, 2, 4, 8];
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
    pub theme: ThemeChoice,
    /// The player's own theme, whether or not it is chosen.
    pub own_theme: OwnTheme,
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
    /// How finely the boards are drawn while something moves.
    pub graphics: Graphics,
    /// Volume of events on the board, 0 to 1.
    #[serde(alias = "volume")]
    pub effects: f32,
    /// Volume of the ambience, 0 to 1.
    pub ambience: f32,
    /// Volume of buttons and refusals, 0 to 1.
    pub interface: f32,
    /// The device vibrates with what happens on the board, where it can.
    pub vibration: bool,
    /// A move is played only when it has been requested twice.
    pub confirm: bool,
    /// Computers resign lost positions.
    pub computers_resign: bool,
    /// Computers at full strength also search while a human is to move; not on a page.
    pub think_ahead: bool,
    /// The threads of the engine at full strength and in an analysis: one of [`ENGINE_THREADS`]. A page has one.
    pub engine_threads: u8,
    /// The time for which each position is shown when moves are shown one after the other: one of
    /// [`AUTOPLAY_SECONDS`].
    pub autoplay_seconds: f32,
    /// Show which side is ahead while a match is played.
    pub evaluation_bar: bool,
    /// Point out mistakes against computers, so that they can be taken back.
    pub point_out_mistakes: bool,
    /// The best lines that an analysis shows: one of [`ANALYSIS_LINES`].
    pub analysis_lines: u8,
    /// The seconds for which an analysis searches a position: one of [`ANALYSIS_SECONDS`].
    pub analysis_seconds: u16,
    /// The plies that an analysis looks ahead at most, 0 for no limit: one of [`ANALYSIS_DEPTHS`].
    pub analysis_depth: u8,
    /// The memory for the positions of an analysis in MiB: one of [`ANALYSIS_TABLES`].
    pub analysis_table: u16,
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
    /// The device can vibrate; otherwise [`Preferences::vibration`] is not offered. Not saved.
    #[serde(skip)]
    pub can_vibrate: bool,
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
    pub const fn effective_speed(&self) -> f32 {
        if self.still { 0.0 } else { self.speed }
    }

    /// The choice of theme in force: the high-contrast one if the system asks for more contrast.
    pub fn effective_theme(&self) -> ThemeChoice {
        if self.contrast { ThemeId::high_contrast().into() } else { self.theme }
    }

    /// The theme in force.
    pub fn theme_in_force(&self) -> Cow<'static, Theme> {
        match self.effective_theme() {
            ThemeChoice::BuiltIn(id) => Cow::Borrowed(id.theme()),
            ThemeChoice::Own => Cow::Owned(self.own_theme.theme()),
        }
    }

    /// Chooses the player's own theme with these colours.
    pub const fn take_own_theme(&mut self, own_theme: OwnTheme) {
        self.own_theme = own_theme;
        self.choose_theme(ThemeChoice::Own);
    }

    /// Chooses a theme, even if the system asks for more contrast.
    pub const fn choose_theme(&mut self, theme: ThemeChoice) {
        (self.theme, self.contrast) = (theme, false);
    }

    /// The language in force: the chosen one, or the system's.
    pub fn effective_language(&self) -> Language {
        self.language.unwrap_or(self.system_language)
    }

    /// The same preferences with numbers that are out of range corrected.
    #[must_use]
    pub fn sanitized(self) -> Preferences {
        let volume = |value: f32| if value.is_finite() { value.clamp(0.0, 1.0) } else { 0.5 };
        Preferences {
            speed: one_of(&SPEEDS, self.speed, 1.0),
            autoplay_seconds: one_of(&AUTOPLAY_SECONDS, self.autoplay_seconds, 1.0),
            analysis_lines: one_of(&ANALYSIS_LINES, self.analysis_lines, 3),
            analysis_seconds: one_of(&ANALYSIS_SECONDS, self.analysis_seconds, 60),
            analysis_depth: one_of(&ANALYSIS_DEPTHS, self.analysis_depth, 0),
            engine_threads: one_of(&ENGINE_THREADS, self.engine_threads, 0),
            analysis_table: one_of(&ANALYSIS_TABLES, self.analysis_table, 64),
            scale: one_of(&SCALES, self.scale, 1.0),
            effects: volume(self.effects),
            ambience: volume(self.ambience),
            interface: volume(self.interface),
            ..self
        }
    }
}

/// The value if it can be chosen, else another one.
fn one_of<T: Copy + PartialEq>(choices: &[T], value: T, otherwise: T) -> T {
    if choices.contains(&value) { value } else { otherwise }
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            theme: ThemeChoice::default(),
            own_theme: OwnTheme::default(),
            speed: 1.0,
            markers: true,
            previews: true,
            coordinates: true,
            top_down: false,
            graphics: Graphics::Automatic,
            effects: 0.8,
            ambience: 0.35,
            interface: 0.6,
            vibration: true,
            confirm: false,
            computers_resign: true,
            think_ahead: false,
            engine_threads: 0,
            autoplay_seconds: 1.0,
            evaluation_bar: false,
            point_out_mistakes: false,
            analysis_lines: 3,
            analysis_seconds: 60,
            analysis_depth: 0,
            analysis_table: 64,
            facing: BoardOrientation::Fixed,
            scale: 1.0,
            language: None,
            system_language: Language::ENGLISH,
            still: false,
            contrast: false,
            can_vibrate: false,
        }
    }
}
