//! The analysis by keys alone.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::analysis::{Analysis, AnalysisValues, ThreatValue};
use tessera::game::clock::Clock;
use tessera::game::screen::Active;
use tessera::rules::{GameKind, Position, Size, Variant};
use tessera::ui::dialogs::{Dialog, Dialogs};

use super::table::Table;

/// A match on a small board after two plies.
fn table() -> Table {
    let mut table =
        Table::new(Position::start(Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 5 }).unwrap()));
    for label in ["a2", "a3", "b4", "b3"] {
        table.write_out(label);
        table.tap(KeyCode::Enter, Key::Enter);
        table.settle();
    }
    assert_eq!(table.record(), ["a2-a3", "b4-b3"]);
    table
}

fn is_analysed(table: &mut Table) -> bool {
    let world = table.app.world_mut();
    world.query_filtered::<(), (With<Active>, With<Analysis>)>().single(world).is_ok()
}

#[test]
fn a_key_opens_the_analysis_moves_are_made_there_and_the_key_leaves_it() {
    let mut table = table();
    table.write_out("l");
    table.settle();
    assert!(is_analysed(&mut table));
    for label in ["c2", "c3"] {
        table.write_out(label);
        table.tap(KeyCode::Enter, Key::Enter);
        table.settle();
    }
    assert_eq!(table.record(), ["a2-a3", "b4-b3", "c2-c3"]);
    table.write_out("l");
    table.settle();
    assert!(!is_analysed(&mut table));
    assert_eq!(table.record(), ["a2-a3", "b4-b3"]);
    assert_eq!(table.refusals(), 0);
}

#[test]
fn arrows_move_the_cursor_and_the_page_keys_go_through_the_moves() {
    let mut table = table();
    table.write_out("l");
    table.settle();
    table.tap(KeyCode::PageUp, Key::PageUp);
    table.settle();
    assert_eq!(table.record().len(), 1);
    table.write_out("b2");
    table.tap(KeyCode::ArrowRight, Key::ArrowRight);
    table.settle();
    assert_eq!((table.cursor(), table.record().len()), (Some("c2"), 1));
}

#[test]
fn escape_puts_a_piece_down_before_it_leaves_the_analysis() {
    let mut table = table();
    table.write_out("l");
    table.settle();
    table.write_out("c2");
    table.tap(KeyCode::Enter, Key::Enter);
    table.settle();
    assert_eq!(table.selected(), Some("c2"));
    table.tap(KeyCode::Escape, Key::Escape);
    table.settle();
    assert_eq!((table.selected(), is_analysed(&mut table)), (None, true));
    table.tap(KeyCode::Escape, Key::Escape);
    table.settle();
    assert!(!is_analysed(&mut table));
}

#[test]
fn the_key_is_refused_while_two_people_play_against_the_clock() {
    let mut table =
        Table::whole(&["--game", "breakthrough", "--clock", "5+0", "--first", "person", "--second", "person"]);
    let _clock: Clock = table.read();
    table.write_out("l");
    let mut refusals = 0;
    for _ in 0..4 {
        table.app.update();
        refusals += table.refusals();
    }
    assert!(!is_analysed(&mut table));
    assert_eq!(refusals, 1);
}

fn shows_threats(table: &mut Table) -> bool {
    let world = table.app.world_mut();
    let mut values = world.query_filtered::<&AnalysisValues, With<Active>>();
    values.iter(world).any(|values| values.threat != ThreatValue::Hidden)
}

#[test]
fn threats_are_shown_from_the_menu_of_the_analysis_and_outside_it_the_menu_says_what_is_missing() {
    let mut table = Table::whole(&["--game", "breakthrough", "--size", "4x5", "--set", "speed=0"]);
    table.write_out("m");
    table.settle();
    table.press_widget("Show threats (Open the analysis first.)");
    assert_eq!(table.app.world().resource::<Dialogs>().top(), Some(Dialog::Menu), "nothing happens");
    table.tap(KeyCode::Escape, Key::Escape);
    table.settle();
    table.write_out("l");
    table.settle();
    assert!(is_analysed(&mut table) && !shows_threats(&mut table));
    table.write_out("m");
    table.settle();
    table.press_widget("Show threats");
    assert!(is_analysed(&mut table) && shows_threats(&mut table));
}
