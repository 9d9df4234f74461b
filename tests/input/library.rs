//! The saved games by keyboard alone: every match is saved, found again, renamed, tagged, deleted and continued.

use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::EguiContext;
use tessera::game::matches::History;
use tessera::game::player::{Level, Paused, Player, Players};
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::{Active, ScreenRequest};
use tessera::library::{GameSummary, ImportCounts, LibraryRequest, LibraryResponse, ListRequest, SavedResult};
use tessera::persist::library::{
    GamesExported, GamesImported, ImportGames, LibraryClient, LibraryResponded, OpenSavedGame,
};
use tessera::records::date_of;
use tessera::rules::Move;
use tessera::ui::dialogs::{Dialog, Dialogs};
use tessera::ui::focused_widget;

use super::in_memory_library::in_memory_library;
use super::odd_games::{GAMES, odd_files};
use super::table::Table;

/// The whole program with a library; `line` is its command line.
fn table(line: &[&str]) -> Table {
    let mut table = Table::whole(line);
    table.app.insert_resource(in_memory_library());
    table
}

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

fn press(table: &mut Table, code: KeyCode, key: Key, times: usize) {
    for _ in 0..times {
        table.tap(code, key.clone());
        table.settle();
    }
}

fn tab(table: &mut Table, times: usize) {
    press(table, KeyCode::Tab, Key::Tab, times);
}

/// Presses Tab until the widget with this label has the focus.
fn tab_to(table: &mut Table, label: &str) {
    let mut seen = Vec::new();
    for _ in 0..12 {
        tab(table, 1);
        let world = table.app.world_mut();
        let mut context = world.query::<&mut EguiContext>().single_mut(world).unwrap();
        let name = focused_widget::current(context.get_mut()).and_then(|(_, info)| info.label).unwrap_or_default();
        if name.starts_with(label) {
            return;
        }
        seen.push(name);
    }
    panic!("{label} is not among {seen:?}");
}

fn enter(table: &mut Table) {
    press(table, KeyCode::Enter, Key::Enter, 1);
}

fn escape(table: &mut Table) {
    press(table, KeyCode::Escape, Key::Escape, 1);
}

fn active(table: &mut Table) -> Entity {
    let world = table.app.world_mut();
    world.query_filtered::<Entity, With<Active>>().single(world).unwrap()
}

fn command(table: &mut Table, command: MatchCommand) {
    let game = active(table);
    table.app.world_mut().write_message(MatchRequest { game, command });
    table.settle();
}

fn play(table: &mut Table, label: &str) {
    let point = table.point(label);
    command(table, MatchCommand::Play(Move::Place(point)));
}

/// Up to nine saved games, the newest first, and how many there are.
fn listed(table: &mut Table) -> (Vec<GameSummary>, u64) {
    let request = LibraryRequest::List(ListRequest { limit: 9, ..ListRequest::default() });
    let LibraryResponse::Listed { page, total, .. } = respond(table, request) else { panic!("no list") };
    (page.games, total)
}

/// The answer to a request.
pub(super) fn respond(table: &mut Table, request: LibraryRequest) -> LibraryResponse {
    let world = table.app.world_mut();
    let number = world.resource_mut::<LibraryClient>().request(request).unwrap();
    world.resource_mut::<Messages<LibraryResponded>>().clear();
    table.app.update();
    let responses = table.app.world().resource::<Messages<LibraryResponded>>();
    let mut cursor = responses.get_cursor();
    let response = cursor.read(responses).find(|response| response.number == number).unwrap();
    response.result.clone().unwrap()
}

fn saved(table: &mut Table) -> Vec<GameSummary> {
    listed(table).0
}

/// Updates until the match that is shown has these moves: games are read on a thread of their own.
fn wait_for_record(table: &mut Table, moves: &[&str]) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while table.record() != moves {
        assert!(Instant::now() < deadline, "{:?} is shown", table.record());
        sleep(Duration::from_millis(5));
        table.settle();
    }
}

/// Opens the list from the menu of the match.
fn open_list(table: &mut Table) {
    let mut dialogs = table.app.world_mut().resource_mut::<Dialogs>();
    dialogs.clear();
    dialogs.open(&bevy_egui::egui::Context::default(), Dialog::Library);
    table.settle();
}

