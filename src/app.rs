//! The whole game put together: what `main` runs.

pub mod cli;
pub mod power;
pub mod screenshot;

use std::time::Duration;

use bevy::prelude::*;

use crate::game::GamePlugin;
use crate::game::screen::{Screen, ScreenRequest};
use crate::game::session::SessionPlugin;
use crate::game::thinker::Pace;
use crate::input::InputPlugin;
use crate::ui::{Opponents, UiPlugin};
use crate::view::ViewPlugin;
use crate::view::preferences::Preferences;

use cli::{Opening, Options};

/// How long a computer leaves the board alone before it answers.
const PACE: Duration = Duration::from_millis(450);

/// Everything but the window and Bevy's own plugins.
#[derive(Clone, Debug, Default)]
pub struct AppPlugin {
    pub options: Options,
}

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        // What goes wrong in a system is logged; it never takes the window away from a player.
        app.set_error_handler(bevy::ecs::error::error);
        app.add_plugins((GamePlugin, SessionPlugin, ViewPlugin, InputPlugin, UiPlugin));
        app.insert_resource(Pace(PACE));
        if let Some(players) = self.options.players {
            app.insert_resource(Opponents(players));
        }
        app.add_systems(Update, power::save);
        app.insert_resource(bevy::winit::WinitSettings::desktop_app());
        let still = self.options.screenshot.is_some();
        app.insert_resource(Preferences {
            speed: if still { 0.0 } else { 1.0 },
            top_down: self.options.top_down,
            ..default()
        });
        if let Some(opening) = self.options.opening.clone() {
            let players = self.options.players.unwrap_or_default();
            app.insert_state(Screen::Match);
            app.add_systems(Startup, move |mut requests: MessageWriter<ScreenRequest>| {
                let Opening { start, moves } = opening.clone();
                requests.write(ScreenRequest::Open { start, moves, players });
            });
        }
        if let Some(path) = self.options.screenshot.clone() {
            app.add_plugins(screenshot::ScreenshotPlugin { path, points: self.options.points.clone() });
        }
    }
}
