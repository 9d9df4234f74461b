//! The words of the settings.

use super::Text;
use super::message::messages;
use crate::settings::graphics::{Detail, Graphics};
use crate::settings::language::Language;
use crate::settings::preferences::BoardOrientation;
use crate::settings::theme::ThemeChoice;

messages! {
    fn tab_look() = "tab-look";
    fn tab_play() = "tab-play";
    fn tab_sound() = "tab-sound";
    fn tab_access() = "tab-access";
    fn theme() = "theme";
    fn theme_name(theme: &str) = "theme-name";
    fn view() = "view";
    fn view_note() = "view-note";
    fn speed() = "speed";
    fn speed_note() = "speed-note";
    fn speed_off() = "speed-off";
    fn speed_half() = "speed-half";
    fn speed_normal() = "speed-normal";
    fn speed_double() = "speed-double";
    fn graphics() = "graphics";
    fn graphics_automatic() = "graphics-automatic";
    fn graphics_sharp() = "graphics-sharp";
    fn graphics_balanced() = "graphics-balanced";
    fn graphics_light() = "graphics-light";
    fn graphics_note() = "graphics-note";
    fn graphics_detail(detail: &str) = "graphics-detail";
    fn coordinates() = "coordinates";
    fn coordinates_note() = "coordinates-note";
    fn markers() = "markers";
    fn markers_note() = "markers-note";
    fn previews() = "previews";
    fn previews_note() = "previews-note";
    fn confirm_moves() = "confirm-moves";
    fn evaluation_bar() = "evaluation-bar";
    fn evaluation_bar_note() = "evaluation-bar-note";
    fn point_out_mistakes() = "point-out-mistakes";
    fn point_out_mistakes_note() = "point-out-mistakes-note";
    fn analysis_line_count() = "analysis-line-count";
    fn analysis_line_count_note() = "analysis-line-count-note";
    fn analysis_time() = "analysis-time";
    fn analysis_time_note() = "analysis-time-note";
    fn analysis_time_of(seconds: u32) = "analysis-time-label";
    fn analysis_depth_limit() = "analysis-depth-limit";
    fn analysis_depth_limit_note() = "analysis-depth-limit-note";
    fn analysis_depth_unlimited() = "analysis-depth-unlimited";
    fn analysis_table() = "analysis-table";
    fn analysis_table_note() = "analysis-table-note";
    fn analysis_table_of(size: &str) = "analysis-table-label";
    fn confirm_note() = "confirm-note";
    fn computers_resign() = "computers-resign";
    fn computers_resign_note() = "computers-resign-note";
    fn think_ahead() = "think-ahead";
    fn think_ahead_note() = "think-ahead-note";
    fn engine_threads() = "engine-threads";
    fn engine_threads_note() = "engine-threads-note";
    fn engine_threads_most() = "engine-threads-most";
    fn autoplay_pace() = "autoplay-pace";
    fn autoplay_pace_note() = "autoplay-pace-note";
    fn seconds_short(seconds: &str) = "seconds-short";
    fn facing() = "facing";
    fn facing_fixed() = "facing-fixed";
    fn facing_turning() = "facing-turning";
    fn facing_opposite() = "facing-opposite";
    fn facing_fixed_note() = "facing-fixed-note";
    fn facing_turning_note() = "facing-turning-note";
    fn facing_opposite_note() = "facing-opposite-note";
    fn effects() = "effects";
    fn effects_note() = "effects-note";
    fn ambience() = "ambience";
    fn ambience_note() = "ambience-note";
    fn vibration() = "vibration";
    fn vibration_note() = "vibration-note";
    fn interface() = "interface";
    fn interface_note() = "interface-note";
    fn no_sound_device() = "no-sound-device";
    fn scale() = "scale";
    fn scale_percent(percent: u32) = "scale-percent";
    fn scale_note() = "scale-note";
    fn scale_limited(requested: &str, shown: &str) = "scale-limited";
    fn language() = "language";
    fn language_name() = "language-name";
    fn keys_note() = "keys-note";
    fn keys_waiting() = "keys-waiting";
    fn press_a_key() = "press-a-key";
    fn reset_keys() = "reset-keys";
    fn no_key() = "no-key";
    fn key_pair(first: &str, second: &str) = "key-pair";
}

impl Text {
    /// The pages of the settings, in their order.
    #[must_use]
    pub fn settings_tabs(self) -> [&'static str; 5] {
        [self.tab_look(), self.tab_play(), self.tab_sound(), self.keys(), self.tab_access()]
    }

    /// The speeds of motion, in the order of [`SPEEDS`](crate::settings::preferences::SPEEDS).
    #[must_use]
    pub fn speeds(self) -> [&'static str; 4] {
        [self.speed_off(), self.speed_half(), self.speed_normal(), self.speed_double()]
    }

    /// The name of a theme.
    #[must_use]
    pub fn theme_title(self, theme: ThemeChoice) -> String {
        self.theme_name(theme.name())
    }

    /// How finely the boards are drawn.
    #[must_use]
    pub fn graphics_label(self, graphics: Graphics) -> &'static str {
        match graphics {
            Graphics::Automatic => self.graphics_automatic(),
            Graphics::Sharp => self.graphics_sharp(),
            Graphics::Balanced => self.graphics_balanced(),
            Graphics::Light => self.graphics_light(),
        }
    }

    /// The detail in force, in a sentence.
    #[must_use]
    pub fn graphics_in_force(self, detail: Detail) -> String {
        self.graphics_detail(self.graphics_label(detail.into()))
    }

    /// A size of the interface, 1 being the usual one.
    #[must_use]
    pub fn scale_label(self, scale: f32) -> String {
        self.scale_percent((scale * 100.0).round() as u32)
    }

    /// A time such as `0.5 s`.
    #[must_use]
    pub fn seconds_label(self, seconds: f32) -> String {
        self.seconds_short(&self.number(seconds))
    }

    /// A time that an analysis spends on a position.
    #[must_use]
    pub fn analysis_time_label(self, seconds: u16) -> String {
        self.analysis_time_of(seconds.into())
    }

    /// The plies that an analysis looks ahead at most, 0 for no limit.
    #[must_use]
    pub fn analysis_depth_label(self, plies: u8) -> String {
        if plies == 0 { self.analysis_depth_unlimited().to_owned() } else { plies.to_string() }
    }

    /// A size of the table of positions in MiB.
    #[must_use]
    pub fn analysis_table_label(self, mebibytes: u16) -> String {
        self.analysis_table_of(&mebibytes.to_string())
    }

    /// A number of threads, one of [`ENGINE_THREADS`](crate::settings::preferences::ENGINE_THREADS).
    #[must_use]
    pub fn threads_label(self, threads: u8) -> String {
        if threads == 0 { self.engine_threads_most().into() } else { threads.to_string() }
    }

    /// How the board is seen while two people play.
    #[must_use]
    pub fn facing_label(self, facing: BoardOrientation) -> &'static str {
        match facing {
            BoardOrientation::Fixed => self.facing_fixed(),
            BoardOrientation::Turning => self.facing_turning(),
            BoardOrientation::Opposite => self.facing_opposite(),
        }
    }

    /// The same in a sentence.
    #[must_use]
    pub fn facing_note(self, facing: BoardOrientation) -> &'static str {
        match facing {
            BoardOrientation::Fixed => self.facing_fixed_note(),
            BoardOrientation::Turning => self.facing_turning_note(),
            BoardOrientation::Opposite => self.facing_opposite_note(),
        }
    }

    /// What a language calls itself.
    #[must_use]
    pub fn name_of_language(language: Language) -> &'static str {
        Text(language).language_name()
    }
}