#[test]
fn a_match_is_saved_from_its_first_move_and_continued_from_the_list() {
    let mut table = table(&["--game", "othello", "--second", "person"]);
    assert!(saved(&mut table).is_empty(), "a match without moves is not saved");
    play(&mut table, "f5");
    assert_eq!(saved(&mut table)[0].plies, 1);
    play(&mut table, "d6");
    let first = saved(&mut table)[0].clone();
    assert_eq!((first.plies, first.result, first.has_state), (2, SavedResult::InProgress, true));
    table.app.world_mut().write_message(ImportGames::text("[Variant \"Breakthrough\"]\n\n1. a2-a3 *\n"));
    wait_for_record(&mut table, &["a2-a3"]);
    assert_eq!(saved(&mut table).len(), 2, "and saved");
    open_list(&mut table);
    tab_to(&mut table, "Othello");
    enter(&mut table);
    assert_eq!(top(&table), Some(Dialog::SavedGame(first.id)));
    enter(&mut table);
    assert_eq!((top(&table), table.record()), (None, vec!["f5".to_owned(), "d6".to_owned()]));
    assert_eq!(saved(&mut table).len(), 2, "a match that is continued is the same game");
    play(&mut table, "c3");
    let games = saved(&mut table);
    assert_eq!(games.iter().find(|game| game.id == first.id).map(|game| game.plies), Some(3));
}

#[test]
fn a_game_is_renamed_tagged_searched_deleted_and_brought_back() {
    let mut table = table(&["--game", "othello", "--second", "person"]);
    play(&mut table, "f5");
    let id = saved(&mut table)[0].id;
    open_list(&mut table);
    tab_to(&mut table, "Othello");
    enter(&mut table);
    assert_eq!(top(&table), Some(Dialog::SavedGame(id)));
    tab_to(&mut table, "Name");
    table.write_out("Cup");
    table.settle();
    enter(&mut table);
    assert_eq!(saved(&mut table)[0].name, "Cup");
    tab_to(&mut table, "New tag");
    table.write_out("club");
    table.settle();
    enter(&mut table);
    assert_eq!(saved(&mut table)[0].tags, ["club"]);
    assert_eq!(table.record(), ["f5"], "what is typed does not reach the board");
    tab_to(&mut table, "Delete");
    enter(&mut table);
    assert!(
        (top(&table), saved(&mut table).len()) == (Some(Dialog::Library), 0),
        "it is deleted, and the list is shown"
    );
    tab_to(&mut table, "Bring it back");
    enter(&mut table);
    assert_eq!(saved(&mut table)[0].name, "Cup", "it is brought back as it was");
}

#[test]
fn a_match_against_a_computer_is_continued_with_its_level_its_undone_moves_and_its_seats() {
    let mut table = table(&["--game", "diamond", "--moves", "d4 swap e5", "--second", "person"]);
    let players = Players([Player::Human, Player::Computer(Level::new(4).unwrap())]);
    let game = active(&mut table);
    table.app.world_mut().entity_mut(game).insert((players, Paused(true)));
    command(&mut table, MatchCommand::Undo { plies: 1 });
    let before = table.read::<History>();
    let summary = saved(&mut table)[0].clone();
    assert_eq!(summary.players.0.clone().map(|player| player.level().map(str::to_owned)), [Some("4".to_owned()), None]);
    escape(&mut table);
    table.app.world_mut().write_message(OpenSavedGame(summary.id));
    table.settle();
    let after = table.read::<History>();
    assert_eq!((after.plies().len(), after.undone(), after.start()), (2, before.undone(), before.start()));
    assert_eq!(table.read::<Players>(), players);
}

/// The texts that have been exported.
#[derive(Resource, Default)]
struct Exported(Vec<String>);

fn keep_exported(mut exported: MessageReader<GamesExported>, mut kept: ResMut<Exported>) {
    kept.0.extend(exported.read().map(|exported| exported.0.clone()));
}

#[test]
fn a_game_of_the_list_is_shared_and_the_listed_games_are_exported() {
    let mut table = table(&["--game", "othello", "--second", "person"]);
    table.app.init_resource::<Exported>().add_systems(Last, keep_exported);
    play(&mut table, "f5");
    play(&mut table, "d6");
    table.app.world_mut().write_message(ScreenRequest::Close);
    table.settle();
    open_list(&mut table);
    tab_to(&mut table, "Save as PGN");
    enter(&mut table);
    let Exported(texts) = table.app.world().resource::<Exported>();
    assert!(texts.len() == 1 && texts[0].contains("1. f5 d6"), "{texts:?}");

    tab_to(&mut table, "Othello");
    enter(&mut table);
    tab_to(&mut table, "Share");
    enter(&mut table);
    assert_eq!((top(&table), table.record().len()), (Some(Dialog::Share), 2));
}

