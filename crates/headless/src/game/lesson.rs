//! Lessons: their steps are shown and played on a board of their own, in place of the active match.
//!
//! The board is a match like any other, with the same judge, and a [`LessonBoard`] that follows its moves. It is not saved,
//! and a match that is open when a lesson begins waits until the lesson is left.

mod board;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::judge::judge_commands;
use super::match_mut::MatchMut;
use super::matches::Seat;
use super::player::{Player, Players};
use super::puzzle::PuzzleSystems;
use super::requests::{MatchCommand, MatchRequest};
use super::screen::{Active, Screen};
use super::spawn::spawn_tree;
use super::systems::GameSystems;
use super::{analysis, editor, turn_control, waiting};
use crate::lessons::{Lesson, LessonAttempt, LessonTask};
use crate::records::GameTree;
use crate::rules::{Point, Position};

pub use board::{LessonBoard, LessonMark, LessonRecord};

/// Adds lessons.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonRecord>().add_message::<LessonRequest>();
    app.add_observer(board::follow).add_observer(board::take_back);
    app.add_systems(Update, board::mark_points.in_set(GameSystems::Options));
    app.add_systems(
        Update,
        handle_requests
            .in_set(GameSystems::Judge)
            .after(judge_commands)
            .after(analysis::handle_requests)
            .before(PuzzleSystems)
            .before(editor::handle_requests)
            .run_if(on_message::<LessonRequest>),
    );
}

/// A request to the lesson that is open, or for another one.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum LessonRequest {
    /// Shows a lesson.
    Open {
        /// The lesson.
        lesson: &'static Lesson,
        /// Its step; `None` for where it was left.
        step: Option<usize>,
    },
    /// Goes to the next step, whether or not this one has been done; after the last one to the next lesson.
    Next,
    /// Goes to the step before.
    Back,
    /// Takes a wrong attempt back.
    Retry,
    /// Presses a point in a step that asks for points.
    Press(Point),
    /// Leaves the lesson; the match that waits is shown again.
    Close,
}

/// Handles all requests of the frame in their order.
pub(super) fn handle_requests(world: &mut World, mut cursor: Local<MessageCursor<LessonRequest>>) {
    let requests: Vec<LessonRequest> = cursor.read(world.resource::<Messages<LessonRequest>>()).copied().collect();
    for request in requests {
        let mut boards = world.query_filtered::<(Entity, &LessonBoard), With<Active>>();
        match (request, boards.single(world).map(|(entity, board)| (entity, board.attempt.clone()))) {
            (LessonRequest::Open { lesson, step }, open) => {
                open_lesson(world, open.ok().map(|open| open.0), lesson, step);
            }
            (request, Ok((board, attempt))) => handle(world, request, board, &attempt),
            (_, Err(_)) => {}
        }
    }
}

fn handle(world: &mut World, request: LessonRequest, board: Entity, attempt: &LessonAttempt) {
    match request {
        LessonRequest::Next => match (attempt.next(), attempt.lesson().next()) {
            (Some(next), _) => show(world, Some(board), next),
            (None, Some(lesson)) => open_lesson(world, Some(board), lesson, None),
            (None, None) => waiting::close(world, board),
        },
        LessonRequest::Back => {
            if let Some(previous) = attempt.previous() {
                show(world, Some(board), previous);
            }
        }
        LessonRequest::Retry if attempt.step().task.takes_moves() => {
            world.write_message(MatchRequest { game: board, command: MatchCommand::TakeBack });
        }
        LessonRequest::Retry => change(world, board, LessonAttempt::retry),
        LessonRequest::Press(point) => change(world, board, |attempt| attempt.press(point)),
        LessonRequest::Close => waiting::close(world, board),
        LessonRequest::Open { .. } => {}
    }
}

/// Changes an attempt without a move, and notes a finished lesson.
fn change(world: &mut World, board: Entity, change: impl FnOnce(&mut LessonAttempt)) {
    let Some(mut lesson) = world.get_mut::<LessonBoard>(board) else { return };
    change(&mut lesson.attempt);
    let lesson = lesson.clone();
    lesson.note(&mut world.resource_mut::<LessonRecord>());
    world.entity_mut(board).insert(lesson.permissions());
}

/// Shows a lesson in place of the one that is open, or of the match, which waits.
fn open_lesson(world: &mut World, open: Option<Entity>, lesson: &'static Lesson, step: Option<usize>) {
    let step = step.unwrap_or_else(|| world.resource::<LessonRecord>().0.step(lesson));
    if open.is_none() {
        waiting::replace_with(world, Screen::Lesson);
    }
    show(world, open, LessonAttempt::new(lesson, step));
}

/// Shows a step, on the same board if its position is there already.
fn show(world: &mut World, old: Option<Entity>, attempt: LessonAttempt) {
    let players = players(&attempt);
    let mut record = world.resource_mut::<LessonRecord>();
    if !record.0.is_finished(attempt.lesson()) {
        record.0.reach(attempt.lesson(), attempt.step_number());
    }
    let stays = old.filter(|old| shows(world, *old, attempt.position(), players));
    if let Some(board) = stays {
        go_on(world, board, attempt);
        return;
    }
    let mut commands = world.commands();
    if let Some(old) = old {
        commands.entity(old).despawn();
    }
    let board = spawn_tree(&mut commands, GameTree::new(attempt.position().clone()), players);
    world.flush();
    world.entity_mut(board).insert(Active);
    go_on(world, board, attempt);
}

/// Whether a board has this position and these players.
fn shows(world: &mut World, board: Entity, position: &Position, players: Players) -> bool {
    MatchMut::get(world, board).is_ok_and(|game| {
        let same_players = *game.part::<Players>() == players;
        same_players && game.position() == position
    })
}

/// Lets a board that has the position of the attempt follow it.
fn go_on(world: &mut World, board: Entity, attempt: LessonAttempt) {
    let Ok(mut game) = MatchMut::get(world, board) else { return };
    let plies_before = game.plies_played() - attempt.moves().len();
    let lesson = LessonBoard { attempt, plies_before };
    lesson.note(&mut game.world().resource_mut::<LessonRecord>());
    game.world().entity_mut(board).insert((lesson.permissions(), lesson));
    turn_control::update_active_player(&mut game);
}

/// The learner plays the side to move, and the computer the other one, or a person in a step without a computer.
fn players(attempt: &LessonAttempt) -> Players {
    let LessonTask::Match { level, .. } = attempt.step().task else { return Players::HUMANS };
    let step = attempt.step();
    // The first seat plays the side that the opener has.
    let seat = if step.side() == step.position.opener() { Seat::Two } else { Seat::One };
    Players::HUMANS.with(seat, Player::Computer(level))
}
