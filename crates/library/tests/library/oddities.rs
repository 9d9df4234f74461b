//! Files of other programs go through the library whole: read, stored, counted and written again.

use std::ops::ControlFlow;

use tessera_library::{GameFilter, Library, LibraryRequest, LibraryResponse, NewGame};
use tessera_rules::records::{GameRecord, RecordFormat, RecordSource};

use crate::odd_games::{GAMES, OddGame, odd_files};

fn read(bytes: &[u8], format: &str) -> Vec<GameRecord> {
    let source = RecordSource::new(bytes);
    let found = RecordFormat::recognise(&source).expect("the format is recognised");
    assert_eq!(found.id, format);
    let games = found.read(&source).enumerate();
    games.map(|(number, game)| game.unwrap_or_else(|error| panic!("{format}, game {number}: {error}"))).collect()
}

#[test]
fn two_hundred_odd_games_of_each_format_are_read_stored_counted_and_written_again() {
    for file in odd_files() {
        let games = read(&file.bytes, file.format);
        let found: Vec<OddGame> = games.iter().map(OddGame::of).collect();
        for (number, (found, expected)) in found.iter().zip(&file.games).enumerate() {
            assert_eq!(found, expected, "{}, game {number}", file.format);
        }
        assert_eq!(found.len(), GAMES, "{}", file.format);
        let mut library = Library::open_in_memory().unwrap();
        let new = games.into_iter().map(|record| NewGame::of_record(record, 5));
        let report = library.import(new, |_| ControlFlow::Continue(())).unwrap();
        assert_eq!((report.imported, library.count(&GameFilter::default()).unwrap()), (GAMES as u64, GAMES as u64));
        let Ok(LibraryResponse::Exported(text)) = library.respond(LibraryRequest::Export(GameFilter::default())) else {
            panic!("{}: the games cannot be exported", file.format)
        };
        let mut written: Vec<OddGame> = read(text.as_bytes(), "pgn").iter().map(OddGame::of).collect();
        let mut expected = file.games.clone();
        let key = |game: &OddGame| format!("{game:?}");
        written.sort_by_cached_key(key);
        expected.sort_by_cached_key(key);
        assert!(written == expected, "{}: what is exported is what was read", file.format);
    }
}
