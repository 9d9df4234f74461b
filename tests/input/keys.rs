//! Keys: their order, their modifiers, their actions and other bindings.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::selection::ConfirmMoves;
use tessera::persist::settings::Settings;
use tessera::rules::{GameKind, Position, Size, Variant};
use tessera::settings::bindings::{BindingAction, Bindings, Trigger};
use tessera::settings::device::{Device, LastDevice};
use tessera::settings::preferences::Preferences;
use tessera::view::camera::Orbit;
use tessera::view::stage::{BoardCovered, OpenMenu};

use super::table::Table;

fn breakthrough() -> Table {
    Table::new(Position::start(Variant::new(GameKind::Breakthrough, Size { columns: 5, rows: 5 }).unwrap()))
}

fn othello(size: u8) -> Table {
    Table::new(Position::start(Variant::new(GameKind::Othello, Size { columns: size, rows: size }).unwrap()))
}

fn menu_requests(table: &mut Table) -> usize {
    table.app.world_mut().resource_mut::<Messages<OpenMenu>>().drain().count()
}

fn enter(table: &mut Table) {
    table.tap(KeyCode::Enter, Key::Enter);
}

fn escape(table: &mut Table) {
    table.tap(KeyCode::Escape, Key::Escape);
}

#[test]
fn a_whole_game_typed_between_two_frames_is_played_in_order() {
    let mut table = breakthrough();
    for label in "a2 a3 e4 e3 a3 b4 e3 d2 b4 c5".split(' ') {
        table.write_out(label);
        enter(&mut table);
    }
    table.settle();
    assert_eq!(table.record().len(), 5, "{:?}", table.record());
    assert_eq!(table.refusals(), 0);
}

#[test]
fn digits_and_letters_move_the_cursor_to_existing_ranks_and_files() {
    let mut table = othello(10);
    table.write_out("j10");
    table.settle();
    assert_eq!(table.cursor(), Some("j10"));
    table.write_out("B");
    table.settle();
    assert_eq!(table.cursor(), Some("b10"));
    let mut small = othello(6);
    small.write_out("c4j9");
    small.settle();
    assert_eq!(small.cursor(), Some("c4"));
}

#[test]
fn moves_are_taken_back_and_played_again_by_several_keys() {
    let mut table = othello(6);
    table.write_out("b3");
    enter(&mut table);
    table.settle();
    for (back, again) in [("u", "r"), ("z", "y")] {
        let ctrl = if back == "z" { ButtonState::Pressed } else { ButtonState::Released };
        table.key(KeyCode::ControlLeft, Key::Control, ctrl);
        table.write_out(back);
        table.settle();
        assert_eq!(table.record().len(), 0, "{back}");
        table.write_out(again);
        table.settle();
        assert_eq!(table.record().len(), 1, "{again}");
    }
    table.key(KeyCode::ControlLeft, Key::Control, ButtonState::Released);
    table.tap(KeyCode::Backspace, Key::Backspace);
    table.settle();
    assert_eq!(table.record().len(), 0);
}

#[test]
fn file_letters_only_move_the_cursor_and_do_nothing_with_ctrl() {
    let mut table = othello(8);
    table.write_out("d4");
    table.settle();
    table.key(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed);
    table.write_out("a1");
    table.key(KeyCode::ControlLeft, Key::Control, ButtonState::Released);
    table.settle();
    assert_eq!(table.cursor(), Some("d4"));
    table.app.world_mut().resource_mut::<Orbit>().yaw = 1.0;
    table.write_out("ch");
    table.settle();
    assert_eq!((table.cursor(), table.refusals()), (Some("h4"), 0));
    assert!((table.app.world().resource::<Orbit>().yaw - 1.0).abs() < 1e-6, "the camera does not move");
}

#[test]
fn a_forced_pass_is_played_by_its_key_only() {
    let mut table = othello(6);
    for label in "b3 b2 b1 a1 d5 e3 f3 c1".split(' ') {
        table.write_out(label);
        enter(&mut table);
        table.write_out("p");
        table.settle();
    }
    assert_eq!(table.record().last().map(String::as_str), Some("pass"));
    assert_eq!((table.record().len(), table.refusals()), (9, 0));
}

