//! The opening explorer over the games of a library: own, imported and shipped ones.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tessera_engine::explorer::{ExplorerMove, MoveCount, PLIES, key_of};
use tessera_library::{
    CountingProgress, GameId, Library, LibraryRequest, LibraryResponse, NewGame, OpeningCounts, OpeningQuestion,
};
use tessera_rules::records::{EarlyEnd, GameRecord, GameTree, RecordFormat, RecordSource};
use tessera_rules::{Game, GameKind, Position, Side, Variant};

use crate::folder::Folder;

const KIND: GameKind = GameKind::Breakthrough;

fn start() -> Position {
    Position::start(Variant::standard(KIND))
}

/// A game that the first side has won, or an unfinished one.
fn game(moves: &str, is_over: bool, created: i64) -> NewGame {
    let moves = start().parse_game(moves).unwrap();
    let mut record = GameRecord::new(GameTree::with_moves(start(), &moves).unwrap());
    record.early_end = is_over.then_some(EarlyEnd::Resigned(Side::Second));
    NewGame::of_record(record, created)
}

fn save(library: &mut Library, game: &NewGame) -> GameId {
    let game = NewGame { state: Some("{}".to_owned()), ..game.clone() };
    let request = LibraryRequest::Save { now: game.created + 1, game: Box::new(game) };
    let Ok(LibraryResponse::Saved(id)) = library.respond(request) else { panic!("not saved") };
    id
}

fn import(library: &mut Library, games: impl IntoIterator<Item = NewGame>) {
    library.import(games, |_| ControlFlow::Continue(())).unwrap();
}

fn after(moves: &str) -> Position {
    let mut position = start();
    start().parse_game(moves).unwrap().into_iter().for_each(|mv| position.play_unchecked(mv));
    position
}

/// The answer once all games are counted, and how many questions it takes.
fn explore(library: &mut Library, position: &Position) -> (OpeningCounts, usize) {
    let question = OpeningQuestion { kind: position.variant().kind(), position: key_of(position) };
    for questions in 1.. {
        let counts = library.explore(question).unwrap();
        if counts.progress.is_none() {
            return (counts, questions);
        }
    }
    unreachable!("a library has an end")
}

/// The moves with their numbers of games.
fn moves(position: &Position, counts: &[MoveCount]) -> Vec<(String, u32)> {
    let found = ExplorerMove::of(position, counts).into_iter();
    found.map(|found| (position.format_move(found.mv), found.games)).collect()
}

fn imported(library: &mut Library, line: &str) -> Vec<(String, u32)> {
    let position = after(line);
    moves(&position, &explore(library, &position).0.imported)
}

fn own(library: &mut Library, line: &str) -> Vec<(String, u32)> {
    let position = after(line);
    moves(&position, &explore(library, &position).0.own)
}

fn named(moves: &[(&str, u32)]) -> Vec<(String, u32)> {
    moves.iter().map(|(mv, games)| ((*mv).to_owned(), *games)).collect()
}

#[test]
fn own_and_imported_games_are_counted_apart_and_unfinished_own_ones_not_at_all() {
    let mut library = Library::open_in_memory().unwrap();
    import(&mut library, [game("a2a3 h7h6", true, 1), game("h2h3 a7a6", false, 2), game("b2b3", true, 3)]);
    save(&mut library, &game("c2c3 c7c6", true, 4));
    save(&mut library, &game("d2d3", false, 5));
    assert_eq!(imported(&mut library, ""), named(&[("a2-a3", 2), ("b2-b3", 1)]), "mirrored games are one");
    assert_eq!(own(&mut library, ""), named(&[("c2-c3", 1)]));
    assert_eq!(imported(&mut library, "h2h3"), named(&[("a7-a6", 2)]));
    assert_eq!(imported(&mut library, "c2c3"), []);
}

#[test]
fn own_games_are_dated_by_their_beginning_and_imported_ones_by_their_tag() {
    let day = 86_400_000;
    let mut library = Library::open_in_memory().unwrap();
    let mut dated = game("a2a3", true, 700 * day);
    dated.record.tags.set("Date", "1970.01.08");
    import(&mut library, [dated, game("b2b3", true, 800 * day)]);
    save(&mut library, &game("a2a3", true, 500 * day));
    let (counts, _) = explore(&mut library, &start());
    let days = |counts: &[MoveCount]| -> Vec<Option<u16>> {
        ExplorerMove::of(&start(), counts).into_iter().map(|found| found.last_day).collect()
    };
    assert_eq!(days(&counts.imported), [Some(7), None]);
    assert_eq!(days(&counts.own), [Some(500)]);
}

