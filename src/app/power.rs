//! How often the program wakes up when nothing happens.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::game::demo::DemoClock;
use crate::game::screen::Screen;

/// While a match waits for a person, nothing needs to be drawn.
const RESTING: Duration = Duration::from_secs(5);
const AWAY: Duration = Duration::from_secs(60);

/// Sleeps until the next event; on the title screen until the next ply of the demos.
pub fn save(screen: Res<State<Screen>>, clock: Res<DemoClock>, mut settings: ResMut<WinitSettings>) {
    let wait = match screen.get() {
        Screen::Title if clock.lively() => clock.next() + Duration::from_millis(5),
        _ => RESTING,
    };
    settings.focused_mode = UpdateMode::reactive(wait);
    settings.unfocused_mode = UpdateMode::reactive_low_power(if wait < RESTING { wait } else { AWAY });
}
