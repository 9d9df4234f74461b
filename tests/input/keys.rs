//! Keys: their order, their modifiers, what they do besides moving, and other keys for the same.

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

fn calls_for_the_menu(table: &mut Table) -> usize {
    table.app.world_mut().resource_mut::<Messages<OpenMenu>>().drain().count()
}

fn enter(table: &mut Table) {
    table.tap(KeyCode::Enter, Key::Enter);
}

fn escape(table: &mut Table) {
    table.tap(KeyCode::Escape, Key::Escape);
}

#[test]
fn a_whole_game_typed_between_two_frames_counts_in_its_order() {
    let mut table = breakthrough();
    for label in "a2 a3 e4 e3 a3 b4 e3 d2 b4 c5".split(' ') {
        table.write_out(label);
        enter(&mut table);
    }
    for _ in 0..12 {
        table.app.update();
    }
    assert_eq!(table.record().len(), 5, "{:?}", table.record());
    assert_eq!(table.refusals(), 0);
}

#[test]
fn digits_and_letters_go_to_ranks_and_files_that_there_are() {
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
fn letters_of_files_do_nothing_else_and_ctrl_makes_them_no_files() {
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
    assert!((table.app.world().resource::<Orbit>().yaw - 1.0).abs() < 1e-6, "the camera stays");
}

#[test]
fn a_forced_pass_is_played_by_its_key_and_by_nothing_else() {
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
fn the_camera_is_turned_tilted_brought_closer_and_put_back_by_keys() {
    let mut table = othello(8);
    table.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
    table.tap(KeyCode::ArrowLeft, Key::ArrowLeft);
    table.tap(KeyCode::ArrowUp, Key::ArrowUp);
    table.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Released);
    table.write_out("++v");
    table.settle();
    let (orbit, usual) = (*table.app.world().resource::<Orbit>(), Orbit::default());
    assert!(orbit.yaw > usual.yaw && orbit.pitch > usual.pitch && orbit.zoom > 1.2, "{orbit:?}");
    assert!(table.app.world().resource::<Preferences>().top_down);
    assert_eq!(table.cursor(), None, "arrows with Shift move no cursor");
    table.tap(KeyCode::Home, Key::Home);
    table.settle();
    assert_eq!(*table.app.world().resource::<Orbit>(), usual);
}

#[test]
fn escape_puts_a_piece_down_first_and_then_calls_for_the_menu() {
    let mut table = breakthrough();
    table.write_out("a2");
    enter(&mut table);
    table.settle();
    assert_eq!(table.selected(), Some("a2"));
    escape(&mut table);
    table.settle();
    assert_eq!((table.selected(), calls_for_the_menu(&mut table)), (None, 0));
    escape(&mut table);
    table.app.update();
    assert_eq!(calls_for_the_menu(&mut table), 1);
}

#[test]
fn where_moves_are_confirmed_enter_chooses_and_plays_and_escape_drops() {
    let mut table = othello(6);
    table.app.insert_resource(ConfirmMoves(true));
    table.write_out("b3");
    enter(&mut table);
    table.settle();
    assert!(table.intent().chosen.is_some() && table.record().is_empty());
    escape(&mut table);
    table.settle();
    assert_eq!((table.intent().chosen, calls_for_the_menu(&mut table)), (None, 0));
    enter(&mut table);
    enter(&mut table);
    table.settle();
    assert_eq!((table.record().len(), table.refusals()), (1, 0));
}

#[test]
fn enter_on_a_piece_that_cannot_move_is_answered() {
    let mut table = breakthrough();
    table.write_out("a5");
    enter(&mut table);
    table.app.update();
    assert_eq!((table.record().len(), table.refusals()), (0, 1));
}

#[test]
fn a_dialog_over_the_board_keeps_the_keys_and_they_are_not_made_up_for_later() {
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
fn another_key_does_the_same_at_once_and_after_it_was_kept_and_read() {
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
    assert_eq!(table.record().len(), 0, "Enter means nothing any more");
    table.write_out("k");
    table.settle();
    assert_eq!(table.record(), ["b3"]);
}

#[test]
fn the_device_used_last_is_known() {
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
