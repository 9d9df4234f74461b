//! Import and export of many games.

use std::ops::ControlFlow;

use tessera_library::{GameFilter, GameOrder, Library, NewGame, PlayerKind, SavedPlayer};
use tessera_rules::records::GameRecord;
use tessera_rules::{Colour, GameKind, PerSide, Side};

use crate::folder::Folder;
use crate::random_trees::random_record;

fn records(count: u64) -> impl Iterator<Item = GameRecord> {
    (0..count).map(|seed| {
        let mut record = random_record(GameKind::ALL[seed as usize % GameKind::COUNT], seed);
        record.tags.set("Date", "2001.02.03");
        record
    })
}

#[test]
fn imported_games_are_exported_equal_and_in_order() {
    let mut library = Library::open_in_memory().unwrap();
    let mut calls = Vec::new();
    let report = library
        .import(records(450).map(|record| NewGame::of_record(record, 5)), |count| {
            calls.push(count);
            ControlFlow::Continue(())
        })
        .unwrap();
    assert_eq!((report.imported, report.cancelled, calls), (450, false, (1..=450).collect()));
    let exported: Vec<GameRecord> = library.export(GameFilter::default()).map(Result::unwrap).collect();
    assert_eq!(exported, records(450).collect::<Vec<_>>());
    let kind = Some(GameKind::ALL[1]);
    assert_eq!(library.export(GameFilter { kind, ..GameFilter::default() }).count(), 150);
    let page = library.list(&GameFilter::default(), GameOrder::Newest, None, 1).unwrap();
    assert_eq!(page.games[0].created, 981_158_400_449, "the time of the tag Date, a different one for each game");
}

#[test]
fn a_cancelled_import_keeps_the_games_so_far() {
    let folder = Folder::new();
    let mut library = folder.library();
    let report = library
        .import(records(50).map(|record| NewGame::of_record(record, 5)), |count| {
            if count == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
        .unwrap();
    assert_eq!((report.imported, report.cancelled), (7, true));
    assert_eq!(folder.library().count(&GameFilter::default()).unwrap(), 7);
}

#[test]
fn an_exported_game_names_its_players_and_is_imported_with_them() {
    let mut library = Library::open_in_memory().unwrap();
    for (index, kind) in GameKind::ALL.into_iter().enumerate() {
        let mut record = random_record(kind, 4);
        record.tags = Default::default();
        let players = PerSide::new(SavedPlayer::person("Ada"), SavedPlayer::computer("Tessera", "7"));
        let created = 86_400_000 * (20_780 + index as i64) + 5;
        library.add(&NewGame { players: players.clone(), created, ..NewGame::of_record(record, 9) }).unwrap();
        let exported = library.export(GameFilter::default()).last().unwrap().unwrap();
        let first = if kind.info().colours[Side::First] == Colour::White { "White" } else { "Black" };
        assert_eq!(exported.tags.get(first), Some("Ada"));
        assert_eq!(exported.tags.get("Date"), Some(["2026.11.23", "2026.11.24", "2026.11.25"][index]));
        let again = NewGame::of_record(exported, 9);
        assert_eq!((again.players, again.created), (players, created - 5));
    }
}

#[test]
fn a_game_without_tags_has_two_unknown_persons_and_begins_now() {
    let mut record = random_record(GameKind::ALL[0], 4);
    record.tags = Default::default();
    let game = NewGame::of_record(record, 77);
    assert_eq!(game.created, 77);
    assert!(game.players.0.iter().all(|player| player.name.is_empty() && player.kind == PlayerKind::Person));
}
