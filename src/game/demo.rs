//! The matches on the title screen: they play by themselves, quietly, and come to rest when nobody is looking.

use std::time::Duration;

use bevy::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::matches;
use super::requests::{MatchCommand, MatchRequest};
use super::screen::{Active, Demo, Screen};
use super::snapshot::Boards;
use crate::rules::{Effect, Game, GameKind, Move, Outcome, Position, Variant};

/// The games by their slot on the title screen.
pub const SLOTS: [GameKind; 3] = [GameKind::Diamond, GameKind::Breakthrough, GameKind::Othello];

/// A demo rests after so many plies without anybody touching anything, so that a forgotten window costs nothing.
const ACTIVE_PLIES: u32 = 60;
/// How long each board waits between two plies.
const PLY_INTERVAL: Duration = Duration::from_millis(2600);

/// Keeps the time of the demos. One board plays at a time, in turn.
#[derive(Resource, Debug)]
pub struct DemoClock {
    timer: Timer,
    turn: usize,
    plies: u32,
    rng: StdRng,
}

impl Default for DemoClock {
    fn default() -> Self {
        let timer = Timer::new(PLY_INTERVAL / SLOTS.len() as u32, TimerMode::Repeating);
        DemoClock { timer, turn: 0, plies: 0, rng: StdRng::seed_from_u64(62) }
    }
}

impl DemoClock {
    /// Somebody is there: play on.
    pub fn wake(&mut self) {
        self.plies = 0;
    }

    /// Whether the demos still play.
    #[must_use]
    pub fn is_active(&self) -> bool {
        self.plies < ACTIVE_PLIES
    }
}

/// Sets the boards up when the title screen comes.
pub(super) fn set_up(mut commands: Commands, mut clock: ResMut<DemoClock>) {
    clock.wake();
    for slot in 0..SLOTS.len() {
        begin(&mut commands, slot, &mut clock.rng);
    }
}

/// Begins a demo in the middle of a game, where boards look their best.
fn begin(commands: &mut Commands, slot: usize, rng: &mut StdRng) {
    let start = Position::start(Variant::standard(SLOTS[slot]));
    let opening = match SLOTS[slot] {
        GameKind::Diamond => 26,
        GameKind::Breakthrough => 12,
        GameKind::Othello => 26,
    };
    let mut position = start.clone();
    let mut moves = Vec::new();
    while moves.len() < opening {
        let Some(mv) = choose(&position, rng).filter(|_| !position.outcome().is_over()) else { break };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    if let Ok(game) = matches::spawn_with(commands, start, &moves) {
        commands.entity(game).insert((Demo { slot }, DespawnOnExit(Screen::Title)));
    }
}

/// A plausible ply: one that does much now, and mostly not one that loses at once.
fn choose(position: &Position, rng: &mut StdRng) -> Option<Move> {
    let moves = position.legal_moves();
    let sample: Vec<Move> = (0..5).filter_map(|_| moves.choose(rng).copied()).collect();
    let worth = |mv: &Move| -> i32 {
        let Ok(played) = position.play(*mv) else { return i32::MIN };
        if matches!(played.next.outcome(), Outcome::Won { .. }) {
            // A demo would be over too soon: it goes on while it can.
            return -50;
        }
        let wins = |reply: Move| {
            let mut next = played.next.clone();
            next.play_unchecked(reply);
            next.outcome().winner().is_some()
        };
        let lost = played.next.legal_moves().into_iter().any(wins);
        let taken = played.effects.iter().filter(|effect| !matches!(effect, Effect::Moved { .. })).count();
        taken as i32 - if lost { 20 } else { 0 }
    };
    sample.into_iter().max_by_key(|mv| worth(mv))
}

/// Plays a ply on the board whose turn it is; a finished game begins anew.
pub(super) fn play(
    mut commands: Commands,
    time: Res<Time>,
    boards: Boards,
    demos: Query<(Entity, &Demo), Without<Active>>,
    mut clock: ResMut<DemoClock>,
    mut requests: MessageWriter<MatchRequest>,
) {
    if !clock.is_active() || !clock.timer.tick(time.delta()).just_finished() {
        return;
    }
    clock.plies += 1;
    clock.turn = (clock.turn + 1) % SLOTS.len();
    let Some((game, demo)) = demos.iter().find(|(_, demo)| demo.slot == clock.turn) else { return };
    let Some(position) = boards.position(game) else { return };
    if position.outcome().is_over() {
        commands.entity(game).despawn();
        begin(&mut commands, demo.slot, &mut clock.rng);
    } else if let Some(mv) = choose(&position, &mut clock.rng) {
        requests.write(MatchRequest { game, command: MatchCommand::Play(mv) });
    }
    // A little unevenness keeps it from ticking like a clock.
    let pause = PLY_INTERVAL / SLOTS.len() as u32;
    let uneven = clock.rng.random_range(0.7..1.4);
    clock.timer.set_duration(pause.mul_f32(uneven));
}
