//! Chooses how often the program wakes up without events.

use std::time::Duration;

use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::game::analysis::ReportRunning;
use crate::game::clock::{Clock, LOW_TIME, is_running};
use crate::game::demo::DemoClock;
use crate::game::matches::{History, Seats};
use crate::game::pacing::{ReplyAwaited, ViewBusy};
use crate::game::player::{ActivePlayer, Paused};
use crate::game::review::autoplay::Autoplay;
use crate::game::screen::{Active, Screen};
use crate::game::search::RunningSearches;
use crate::persist::library::{Importing, LibraryClient};
use crate::rules::Game;

/// While a match waits for a human move nothing needs to be drawn: a frame per minute keeps the window's contents alive.
const RESTING: Duration = Duration::from_secs(60);
/// The same for a window without focus.
const AWAY: Duration = Duration::from_secs(600);
/// While the engine searches: its reply must appear soon, and its indicator moves.
const THINKING: Duration = Duration::from_millis(160);
/// The same while the clock of the side to move is low: its reply must lose no time.
const IN_HASTE: Duration = Duration::from_millis(20);

/// While the library has a request, games are being read, or a whole game is being analysed.
const LIBRARY: Duration = Duration::from_millis(30);

/// While moves are shown one after the other.
const AUTOPLAY: Duration = Duration::from_millis(60);

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

/// Chooses how long to sleep without events. The time must not change without need: each change draws a frame at once.
pub fn choose_update_mode(
    screen: Res<State<Screen>>,
    clock: Res<DemoClock>,
    (searches, awaited): (Res<RunningSearches>, Res<ReplyAwaited>),
    (autoplay, reports): (Query<(), With<Autoplay>>, Query<(), With<ReportRunning>>),
    (view_busy, client, importing): (Res<ViewBusy>, Res<LibraryClient>, Res<Importing>),
    clocks: Query<(&Clock, &ActivePlayer, &Paused, &History, &Seats), With<Active>>,
    (time, pads, used): (Res<Time<Real>>, Query<(), With<Gamepad>>, Query<(), Changed<Gamepad>>),
    mut last_used: Local<Duration>,
    mut settings: ResMut<WinitSettings>,
) {
    let running = clocks
        .iter()
        .find(|(_, active_player, paused, history, ..)| !view_busy.0 && is_running(**active_player, **paused, history));
    let left = running.map(|(clock, .., history, seats)| clock.of(seats.0[history.position().side_to_move()]));
    let is_busy = awaited.take() || searches.any();
    let wait = match screen.get() {
        _ if left.is_some_and(|left| left < LOW_TIME) && is_busy => IN_HASTE,
        // From a little before the clock runs low, so that no tenth is missed.
        _ if left.is_some_and(|left| left < LOW_TIME + CLOCK) => CLOCK_SHORT,
        _ if client.is_busy() || importing.is_busy() || !reports.is_empty() => LIBRARY,
        _ if !autoplay.is_empty() => AUTOPLAY,
        _ if is_busy => THINKING,
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

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::game::clock::TimeControl;
    use crate::game::matches::Seat;
    use crate::rules::{Game, GameKind, PerSide, Position, Variant};

    /// An app on a screen, with the time standing still.
    fn app(screen: Screen) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        app.insert_resource(State::new(screen)).init_resource::<WinitSettings>();
        app.init_resource::<DemoClock>().init_resource::<ViewBusy>();
        app.init_resource::<RunningSearches>().init_resource::<ReplyAwaited>();
        app.init_resource::<LibraryClient>().init_resource::<Importing>().add_systems(Update, choose_update_mode);
        app
    }

    /// The waiting times in milliseconds, with and without focus.
    fn waits(app: &mut App) -> (u128, u128) {
        app.update();
        let settings = app.world().resource::<WinitSettings>();
        let wait = |mode: UpdateMode| match mode {
            UpdateMode::Reactive { wait, .. } => wait.as_millis(),
            UpdateMode::Continuous => 0,
        };
        (wait(settings.focused_mode), wait(settings.unfocused_mode))
    }

    /// Adds a match that waits for a human move, with so much time on both clocks.
    fn spawn_match(app: &mut App, left: Duration) -> Entity {
        let clock = Clock { left: [left; 2], ..Clock::new(TimeControl::PRESETS[0]) };
        let start = Position::start(Variant::standard(GameKind::Othello));
        let seats = Seats(PerSide::new(Seat::One, Seat::Two));
        let mut history = History::of(start.clone());
        history.play(start.legal_moves()[0]).expect("a legal move");
        app.world_mut().spawn((Active, clock, ActivePlayer::Human, Paused(false), seats, history)).id()
    }

    #[test]
    fn a_match_without_a_clock_waits_a_minute_and_ten_without_focus() {
        assert_eq!(waits(&mut app(Screen::Match)), (60_000, 600_000));
    }

    #[test]
    fn a_search_or_a_reply_that_is_held_back_is_looked_for_soon() {
        let mut app = app(Screen::Puzzle);
        let search = app.world().resource::<RunningSearches>().clone();
        assert_eq!(waits(&mut app), (160, 160));
        drop(search);
        assert_eq!(waits(&mut app), (60_000, 600_000));
        *app.world_mut().resource_mut::<ReplyAwaited>() = ReplyAwaited::held_back();
        assert_eq!(waits(&mut app), (160, 160));
        assert_eq!(waits(&mut app), (60_000, 600_000), "once");
    }

    #[test]
    fn the_title_screen_updates_five_times_a_second_while_its_boards_play() {
        assert_eq!(waits(&mut app(Screen::Title)), (200, 200));
    }

    #[test]
    fn a_running_clock_updates_every_second_and_ten_times_as_often_from_eleven_seconds_on() {
        for (milliseconds, expected) in [(60_000, 1000), (11_000, 1000), (10_999, 100), (500, 100)] {
            let mut app = app(Screen::Match);
            spawn_match(&mut app, Duration::from_millis(milliseconds));
            assert_eq!(waits(&mut app), (expected, expected), "{milliseconds} ms are left");
        }
    }

    #[test]
    fn a_clock_that_stands_still_needs_no_updates() {
        let mut animated = app(Screen::Match);
        spawn_match(&mut animated, Duration::from_secs(5));
        animated.insert_resource(ViewBusy(true));
        assert_eq!(waits(&mut animated), (60_000, 600_000), "the last move is still shown");
        for change in [
            |game: &mut EntityWorldMut| _ = game.insert(Paused(true)),
            |game: &mut EntityWorldMut| {
                _ = game.insert(ActivePlayer::None);
            },
        ] {
            let mut app = app(Screen::Match);
            let game = spawn_match(&mut app, Duration::from_secs(5));
            change(&mut app.world_mut().entity_mut(game));
            assert_eq!(waits(&mut app), (60_000, 600_000));
        }
    }

    #[test]
    fn a_gamepad_is_polled_often_for_a_minute_after_its_last_input() {
        let mut app = app(Screen::Match);
        app.world_mut().spawn(Gamepad::default());
        assert_eq!(waits(&mut app), (40, 600_000));
        for (seconds, expected) in [(59, 40), (1, 200), (100, 200)] {
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(seconds)));
            assert_eq!(waits(&mut app), (expected, 600_000), "after {seconds} more seconds");
        }
    }
}
