//! Input that comes faster than frames: all of it is handled in the frame in which it arrives, and none afterwards.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tessera::game::selection::ConfirmMoves;
use tessera::rules::{GameKind, Point, Position, Size, Variant};

use super::table::Table;

fn othello() -> Position {
    Position::start(Variant::new(GameKind::Othello, Size { columns: 6, rows: 6 }).unwrap())
}

/// Eighty points of the board, one after the other.
fn eighty(table: &mut Table) -> Vec<Vec2> {
    let points: Vec<Point> = table.topology().points().iter().collect();
    points.into_iter().cycle().take(80).map(|point| table.place(point)).collect()
}

fn click(table: &mut Table, place: Vec2) {
    table.move_mouse(place);
    table.mouse_button(MouseButton::Left, ButtonState::Pressed);
    table.mouse_button(MouseButton::Left, ButtonState::Released);
}

fn enter(table: &mut Table) {
    table.tap(KeyCode::Enter, Key::Enter);
}

/// The number of moves and of refusals after two frames, and again when nothing happens any more.
fn after_two_frames(table: &mut Table) -> [(usize, usize); 2] {
    table.app.update();
    table.app.update();
    let early = (table.record().len(), table.refusals());
    table.settle();
    [early, (table.record().len(), table.refusals())]
}

#[test]
fn eighty_clicks_between_two_frames_play_one_move_and_end_at_once() {
    let mut table = Table::new(othello());
    for place in eighty(&mut table) {
        click(&mut table, place);
    }
    let [(moves, refusals), later] = after_two_frames(&mut table);
    assert_eq!((moves, later), (1, (1, 0)));
    assert!(refusals < 80, "clicks after the move are dropped: {refusals}");
}

#[test]
fn eighty_clicks_in_eight_frames_play_at_most_one_move_in_each_and_end_with_them() {
    let mut table = Table::new(othello());
    let places = eighty(&mut table);
    for ten in places.chunks(10) {
        let before = table.record().len();
        ten.iter().for_each(|place| click(&mut table, *place));
        table.app.update();
        assert!(table.record().len() <= before + 1, "{:?}", table.record());
    }
    let played = table.record().len();
    table.refusals();
    assert!(played > 0);
    assert_eq!(after_two_frames(&mut table), [(played, 0), (played, 0)]);
}

#[test]
fn eighty_taps_of_a_finger_between_two_frames_play_one_move() {
    let mut table = Table::new(othello());
    for place in eighty(&mut table) {
        table.touch(7, TouchPhase::Started, place);
        table.touch(7, TouchPhase::Ended, place);
    }
    let [(moves, _), later] = after_two_frames(&mut table);
    assert_eq!((moves, later), (1, (1, 0)));
    assert_eq!(table.cursor(), None, "a finger leaves no cursor");
}

#[test]
fn eighty_keys_on_one_point_play_it_once() {
    let mut table = Table::new(othello());
    table.write_out("b3");
    (0..80).for_each(|_| enter(&mut table));
    assert_eq!(after_two_frames(&mut table), [(1, 79), (1, 0)]);
}

#[test]
fn keys_typed_in_the_turn_of_a_computer_are_dropped() {
    let mut table = Table::whole(&["--game", "othello", "--size", "6x6", "--second", "1"]);
    table.write_out("b3");
    enter(&mut table);
    for label in ["b2", "b4", "d2", "a1"] {
        table.write_out(label);
        enter(&mut table);
    }
    table.app.update();
    assert_eq!((table.record(), table.refusals()), (vec!["b3".to_owned()], 0));
}

#[test]
fn a_game_typed_between_two_frames_is_played_in_that_frame() {
    let mut table = Table::new(othello());
    for label in "b3 b2 b1 a1 d5 e3 f3 c1".split(' ') {
        table.write_out(label);
        enter(&mut table);
    }
    table.write_out("p");
    table.app.update();
    assert_eq!((table.record().len(), table.refusals()), (9, 0), "{:?}", table.record());
}

#[test]
fn taking_back_is_repeated_as_often_as_its_key_and_a_press_after_it_is_dropped() {
    let mut table = Table::new(othello());
    for label in ["b3", "b2", "b1", "a1"] {
        table.write_out(label);
        enter(&mut table);
    }
    table.settle();
    table.write_out("uuu");
    enter(&mut table);
    table.app.update();
    assert_eq!((table.record(), table.refusals()), (vec!["b3".to_owned()], 0));
    table.settle();
    assert_eq!(table.record(), ["b3"]);
}

#[test]
fn a_press_of_the_mouse_that_was_held_during_a_move_by_key_does_nothing() {
    let mut table = Table::new(othello());
    let (b3, e4) = (table.point("b3"), table.point("e4"));
    let (on, over) = (table.place(b3), table.place(e4));
    table.move_mouse(on);
    table.mouse_button(MouseButton::Left, ButtonState::Pressed);
    table.settle();
    enter(&mut table);
    table.move_mouse(over);
    table.move_mouse(on);
    table.mouse_button(MouseButton::Left, ButtonState::Released);
    table.settle();
    assert_eq!((table.record().len(), table.refusals()), (1, 0));
}

#[test]
fn with_confirmation_a_second_press_in_the_same_frame_confirms_and_a_third_is_refused() {
    let mut table = Table::new(othello());
    table.app.insert_resource(ConfirmMoves(true));
    table.write_out("b3");
    enter(&mut table);
    enter(&mut table);
    enter(&mut table);
    assert_eq!(after_two_frames(&mut table), [(1, 1), (1, 0)]);
}
