//! Computers think about their moves on threads of their own, and answer at a pace that people can follow.

mod outlook;

use std::time::Duration;

use bevy::prelude::*;

use super::clock as chess;
use super::inquiry::Inquiry;
use super::matches::{DrawOffer, History, Match, Seats, Standing};
use super::player::{Awaited, Generation};
use super::requests::{Answer, MatchRequest, Wish};
use super::snapshot::Boards;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::engine::{Level, Report};
use crate::platform::entropy;
use crate::platform::task::TaskStatus;
use crate::rules::{Game, GameKind, Position};

pub use outlook::Outlook;

/// No computer lets anybody wait longer than this for a move, however slow the machine.
const LONGEST: Duration = Duration::from_secs(6);

/// On a clock a computer thinks for no more than this part of the time it has left.
const SHARE: u32 = 20;

/// Whether what happened is still being shown. The view says so; without a view nothing is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presenting(pub bool);

/// How long a computer leaves the board alone after everything has been shown, before it answers. What it thinks
/// meanwhile is not added. None without a window.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace(pub Duration);

/// How computers behave.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manners {
    /// They give up what is surely lost.
    pub resign: bool,
}

impl Default for Manners {
    fn default() -> Self {
        Manners { resign: true }
    }
}

/// What decides among equal moves: another game every time, unless it is set.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck(pub u64);

impl Default for Luck {
    fn default() -> Self {
        Luck(entropy::seed())
    }
}

impl Luck {
    /// The next seed.
    pub(super) const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0
    }
}

/// Since when nothing is being shown any more, on the clock of [`Time<Real>`].
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Calm {
    since: Duration,
}

/// A computer thinks about its move in this match. Removing it calls the search off.
#[derive(Component, Debug)]
pub struct Thought {
    inquiry: Inquiry,
    generation: u64,
    since: Duration,
    found: Option<Report>,
}

impl Thought {
    fn begin(position: Position, level: Level, left: Duration, generation: u64, seed: u64, since: Duration) -> Thought {
        let inquiry = Inquiry::begin("move", EngineRequest::reply(&position, level, LONGEST.min(left), seed));
        Thought { inquiry, generation, since, found: None }
    }

    /// The flag that ends the search. As long as the search goes on, it holds another handle to it.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn stop(&self) -> std::sync::Arc<std::sync::atomic::AtomicBool> {
        self.inquiry.stop()
    }
}

/// Notes when everything has been shown.
pub(super) fn watch(time: Res<Time<Real>>, presenting: Res<Presenting>, mut calm: ResMut<Calm>) {
    if presenting.0 {
        calm.since = time.elapsed();
    }
}

/// The clock that answers wait for.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Clock<'w> {
    time: Res<'w, Time<Real>>,
    presenting: Res<'w, Presenting>,
    pace: Res<'w, Pace>,
    calm: Res<'w, Calm>,
}

impl Clock<'_> {
    pub(super) fn now(&self) -> Duration {
        self.time.elapsed()
    }

    /// Whether somebody who was asked at `since` may answer now.
    pub(super) fn ripe(&self, since: Duration) -> bool {
        !self.presenting.0 && self.now() >= since.max(self.calm.since) + self.pace.0
    }
}

type Thinking<'a> =
    (Entity, &'a mut Thought, &'a Match, &'a Standing, &'a Seats, &'a History, &'a DrawOffer, &'a mut Outlook);

/// Hands in what has been found, when it is time. An offered draw is answered first.
pub(super) fn deliver(
    clock: Clock,
    manners: Res<Manners>,
    mut thinking: Query<Thinking>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for (game, mut thought, Match(variant), standing, seats, history, offer, mut outlook) in &mut thinking {
        match thought.inquiry.ask() {
            TaskStatus::Done(Some(EngineResponse::Reply(report))) => thought.found = Some(report),
            TaskStatus::Done(_) | TaskStatus::Failed if thought.found.is_none() => {
                // No move was found: the computer waits, and can be asked to go on.
                requests.write(MatchRequest { game, wish: Wish::Pause(true) });
                continue;
            }
            _ => {}
        }
        let mover = standing.0.to_move();
        if !clock.ripe(thought.since) || offer.0 == Some(mover.other()) {
            continue;
        }
        let Some(report) = thought.found.as_ref() else { continue };
        outlook.note(history.played.len(), seats.0[mover], report.score);
        // Othello is played to the end: there the margin counts, too.
        let hopeless = variant.kind() != GameKind::Othello && outlook.is_hopeless(seats.0[mover]);
        let answer = if manners.resign && hopeless { Answer::GiveUp } else { Answer::Play(report.best) };
        let generation = thought.generation;
        requests.write(MatchRequest { game, wish: Wish::Reply { answer, generation } });
    }
}

type Asked<'a> = (Entity, &'a Awaited, &'a Generation, Option<&'a Thought>, Option<&'a chess::Clock>, &'a Seats);

/// Begins to think where a computer is to move, and stops where the question has changed.
pub(super) fn tend(
    mut commands: Commands,
    clock: Clock,
    boards: Boards,
    matches: Query<Asked, (With<Match>, Or<(Changed<Generation>, Changed<Awaited>)>)>,
    mut luck: ResMut<Luck>,
) {
    for (game, awaited, generation, thought, chess, seats) in &matches {
        if thought.is_some_and(|thought| thought.generation == generation.0) {
            continue;
        }
        if thought.is_some() {
            commands.entity(game).remove::<Thought>();
        }
        if let (Awaited::Computer(level), Some(position)) = (*awaited, boards.position(game)) {
            let left = chess.map_or(LONGEST, |chess| chess.of(seats.0[position.side_to_move()]) / SHARE);
            let thought = Thought::begin(position, level, left, generation.0, luck.draw(), clock.now());
            commands.entity(game).insert(thought);
        }
    }
}
