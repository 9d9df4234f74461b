//! How often the program wakes up when nothing happens.

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

/// While a match waits for a person, nothing needs to be drawn: a frame a minute keeps the window's picture alive.
const RESTING: Duration = Duration::from_secs(60);
const AWAY: Duration = Duration::from_secs(600);
/// While a computer thinks, its answer must be seen soon, and its sign moves.
const THINKING: Duration = Duration::from_millis(160);

/// The boards of the title screen wait a good second between two plies.
const DEMOS: Duration = Duration::from_millis(200);

/// A running clock changes what it shows once a second, and near its end ten times.
const CLOCK: Duration = Duration::from_secs(1);
const CLOCK_SHORT: Duration = Duration::from_millis(100);
/// A pad wakes nobody up: it must be looked at, often while it is being used, now and then while it only lies there.
const PAD_IN_HAND: Duration = Duration::from_millis(40);
const PAD_ASIDE: Duration = Duration::from_millis(200);
/// How long after it was used last a pad is still in somebody's hand.
const PUT_ASIDE: Duration = Duration::from_secs(60);

type EngineBusy = Or<(With<MoveSearch>, With<DrawOfferSearch>, With<HintSearch>)>;

/// Sleeps until the next event, or looks now and then whether something is due. The time between two looks must stay
/// the same: whenever it changes, a frame is drawn at once.
pub fn choose_update_mode(
    screen: Res<State<Screen>>,
    clock: Res<DemoClock>,
    at_work: Query<(), EngineBusy>,
    presenting: Res<ViewBusy>,
    clocks: Query<(&Clock, &ActivePlayer, &Paused, &MatchState, &Seats), With<Active>>,
    (time, pads, used): (Res<Time<Real>>, Query<(), With<Gamepad>>, Query<(), Changed<Gamepad>>),
    mut last_used: Local<Duration>,
    mut settings: ResMut<WinitSettings>,
) {
    let running = clocks.iter().find(|(_, awaited, paused, ..)| !presenting.0 && is_running(**awaited, **paused));
    let left = running.map(|(clock, _, _, standing, seats)| clock.of(seats.0[standing.0.to_move()]));
    let wait = match screen.get() {
        // A little before it is short, so that no tenth is missed.
        _ if left.is_some_and(|left| left < LOW_TIME + CLOCK) => CLOCK_SHORT,
        _ if !at_work.is_empty() => THINKING,
        Screen::Title if clock.is_active() => DEMOS,
        _ if left.is_some() => CLOCK,
        _ => RESTING,
    };
    if !used.is_empty() {
        *last_used = time.elapsed();
    }
    let in_hand = time.elapsed() - *last_used < PUT_ASIDE;
    let look = if in_hand { PAD_IN_HAND } else { PAD_ASIDE };
    let focused = if pads.is_empty() { wait } else { wait.min(look) };
    settings.focused_mode = UpdateMode::reactive(focused);
    settings.unfocused_mode = UpdateMode::reactive_low_power(if wait < RESTING { wait } else { AWAY });
}