#[test]
fn games_that_are_added_changed_or_deleted_later_are_noticed() {
    let mut library = Library::open_in_memory().unwrap();
    import(&mut library, [game("a2a3", true, 1), game("a2a3", true, 2)]);
    assert_eq!(imported(&mut library, ""), named(&[("a2-a3", 2)]));
    import(&mut library, [game("b2b3", true, 3)]);
    assert_eq!(imported(&mut library, ""), named(&[("a2-a3", 2), ("b2-b3", 1)]));
    library.delete(GameId(1), 9).unwrap();
    assert_eq!(imported(&mut library, ""), named(&[("a2-a3", 1), ("b2-b3", 1)]));
    library.undelete(GameId(1)).unwrap();
    assert_eq!(imported(&mut library, ""), named(&[("a2-a3", 2), ("b2-b3", 1)]));

    // An imported game that is played on is the user's own.
    assert_eq!(save(&mut library, &game("b2b3 b7b6", true, 3)), GameId(3));
    assert_eq!((imported(&mut library, ""), own(&mut library, "")), (named(&[("a2-a3", 2)]), named(&[("b2-b3", 1)])));
    library.delete(GameId(3), 9).unwrap();
    assert_eq!(own(&mut library, ""), []);
}

#[test]
fn the_table_outlasts_the_program_and_is_counted_once() {
    let folder = Folder::new();
    let games = || (0..4_500).map(|created| game("a2a3 a7a6 b2b3", true, created));
    let mut library = Library::open(&folder.file()).unwrap();
    import(&mut library, games());
    let question = OpeningQuestion { kind: KIND, position: key_of(&start()) };
    let first = library.explore(question).unwrap();
    assert_eq!(first.progress, Some(CountingProgress { counted: 1_000, all: 4_500 }));
    assert_eq!((imported(&mut library, ""), own(&mut library, "")), (named(&[("a2-a3", 4_500)]), vec![]));
    drop(library);

    let mut library = Library::open(&folder.file()).unwrap();
    let (counts, questions) = explore(&mut library, &start());
    assert_eq!((moves(&start(), &counts.imported), questions), (named(&[("a2-a3", 4_500)]), 1));
}

#[test]
fn a_program_that_ends_while_it_counts_leaves_a_table_that_is_counted_anew() {
    let folder = Folder::new();
    // More moves than one transaction writes, in positions of their own.
    let lines = ["a2a3 a7a6", "b2b3 b7b6", "c2c3 c7c6"];
    let games = (0..9_000).map(|created| {
        let rest = "g2g3 g7g6 f2f3 f7f6 e2e3 e7e6 d2d3 d7d6 g1g2 g8g7 f1f2 f8f7 e1e2 e8e7 d1d2 d8d7";
        game(&format!("{} {rest}", lines[created as usize % 3]), true, created)
    });
    let mut library = Library::open(&folder.file()).unwrap();
    import(&mut library, games);
    let question = OpeningQuestion { kind: KIND, position: key_of(&start()) };
    while imported_games(&library.explore(question).unwrap()) == 0 {}
    drop(library);

    let mut library = Library::open(&folder.file()).unwrap();
    assert_eq!(imported(&mut library, ""), named(&[("a2-a3", 3_000), ("b2-b3", 3_000), ("c2-c3", 3_000)]));
}

fn imported_games(counts: &OpeningCounts) -> u32 {
    counts.imported.iter().map(|count| count.totals.games).sum()
}

#[test]
fn two_programs_that_count_the_same_library_count_each_game_once() {
    let folder = Folder::new();
    let mut one = Library::open(&folder.file()).unwrap();
    import(&mut one, (0..5_000).map(|created| game("a2a3 a7a6", true, created)));
    let mut other = Library::open(&folder.file()).unwrap();
    let question = OpeningQuestion { kind: KIND, position: key_of(&start()) };
    for _ in 0..20 {
        one.explore(question).unwrap();
        other.explore(question).unwrap();
    }
    assert_eq!(imported(&mut one, ""), named(&[("a2-a3", 5_000)]));
    assert_eq!(imported(&mut other, ""), named(&[("a2-a3", 5_000)]));
}

