//! Computers think about their moves on threads of their own, and answer at a pace that people can follow.

mod eval_history;

use std::time::Duration;

use bevy::prelude::*;

use super::clock as chess;
use super::engine_task::EngineTask;
use super::matches::{DrawOffer, History, Match, MatchState, Seats};
use super::player::{ActivePlayer, Generation};
use super::requests::{EngineReply, MatchCommand, MatchRequest};
use super::snapshot::Boards;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::engine::{Level, Report};
use crate::platform::entropy;
use crate::platform::task::TaskStatus;
use crate::rules::{Game, GameKind, Position};

pub use eval_history::EvalHistory;

/// No computer lets anybody wait longer than this for a move, however slow the machine.
const LONGEST: Duration = Duration::from_secs(6);

/// On a clock a computer thinks for no more than this part of the time it has left.
const SHARE: u32 = 20;

/// Whether what happened is still being shown. The view says so; without a view nothing is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ViewBusy(pub bool);

/// How long a computer leaves the board alone after everything has been shown, before it answers. What it thinks
/// meanwhile is not added. None without a window.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReplyDelay(pub Duration);

/// How computers behave.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComputerBehavior {
    /// They give up what is surely lost.
    pub resign: bool,
}

impl Default for ComputerBehavior {
    fn default() -> Self {
        ComputerBehavior { resign: true }
    }
}

/// What decides among equal moves: another game every time, unless it is set.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedSequence(pub u64);

impl Default for SeedSequence {
    fn default() -> Self {
        SeedSequence(entropy::seed())
    }
}

impl SeedSequence {
    /// The next seed.
    pub(super) const fn next_seed(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0
    }
}

/// Since when nothing is being shown any more, on the clock of [`Time<Real>`].
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct IdleSince {
    since: Duration,
}

/// A computer thinks about its move in this match. Removing it calls the search off.
#[derive(Component, Debug)]
pub struct MoveSearch {
    inquiry: EngineTask,
    generation: u64,
    since: Duration,
    found: Option<Report>,
}

impl MoveSearch {
    fn begin(
        position: Position,
        level: Level,
        left: Duration,
        generation: u64,
        seed: u64,
        since: Duration,
    ) -> MoveSearch {
        let inquiry = EngineTask::spawn("move", EngineRequest::reply(&position, level, LONGEST.min(left), seed));
        MoveSearch { inquiry, generation, since, found: None }
    }

    /// The flag that ends the search. As long as the search goes on, it holds another handle to it.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn stop(&self) -> std::sync::Arc<std::sync::atomic::AtomicBool> {
        self.inquiry.stop()
    }
}

/// Notes when everything has been shown.
pub(super) fn track_idle(time: Res<Time<Real>>, presenting: Res<ViewBusy>, mut calm: ResMut<IdleSince>) {
    if presenting.0 {
        calm.since = time.elapsed();
    }
}

/// The clock that answers wait for.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct ReplyClock<'w> {
    time: Res<'w, Time<Real>>,
    presenting: Res<'w, ViewBusy>,
    pace: Res<'w, ReplyDelay>,
    calm: Res<'w, IdleSince>,
}

impl ReplyClock<'_> {
    pub(super) fn now(&self) -> Duration {
        self.time.elapsed()
    }

    /// Whether somebody who was asked at `since` may answer now.
    pub(super) fn is_ready(&self, since: Duration) -> bool {
        !self.presenting.0 && self.now() >= since.max(self.calm.since) + self.pace.0
    }
}

type Thinking<'a> =
    (Entity, &'a mut MoveSearch, &'a Match, &'a MatchState, &'a Seats, &'a History, &'a DrawOffer, &'a mut EvalHistory);

/// Hands in what has been found, when it is time. An offered draw is answered first.
pub(super) fn poll_tasks(
    clock: ReplyClock,
    manners: Res<ComputerBehavior>,
    mut thinking: Query<Thinking>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for (game, mut thought, Match(variant), standing, seats, history, offer, mut outlook) in &mut thinking {
        match thought.inquiry.poll() {
            TaskStatus::Done(Some(EngineResponse::Reply(report))) => thought.found = Some(report),
            TaskStatus::Done(_) | TaskStatus::Failed if thought.found.is_none() => {
                // No move was found: the computer waits, and can be asked to go on.
                requests.write(MatchRequest { game, command: MatchCommand::Pause(true) });
                continue;
            }
            _ => {}
        }
        let mover = standing.0.to_move();
        if !clock.is_ready(thought.since) || offer.0 == Some(mover.other()) {
            continue;
        }
        let Some(report) = thought.found.as_ref() else { continue };
        outlook.record(history.played.len(), seats.0[mover], report.score);
        // Othello is played to the end: there the margin counts, too.
        let hopeless = variant.kind() != GameKind::Othello && outlook.is_hopeless(seats.0[mover]);
        let answer = if manners.resign && hopeless { EngineReply::GiveUp } else { EngineReply::Play(report.best) };
        let generation = thought.generation;
        requests.write(MatchRequest { game, command: MatchCommand::Reply { answer, generation } });
    }
}

type Asked<'a> =
    (Entity, &'a ActivePlayer, &'a Generation, Option<&'a MoveSearch>, Option<&'a chess::Clock>, &'a Seats);

/// Begins to think where a computer is to move, and stops where the question has changed.
pub(super) fn start_tasks(
    mut commands: Commands,
    clock: ReplyClock,
    boards: Boards,
    matches: Query<Asked, (With<Match>, Or<(Changed<Generation>, Changed<ActivePlayer>)>)>,
    mut luck: ResMut<SeedSequence>,
) {
    for (game, awaited, generation, thought, chess, seats) in &matches {
        if thought.is_some_and(|thought| thought.generation == generation.0) {
            continue;
        }
        if thought.is_some() {
            commands.entity(game).remove::<MoveSearch>();
        }
        if let (ActivePlayer::Computer(level), Some(position)) = (*awaited, boards.position(game)) {
            let left = chess.map_or(LONGEST, |chess| chess.of(seats.0[position.side_to_move()]) / SHARE);
            let thought = MoveSearch::begin(position, level, left, generation.0, luck.next_seed(), clock.now());
            commands.entity(game).insert(thought);
        }
    }
}
