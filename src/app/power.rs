//! How often the program wakes up when nothing happens.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::game::demo::DemoClock;
use crate::game::hint::Seeking;
use crate::game::offers::Considering;
use crate::game::screen::Screen;
use crate::game::thinker::Thought;

/// While a match waits for a person, nothing needs to be drawn: a frame a minute keeps the window's picture alive.
const RESTING: Duration = Duration::from_secs(60);
const AWAY: Duration = Duration::from_secs(600);
/// While a computer thinks, its answer must be seen soon, and its sign moves.
const THINKING: Duration = Duration::from_millis(160);

/// The boards of the title screen wait a good second between two plies.
const DEMOS: Duration = Duration::from_millis(200);

type AtWork = Or<(With<Thought>, With<Considering>, With<Seeking>)>;

/// Sleeps until the next event, or looks now and then whether something is due. The time between two looks must stay
/// the same: whenever it changes, a frame is drawn at once.
pub fn save(
    screen: Res<State<Screen>>,
    clock: Res<DemoClock>,
    at_work: Query<(), AtWork>,
    mut settings: ResMut<WinitSettings>,
) {
    let wait = match screen.get() {
        _ if !at_work.is_empty() => THINKING,
        Screen::Title if clock.lively() => DEMOS,
        _ => RESTING,
    };
    settings.focused_mode = UpdateMode::reactive(wait);
    settings.unfocused_mode = UpdateMode::reactive_low_power(if wait < RESTING { wait } else { AWAY });
}
