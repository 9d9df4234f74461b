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
mod settings_sync;
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
use crate::persist::PersistPlugin;
use crate::persist::settings::Settings;
use crate::settings::preferences::Preferences;
use crate::ui::dialogs::FirstPage;
use crate::ui::{NextPlayers, UiPlugin};
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
        let settings = self
            .options
            .set
            .iter()
            .fold(self.settings.clone(), |settings, (name, value)| settings.set(name, value).unwrap_or(settings));
        settings_sync::apply(app, &settings);
        if let Some(page) = self.options.page {
            app.insert_resource(FirstPage(page));
        }
        if let Some(players) = self.options.players {
            app.insert_resource(NextPlayers(players));
        }
        app.add_systems(First, settings_sync::follow)
            .add_systems(Update, update_mode::choose_update_mode)
            .add_systems(Last, settings_sync::keep);
        app.insert_resource(bevy::winit::WinitSettings::desktop_app());
        let mut preferences = app.world_mut().resource_mut::<Preferences>();
        preferences.top_down |= self.options.top_down;
        preferences.theme = self.options.theme.unwrap_or(preferences.theme);
        #[cfg(not(target_family = "wasm"))]
        if let Some(path) = self.options.screenshot.clone() {
            preferences.speed = 0.0;
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

/// The matches, with all that can be read, asked and kept of them; no window, no picture.
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
