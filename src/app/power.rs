//! How often the program wakes up when nothing happens.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::game::demo::DemoClock;
use crate::game::hint::Seeking;
use crate::game::offers::Considering;
use crate::game::screen::Screen;
use crate::game::thinker::Thought;

/// While a match waits for a person, nothing needs to be drawn.
const RESTING: Duration = Duration::from_secs(5);
const AWAY: Duration = Duration::from_secs(60);
/// While a computer thinks, its answer must be seen soon, and its sign moves.
const THINKING: Duration = Duration::from_millis(160);

type AtWork = Or<(With<Thought>, With<Considering>, With<Seeking>)>;

/// Sleeps until the next event; on the title screen until the next ply of the demos.
pub fn save(
    screen: Res<State<Screen>>,
    clock: Res<DemoClock>,
    at_work: Query<(), AtWork>,
    mut settings: ResMut<WinitSettings>,
) {
    let wait = match screen.get() {
        _ if !at_work.is_empty() => THINKING,
        Screen::Title if clock.lively() => clock.next() + Duration::from_millis(5),
        _ => RESTING,
    };
    settings.focused_mode = UpdateMode::reactive(wait);
    settings.unfocused_mode = UpdateMode::reactive_low_power(if wait < RESTING { wait } else { AWAY });
}
