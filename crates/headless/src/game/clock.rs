//! Clocks: a time for the whole match and an increment for each move; the same for humans and computers.

mod time_control;

use std::time::Duration;

use bevy::prelude::*;

use super::match_mut::MatchMut;
use super::matches::{History, Match, MatchOutcome, Seat, Seats, SetAside};
use super::pacing::{self, BoardArriving, ViewBusy};
use super::player::{ActivePlayer, Paused, Players};
use super::requests::{MatchCommand, MatchRequest, RefusalReason};
use super::systems::GameSystems;
use crate::engine::time_for_move;
use crate::rules::{Game, Position, Side};

pub use time_control::{InvalidTimeControl, TimeControl};

/// Less time than this is low: a warning sounds, and tenths of seconds are shown.
pub const LOW_TIME: Duration = Duration::from_secs(10);
/// The most time that one frame takes from a clock, so that a computer that slept does not lose the match for a player.
const MAX_TICK: Duration = Duration::from_secs(5);
/// A running clock counts as changed, and is saved, whenever this much time has passed.
const SAVED_EVERY: Duration = Duration::from_secs(5);

/// What a computer at full strength keeps in reserve: the frames between its moves take time, too.
const RESERVE: Duration = Duration::from_secs(2);
/// The least time for its search, unless there is hardly any left.
const MIN_SEARCH: Duration = Duration::from_millis(20);

/// Adds running clocks.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<LowTime>();
    app.add_systems(Update, tick.in_set(GameSystems::Replies).after(pacing::track_idle));
}

/// The clock of a match that is played with one.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The time control that the match started with.
    pub time_control: TimeControl,
    /// The time left for each [`Seat`], by [`Seat::index`].
    pub left: [Duration; 2],
    /// The times left after each number of plies, starting with 0: undo restores them.
    pub marks: Vec<[Duration; 2]>,
}

impl Clock {
    /// A clock with the full time for both seats.
    pub fn new(time_control: TimeControl) -> Clock {
        let left = [time_control.initial(); 2];
        Clock { time_control, left, marks: vec![left] }
    }

    /// The time left for a seat.
    pub const fn of(&self, seat: Seat) -> Duration {
        self.left[seat.index()]
    }

    /// The time that a computer at full strength takes for its move in a position.
    pub fn time_for_move(&self, seat: Seat, position: &Position) -> Duration {
        let left = self.of(seat);
        let share = time_for_move(position, left.saturating_sub(RESERVE), self.time_control.increment());
        share.max(MIN_SEARCH).min(left / 4)
    }

    /// Adds the increment after `seat` has played the `ply`-th ply, counted from 1.
    fn add_increment(&mut self, seat: Seat, ply: usize) {
        self.left[seat.index()] += self.time_control.increment();
        // Plies played before the match had a clock took no time.
        let first = self.marks.first().copied().unwrap_or(self.left);
        self.marks.resize(ply, first);
        self.marks.push(self.left);
    }

    /// Restores the times that were left after this number of plies.
    fn restore(&mut self, plies: usize) {
        self.left = self.marks.get(plies).copied().unwrap_or(self.left);
    }
}

/// The time of this side has just fallen below [`LOW_TIME`].
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LowTime {
    /// The match entity.
    pub game: Entity,
    /// The side to move.
    pub side: Side,
}

type ClockParts<'a> = (Entity, &'a mut Clock, &'a Seats, &'a History, &'a ActivePlayer, &'a Paused);

/// Takes the time of this frame from the side to move, unless the view still shows earlier events or comes to the board.
/// Change detection sees it every [`SAVED_EVERY`].
pub(super) fn tick(
    time: Res<Time<Real>>,
    (view_busy, arriving): (Res<ViewBusy>, Res<BoardArriving>),
    mut clocks: Query<ClockParts, (With<Match>, Without<SetAside>)>,
    mut low_time: MessageWriter<LowTime>,
    mut requests: MessageWriter<MatchRequest>,
) {
    if view_busy.0 || arriving.0 {
        return;
    }
    for (game, mut clock, seats, history, active, paused) in &mut clocks {
        if !is_running(*active, *paused, history) {
            continue;
        }
        let side = history.position().side_to_move();
        let left = &mut clock.bypass_change_detection().left[seats.0[side].index()];
        let before = *left;
        *left = left.saturating_sub(time.delta().min(MAX_TICK));
        let after = *left;
        let periods = |left: Duration| left.as_millis() / SAVED_EVERY.as_millis();
        if periods(before) != periods(after) {
            clock.set_changed();
        }
        if before >= LOW_TIME && after < LOW_TIME {
            low_time.write(LowTime { game, side });
        }
        if after.is_zero() {
            requests.write(MatchRequest { game, command: MatchCommand::Flag(side) });
        }
    }
}

/// Whether the clock of a match runs while the view is not busy: it starts with the first move.
pub fn is_running(active: ActivePlayer, paused: Paused, history: &History) -> bool {
    active != ActivePlayer::None && !paused.0 && !history.plies().is_empty()
}

/// Whether two people are playing against the clock: what the engine knows would help the one to move.
pub fn is_timed_between_people(clock: bool, players: Players, outcome: MatchOutcome) -> bool {
    clock && players == Players::HUMANS && !outcome.0.is_over()
}

/// Refuses what the engine knows while two people play against the clock.
pub(super) fn check_help(game: &MatchMut) -> Result<(), RefusalReason> {
    let clock = game.find::<Clock>().is_some();
    let timed = is_timed_between_people(clock, *game.part::<Players>(), *game.part::<MatchOutcome>());
    if timed { Err(RefusalReason::TimedMatch) } else { Ok(()) }
}

/// Adds the increment of `seat`, which has just played a ply.
pub(super) fn ply_played(game: &mut MatchMut, seat: Seat) {
    let plies = game.plies_played();
    if let Some(mut clock) = game.find_mut::<Clock>() {
        clock.add_increment(seat, plies);
    }
}

/// Restores the times after a jump to another ply.
pub(super) fn jump(game: &mut MatchMut, plies: usize) {
    if let Some(mut clock) = game.find_mut::<Clock>() {
        clock.restore(plies);
    }
}
