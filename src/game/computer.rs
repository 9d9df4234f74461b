//! Computer players: they search in the background, and answer at a pace that people can follow.

mod eval_history;

use std::time::Duration;

use bevy::prelude::*;

use super::clock::{self, Clock};
use super::draw_replies;
use super::engine_task::{EngineTask, SeedSequence};
use super::lesson_board::LessonBoard;
use super::matches::{DrawOffer, History, Match, MatchState, Seats, SetAside};
use super::pacing::ReplyClock;
use super::player::{ActivePlayer, Generation};
use super::requests::{EngineReply, MatchCommand, MatchRequest};
use super::snapshot::Boards;
use super::systems::GameSystems;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::engine::{Level, Report};
use crate::platform::task::TaskStatus;
use crate::rules::{Game, Position};

pub use eval_history::EvalHistory;

/// The longest time that a computer takes for a move, even on a slow machine.
const LONGEST: Duration = Duration::from_secs(6);

/// In a match with a clock a computer takes at most this fraction of its remaining time for a move.
const SHARE: u32 = 20;

/// Adds computer players.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComputerBehavior>();
    app.add_systems(
        Update,
        (
            poll_tasks.in_set(GameSystems::Replies).after(clock::tick).after(draw_replies::poll_tasks),
            // Seeds are drawn in a fixed order.
            start_tasks.in_set(GameSystems::Think).before(draw_replies::start_tasks),
        ),
    );
}

/// How computer players behave.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComputerBehavior {
    /// They resign lost positions.
    pub resign: bool,
}

impl Default for ComputerBehavior {
    fn default() -> Self {
        ComputerBehavior { resign: true }
    }
}

/// The engine could not find a move for the computer, which is paused; resuming it would only fail again.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EngineFailed;

/// The search for a computer's move in this match. Removing the component cancels the search.
#[derive(Component, Debug)]
pub struct MoveSearch {
    task: EngineTask,
    generation: u64,
    since: Duration,
    report: Option<Report>,
}

impl MoveSearch {
    /// The flag that stops the search. The search holds another handle to it until it ends.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn stop(&self) -> std::sync::Arc<std::sync::atomic::AtomicBool> {
        self.task.stop()
    }
}

type Searching<'a> = (
    Entity,
    &'a mut MoveSearch,
    &'a Match,
    &'a MatchState,
    &'a Seats,
    &'a History,
    &'a DrawOffer,
    &'a mut EvalHistory,
    Has<LessonBoard>,
);

/// Sends the moves that have been found as commands, once they may be shown. A draw offer is answered first.
pub(super) fn poll_tasks(
    mut commands: Commands,
    clock: ReplyClock,
    behavior: Res<ComputerBehavior>,
    mut searches: Query<Searching, Without<SetAside>>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for (game, mut search, Match(variant), state, seats, history, offer, mut evals, lesson) in &mut searches {
        match search.task.poll() {
            TaskStatus::Done(Some(EngineResponse::Reply(report))) => {
                search.report = Some(report);
                commands.entity(game).remove::<EngineFailed>();
            }
            TaskStatus::Done(_) | TaskStatus::Failed if search.report.is_none() => {
                // No move was found: a human can move for the computer or replace it.
                commands.entity(game).insert(EngineFailed);
                requests.write(MatchRequest { game, command: MatchCommand::Pause(true) });
                continue;
            }
            _ => {}
        }
        let mover = state.0.to_move();
        if !clock.is_ready(search.since) || offer.0 == Some(mover.other()) {
            continue;
        }
        let Some(report) = search.report.as_ref() else { continue };
        evals.record(history.played.len(), seats.0[mover], report.score);
        let hopeless = !variant.kind().info().played_out && evals.is_hopeless(seats.0[mover]);
        // A lesson ends on the board.
        let answer =
            if behavior.resign && hopeless && !lesson { EngineReply::Resign } else { EngineReply::Play(report.best) };
        let generation = search.generation;
        requests.write(MatchRequest { game, command: MatchCommand::Reply { answer, generation } });
    }
}

type MaybeSearching<'a> =
    (Entity, &'a ActivePlayer, &'a Generation, Option<&'a MoveSearch>, Option<&'a Clock>, &'a Seats);

/// Starts a search where a computer is to move, and cancels searches about earlier positions.
pub(super) fn start_tasks(
    mut commands: Commands,
    clock: ReplyClock,
    boards: Boards,
    matches: Query<MaybeSearching, (With<Match>, Or<(Changed<Generation>, Changed<ActivePlayer>)>)>,
    mut seeds: ResMut<SeedSequence>,
) {
    for (game, active, generation, search, match_clock, seats) in &matches {
        if search.is_some_and(|search| search.generation == generation.0) {
            continue;
        }
        if search.is_some() {
            commands.entity(game).remove::<MoveSearch>();
        }
        if let (ActivePlayer::Computer(level), Some(position)) = (*active, boards.position(game)) {
            let share = match_clock.map_or(LONGEST, |clock| clock.of(seats.0[position.side_to_move()]) / SHARE);
            commands.entity(game).insert(MoveSearch {
                task: spawn_task(&position, level, share, seeds.next_seed()),
                generation: generation.0,
                since: clock.now(),
                report: None,
            });
        }
    }
}

fn spawn_task(position: &Position, level: Level, share: Duration, seed: u64) -> EngineTask {
    EngineTask::spawn("move", EngineRequest::reply(position, level, LONGEST.min(share), seed))
}
