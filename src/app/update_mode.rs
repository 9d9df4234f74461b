//! Chooses how often the program wakes up without events.

use std::time::Duration;

use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::game::clock::{Clock, LOW_TIME, is_running};
use crate::game::computer::MoveSearch;
use crate::game::demo::DemoClock;
use crate::game::draw_replies::DrawOfferSearch;
use crate::game::hint::HintSearch;
use crate::game::matches::{MatchState, Seats};
use crate::game::pacing::ViewBusy;
use crate::game::player::{ActivePlayer, Paused};
use crate::game::screen::{Active, Screen};

/// While a match waits for a human move nothing needs to be drawn: a frame per minute keeps the window's contents alive.
const RESTING: Duration = Duration::from_secs(60);
/// The same for a window without focus.
const AWAY: Duration = Duration::from_secs(600);
/// While the engine searches: its reply must appear soon, and its indicator moves.
const THINKING: Duration = Duration::from_millis(160);

/// The boards of the title screen play a ply about once a second.
const DEMOS: Duration = Duration::from_millis(200);

/// A running clock changes once a second.
const CLOCK: Duration = Duration::from_secs(1);
/// A clock that runs low shows tenths of a second.
const CLOCK_SHORT: Duration = Duration::from_millis(100);
/// A gamepad does not wake the event loop and must be polled: often while it is used.
const PAD_IN_USE: Duration = Duration::from_millis(40);
/// The polling interval of a gamepad that is not used.
const PAD_UNUSED: Duration = Duration::from_millis(200);
/// The time after its last input at which a gamepad counts as unused.
const UNUSED_AFTER: Duration = Duration::from_secs(60);

type EngineBusy = Or<(With<MoveSearch>, With<DrawOfferSearch>, With<HintSearch>)>;

/// Chooses how long to sleep without events. The time must not change without need: each change draws a frame at once.
pub fn choose_update_mode(
    screen: Res<State<Screen>>,
    clock: Res<DemoClock>,
    searches: Query<(), EngineBusy>,
    view_busy: Res<ViewBusy>,
    clocks: Query<(&Clock, &ActivePlayer, &Paused, &MatchState, &Seats), With<Active>>,
    (time, pads, used): (Res<Time<Real>>, Query<(), With<Gamepad>>, Query<(), Changed<Gamepad>>),
    mut last_used: Local<Duration>,
    mut settings: ResMut<WinitSettings>,
) {
    let running =
        clocks.iter().find(|(_, active_player, paused, ..)| !view_busy.0 && is_running(**active_player, **paused));
    let left = running.map(|(clock, _, _, state, seats)| clock.of(seats.0[state.0.to_move()]));
    let wait = match screen.get() {
        // From a little before the clock runs low, so that no tenth is missed.
        _ if left.is_some_and(|left| left < LOW_TIME + CLOCK) => CLOCK_SHORT,
        _ if !searches.is_empty() => THINKING,
        Screen::Title if clock.is_active() => DEMOS,
        _ if left.is_some() => CLOCK,
        _ => RESTING,
    };
    if !used.is_empty() {
        *last_used = time.elapsed();
    }
    let in_use = time.elapsed() - *last_used < UNUSED_AFTER;
    let poll = if in_use { PAD_IN_USE } else { PAD_UNUSED };
    let focused = if pads.is_empty() { wait } else { wait.min(poll) };
    settings.focused_mode = UpdateMode::reactive(focused);
    settings.unfocused_mode = UpdateMode::reactive_low_power(if wait < RESTING { wait } else { AWAY });
}
