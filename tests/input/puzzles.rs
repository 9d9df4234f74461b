//! Puzzles with keys and mouse, from the title to the next puzzle.

use std::time::{Duration, Instant};

use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tessera::game::lesson::LessonBoard;
use tessera::game::puzzle::{PuzzleBoard, PuzzlePhase};
use tessera::game::screen::Screen;
use tessera::lessons::StepProgress;
use tessera::puzzles::{Puzzle, PuzzleHint, PuzzleSet};
use tessera::rules::{Game, GameKind, Move, Point, Side};
use tessera::ui::dialogs::{Dialog, Dialogs};
use tessera::view::near_side::NearSide;

use super::table::Table;

fn puzzle(game: &str) -> Table {
    let mut table = Table::whole(&["--puzzle", game, "--fresh", "--set", "speed=0"]);
    table.resize(1280.0, 800.0);
    table.settle();
    table
}

fn board(table: &mut Table) -> PuzzleBoard {
    table.read::<PuzzleBoard>()
}

fn tap(table: &mut Table, key_code: KeyCode, key: Key) {
    table.tap(key_code, key);
    table.settle();
}

fn enter(table: &mut Table) {
    tap(table, KeyCode::Enter, Key::Enter);
}

/// Plays a move by writing its points and pressing Enter, and waits for the verdict.
fn play(table: &mut Table, mv: Move) -> PuzzlePhase {
    let topology = board(table).attempt.position().topology();
    for point in points_of(mv) {
        table.write_out(topology.label(point));
        table.settle();
        enter(table);
    }
    wait_for_verdict(table)
}

fn wait_for_verdict(table: &mut Table) -> PuzzlePhase {
    let began = Instant::now();
    while matches!(board(table).phase, PuzzlePhase::Judging(_)) {
        assert!(began.elapsed() < Duration::from_secs(60), "the move is not judged");
        table.settle();
    }
    board(table).phase
}

/// The points that a move is made with, in their order.
fn points_of(mv: Move) -> impl Iterator<Item = Point> {
    mv.origin().into_iter().chain(mv.target().filter(move |target| Some(*target) != mv.origin()))
}

fn wrong_move(puzzle: &Puzzle) -> Move {
    puzzle.position.legal_moves().into_iter().find(|mv| *mv != puzzle.first).expect("another move")
}

#[test]
fn a_puzzle_is_solved_with_the_keyboard_alone() {
    for game in ["othello", "breakthrough", "diamond"] {
        let mut table = puzzle(game);
        let first = board(&mut table).attempt.puzzle().clone();
        let phase = play(&mut table, wrong_move(&first));
        assert!(matches!(phase, PuzzlePhase::Wrong(_)), "{phase:?} at {:?}: {first}", table.cursor());
        enter(&mut table);
        assert_eq!(board(&mut table).phase, PuzzlePhase::Choosing { unjudged: false }, "Enter takes the move back");
        tap(&mut table, KeyCode::F1, Key::F1);
        tap(&mut table, KeyCode::F1, Key::F1);
        assert_eq!(board(&mut table).hint, Some(PuzzleHint::Move(first.first)), "{first}");
        while let Some(mv) = board(&mut table).attempt.solution() {
            play(&mut table, mv);
        }
        assert_eq!(board(&mut table).phase, PuzzlePhase::Solved, "{first}");
        enter(&mut table);
        assert_ne!(board(&mut table).attempt.puzzle().id(), first.id(), "Enter shows the next puzzle");
    }
}

/// Touches a point for a moment.
fn touch(table: &mut Table, point: Point) {
    let place = table.place(point);
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        table.touch(1, phase, place);
        table.settle();
    }
}

#[test]
fn a_puzzle_and_a_lesson_are_played_with_a_finger() {
    let mut table = puzzle("breakthrough");
    let mv = board(&mut table).attempt.solution().expect("it is not solved");
    points_of(mv).for_each(|point| touch(&mut table, point));
    assert!(!matches!(wait_for_verdict(&mut table), PuzzlePhase::Wrong(_)));
    assert_eq!(board(&mut table).attempt.played()[0], mv);

    let mut table = Table::whole(&["--lesson", "breakthrough-moves:2", "--fresh", "--set", "speed=0"]);
    table.resize(1280.0, 800.0);
    for label in ["b6", "c6", "d6"] {
        let point = table.point(label);
        touch(&mut table, point);
    }
    assert!(matches!(*table.read::<LessonBoard>().attempt.progress(), StepProgress::Done(Some(_))));
}

#[test]
fn the_menu_leads_out_of_a_puzzle() {
    let mut table = puzzle("diamond");
    tap(&mut table, KeyCode::Escape, Key::Escape);
    assert_eq!(table.app.world().resource::<Dialogs>().top(), Some(Dialog::Menu));
    table.press_widget("Leave");
    assert_eq!(*table.app.world().resource::<State<Screen>>().get(), Screen::Title);
}

#[test]
fn a_puzzle_of_the_second_side_turns_the_board_only_if_the_board_turns_in_matches_too() {
    let puzzles = PuzzleSet::built_in(GameKind::Othello).puzzles();
    let white =
        puzzles.iter().find(|puzzle| puzzle.side() == Side::Second).expect("White solves some").id().to_string();
    for (facing, near) in [("fixed", Side::First), ("turning", Side::Second), ("opposite", Side::First)] {
        let facing = format!("facing={facing}");
        let line = ["--puzzle", &white, "--fresh", "--set", "speed=0", "--set", &facing];
        let mut table = Table::whole(&line);
        table.settle();
        assert_eq!(table.app.world().resource::<NearSide>().0, near, "{facing}");
    }
}
