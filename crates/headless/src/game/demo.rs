//! The matches on the title screen: they play by themselves, quietly, and stop after a while without input.

use std::time::Duration;

use bevy::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::matches::History;
use super::requests::{MatchCommand, MatchRequest};
use super::screen::{Active, Demo, Screen, TITLE_ORDER};
use super::spawn::spawn_match_with;
use super::systems::GameSystems;
use crate::rules::{Effect, Game, Move, Outcome, Position, Variant};

/// The demos stop after this many plies without input, about ten seconds, so that a window that is only open costs nothing.
const ACTIVE_PLIES: u32 = 12;
/// How long each board waits between two plies, on average.
const PLY_INTERVAL: Duration = Duration::from_millis(2600);

/// Adds the demos.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DemoClock>();
    app.add_systems(OnEnter(Screen::Title), start_all);
    app.add_systems(Update, play.in_set(GameSystems::Commands).run_if(in_state(Screen::Title)));
}

/// Times the demos. The boards take turns.
#[derive(Resource, Debug)]
pub struct DemoClock {
    timer: Timer,
    /// The slot that played last.
    slot: usize,
    plies: u32,
    rng: StdRng,
}

impl Default for DemoClock {
    fn default() -> Self {
        let timer = Timer::new(PLY_INTERVAL / TITLE_ORDER.len() as u32, TimerMode::Repeating);
        DemoClock { timer, slot: 0, plies: 0, rng: StdRng::seed_from_u64(62) }
    }
}

impl DemoClock {
    /// Lets the demos play on, after input.
    pub fn wake(&mut self) {
        self.plies = 0;
    }

    /// Whether the demos still play.
    pub fn is_active(&self) -> bool {
        self.plies < ACTIVE_PLIES
    }
}

/// Starts a demo of each game when the title screen opens.
fn start_all(mut commands: Commands, mut clock: ResMut<DemoClock>) {
    clock.wake();
    for slot in 0..TITLE_ORDER.len() {
        start(&mut commands, slot, &mut clock.rng);
    }
}

/// Starts a demo in the middle of a game, where boards look their best.
fn start(commands: &mut Commands, slot: usize, rng: &mut StdRng) {
    let start = Position::start(Variant::standard(TITLE_ORDER[slot]));
    // A board that is filled by placing pieces is empty for longer.
    let opening_plies = if start.situation().places_pieces() { 26 } else { 12 };
    let mut position = start.clone();
    let mut moves = Vec::new();
    while moves.len() < opening_plies {
        let Some(mv) = choose(&position, rng).filter(|_| !position.outcome().is_over()) else { break };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    if let Ok(game) = spawn_match_with(commands, start, &moves) {
        commands.entity(game).insert((Demo { slot }, DespawnOnExit(Screen::Title)));
    }
}

/// Chooses a plausible ply: one with many effects that mostly does not lose at once.
fn choose(position: &Position, rng: &mut StdRng) -> Option<Move> {
    let moves = position.legal_moves();
    let sample: Vec<Move> = (0..5).filter_map(|_| moves.choose(rng).copied()).collect();
    let score = |mv: &Move| -> i32 {
        let Ok(played) = position.play(*mv) else { return i32::MIN };
        if matches!(played.next.outcome(), Outcome::Won { .. }) {
            // The demo should go on for as long as it can.
            return -50;
        }
        let wins = |reply: Move| {
            let mut next = played.next.clone();
            next.play_unchecked(reply);
            next.outcome().winner().is_some()
        };
        let loses = played.next.legal_moves().into_iter().any(wins);
        let effects = played.effects.iter().filter(|effect| !matches!(effect, Effect::Moved { .. })).count();
        effects as i32 - if loses { 20 } else { 0 }
    };
    sample.into_iter().max_by_key(|mv| score(mv))
}

/// Plays a ply on the board whose turn it is; a finished game starts again.
pub(super) fn play(
    mut commands: Commands,
    time: Res<Time>,
    demos: Query<(Entity, &Demo, &History), Without<Active>>,
    mut clock: ResMut<DemoClock>,
    mut requests: MessageWriter<MatchRequest>,
) {
    if !clock.is_active() || !clock.timer.tick(time.delta()).just_finished() {
        return;
    }
    clock.plies += 1;
    clock.slot = (clock.slot + 1) % TITLE_ORDER.len();
    let Some((game, demo, history)) = demos.iter().find(|(_, demo, _)| demo.slot == clock.slot) else { return };
    let position = history.position();
    if position.outcome().is_over() {
        commands.entity(game).despawn();
        start(&mut commands, demo.slot, &mut clock.rng);
    } else if let Some(mv) = choose(position, &mut clock.rng) {
        requests.write(MatchRequest { game, command: MatchCommand::Play(mv) });
    }
    // Uneven intervals look less mechanical.
    let interval = PLY_INTERVAL / TITLE_ORDER.len() as u32;
    let factor = clock.rng.random_range(0.7..1.4);
    clock.timer.set_duration(interval.mul_f32(factor));
}
