//! The oracle by key, in the match and while looking back.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::clock::Clock;
use tessera::game::oracle::{OracleStatus, OracleValues};
use tessera::game::screen::Active;
use tessera::rules::{GameKind, Position, Size, Variant};

use super::table::Table;

fn table() -> Table {
    Table::new(Position::start(Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 5 }).unwrap()))
}

fn has_values(table: &mut Table) -> bool {
    let world = table.app.world_mut();
    world.query_filtered::<(), (With<Active>, With<OracleValues>)>().single(world).is_ok()
}

#[test]
fn a_key_shows_the_oracle_and_hides_it_again() {
    let mut table = table();
    assert!(!has_values(&mut table));
    table.write_out("o");
    table.settle();
    assert!(has_values(&mut table));
    while table.read::<OracleValues>().status != OracleStatus::Complete {
        std::thread::yield_now();
        table.app.update();
    }
    table.write_out("o");
    table.settle();
    assert!(!has_values(&mut table));
    assert_eq!(table.refusals(), 0);
}

#[test]
fn a_selected_piece_stays_selected_when_the_oracle_is_shown() {
    let mut table = table();
    table.write_out("a2");
    table.tap(KeyCode::Enter, Key::Enter);
    table.write_out("o");
    table.settle();
    assert_eq!(table.selected(), Some("a2"));
    assert!(has_values(&mut table));
}

#[test]
fn the_key_works_while_looking_back() {
    let mut table = table();
    for label in ["a2", "a3"] {
        table.write_out(label);
        table.tap(KeyCode::Enter, Key::Enter);
    }
    table.tap(KeyCode::PageUp, Key::PageUp);
    table.settle();
    table.write_out("o");
    table.settle();
    assert!(has_values(&mut table));
    table.tap(KeyCode::Escape, Key::Escape);
    table.settle();
    assert!(has_values(&mut table), "it is on in the match itself");
}

#[test]
fn the_key_is_refused_while_two_people_play_against_the_clock() {
    let mut table =
        Table::whole(&["--game", "breakthrough", "--clock", "5+0", "--first", "person", "--second", "person"]);
    let _clock: Clock = table.read();
    table.write_out("o");
    let mut refusals = 0;
    for _ in 0..4 {
        table.app.update();
        refusals += table.refusals();
    }
    assert!(!has_values(&mut table));
    assert_eq!(refusals, 1);
}
