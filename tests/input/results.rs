//! The end of a match, in the whole program without a renderer: panels wait for the board, some keys still work beside the
//! result, and it takes two presses to resign.

use std::time::{Duration, Instant};

use bevy::ecs::system::SystemState;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::mouse::MouseButton;
use bevy::math::Vec2;
use bevy_egui::EguiContext;
use bevy_egui::egui::Memory;
use tessera::accessibility::requests::AccessibilityRequest;
use tessera::rules::Side;
use tessera::ui::dialogs::{Dialog, Dialogs};
use tessera::ui::panel_reader::PanelReader;

use super::table::Table;

const BREAKTHROUGH: [&str; 4] = ["--game", "breakthrough", "--size", "5x5"];
const MOVES: &str = "a2-a3 e4-e3 a3-b4 e3-d2 b4-c5";

/// A match that White has just won, with its result open.
fn won() -> Table {
    let mut table = Table::whole(&[&BREAKTHROUGH[..], &["--moves", MOVES]].concat());
    table.settle();
    assert_eq!((top(&table), table.record().len()), (Some(Dialog::Result), 5));
    table
}

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

fn write_out(table: &mut Table, characters: &str) {
    table.write_out(characters);
    table.settle();
}

fn tap(table: &mut Table, button: GamepadButton) {
    table.pad_tap(button);
    table.settle();
}

fn key(table: &mut Table, key_code: KeyCode, name: Key) {
    table.tap(key_code, name);
    table.settle();
}

#[test]
fn undo_from_the_result_closes_it_and_goes_on_with_the_match() {
    let mut table = won();
    write_out(&mut table, "u");
    assert_eq!((top(&table), table.record().len(), table.is_over()), (None, 4, false));
    write_out(&mut table, "b4");
    assert_eq!(table.cursor(), Some("b4"), "the board has the keyboard again");
    let mut table = won();
    tap(&mut table, GamepadButton::LeftTrigger);
    assert_eq!((top(&table), table.record().len(), table.is_over()), (None, 4, false));
}

#[test]
fn the_menu_opens_over_the_result_and_closes_to_it() {
    let mut table = won();
    write_out(&mut table, "m");
    assert_eq!(top(&table), Some(Dialog::Menu));
    key(&mut table, KeyCode::Escape, Key::Escape);
    assert_eq!(top(&table), Some(Dialog::Result));
    tap(&mut table, GamepadButton::Start);
    assert_eq!(top(&table), Some(Dialog::Menu));
}

#[test]
fn keys_of_the_board_have_no_effect_behind_the_result() {
    let mut table = won();
    write_out(&mut table, "b4?v");
    assert_eq!((top(&table), table.record().len(), table.cursor()), (Some(Dialog::Result), 5, None));
}

/// Opens the menu of a new match and focuses the button that resigns; returns where it is in the window.
fn resign_button(table: &mut Table) -> Vec2 {
    write_out(table, "m");
    while !table.focused().is_some_and(|label| label.ends_with("resigns")) {
        key(table, KeyCode::Tab, Key::Tab);
    }
    let world = table.app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).unwrap();
    let context = context.get_mut();
    let button = context.memory(Memory::focused).and_then(|id| context.read_response(id)).expect("a focused button");
    Vec2::new(button.rect.center().x, button.rect.center().y)
}

#[test]
fn a_held_key_does_not_confirm_that_it_resigns() {
    let mut table = Table::whole(&BREAKTHROUGH);
    resign_button(&mut table);
    for _ in 0..4 {
        table.key(KeyCode::Enter, Key::Enter, ButtonState::Pressed);
        table.settle();
        assert_eq!((top(&table), table.is_over()), (Some(Dialog::Menu), false));
    }
    table.key(KeyCode::Enter, Key::Enter, ButtonState::Released);
    key(&mut table, KeyCode::Enter, Key::Enter);
    assert!(table.is_over(), "a second press");
}

#[test]
fn resigning_takes_two_presses_of_any_device_even_before_the_first_move() {
    let presses: [fn(&mut Table, Vec2); 4] = [
        |table, _| key(table, KeyCode::Enter, Key::Enter),
        |table, _| key(table, KeyCode::Space, Key::Space),
        |table, _| tap(table, GamepadButton::South),
        |table, at| {
            table.move_mouse(at);
            for state in [ButtonState::Pressed, ButtonState::Released] {
                table.mouse_button(MouseButton::Left, state);
                table.settle();
            }
        },
    ];
    for press in presses {
        let mut table = Table::whole(&BREAKTHROUGH);
        let at = resign_button(&mut table);
        press(&mut table, at);
        assert_eq!((top(&table), table.is_over()), (Some(Dialog::Menu), false));
        press(&mut table, at);
        assert!(table.is_over());
    }
}

