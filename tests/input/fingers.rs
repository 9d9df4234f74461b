//! Presses that are not clicks: drags beside the board, two fingers, aborted presses.

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase::{Canceled, Ended, Moved, Started};
use bevy::prelude::*;
use tessera::rules::{GameKind, Position, Size, Variant};
use tessera::view::camera::Orbit;
use tessera::view::stage::Dragged;

use super::table::Table;

fn breakthrough() -> Table {
    Table::new(Position::start(Variant::new(GameKind::Breakthrough, Size { columns: 5, rows: 5 }).unwrap()))
}

fn place(table: &mut Table, label: &str) -> Vec2 {
    let point = table.point(label);
    table.place(point)
}

fn orbit(table: &Table) -> Orbit {
    *table.app.world().resource::<Orbit>()
}

const BESIDE: Vec2 = Vec2::new(20.0, 30.0);

#[test]
fn a_finger_picks_up_when_it_presses_and_plays_when_it_is_lifted() {
    let mut table = breakthrough();
    let [from, to] = ["a2", "a3"].map(|label| place(&mut table, label));
    table.touch(1, Started, from);
    table.settle();
    assert_eq!((table.selected(), table.record().len()), (Some("a2"), 0));
    table.touch(1, Moved, to);
    table.settle();
    assert!(table.app.world().resource::<Dragged>().0.is_some(), "the piece is dragged");
    assert_eq!((table.cursor(), table.record().len()), (Some("a3"), 0));
    table.touch(1, Ended, to);
    table.settle();
    assert_eq!((table.record().len(), table.cursor()), (1, None));
}

#[test]
fn two_fingers_zoom_and_turn_the_board_and_play_nothing() {
    let mut table = breakthrough();
    let [from, to] = ["a2", "a3"].map(|label| place(&mut table, label));
    table.touch(1, Started, from);
    table.touch(2, Started, from + Vec2::X * 100.0);
    table.settle();
    assert_eq!(table.selected(), None, "the first finger's press is aborted");
    table.touch(2, Moved, from + Vec2::X * 150.0);
    table.settle();
    assert!((orbit(&table).zoom - 1.5).abs() < 0.01, "{:?}", orbit(&table));
    table.touch(2, Moved, from + Vec2::Y * 150.0);
    table.touch(1, Moved, to);
    table.touch(2, Ended, to);
    table.touch(1, Ended, to);
    table.settle();
    assert!(orbit(&table).yaw.abs() > 0.5, "{:?}", orbit(&table));
    assert_eq!((table.record().len(), table.selected(), table.refusals()), (0, None, 0));
}

#[test]
fn after_two_fingers_the_remaining_one_does_nothing_and_the_next_touch_plays() {
    let mut table = breakthrough();
    let [from, to] = ["a2", "a3"].map(|label| place(&mut table, label));
    table.touch(1, Started, from);
    table.touch(2, Started, to);
    table.touch(1, Ended, from);
    table.touch(2, Ended, to);
    table.settle();
    assert_eq!((table.selected(), table.record().len()), (None, 0));
    for at in [from, to] {
        table.touch(3, Started, at);
        table.touch(3, Ended, at);
        table.settle();
    }
    assert_eq!(table.record().len(), 1);
}

#[test]
fn a_cancelled_touch_plays_nothing() {
    let mut table = breakthrough();
    let [from, to] = ["a2", "a3"].map(|label| place(&mut table, label));
    table.touch(1, Started, from);
    table.touch(1, Moved, to);
    table.touch(1, Canceled, to);
    table.settle();
    assert_eq!((table.record().len(), table.selected()), (0, None));
}

#[test]
fn a_second_finger_does_not_put_down_the_picked_up_piece() {
    let mut table = breakthrough();
    let [from, to] = ["a2", "a3"].map(|label| place(&mut table, label));
    table.touch(1, Started, from);
    table.touch(1, Ended, from);
    table.settle();
    table.touch(1, Started, to);
    table.touch(2, Started, from);
    table.touch(1, Ended, to);
    table.touch(2, Ended, from);
    table.settle();
    assert_eq!((table.selected(), table.record().len()), (Some("a2"), 0));
}

#[test]
fn a_drag_beside_the_board_turns_the_view_by_mouse_and_does_nothing_by_finger() {
    let mut table = breakthrough();
    table.touch(1, Started, BESIDE);
    table.touch(1, Moved, BESIDE + Vec2::X * 50.0);
    table.touch(1, Ended, BESIDE + Vec2::X * 50.0);
    table.settle();
    assert_eq!(orbit(&table), Orbit::default());
    table.move_mouse(BESIDE);
    table.mouse_button(MouseButton::Left, ButtonState::Pressed);
    table.move_mouse(BESIDE + Vec2::X * 50.0);
    table.mouse_button(MouseButton::Left, ButtonState::Released);
    table.settle();
    assert!((orbit(&table).yaw + 0.3).abs() < 0.01, "{:?}", orbit(&table));
}

#[test]
fn the_right_button_turns_the_view_from_anywhere_and_presses_nothing() {
    let mut table = breakthrough();
    let from = place(&mut table, "a2");
    table.move_mouse(from);
    table.mouse_button(MouseButton::Right, ButtonState::Pressed);
    table.move_mouse(from + Vec2::X * 50.0);
    table.mouse_button(MouseButton::Right, ButtonState::Released);
    table.move_mouse(from);
    table.settle();
    assert!((orbit(&table).yaw + 0.3).abs() < 0.01, "{:?}", orbit(&table));
    assert_eq!((table.selected(), table.cursor()), (None, Some("a2")));
}

#[test]
fn a_piece_released_beside_the_board_is_put_back() {
    let mut table = breakthrough();
    let from = place(&mut table, "a2");
    table.move_mouse(from);
    table.mouse_button(MouseButton::Left, ButtonState::Pressed);
    table.settle();
    assert_eq!(table.selected(), Some("a2"));
    table.move_mouse(BESIDE);
    table.mouse_button(MouseButton::Left, ButtonState::Released);
    table.settle();
    assert_eq!((table.selected(), table.record().len(), table.refusals()), (None, 0, 0));
}

#[test]
fn a_click_picks_a_piece_up_and_a_second_one_puts_it_down() {
    let mut table = breakthrough();
    let from = place(&mut table, "a2");
    table.move_mouse(from);
    for expected in [Some("a2"), None] {
        table.mouse_button(MouseButton::Left, ButtonState::Pressed);
        table.mouse_button(MouseButton::Left, ButtonState::Released);
        table.settle();
        assert_eq!(table.selected(), expected);
    }
}
