//! The end of a match, in the whole program without a renderer: some keys still work beside the result, and it takes
//! two presses to resign.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::mouse::MouseButton;
use bevy::math::Vec2;
use bevy_egui::EguiContext;
use bevy_egui::egui::Memory;
use tessera::ui::dialogs::{Dialog, Dialogs};

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
    for _ in 0..3 {
        key(table, KeyCode::ArrowDown, Key::ArrowDown);
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