/// A row in which Black flips six discs with a1, which ends the match.
const LAST_MOVE: &str = "-OOOOOOX-------------------------------------------------------- X";

/// A match of Othello before its last move, with the cursor on it.
fn before_last_move(options: &[&str]) -> Table {
    let mut table = Table::whole(&[&["--game", "othello", "--position", LAST_MOVE], options].concat());
    write_out(&mut table, "a1");
    table
}

/// What the panels say: the discs of both sides, whether the match is over, and the message.
#[derive(Clone, PartialEq, Debug)]
struct Panels {
    discs: [usize; 2],
    over: bool,
    message: String,
}

fn panels(table: &mut Table) -> Panels {
    let world = table.app.world_mut();
    let mut state = SystemState::<PanelReader>::new(world);
    let panels = state.get(world).expect("the match can be read");
    let model = panels.model().expect("there is a match");
    let discs = Side::BOTH.map(|side| model.counts[side]);
    Panels { discs, over: model.match_view.outcome.is_over(), message: model.message.head }
}

/// Plays the last move and returns what the panels say in each frame until nothing moves.
fn frames_of_last_move(table: &mut Table) -> Vec<Panels> {
    table.tap(KeyCode::Enter, Key::Enter);
    let mut frames = Vec::new();
    while top(table).is_none() {
        table.app.update();
        if table.is_over() {
            frames.push(panels(table));
        }
        assert!(frames.len() < 500, "the result opens: {frames:?}");
    }
    frames
}

#[test]
fn counts_and_result_in_the_panels_follow_the_discs_on_the_board() {
    let frames = frames_of_last_move(&mut before_last_move(&[]));
    assert_eq!((frames[0].discs[1], frames[0].over), (6, false), "nothing has flipped yet");
    assert_eq!(frames[0].message, "Black played a1.");
    assert!(frames.is_sorted_by(|a, b| a.discs[0] <= b.discs[0] && a.discs[1] >= b.discs[1] && a.over <= b.over));
    let all = (1..6).all(|discs| frames.iter().any(|panels| panels.discs[1] == discs));
    assert!(all, "each disc counts when it flips: {frames:?}");
    assert!(frames.iter().filter(|panels| panels.over).all(|panels| panels.discs == [8, 0]), "{frames:?}");
    assert_eq!(frames.last().unwrap(), &Panels { discs: [8, 0], over: true, message: "Black wins.".into() });
}

#[test]
fn without_animation_counts_and_result_are_shown_at_once() {
    let frames = frames_of_last_move(&mut before_last_move(&["--set", "speed=0"]));
    assert_eq!(frames[0], Panels { discs: [8, 0], over: true, message: "Black wins.".into() });
}

#[test]
fn a_skipped_animation_shows_counts_and_result_at_once() {
    let mut table = before_last_move(&[]);
    table.tap(KeyCode::Enter, Key::Enter);
    while !table.is_over() {
        table.app.update();
    }
    assert!(!panels(&mut table).over);
    table.tap(KeyCode::Enter, Key::Enter);
    table.app.update();
    table.app.update();
    assert_eq!(panels(&mut table).discs, [8, 0]);
    assert!(panels(&mut table).over);
}

#[test]
fn going_over_to_the_accessible_board_closes_the_menu_so_that_the_computer_answers() {
    let mut table = Table::whole(&[&BREAKTHROUGH[..], &["--first", "person", "--second", "1"]].concat());
    table.settle();
    write_out(&mut table, "m");
    assert_eq!(top(&table), Some(Dialog::Menu));
    table.app.world_mut().write_message(AccessibilityRequest::Enter);
    table.settle();
    assert_eq!(top(&table), None);
    write_out(&mut table, "m");
    for label in ["a2", "a3"] {
        table.app.world_mut().write_message(AccessibilityRequest::Press(label.into()));
        table.settle();
    }
    let deadline = Instant::now() + Duration::from_secs(60);
    while table.record().len() < 2 {
        assert!(Instant::now() < deadline, "the computer does not answer: {:?}", table.record());
        table.settle();
    }
}
