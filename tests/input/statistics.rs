//! The statistics by keyboard alone: opened, scrolled, limited to a game, a board, a time and a player, and closed.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::Active;
use tessera::library::{LibraryRequest, NewGame, SavedPlayer};
use tessera::persist::library::LibraryClient;
use tessera::records::{EarlyEnd, GameRecord, GameTree};
use tessera::rules::{GameKind, PerSide, Position, Side, Variant};
use tessera::ui::dialogs::{Dialog, Dialogs};

use super::in_memory_library::in_memory_library;
use super::sample_games::add_sample_games;
use super::table::Table;

/// The whole program on the title screen, with a library that `fill` fills.
fn table(fill: impl FnOnce(&mut LibraryClient)) -> Table {
    table_with(&[], fill)
}

/// The same with a match that options open.
fn table_with(options: &[&str], fill: impl FnOnce(&mut LibraryClient)) -> Table {
    let mut table = Table::whole(&[&["--fresh", "--set", "speed=0"], options].concat());
    table.resize(1280.0, 800.0);
    let mut client = in_memory_library();
    fill(&mut client);
    table.app.insert_resource(client);
    table.settle();
    table
}

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

fn press(table: &mut Table, code: KeyCode, key: Key) {
    table.tap(code, key);
    table.settle();
}

/// Presses Tab until the widget with this label has the focus, and then Enter.
fn choose(table: &mut Table, label: &str) {
    let mut seen = Vec::new();
    for _ in 0..30 {
        press(table, KeyCode::Tab, Key::Tab);
        let found = table.focused().unwrap_or_default();
        if found.starts_with(label) {
            press(table, KeyCode::Enter, Key::Enter);
            return;
        }
        seen.push(found);
    }
    panic!("{label} is not among {seen:?}");
}

fn shows(table: &mut Table, label: &str) -> bool {
    table.labels().iter().any(|found| found == label)
}

fn open_statistics(table: &mut Table) {
    choose(table, "Statistics");
    assert_eq!(top(table), Some(Dialog::Statistics));
}

#[test]
fn the_statistics_are_opened_from_the_title_limited_to_a_game_and_a_board_and_closed() {
    let mut table = table(add_sample_games);
    open_statistics(&mut table);
    assert!(shows(&mut table, "130") && shows(&mut table, "84 won · 0 drawn · 46 lost"), "{:?}", table.labels());
    choose(&mut table, "Breakthrough");
    assert!(shows(&mut table, "50") && shows(&mut table, "Rating: Breakthrough"), "{:?}", table.labels());
    choose(&mut table, "6 × 6");
    assert!(shows(&mut table, "10") && !shows(&mut table, "Rating: Breakthrough"), "{:?}", table.labels());
    choose(&mut table, "Today");
    assert!(shows(&mut table, "No finished game matches this choice."), "{:?}", table.labels());
    press(&mut table, KeyCode::Escape, Key::Escape);
    assert_eq!(top(&table), None);
}

#[test]
fn arrow_keys_scroll_the_page() {
    let mut table = table(add_sample_games);
    open_statistics(&mut table);
    let place = |table: &mut Table| {
        table.drawn_labels().iter().find(|label| label.text == "By colour").map(|label| label.rect.top())
    };
    let before = place(&mut table).expect("a table of colours");
    for _ in 0..3 {
        press(&mut table, KeyCode::ArrowDown, Key::ArrowDown);
    }
    let after = place(&mut table).expect("a table of colours");
    assert!(after < before - 100.0, "{before} {after}");
    assert_eq!(top(&table), Some(Dialog::Statistics));
}

#[test]
fn another_player_is_chosen_where_the_library_has_several() {
    let mut table = table(add_sample_games);
    open_statistics(&mut table);
    choose(&mut table, "Player · You");
    assert_eq!(top(&table), Some(Dialog::StatisticsPlayer));
    choose(&mut table, "Ada");
    assert_eq!(top(&table), Some(Dialog::Statistics));
    assert!(shows(&mut table, "Player · Ada") && shows(&mut table, "16"), "{:?}", table.labels());
}

#[test]
fn without_finished_games_the_page_invites_to_play_and_two_people_at_one_screen_are_left_out() {
    let mut table = table(|_| {});
    open_statistics(&mut table);
    assert!(table.labels().iter().any(|label| label.starts_with("No finished games yet.")));
    press(&mut table, KeyCode::Escape, Key::Escape);

    let tree = GameTree::new(Position::start(Variant::standard(GameKind::Othello)));
    let record = GameRecord { early_end: Some(EarlyEnd::Resigned(Side::First)), ..GameRecord::new(tree) };
    let players = PerSide::new(SavedPlayer::person(""), SavedPlayer::person(""));
    let game = NewGame { players, ..NewGame::of_record(record, 5) };
    table.app.world_mut().resource_mut::<LibraryClient>().request(LibraryRequest::Import(vec![game]));
    table.settle();
    open_statistics(&mut table);
    let labels = table.labels();
    assert!(labels.contains(&"One game between two people at one screen is left out.".to_owned()), "{labels:?}");
}

#[test]
fn the_result_of_a_match_against_a_level_says_what_it_has_changed() {
    let options = ["--game", "othello", "--second", "3", "--moves", "f5 d6"];
    let mut table = table_with(&options, add_sample_games);
    let world = table.app.world_mut();
    let game = world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open");
    world.write_message(MatchRequest { game, command: MatchCommand::Resign(Side::First) });
    table.wait(Duration::from_secs(2));
    let shown = table.labels();
    let rating = shown.iter().find(|label| label.starts_with("Your rating: ")).unwrap_or_else(|| panic!("{shown:?}"));
    assert!(rating.contains(" (−"), "{rating}");
    assert!(shown.contains(&"Level 3: 4 won · 0 drawn · 2 lost".to_owned()), "{shown:?}");
}