/// The reports on imports, in their order.
#[derive(Resource, Default)]
struct Reports(Vec<GamesImported>);

fn collect_reports(mut imported: MessageReader<GamesImported>, mut reports: ResMut<Reports>) {
    reports.0.extend(imported.read().cloned());
}

fn rows(table: &mut Table) -> u64 {
    listed(table).1
}

/// Updates until an import is reported.
fn wait_for_report(table: &mut Table) -> GamesImported {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(report) = table.app.world_mut().resource_mut::<Reports>().0.pop() {
            table.settle();
            return report;
        }
        assert!(Instant::now() < deadline, "nothing is reported");
        sleep(Duration::from_millis(2));
        table.app.update();
    }
}

/// Games in PGN, with a game with a fault before each of them and at the end if `faults`; half of them have no result.
fn games_in_pgn(count: usize, faults: bool) -> String {
    let bad = |number: usize| {
        format!("[Round \"{number}\"]\n\n1. f5 f5{}\n\n", if number.is_multiple_of(2) { " *" } else { "" })
    };
    let mut text = String::new();
    for number in 0..count {
        if faults {
            text += &bad(number);
        }
        let mark = if number % 4 < 2 { " *" } else { "" };
        text += &format!("[Black \"Ann {number}\"]\n[Date \"2003.12.15\"]\n\n1. f5 d6 2. c3{mark}\n\n");
    }
    text + &if faults { bad(count) } else { String::new() }
}

#[derive(Clone, Copy, Debug)]
enum Way {
    Pasted,
    Chosen,
    Dropped,
}

fn bring(table: &mut Table, way: Way, text: &str) {
    match way {
        Way::Pasted => _ = table.app.world_mut().write_message(ImportGames::text(text)),
        Way::Chosen => {
            let files = [("games.pgn".to_owned(), text.as_bytes().to_vec())];
            table.app.world_mut().write_message(ImportGames::files(files));
        }
        Way::Dropped => {
            let path_buf = std::env::temp_dir().join(format!("tessera dropped {}.pgn", std::process::id()));
            std::fs::write(&path_buf, text).unwrap();
            let window = Entity::PLACEHOLDER;
            table.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        }
    }
}

#[test]
fn as_many_games_are_in_the_library_as_an_import_announces() {
    for way in [Way::Pasted, Way::Chosen, Way::Dropped] {
        let mut table = table(&[]);
        table.app.init_resource::<Reports>().add_systems(Last, collect_reports);
        let mut expected = 0;
        for (count, faults) in [1, 2, 3, 200].into_iter().flat_map(|count| [(count, false), (count, true)]) {
            bring(&mut table, way, &games_in_pgn(count, faults));
            let report = wait_for_report(&mut table);
            let failed = if faults { count + 1 } else { 0 };
            let (opened, added) = if count == 1 { (1, 0) } else { (0, count) };
            assert_eq!(report.counts, ImportCounts { opened, added, lost: 0, failed }, "{way:?}");
            expected += count as u64;
            assert_eq!(rows(&mut table), expected, "{way:?}, {count} games");
        }
        let dates: Vec<String> = saved(&mut table).iter().map(|game| date_of(game.created)).collect();
        assert!(dates.iter().all(|date| date == "2003.12.15"), "the games began when they were played: {dates:?}");
    }
}

#[test]
fn games_that_the_library_cannot_add_are_not_announced_as_added() {
    let mut table = Table::whole(&[]);
    table.app.init_resource::<Reports>().add_systems(Last, collect_reports);
    bring(&mut table, Way::Pasted, &games_in_pgn(3, false));
    let report = wait_for_report(&mut table);
    assert_eq!(report.counts, ImportCounts { lost: 3, ..ImportCounts::default() }, "there is no library");
}

#[test]
fn two_hundred_odd_games_of_each_format_are_added_by_the_program() {
    let mut table = table(&[]);
    table.app.init_resource::<Reports>().add_systems(Last, collect_reports);
    for (number, file) in (1..).zip(odd_files()) {
        let files = [(format!("games.{}", file.format), file.bytes)];
        table.app.world_mut().write_message(ImportGames::files(files));
        let report = wait_for_report(&mut table);
        let expected = ImportCounts { added: GAMES, ..ImportCounts::default() };
        assert_eq!((report.counts, report.first_fault), (expected, None), "{}", file.format);
        assert_eq!(rows(&mut table), (number * GAMES) as u64, "{}", file.format);
    }
}
