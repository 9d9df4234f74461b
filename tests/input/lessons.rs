//! Lessons with keys, pad and mouse, from the offer before the first match to the next lesson.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::lesson::{LessonBoard, LessonRecord, LessonRequest};
use tessera::game::screen::Screen;
use tessera::lessons::{Lesson, StepProgress};
use tessera::rules::{GameKind, Side};
use tessera::ui::dialogs::{Dialog, Dialogs};
use tessera::view::near_side::NearSide;

use super::table::Table;

fn lesson(name: &str) -> Table {
    let mut table = Table::whole(&["--lesson", name, "--fresh", "--set", "speed=0"]);
    table.resize(1280.0, 800.0);
    table
}

fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

/// The id of the lesson, the name of its step, and how far it is.
fn now(table: &mut Table) -> (&'static str, &'static str, StepProgress) {
    let attempt = table.read::<LessonBoard>().attempt;
    (&attempt.lesson().id, &attempt.step().name, *attempt.progress())
}

fn click(table: &mut Table, label: &str) {
    let point = table.point(label);
    let place = table.place(point);
    table.move_mouse(place);
    table.settle();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        table.mouse_button(MouseButton::Left, state);
        table.settle();
    }
}

fn tap(table: &mut Table, key_code: KeyCode, key: Key) {
    table.tap(key_code, key);
    table.settle();
}

/// Moves the cursor to a point by its file and rank.
fn go_to(table: &mut Table, label: &str) {
    table.write_out(label);
    table.settle();
}

#[test]
fn points_are_pressed_with_the_mouse_and_a_wrong_one_is_answered() {
    let mut table = lesson("othello-corners");
    assert_eq!(screen(&table), Screen::Lesson);
    click(&mut table, "c3");
    assert_eq!(now(&mut table).2, StepProgress::Wrong("lesson-othello-corners-which-wrong"));
    for corner in ["a1", "h1", "a8", "h8"] {
        click(&mut table, corner);
    }
    assert_eq!(now(&mut table).2, StepProgress::Done(Some("lesson-othello-corners-which-right")));
}

#[test]
fn a_lesson_is_played_with_the_keyboard_alone() {
    let mut table = lesson("breakthrough-moves");
    let enter = |table: &mut Table| tap(table, KeyCode::Enter, Key::Enter);
    enter(&mut table);
    assert_eq!(now(&mut table), ("breakthrough-moves", "where", StepProgress::Open));
    for label in ["b6", "c6", "d6"] {
        go_to(&mut table, label);
        enter(&mut table);
    }
    assert!(matches!(now(&mut table).2, StepProgress::Done(Some(_))));
    enter(&mut table);
    for label in ["e2", "e3"] {
        go_to(&mut table, label);
        enter(&mut table);
    }
    assert_eq!(now(&mut table).2, StepProgress::Wrong("lesson-breakthrough-moves-step-wrong"));
    tap(&mut table, KeyCode::KeyU, Key::Character("u".into()));
    assert_eq!(now(&mut table).2, StepProgress::Open, "the key for undo takes the wrong move back");
    for label in ["c5", "c6"] {
        go_to(&mut table, label);
        enter(&mut table);
    }
    assert_eq!(now(&mut table).2, StepProgress::Done(Some("lesson-breakthrough-moves-step-right")));
    enter(&mut table);
    assert_eq!(now(&mut table), ("breakthrough-captures", "where", StepProgress::Open));
}

#[test]
fn a_gamepad_goes_on_and_tries_again() {
    let mut table = lesson("breakthrough-moves");
    let press = |table: &mut Table| {
        table.pad_tap(GamepadButton::South);
        table.settle();
    };
    press(&mut table);
    assert_eq!(now(&mut table).1, "where");
    press(&mut table);
    table.pad_tap(GamepadButton::DPadUp);
    table.settle();
    press(&mut table);
    assert!(matches!(now(&mut table).2, StepProgress::Wrong(_)), "{:?} at {:?}", now(&mut table), table.cursor());
}

#[test]
fn the_menu_leads_out_of_a_lesson() {
    let mut table = lesson("diamond-board");
    tap(&mut table, KeyCode::Escape, Key::Escape);
    assert_eq!(table.app.world().resource::<Dialogs>().top(), Some(Dialog::Menu));
    table.press_widget("Leave");
    assert_eq!(screen(&table), Screen::Title);
}

#[test]
fn a_lesson_is_seen_from_the_first_side_also_after_a_match_of_the_second_one() {
    let players = ["--first", "1", "--second", "person"];
    let mut table = Table::whole(&[&["--game", "othello", "--fresh", "--set", "speed=0"], &players[..]].concat());
    table.settle();
    assert_eq!(table.app.world().resource::<NearSide>().0, Side::Second);
    let lesson = Lesson::find("othello-corners").unwrap();
    table.app.world_mut().write_message(LessonRequest::Open { lesson, step: None });
    table.settle();
    assert_eq!((screen(&table), table.app.world().resource::<NearSide>().0), (Screen::Lesson, Side::First));
}

/// The dialog of a new match, before anything has been saved.
fn new_match() -> Table {
    let mut table = Table::whole(&["--page", "new-match", "--fresh", "--set", "speed=0"]);
    table.resize(1280.0, 800.0);
    assert_eq!(table.app.world().resource::<Dialogs>().top(), Some(Dialog::NewMatch(GameKind::ALL[0])));
    table
}

#[test]
fn one_press_declines_the_offer_for_ever() {
    let mut table = new_match();
    assert!(!table.app.world().resource::<LessonRecord>().0.declined);
    table.press_widget("No, thanks");
    assert!(table.app.world().resource::<LessonRecord>().0.declined);
    assert_eq!(table.app.world().resource::<Dialogs>().top(), Some(Dialog::NewMatch(GameKind::ALL[0])));
}

#[test]
fn one_press_accepts_the_offer() {
    let mut table = new_match();
    table.press_widget("First lesson");
    assert_eq!((screen(&table), now(&mut table).0), (Screen::Lesson, "othello-first-moves"));
}