#[test]
fn a_library_of_the_first_version_learns_which_of_its_games_came_from_outside() {
    let folder = Folder::new();
    let old = Connection::open(folder.file()).unwrap();
    old.execute_batch(include_str!("../../src/database/schema/1.sql")).unwrap();
    let games = "INSERT INTO players VALUES (1, '', 0, '');
        INSERT INTO games VALUES (1, 'breakthrough', '8x8', NULL, 1, 1, 1, '{\"Resigned\":\"Second\"}', 1, 1, NULL, '', '', 1, '', NULL, 0);
        INSERT INTO games VALUES (2, 'breakthrough', '8x8', NULL, 1, 1, 1, '{\"Resigned\":\"Second\"}', 2, 2, NULL, '', '', 1, '', '{}', 5);
        INSERT INTO trees VALUES (1, '{}', 'a2a3'), (2, '{}', 'b2b3');
        PRAGMA user_version = 1; PRAGMA application_id = 1413829459;";
    old.execute_batch(games).unwrap();
    drop(old);
    let mut library = Library::open(&folder.file()).unwrap();
    assert_eq!(imported(&mut library, ""), named(&[("a2-a3", 1)]));
    assert_eq!(own(&mut library, ""), named(&[("b2-b3", 1)]));
}

#[test]
fn every_game_has_games_of_the_engine() {
    let mut library = Library::open_in_memory().unwrap();
    for kind in GameKind::ALL {
        let start = Position::start(Variant::standard(kind));
        let (counts, _) = explore(&mut library, &start);
        let found = ExplorerMove::of(&start, &counts.engine);
        assert!(found.iter().map(|found| found.games).sum::<u32>() >= 100, "{kind}");
    }
}

/// Imports the WTHOR files that are in the folder `TESSERA_WTHOR`, counts them, and asks for every position of the first
/// plies of one game in a hundred. Prints what the documentation states.
#[test]
#[ignore = "needs the federation's files in the folder TESSERA_WTHOR"]
fn every_position_of_the_first_plies_of_all_wthor_games_is_answered_within_a_tenth_of_a_second() {
    let folder = Folder::new();
    let mut library = Library::open(&folder.file()).unwrap();
    let (mut count, mut lines) = (0, Vec::new());
    let started = Instant::now();
    let games = wthor_games().inspect(|record| {
        if count % 100 == 0 {
            lines.push(record.clone());
        }
        count += 1;
    });
    import(&mut library, games.map(|record| NewGame::of_record(record, 0)));
    println!("{count} games imported in {:.1?}, {} MB", started.elapsed(), megabytes(&folder));
    let memory = peak_memory();

    let (started, mut longest, mut questions) = (Instant::now(), Duration::ZERO, 0);
    let start = Position::start(Variant::standard(GameKind::Othello));
    let ask = |library: &mut Library, position: &Position| {
        let question = OpeningQuestion { kind: GameKind::Othello, position: key_of(position) };
        let started = Instant::now();
        let counts = library.explore(question).unwrap();
        (counts, started.elapsed())
    };
    loop {
        let (counts, time) = ask(&mut library, &start);
        (longest, questions) = (longest.max(time), questions + 1);
        if counts.progress.is_none() {
            assert_eq!(imported_games(&counts) as usize, count);
            break;
        }
    }
    println!("counted in {:.1?} by {questions} questions, the longest {longest:.1?}", started.elapsed());
    println!("{} MB; memory at the peak: {memory} MB before, {} MB since", megabytes(&folder), peak_memory());
    drop(library);

    let mut library = Library::open(&folder.file()).unwrap();
    println!("first answer after a start: {:.1?}", ask(&mut library, &start).1);
    let mut times = Vec::new();
    for record in lines {
        let mut position = record.tree.start().clone();
        for mv in record.tree.moves(&record.tree.main_line()).into_iter().take(PLIES) {
            let (counts, time) = ask(&mut library, &position);
            assert!(imported_games(&counts) > 0);
            times.push(time);
            position.play_unchecked(mv);
        }
    }
    times.sort_unstable();
    let longest = times[times.len() - 1];
    println!("{} answers: {:.1?} in the median, {longest:.1?} at most", times.len(), times[times.len() / 2]);
    assert!(longest <= Duration::from_millis(100));
}

/// The games of all files, of which one is in memory at a time.
fn wthor_games() -> impl Iterator<Item = GameRecord> {
    let folder = PathBuf::from(std::env::var("TESSERA_WTHOR").expect("TESSERA_WTHOR names a folder"));
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "wtb"));
    paths.sort();
    let wthor = RecordFormat::find("wthor").unwrap();
    paths.into_iter().flat_map(move |path| {
        let bytes = std::fs::read(path).unwrap();
        let source = RecordSource::new(&bytes);
        wthor.read(&source).filter_map(Result::ok).collect::<Vec<_>>()
    })
}

fn megabytes(folder: &Folder) -> u64 {
    std::fs::metadata(folder.file()).unwrap().len() / 1_000_000
}

/// The most memory that this process has had, in megabytes, as Linux tells it.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) / 1_000
}
