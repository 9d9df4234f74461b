//! What the thread makes of requests, and of files that it cannot use.

use std::time::{Duration, Instant};

use super::*;
use crate::library::{GameId, LibraryResponse, ListRequest, NewGame};
use crate::records::{GameRecord, GameTree};
use crate::rules::{Game, GameKind, Position, Variant};

/// A folder of its own for a test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tessera-library-{name}-{}", std::process::id()));
        fs::remove_dir_all(&folder).ok();
        Folder(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("deeper").join("library.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// A request to save a match that began at a time and has `n` plies.
fn save(created: i64, plies: usize) -> LibraryRequest {
    let mut tree = GameTree::new(Position::start(Variant::standard(GameKind::ALL[0])));
    for _ in 0..plies {
        let mv = tree.position(tree.current()).legal_moves()[0];
        tree.play(mv).expect("it is legal");
    }
    let game = NewGame { created, ..NewGame::of_record(GameRecord::new(tree), 0) };
    LibraryRequest::Save { game: Box::new(game), now: created }
}

fn list() -> LibraryRequest {
    LibraryRequest::List(ListRequest { limit: 10, ..ListRequest::default() })
}

/// The next responses, which must come within some seconds.
fn receive(thread: &mut LibraryThread, count: usize) -> Vec<(u64, LibraryResult)> {
    let begun = Instant::now();
    let mut responses = Vec::new();
    while responses.len() < count {
        responses.extend(thread.receive());
        assert!(begun.elapsed() < Duration::from_secs(20), "only {responses:?}");
        thread::sleep(Duration::from_millis(1));
    }
    responses
}

/// The plies of the games in a list.
fn plies(result: &LibraryResult) -> Vec<u32> {
    match result {
        Ok(LibraryResponse::Listed { page, .. }) => page.games.iter().map(|game| game.plies).collect(),
        other => panic!("not a list: {other:?}"),
    }
}

#[test]
fn everything_that_was_requested_is_on_the_disk_when_the_thread_has_ended() {
    let folder = Folder::new("end");
    let mut thread = LibraryThread::start(folder.file());
    for number in 1..=50 {
        thread.send(number, save(number as i64 % 3, number as usize / 3));
    }
    drop(thread);
    let mut thread = LibraryThread::start(folder.file());
    thread.send(1, list());
    let mut plies = plies(&receive(&mut thread, 1)[0].1);
    plies.sort_unstable();
    assert_eq!(plies, [16, 16, 16]);
}

#[test]
fn every_save_has_a_response_even_if_a_later_one_replaces_it() {
    let requests = [(1, save(5, 1)), (2, save(6, 1)), (3, list()), (4, save(5, 2))];
    let merged = without_outdated(requests.into_iter());
    let numbers: Vec<Vec<u64>> = merged.iter().map(|(numbers, _)| numbers.clone()).collect();
    assert_eq!(numbers, [vec![2], vec![3], vec![1, 4]]);
    assert_eq!(merged[2].1, save(5, 2));
}

#[test]
fn a_damaged_file_is_kept_under_another_name_and_a_new_one_begins() {
    let folder = Folder::new("damaged");
    fs::create_dir_all(folder.file().parent().expect("it is in a folder")).expect("it can be made");
    let damaged = b"SQLite format 3\0and then nothing that belongs to a database, for some hundred bytes".repeat(9);
    fs::write(folder.file(), &damaged).expect("the folder can be written");
    let mut thread = LibraryThread::start(folder.file());
    thread.send(1, save(5, 1));
    let responses = receive(&mut thread, 2);
    let kept = folder.file().with_extension("damaged.sqlite");
    let notice = LibraryFault { kind: LibraryFaultKind::Damaged, message: kept.display().to_string() };
    assert_eq!(responses, [(0, Err(notice)), (1, Ok(LibraryResponse::Saved(GameId(1))))]);
    assert_eq!(fs::read(kept).expect("it is kept"), damaged);
}

#[test]
fn a_newer_file_stays_as_it_is_and_every_request_fails() {
    let folder = Folder::new("newer");
    drop(open(&folder.file()).expect("a new file"));
    let version = rusqlite::Connection::open(folder.file()).expect("it is a database");
    version.pragma_update(None, "user_version", 99).expect("it can be written");
    drop(version);
    let before = fs::read(folder.file()).expect("it is there");
    let mut thread = LibraryThread::start(folder.file());
    for number in [1, 2] {
        thread.send(number, save(number as i64, 1));
        let [(answered, Err(fault))] = &receive(&mut thread, 1)[..] else { panic!("it must fail") };
        assert_eq!((*answered, fault.kind), (number, LibraryFaultKind::Newer));
    }
    drop(thread);
    assert_eq!(fs::read(folder.file()).expect("it is there"), before);
}
