//! Looking back with keys and a gamepad.

use std::time::Duration;

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::matches::{Review, Reviewed};
use tessera::game::review::autoplay::Autoplay;
use tessera::game::screen::Active;

use super::table::Table;

/// A match of Breakthrough after three plies, in the whole program.
fn table() -> Table {
    let mut table = Table::whole(&["--game", "breakthrough", "--moves", "a2-a3 h7-h6 a3-a4"]);
    table.settle();
    table
}

fn press(table: &mut Table, code: KeyCode, key: Key) {
    table.tap(code, key);
    table.settle();
}

fn is_looking_back(table: &mut Table) -> bool {
    let world = table.app.world_mut();
    world.query_filtered::<(), (With<Active>, With<Review>)>().single(world).is_ok()
}

#[test]
fn page_keys_and_arrows_go_through_the_moves_and_escape_leads_back() {
    let mut table = table();
    press(&mut table, KeyCode::PageUp, Key::PageUp);
    assert!(is_looking_back(&mut table));
    assert_eq!(table.record().len(), 2);
    press(&mut table, KeyCode::ArrowLeft, Key::ArrowLeft);
    assert_eq!(table.record().len(), 1);
    press(&mut table, KeyCode::ArrowRight, Key::ArrowRight);
    press(&mut table, KeyCode::PageDown, Key::PageDown);
    assert_eq!(table.record().len(), 3);
    press(&mut table, KeyCode::Home, Key::Home);
    assert_eq!(table.record().len(), 0);
    press(&mut table, KeyCode::End, Key::End);
    assert_eq!((table.record().len(), table.cursor()), (3, None), "the arrows have not moved the cursor");
    press(&mut table, KeyCode::Escape, Key::Escape);
    assert!(!is_looking_back(&mut table));
    assert_eq!(table.record().len(), 3);
}

#[test]
fn the_directional_pad_goes_through_the_moves_and_east_leads_back() {
    let mut table = table();
    press(&mut table, KeyCode::PageUp, Key::PageUp);
    for (button, plies) in [(GamepadButton::DPadLeft, 1), (GamepadButton::DPadLeft, 0), (GamepadButton::DPadRight, 1)] {
        table.pad_tap(button);
        table.settle();
        assert_eq!(table.record().len(), plies);
    }
    table.pad_tap(GamepadButton::East);
    table.settle();
    assert!(!is_looking_back(&mut table));
}

#[test]
fn the_board_of_the_match_is_hidden_while_its_review_is_shown() {
    let mut table = table();
    let hidden = |table: &mut Table| {
        let world = table.app.world_mut();
        let mut boards = world.query_filtered::<&Visibility, With<Reviewed>>();
        boards.iter(world).map(|visibility| *visibility == Visibility::Hidden).collect::<Vec<_>>()
    };
    press(&mut table, KeyCode::PageUp, Key::PageUp);
    assert_eq!(hidden(&mut table), [true]);
    press(&mut table, KeyCode::Escape, Key::Escape);
    let world = table.app.world_mut();
    let shown = *world.query_filtered::<&Visibility, With<Active>>().single(world).unwrap();
    assert_eq!((hidden(&mut table), shown), (Vec::new(), Visibility::Inherited));
}

#[test]
fn the_wheel_over_the_move_list_goes_through_the_moves() {
    let mut table = table();
    table.move_mouse(Vec2::new(1150.0, 330.0));
    table.settle();
    for (notches, plies) in [(1.0, 2), (1.0, 1), (1.0, 0), (1.0, 0), (-1.0, 1), (-1.0, 2), (-1.0, 3)] {
        table.wheel(notches);
        table.settle();
        assert_eq!((table.record().len(), is_looking_back(&mut table)), (plies, true), "after {notches}");
    }
}

#[test]
fn the_key_that_pauses_shows_the_moves_one_after_the_other_and_stops() {
    let mut table = table();
    press(&mut table, KeyCode::PageUp, Key::PageUp);
    press(&mut table, KeyCode::Home, Key::Home);
    for (playing, plies) in [(1, 0), (0, 0), (1, 0)] {
        table.tap(KeyCode::KeyP, Key::Character("p".into()));
        table.wait(Duration::from_millis(300));
        assert_eq!((autoplays(&mut table), table.record().len()), (playing, plies));
    }
    table.wait(Duration::from_secs(2));
    assert_ne!(table.record().len(), 0);
    table.pad_tap(GamepadButton::Select);
    table.wait(Duration::from_millis(300));
    assert_eq!((autoplays(&mut table), is_looking_back(&mut table)), (0, true), "the gamepad stops it too");
}

fn autoplays(table: &mut Table) -> usize {
    let world = table.app.world_mut();
    world.query_filtered::<(), With<Autoplay>>().iter(world).count()
}
