//! Every lesson and twenty-one puzzles played to their ends in the whole program by keys alone.

use std::time::{Duration, Instant};

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::lesson::LessonBoard;
use tessera::game::puzzle::{PuzzleBoard, PuzzlePhase};
use tessera::lessons::{Lesson, LessonAttempt, LessonTask, StepProgress};
use tessera::rules::{Game, Move, Point};

use super::good_move::good_move;
use super::table::Table;

/// Puzzles of each game.
const PUZZLES: usize = 7;
/// Ways to try a match of a lesson, which a weak computer can still win.
const TRIES: u64 = 6;
const PATIENCE: Duration = Duration::from_secs(120);

fn open(kind: &str, name: &str) -> Table {
    let mut table = Table::whole(&[kind, name, "--fresh", "--set", "speed=0"]);
    table.resize(1280.0, 800.0);
    table.settle();
    table
}

fn tap(table: &mut Table, key_code: KeyCode, key: Key) {
    table.tap(key_code, key);
    table.settle();
}

fn enter(table: &mut Table) {
    tap(table, KeyCode::Enter, Key::Enter);
}

fn press(table: &mut Table, point: Point) {
    let label = table.topology().label(point);
    table.write_out(label);
    table.settle();
    enter(table);
}

/// Presses the points of a move, or the key of a pass or of a change of sides.
fn play(table: &mut Table, mv: Move) {
    match mv {
        Move::Pass => return tap(table, KeyCode::KeyP, Key::Character("p".into())),
        Move::Swap => return tap(table, KeyCode::KeyX, Key::Character("x".into())),
        _ => {}
    }
    let target = mv.target().filter(|target| Some(*target) != mv.origin());
    for point in mv.origin().into_iter().chain(target) {
        press(table, point);
    }
}

fn attempt(table: &mut Table) -> LessonAttempt {
    table.read::<LessonBoard>().attempt
}

/// Does what the step asks for.
fn do_step(table: &mut Table) {
    let now = attempt(table);
    let place = format!("{} {}", now.lesson().id, now.step().name);
    match &now.step().task {
        LessonTask::Read => {}
        LessonTask::Point(points) => points.iter().for_each(|point| press(table, point)),
        LessonTask::Line(plies) => {
            while *attempt(table).progress() == StepProgress::Open {
                let ply = attempt(table).moves().len();
                play(table, plies[ply][0]);
                assert!(attempt(table).moves().len() > ply, "{place}: the move is played");
            }
        }
        LessonTask::Find(goal) => {
            let position = now.position();
            let right = position.legal_moves().into_iter().find(|mv| goal.is_met(position, *mv));
            play(table, right.expect("a move that reaches the goal"));
        }
        LessonTask::Match { goal, .. } => {
            let reached = (0..TRIES).any(|seed| {
                play_match(table, |position, ply| good_move(position, *goal, seed * 1000 + ply));
                let done = matches!(attempt(table).progress(), StepProgress::Done(_));
                if !done {
                    enter(table);
                }
                done
            });
            assert!(reached, "{place}");
        }
    }
    assert!(matches!(attempt(table).progress(), StepProgress::Done(_)), "{place}: {:?}", attempt(table).progress());
}

/// Plays a match of a lesson until it is decided.
fn play_match(table: &mut Table, mut choose: impl FnMut(&tessera::rules::Position, u64) -> Move) {
    let began = Instant::now();
    let mut ply = 0;
    while *attempt(table).progress() == StepProgress::Open {
        assert!(began.elapsed() < PATIENCE, "the match takes too long");
        let now = attempt(table);
        if now.takes_moves() {
            play(table, choose(now.position(), ply));
            ply += 1;
        } else {
            table.settle();
        }
    }
}

#[test]
fn every_lesson_is_played_to_its_end_by_keys_alone() {
    for lesson in Lesson::all() {
        let mut table = open("--lesson", &lesson.id);
        for (number, step) in lesson.steps.iter().enumerate() {
            assert_eq!((attempt(&mut table).step_number(), &attempt(&mut table).step().name), (number, &step.name));
            do_step(&mut table);
            enter(&mut table);
        }
        let world = table.app.world_mut();
        let shown = world.query::<&LessonBoard>().single(world).map(|board| board.attempt.lesson().id.clone());
        assert_ne!(shown.ok().as_deref(), Some(lesson.id.as_str()), "the lesson is left after its last step");
    }
}

#[test]
fn twenty_one_puzzles_are_solved_one_after_the_other_by_keys_alone() {
    for game in ["othello", "breakthrough", "diamond"] {
        let mut table = open("--puzzle", game);
        for _ in 0..PUZZLES {
            let puzzle = table.read::<PuzzleBoard>().attempt.puzzle().clone();
            let began = Instant::now();
            while let Some(mv) = table.read::<PuzzleBoard>().attempt.solution() {
                play(&mut table, mv);
                while matches!(table.read::<PuzzleBoard>().phase, PuzzlePhase::Judging(_)) {
                    assert!(began.elapsed() < PATIENCE, "{puzzle} is not judged");
                    table.settle();
                }
            }
            assert_eq!(table.read::<PuzzleBoard>().phase, PuzzlePhase::Solved, "{puzzle}");
            enter(&mut table);
            assert_ne!(table.read::<PuzzleBoard>().attempt.puzzle().id(), puzzle.id(), "the next puzzle is shown");
        }
    }
}
