//! The whole game put together: what `main` runs.

pub mod cli;
#[cfg(not(target_family = "wasm"))]
pub mod desktop;
#[cfg(not(target_family = "wasm"))]
mod gallery;
#[cfg(not(target_family = "wasm"))]
pub mod headless;
#[cfg(not(target_family = "wasm"))]
mod idle_profiler;
#[cfg(not(target_family = "wasm"))]
pub mod screen_reader;
#[cfg(not(target_family = "wasm"))]
pub mod screenshot;
#[cfg(not(target_family = "wasm"))]
pub mod storage;
pub mod update_mode;

use std::time::Duration;

use bevy::prelude::*;

use crate::accessibility::AccessibilityPlugin;
use crate::game::GamePlugin;
use crate::game::clock::TimeControl;
use crate::game::pacing::ReplyDelay;
use crate::game::screen::{Screen, ScreenRequest};
use crate::game::session::SessionPlugin;
use crate::input::InputPlugin;
use crate::persist::settings::Settings;
use crate::persist::{PersistPlugin, SettingsPlugin};
use crate::ui::UiPlugin;
use crate::ui::dialogs::FirstPage;
use crate::view::ViewPlugin;

use cli::{InitialMatch, Options};

/// How long a computer leaves the board alone before it answers.
const REPLY_DELAY: Duration = Duration::from_millis(450);

/// Everything but the window and Bevy's own plugins.
#[derive(Clone, Debug, Default)]
pub struct AppPlugin {
    pub options: Options,
    pub settings: Settings,
}

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        // What goes wrong in a system is logged; it never takes the window away from a player.
        app.set_error_handler(bevy::ecs::error::error);
        app.add_plugins(MatchPlugin {
            opening: self.options.opening.clone(),
            players: self.options.players,
            clock: self.options.clock,
        });
        app.add_plugins((ViewPlugin, InputPlugin, UiPlugin));
        #[cfg(not(target_family = "wasm"))]
        app.add_plugins(screen_reader::ScreenReaderPlugin);
        app.add_plugins(SettingsPlugin { settings: self.settings_in_force() });
        if let Some(page) = self.options.page {
            app.insert_resource(FirstPage(page));
        }
        app.add_systems(Update, update_mode::choose_update_mode);
        app.insert_resource(bevy::winit::WinitSettings::desktop_app());
        #[cfg(not(target_family = "wasm"))]
        if let Some(path) = self.options.screenshot.clone() {
            app.add_plugins(screenshot::ScreenshotPlugin { path, points: self.options.points.clone() });
        }
        #[cfg(not(target_family = "wasm"))]
        if let Some(folder) = self.options.gallery.clone() {
            app.add_plugins(gallery::GalleryPlugin { folder });
        }
        #[cfg(not(target_family = "wasm"))]
        if let Some(span) = self.options.measure_idle {
            app.add_plugins(idle_profiler::IdleProfilerPlugin(span));
        }
    }
}

impl AppPlugin {
    /// The settings with the changes that the command line makes to them.
    fn settings_in_force(&self) -> Settings {
        let options = &self.options;
        let set = |settings: Settings, (name, value): &(String, String)| settings.set(name, value).unwrap_or(settings);
        let mut settings = options.set.iter().fold(self.settings.clone(), set);
        settings.new_match.players = options.players.unwrap_or(settings.new_match.players);
        settings.preferences.top_down |= options.top_down;
        settings.preferences.theme = options.theme.unwrap_or(settings.preferences.theme);
        if options.screenshot.is_some() {
            settings.preferences.speed = 0.0;
        }
        settings
    }
}

/// Matches with their accessible board and their storage; no window and no renderer.
#[derive(Clone, Debug, Default)]
pub struct MatchPlugin {
    /// A match to begin with.
    pub opening: Option<InitialMatch>,
    pub players: Option<crate::game::player::Players>,
    pub clock: Option<TimeControl>,
}

impl Plugin for MatchPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((GamePlugin, SessionPlugin, PersistPlugin, AccessibilityPlugin))
            .insert_resource(ReplyDelay(REPLY_DELAY));
        if let Some(opening) = self.opening.clone() {
            let (players, clock) = (self.players.unwrap_or_default(), self.clock);
            app.insert_state(Screen::Match);
            app.add_systems(Startup, move |mut requests: MessageWriter<ScreenRequest>| {
                let InitialMatch { start, moves } = opening.clone();
                requests.write(ScreenRequest::Open { start, moves, players, clock });
            });
        }
    }
}
