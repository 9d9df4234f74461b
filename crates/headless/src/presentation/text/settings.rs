//! The words of the settings.

use super::Text;
use crate::settings::graphics::{Detail, Graphics};
use crate::settings::language::Language;
use crate::settings::preferences::BoardOrientation;
use crate::settings::theme::ThemeChoice;

impl Text {
    /// The pages of the settings, in their order.
    pub fn settings_tabs(self) -> [&'static str; 5] {
        [self.tab_look(), self.tab_play(), self.tab_sound(), self.keys(), self.tab_access()]
    }

    /// The speeds of motion, in the order of [`SPEEDS`](crate::settings::preferences::SPEEDS).
    pub fn speeds(self) -> [&'static str; 4] {
        [self.speed_off(), self.speed_half(), self.speed_normal(), self.speed_double()]
    }

    /// The name of a theme.
    pub fn theme_title(self, theme: ThemeChoice) -> String {
        self.theme_name(theme.name())
    }

    /// How finely the boards are drawn.
    pub fn graphics_label(self, graphics: Graphics) -> &'static str {
        match graphics {
            Graphics::Automatic => self.graphics_automatic(),
            Graphics::Sharp => self.graphics_sharp(),
            Graphics::Balanced => self.graphics_balanced(),
            Graphics::Light => self.graphics_light(),
        }
    }

    /// The detail in force, in a sentence.
    pub fn graphics_in_force(self, detail: Detail) -> String {
        self.graphics_detail(self.graphics_label(detail.into()))
    }

    /// A size of the interface, 1 being the usual one.
    pub fn scale_label(self, scale: f32) -> String {
        self.scale_percent((scale * 100.0).round() as u32)
    }

    /// A time such as `0.5 s`.
    pub fn seconds_label(self, seconds: f32) -> String {
        self.seconds_short(&self.number(seconds))
    }

    /// A time that an analysis spends on a position.
    pub fn analysis_time_label(self, seconds: u16) -> String {
        self.analysis_time_of(seconds)
    }

    /// The plies that an analysis looks ahead at most, 0 for no limit.
    pub fn analysis_depth_label(self, plies: u8) -> String {
        if plies == 0 { self.analysis_depth_unlimited().to_owned() } else { plies.to_string() }
    }

    /// A size of the table of positions in MiB.
    pub fn analysis_table_label(self, mebibytes: u16) -> String {
        self.analysis_table_of(&mebibytes.to_string())
    }

    /// A number of threads, one of [`ENGINE_THREADS`](crate::settings::preferences::ENGINE_THREADS).
    pub fn threads_label(self, threads: u8) -> String {
        if threads == 0 { self.engine_threads_most().into() } else { threads.to_string() }
    }

    /// How the board is seen while two people play.
    pub fn facing_label(self, facing: BoardOrientation) -> &'static str {
        match facing {
            BoardOrientation::Fixed => self.facing_fixed(),
            BoardOrientation::Turning => self.facing_turning(),
            BoardOrientation::Opposite => self.facing_opposite(),
        }
    }

    /// The same in a sentence.
    pub fn facing_note(self, facing: BoardOrientation) -> &'static str {
        match facing {
            BoardOrientation::Fixed => self.facing_fixed_note(),
            BoardOrientation::Turning => self.facing_turning_note(),
            BoardOrientation::Opposite => self.facing_opposite_note(),
        }
    }

    /// What a language calls itself.
    pub fn name_of_language(language: Language) -> &'static str {
        Text(language).language_name()
    }
}