#[test]
fn the_sides_are_switched_by_a_key() {
    let mut table = Table::new(Position::start(Variant::standard(GameKind::Diamond)));
    table.write_out("xd4");
    enter(&mut table);
    table.write_out("x");
    table.settle();
    assert_eq!(table.record(), ["d4", "swap"]);
}

#[test]
fn keys_turn_tilt_zoom_and_reset_the_camera() {
    let mut table = othello(8);
    table.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
    table.tap(KeyCode::ArrowLeft, Key::ArrowLeft);
    table.tap(KeyCode::ArrowUp, Key::ArrowUp);
    table.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Released);
    table.write_out("++v");
    table.settle();
    let (orbit, start) = (*table.app.world().resource::<Orbit>(), Orbit::default());
    assert!(orbit.yaw > start.yaw && orbit.pitch > start.pitch && orbit.zoom > 1.2, "{orbit:?}");
    assert!(table.app.world().resource::<Preferences>().top_down);
    assert_eq!(table.cursor(), None, "arrows with Shift do not move the cursor");
    table.tap(KeyCode::Home, Key::Home);
    table.settle();
    assert_eq!(*table.app.world().resource::<Orbit>(), start);
}

#[test]
fn escape_puts_a_piece_down_first_and_then_menu_requests() {
    let mut table = breakthrough();
    table.write_out("a2");
    enter(&mut table);
    table.settle();
    assert_eq!(table.selected(), Some("a2"));
    escape(&mut table);
    table.settle();
    assert_eq!((table.selected(), menu_requests(&mut table)), (None, 0));
    escape(&mut table);
    table.app.update();
    assert_eq!(menu_requests(&mut table), 1);
}

#[test]
fn with_confirmation_enter_chooses_and_then_plays_and_escape_cancels() {
    let mut table = othello(6);
    table.app.insert_resource(ConfirmMoves(true));
    table.write_out("b3");
    enter(&mut table);
    table.settle();
    assert!(table.selection().chosen.is_some() && table.record().is_empty());
    escape(&mut table);
    table.settle();
    assert_eq!((table.selection().chosen, menu_requests(&mut table)), (None, 0));
    enter(&mut table);
    enter(&mut table);
    table.settle();
    assert_eq!((table.record().len(), table.refusals()), (1, 0));
}

#[test]
fn enter_on_a_piece_that_cannot_move_is_refused() {
    let mut table = breakthrough();
    table.write_out("a5");
    enter(&mut table);
    table.app.update();
    assert_eq!((table.record().len(), table.refusals()), (0, 1));
}

#[test]
fn keys_pressed_while_a_dialog_covers_the_board_have_no_effect_later() {
    let mut table = breakthrough();
    table.app.world_mut().resource_mut::<BoardCovered>().0 = true;
    table.write_out("a2");
    enter(&mut table);
    table.settle();
    table.app.world_mut().resource_mut::<BoardCovered>().0 = false;
    table.settle();
    assert_eq!((table.cursor(), table.selected()), (None, None));
}

#[test]
fn a_binding_works_at_once_and_after_it_was_saved_and_loaded() {
    let mut bindings = Bindings::default();
    let key: Trigger = "K".parse().unwrap();
    bindings.rebind(BindingAction::Press, key).unwrap();
    let text = Settings { bindings, ..Settings::default() }.to_text().unwrap();
    let read = Settings::from_text(&text).unwrap().bindings;
    let mut table = othello(6);
    table.app.insert_resource(read);
    table.write_out("b3");
    enter(&mut table);
    table.settle();
    assert_eq!(table.record().len(), 0, "Enter has no binding now");
    table.write_out("k");
    table.settle();
    assert_eq!(table.record(), ["b3"]);
}

#[test]
fn the_last_used_device_is_tracked() {
    let mut table = breakthrough();
    let last = |table: &mut Table| {
        table.app.update();
        table.app.world().resource::<LastDevice>().0
    };
    assert_eq!(last(&mut table), Device::Pointer);
    enter(&mut table);
    assert_eq!(last(&mut table), Device::Keyboard);
    table.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
    table.touch(1, bevy::input::touch::TouchPhase::Started, Vec2::ZERO);
    assert_eq!(last(&mut table), Device::Touch);
    table.move_mouse(Vec2::new(10.0, 10.0));
    table.move_mouse(Vec2::new(20.0, 10.0));
    assert_eq!(last(&mut table), Device::Pointer);
}
