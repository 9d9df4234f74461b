//! Puts the whole program together.

mod canvas_focus;
pub mod cli;
#[cfg(not(target_family = "wasm"))]
pub mod desktop;
#[cfg(all(debug_assertions, not(target_family = "wasm")))]
mod dev;
#[cfg(not(target_family = "wasm"))]
mod display_server;
#[cfg(not(target_family = "wasm"))]
mod embedded_assets;
#[cfg(not(target_family = "wasm"))]
mod gallery;
#[cfg(not(target_family = "wasm"))]
pub mod headless;
#[cfg(not(target_family = "wasm"))]
mod idle_profiler;
#[cfg(not(target_family = "wasm"))]
mod restart;
#[cfg(not(target_family = "wasm"))]
pub mod screen_reader;
#[cfg(not(target_family = "wasm"))]
pub mod screenshot;
mod sharing;
#[cfg(not(target_family = "wasm"))]
mod start_failure;
#[cfg(not(target_family = "wasm"))]
pub mod storage;
#[cfg(not(target_family = "wasm"))]
pub mod system_fonts;
pub mod update_mode;

use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;

use crate::accessibility::requests::RejectedRequest;

use crate::game::clock::TimeControl;
use crate::game::editor::EditorRequest;
use crate::game::lesson::LessonRequest;
use crate::game::matches::MatchDetails;
use crate::game::pacing::ReplyDelay;
use crate::game::puzzle::PuzzleRequest;
use crate::game::screen::{Screen, ScreenRequest};

use crate::persist::settings::Settings;
use crate::persist::{SavedSettingsPlugin, SettingRefused};
use crate::records::GameRecord;
use crate::rules::{GameKind, Position, Variant};
use crate::setup::PositionSetup;

use crate::ui::dialogs::FirstPage;

use cli::Options;

/// The pause before a computer plays.
const REPLY_DELAY: Duration = Duration::from_millis(450);

/// The whole program, except the window and Bevy's own plugins.
#[derive(Clone, Debug, Default)]
pub struct AppPlugin {
    /// The command line.
    pub options: Options,
    /// The saved settings.
    pub settings: Settings,
}

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        // An error in a system is logged; it never closes a player's window.
        app.set_error_handler(bevy::ecs::error::error);
        // The editor shows the position that a match would begin with.
        let opening = self.options.opening.clone().filter(|_| !self.options.editor);
        app.add_plugins(MatchPlugin { opening, players: self.options.players, clock: self.options.clock });
        if self.options.editor {
            let position = self.edited_position();
            app.add_systems(Startup, move |mut requests: MessageWriter<EditorRequest>| {
                requests.write(EditorRequest::Open(Box::new(PositionSetup::from(&position))));
            });
        }
        if let Some((lesson, step)) = self.options.lesson {
            app.add_systems(Startup, move |mut requests: MessageWriter<LessonRequest>| {
                requests.write(LessonRequest::Open { lesson, step: Some(step) });
            });
        }
        if let Some(request) = self.options.puzzle {
            app.add_systems(Startup, move |mut requests: MessageWriter<PuzzleRequest>| _ = requests.write(request));
        }
        app.add_plugins(SavedSettingsPlugin {
            settings: self.settings_in_force(),
            unsaved: self.options.own_theme.is_some(),
        });
        app.add_plugins((
            crate::view::plugin,
            crate::input::plugin,
            crate::ui::plugin,
            canvas_focus::plugin,
            sharing::plugin,
        ));
        #[cfg(not(target_family = "wasm"))]
        app.add_plugins((screen_reader::plugin, system_fonts::plugin));
        if let Some(page) = self.options.page {
            app.insert_resource(FirstPage(page));
        }
        app.add_systems(Last, update_mode::choose_update_mode);
        app.insert_resource(bevy::winit::WinitSettings::desktop_app());
        #[cfg(not(target_family = "wasm"))]
        if let Some(path) = self.options.screenshot.clone() {
            app.add_plugins(screenshot::ScreenshotPlugin { path, points: self.options.points.clone() });
        }
        #[cfg(not(target_family = "wasm"))]
        if let Some(folder) = self.options.gallery.clone() {
            app.add_plugins(gallery::GalleryPlugin { folder, only: self.options.only.clone() });
        }
        #[cfg(not(target_family = "wasm"))]
        if let Some(span) = self.options.measure_idle {
            app.add_plugins(idle_profiler::IdleProfilerPlugin(span));
        }
    }

    fn finish(&self, app: &mut App) {
        run_systems_on_one_thread(app);
    }
}

/// The systems of a frame take less time than it takes to hand them to other threads. The renderer has threads of its own.
fn run_systems_on_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

impl AppPlugin {
    /// The position that the editor begins with.
    fn edited_position(&self) -> Position {
        match &self.options.opening {
            Some(GameRecord { tree, .. }) => tree.position(tree.current()),
            None => Position::start(Variant::standard(GameKind::ALL[0])),
        }
    }

    /// The settings with the changes that the command line makes to them.
    fn settings_in_force(&self) -> Settings {
        let options = &self.options;
        let set = |settings: Settings, (name, value): &(String, String)| settings.set(name, value).unwrap_or(settings);
        let mut settings = options.set.iter().fold(self.settings.clone(), set);
        settings.new_match.players = options.players.unwrap_or(settings.new_match.players);
        settings.preferences.top_down |= options.top_down;
        settings.preferences.language = options.language.or(settings.preferences.language);
        if let Some(own_theme) = options.own_theme {
            settings.preferences.take_own_theme(own_theme);
        }
        settings.preferences.theme = options.theme.unwrap_or(settings.preferences.theme);
        if options.screenshot.is_some() {
            settings.preferences.speed = 0.0;
        }
        settings
    }
}

/// Matches, with session, persistence and accessibility; needs neither window nor renderer.
#[derive(Clone, Debug, Default)]
pub struct MatchPlugin {
    /// The match to start with.
    pub opening: Option<GameRecord>,
    /// Its players; two people if not given.
    pub players: Option<crate::game::player::Players>,
    /// Its time control, if it has one.
    pub clock: Option<TimeControl>,
}

impl Plugin for MatchPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            crate::game::plugin,
            crate::game::session::plugin,
            crate::persist::plugin,
            crate::accessibility::plugin,
        ))
        .insert_resource(ReplyDelay(REPLY_DELAY))
        .add_message::<SettingRefused>()
        .add_systems(Last, log_rejected_requests);
        if let Some(opening) = self.opening.clone() {
            let (players, clock) = (self.players.unwrap_or_default(), self.clock);
            app.insert_state(Screen::Match);
            app.add_systems(Startup, move |mut requests: MessageWriter<ScreenRequest>| {
                let GameRecord { tree, early_end: end, tags } = opening.clone();
                let details = Some(MatchDetails::of_record(tags));
                requests.write(ScreenRequest::Open { tree, players, clock, end, details });
            });
        }
    }
}

/// Logs requests of the accessible board that had no effect.
fn log_rejected_requests(mut rejected: MessageReader<RejectedRequest>, mut settings: MessageReader<SettingRefused>) {
    for RejectedRequest { error, .. } in rejected.read() {
        warn!("a request had no effect: {error}");
    }
    for SettingRefused { reason, .. } in settings.read() {
        warn!("a setting was not changed: {reason}");
    }
}
