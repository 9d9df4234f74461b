//! The page of lessons and puzzles with keys, pad and mouse.

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::lesson::{LessonBoard, LessonRecord};
use tessera::game::puzzle::{PuzzleBoard, PuzzleRecord, PuzzleSource, today};
use tessera::game::screen::Screen;
use tessera::lessons::Lesson;
use tessera::puzzles::{AttemptResult, PuzzleSet, PuzzleTheme, daily_puzzle};
use tessera::rules::GameKind;
use tessera::ui::dialogs::{Dialog, Dialogs};

use super::table::Table;

fn whole(line: &[&str]) -> Table {
    let mut table = Table::whole(&[line, &["--fresh", "--set", "speed=0"]].concat());
    table.resize(1280.0, 800.0);
    table.settle();
    table
}

/// The page of a game.
fn page(game: &str) -> Table {
    whole(&["--page", "learn", "--game", game])
}

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

fn enter(table: &mut Table) {
    table.tap(KeyCode::Enter, Key::Enter);
    table.settle();
}

fn source(table: &mut Table) -> PuzzleSource {
    table.read::<PuzzleBoard>().source
}

#[test]
fn two_presses_lead_from_the_title_to_the_puzzle_of_the_day() {
    let mut table = whole(&[]);
    table.press_widget("Learn");
    let daily = daily_puzzle(today()).expect("every day has one");
    assert_eq!(top(&table), Some(Dialog::Learn(daily.variant().kind())), "the page of the game of the day");
    assert_eq!(table.focused().as_deref(), Some("Solve"));
    enter(&mut table);
    assert_eq!((screen(&table), source(&mut table)), (Screen::Puzzle, PuzzleSource::Daily(today())));
    assert_eq!(table.read::<PuzzleBoard>().attempt.puzzle().id(), daily.id());
}

#[test]
fn a_gamepad_solves_the_puzzle_of_the_day_from_the_page() {
    let mut table = page("diamond");
    table.pad_tap(GamepadButton::South);
    table.settle();
    assert_eq!(screen(&table), Screen::Puzzle);
}

#[test]
fn the_three_names_of_the_page_open_it_for_the_game_of_the_command_line() {
    for name in ["learn", "lessons", "puzzles"] {
        let table = whole(&["--page", name, "--game", "breakthrough"]);
        assert_eq!(top(&table), Some(Dialog::Learn(GameKind::Breakthrough)), "{name}");
        assert_eq!(top(&whole(&["--page", name])), Some(Dialog::Learn(GameKind::ALL[0])), "{name}");
    }
}

#[test]
fn the_menus_of_a_match_of_a_lesson_and_of_a_puzzle_lead_to_the_page_of_the_game() {
    for line in [["--game", "diamond"], ["--lesson", "diamond-board"], ["--puzzle", "diamond"]] {
        let mut table = whole(&line);
        table.tap(KeyCode::Escape, Key::Escape);
        table.settle();
        table.press_widget("Learn");
        assert_eq!(top(&table), Some(Dialog::Learn(GameKind::Diamond)), "{line:?}");
        table.tap(KeyCode::Escape, Key::Escape);
        table.settle();
        assert_eq!(top(&table), Some(Dialog::Menu), "Esc leads back");
    }
}

#[test]
fn the_lesson_that_was_left_goes_on_at_its_step() {
    let mut table = page("breakthrough");
    let mut lessons = Lesson::of(GameKind::Breakthrough);
    let (first, second) = (lessons.next().expect("a lesson"), lessons.next().expect("another one"));
    let record = &mut table.app.world_mut().resource_mut::<LessonRecord>().0;
    record.finish(first);
    record.reach(second, 1);
    table.settle();
    table.press_widget("Continue");
    let attempt = table.read::<LessonBoard>().attempt;
    assert_eq!((attempt.lesson().id.as_str(), attempt.step_number()), (second.id.as_str(), 1));
}

#[test]
fn a_lesson_and_a_theme_open_from_their_rows() {
    let mut table = page("othello");
    table.press_widget("Corners");
    assert_eq!(table.read::<LessonBoard>().attempt.lesson().id, "othello-corners");
    let mut table = page("othello");
    let count = PuzzleSet::built_in(GameKind::Othello).of_theme(Some(PuzzleTheme::Corner)).count();
    table.press_widget(&format!("Corner: 0 of {count}"));
    assert_eq!(source(&mut table), PuzzleSource::Theme(PuzzleTheme::Corner));
}

#[test]
fn a_puzzle_for_the_rating_comes_first_unless_the_puzzle_of_the_day_is_of_the_game() {
    let daily = daily_puzzle(today()).expect("every day has one").variant().kind();
    for kind in GameKind::ALL {
        let mut table = page(kind.id());
        let labels = table.labels();
        let is_shown = |words: &str| labels.iter().any(|label| label.starts_with(words));
        assert_eq!((is_shown("TODAY"), is_shown("FOR YOUR RATING")), (kind == daily, kind != daily), "{labels:?}");
        assert_eq!(is_shown("Next at my rating"), kind == daily, "said once");
        table.press_widget(if kind == daily { "Next at my rating" } else { "Solve" });
        assert_eq!(source(&mut table), PuzzleSource::Rating);
        assert_eq!(table.read::<PuzzleBoard>().attempt.puzzle().variant().kind(), kind);
    }
}

#[test]
fn once_the_puzzle_of_the_day_is_solved_the_next_one_has_the_focus() {
    let mut table = whole(&[]);
    let daily = daily_puzzle(today()).expect("every day has one");
    let record = &mut table.app.world_mut().resource_mut::<PuzzleRecord>().0;
    record.record_daily(daily, AttemptResult::Solved, today());
    table.press_widget("Learn");
    assert_eq!(table.focused().as_deref(), Some("Next at my rating"));
    table.press_widget("Solve again");
    assert_eq!(table.read::<PuzzleBoard>().attempt.puzzle().id(), daily.id());
}

#[test]
fn the_names_of_the_games_lead_from_page_to_page() {
    let mut table = page("othello");
    table.press_widget("Diamond");
    assert_eq!(top(&table), Some(Dialog::Learn(GameKind::Diamond)));
    assert_eq!(table.focused().as_deref(), Some("Diamond"), "the focus stays");
    table.press_widget("Begin");
    assert_eq!(table.read::<LessonBoard>().attempt.lesson().id, "diamond-board");
}
