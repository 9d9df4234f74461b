//! The opening explorer by key and by keyboard alone: beside the board, and as a dialog where there is no room.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use tessera::game::clock::Clock;
use tessera::game::explorer::OpeningMoves;
use tessera::game::screen::Active;
use tessera::ui::dialogs::{Dialog, Dialogs};
use tessera::ui::focused_widget;

use super::in_memory_library::in_memory_library;
use super::table::Table;

const PEOPLE: [&str; 6] = ["--game", "othello", "--first", "person", "--second", "person"];

/// The whole program with a library, in a window of this size.
fn table(width: f32, height: f32) -> Table {
    let mut table = Table::whole(&PEOPLE);
    table.app.insert_resource(in_memory_library());
    table.resize(width, height);
    table
}

fn is_on(table: &mut Table) -> bool {
    let world = table.app.world_mut();
    world.query_filtered::<(), (With<Active>, With<OpeningMoves>)>().single(world).is_ok()
}

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

fn press_key(table: &mut Table, key: &str) {
    table.write_out(key);
    (0..4).for_each(|_| table.settle());
}

fn focused(table: &mut Table) -> String {
    let world = table.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let ctx = contexts.single_mut(world).expect("one context").get_mut().clone();
    focused_widget::current(&ctx).map(|(_, info)| info.label.unwrap_or_default()).unwrap_or_default()
}

/// Moves the focus until its widget begins with this text, and presses Enter.
fn choose(table: &mut Table, text: &str) {
    for _ in 0..40 {
        table.tap(KeyCode::Tab, Key::Tab);
        table.settle();
        if focused(table).starts_with(text) {
            table.key(KeyCode::Enter, Key::Enter, ButtonState::Pressed);
            table.settle();
            table.key(KeyCode::Enter, Key::Enter, ButtonState::Released);
            (0..4).for_each(|_| table.settle());
            return;
        }
    }
    panic!("nothing begins with {text}");
}

#[test]
fn a_key_shows_the_openings_beside_the_board_and_hides_them_again() {
    let mut table = table(1280.0, 800.0);
    press_key(&mut table, "n");
    assert_eq!((is_on(&mut table), top(&table)), (true, None));
    press_key(&mut table, "n");
    assert_eq!((is_on(&mut table), table.refusals()), (false, 0));
}

#[test]
fn the_keyboard_alone_chooses_a_source_and_plays_a_move_of_the_list() {
    let mut table = table(1280.0, 800.0);
    press_key(&mut table, "n");
    choose(&mut table, "Games of the computer");
    choose(&mut table, "d3: ");
    assert_eq!(table.record(), ["d3"]);
    choose(&mut table, "c3: ");
    assert_eq!(table.record(), ["d3", "c3"]);
}

#[test]
fn in_a_small_window_the_list_is_a_dialog_that_escape_closes_and_turns_off() {
    let mut table = table(390.0, 700.0);
    press_key(&mut table, "n");
    assert_eq!((is_on(&mut table), top(&table)), (true, Some(Dialog::Explorer)));
    choose(&mut table, "d3: ");
    assert_eq!((table.record(), top(&table)), (vec!["d3".to_owned()], Some(Dialog::Explorer)));
    table.tap(KeyCode::Escape, Key::Escape);
    (0..4).for_each(|_| table.settle());
    assert_eq!((is_on(&mut table), top(&table)), (false, None));
}

#[test]
fn the_key_is_refused_while_two_people_play_against_the_clock() {
    let mut table = Table::whole(&[&PEOPLE[..], &["--clock", "5+0"]].concat());
    let _clock: Clock = table.read();
    table.write_out("l");
    let mut refusals = 0;
    for _ in 0..4 {
        table.app.update();
        refusals += table.refusals();
    }
    assert_eq!((is_on(&mut table), refusals), (false, 1));
}
