//! Gamepads: the effect of buttons and sticks on the board, and moving through menus.

use std::time::Duration;

use bevy::input::gamepad::{GamepadAxis, GamepadButton};
use bevy::prelude::*;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::egui::{Event, Key, Modifiers};
use bevy_egui::input::EguiInputEvent;
use tessera::rules::{GameKind, Position, Size, Variant};
use tessera::settings::bindings::{BindingAction, Bindings, PadButton};
use tessera::settings::device::{Device, LastDevice};
use tessera::settings::preferences::Preferences;
use tessera::view::camera::Orbit;
use tessera::view::stage::{BoardCovered, OpenMenu};

use super::table::Table;

fn othello() -> Table {
    Table::new(Position::start(Variant::new(GameKind::Othello, Size { columns: 6, rows: 6 }).unwrap()))
}

/// The keys pressed in the interface.
fn keys(table: &mut Table) -> Vec<(Key, Modifiers)> {
    let events = table.app.world_mut().resource_mut::<Messages<EguiInputEvent>>().drain().collect::<Vec<_>>();
    let pressed = events.into_iter().filter_map(|event| match event.event {
        Event::Key { key, pressed: true, modifiers, .. } => Some((key, modifiers)),
        _ => None,
    });
    pressed.collect()
}

#[test]
fn buttons_take_back_play_again_look_down_and_open_the_menu() {
    let mut table = othello();
    for button in [GamepadButton::DPadUp, GamepadButton::DPadUp, GamepadButton::DPadLeft, GamepadButton::South] {
        table.pad_tap(button);
    }
    table.settle();
    assert_eq!(table.record(), ["b3"]);
    table.pad_tap(GamepadButton::LeftTrigger);
    table.settle();
    assert_eq!(table.record().len(), 0);
    table.pad_tap(GamepadButton::RightTrigger);
    table.pad_tap(GamepadButton::RightThumb);
    table.settle();
    assert_eq!(table.record(), ["b3"]);
    assert!(table.app.world().resource::<Preferences>().top_down);
    for button in [GamepadButton::Start, GamepadButton::East] {
        table.pad_tap(button);
        table.app.update();
        assert_eq!(table.app.world_mut().resource_mut::<Messages<OpenMenu>>().drain().count(), 1, "{button:?}");
    }
    assert_eq!(table.app.world().resource::<LastDevice>().0, Device::Pad);
}

#[test]
fn a_stick_acts_once_until_it_comes_back_and_a_button_once_while_it_is_pressed() {
    let mut table = othello();
    table.pad_tap(GamepadButton::DPadUp);
    table.settle();
    let middle = table.cursor();
    for value in [0.3, 0.7, 0.9, 1.0, 0.8] {
        table.pad_axis(GamepadAxis::LeftStickX, value);
        table.app.update();
    }
    assert_eq!((middle, table.cursor()), (Some("c4"), Some("d4")));
    for value in [0.76, 0.8, 0.9, 1.0] {
        table.pad_button(GamepadButton::RightTrigger2, value);
        table.app.update();
    }
    assert!((table.app.world().resource::<Orbit>().zoom - 1.1).abs() < 0.01);
}

#[test]
fn a_diagonal_stick_moves_the_cursor_diagonally() {
    let mut table = othello();
    table.pad_tap(GamepadButton::DPadUp);
    table.settle();
    table.pad_axis(GamepadAxis::LeftStickX, 0.8);
    table.pad_axis(GamepadAxis::LeftStickY, 0.8);
    table.app.update();
    assert_eq!(table.cursor(), Some("d3"));
}

#[test]
fn a_held_button_repeats_after_420_milliseconds() {
    let mut table = othello();
    table.pad_tap(GamepadButton::DPadUp);
    table.pad_button(GamepadButton::DPadLeft, 1.0);
    table.app.update();
    assert_eq!(table.cursor(), Some("b4"));
    table.wait(Duration::from_millis(400));
    assert_eq!(table.cursor(), Some("b4"));
    table.wait(Duration::from_millis(40));
    assert_eq!(table.cursor(), Some("a4"));
}

#[test]
fn the_right_stick_turns_the_view_while_it_is_held() {
    let mut table = othello();
    table.pad_axis(GamepadAxis::RightStickX, 1.0);
    table.wait(Duration::from_millis(60));
    table.pad_axis(GamepadAxis::RightStickX, 0.0);
    table.app.update();
    let yaw = table.app.world().resource::<Orbit>().yaw;
    assert!(yaw > 0.05, "{yaw}");
    table.app.update();
    assert!((table.app.world().resource::<Orbit>().yaw - yaw).abs() < 1e-6);
}

#[test]
fn in_a_menu_a_gamepad_is_arrows_enter_tab_and_escape_and_the_board_gets_nothing() {
    let mut table = othello();
    table.app.world_mut().spawn(PrimaryEguiContext);
    table.app.world_mut().resource_mut::<BoardCovered>().0 = true;
    let none = Modifiers::NONE;
    for (button, expected) in [
        (GamepadButton::DPadDown, (Key::ArrowDown, none)),
        (GamepadButton::South, (Key::Enter, none)),
        (GamepadButton::East, (Key::Escape, none)),
        (GamepadButton::Start, (Key::Escape, none)),
        (GamepadButton::RightTrigger, (Key::Tab, none)),
        (GamepadButton::LeftTrigger, (Key::Tab, Modifiers::SHIFT)),
    ] {
        table.pad_tap(button);
        table.app.update();
        assert_eq!(keys(&mut table), [expected], "{button:?}");
    }
    table.pad_axis(GamepadAxis::LeftStickY, -1.0);
    table.app.update();
    assert_eq!(keys(&mut table), [(Key::ArrowDown, none)]);
    table.pad_axis(GamepadAxis::LeftStickY, 0.0);
    table.app.world_mut().resource_mut::<BoardCovered>().0 = false;
    table.settle();
    assert_eq!((table.cursor(), table.record().len(), table.refusals()), (None, 0, 0));
}

#[test]
fn a_button_moves_from_the_board_to_the_widgets_and_arrows_stay_on_the_board() {
    let mut table = othello();
    table.app.world_mut().spawn(PrimaryEguiContext);
    table.pad_tap(GamepadButton::DPadUp);
    table.pad_tap(GamepadButton::South);
    table.app.update();
    assert_eq!(keys(&mut table), []);
    table.pad_tap(GamepadButton::West);
    table.app.update();
    assert_eq!(keys(&mut table), [(Key::Tab, Modifiers::NONE)]);
}

#[test]
fn an_action_can_be_bound_to_another_button() {
    let mut table = othello();
    let mut bindings = Bindings::default();
    let lost = bindings.rebind(BindingAction::Press, PadButton::North).unwrap();
    assert_eq!(lost, [BindingAction::Hint]);
    table.app.insert_resource(bindings);
    for button in [GamepadButton::DPadUp, GamepadButton::DPadUp, GamepadButton::DPadLeft, GamepadButton::North] {
        table.pad_tap(button);
    }
    table.settle();
    assert_eq!(table.record(), ["b3"]);
}
