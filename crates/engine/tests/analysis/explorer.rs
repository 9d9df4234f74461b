//! The opening explorer: transpositions and images of a position count as one.

use std::io::Cursor;

use tessera_engine::explorer::{
    EngineGames, EngineGamesError, ExplorerBuilder, ExplorerError, ExplorerIndex, ExplorerMove,
};
use tessera_rules::records::{EarlyEnd, GameRecord, GameTree};
use tessera_rules::{Game, GameKind, Position, Side, Variant};

fn start(kind: GameKind) -> Position {
    Position::start(Variant::standard(kind))
}

fn record(kind: GameKind, moves: &str, winner: Option<Side>, date: &str) -> GameRecord {
    let start = start(kind);
    let moves = start.parse_game(moves).expect("a legal game");
    let mut record = GameRecord::new(GameTree::with_moves(start, &moves).expect("a legal game"));
    record.early_end = winner.map(|winner| EarlyEnd::Resigned(winner.other()));
    record.tags.set("Date", date);
    record
}

fn moves(records: &[GameRecord], plies: usize, kind: GameKind, after: &str) -> Vec<ExplorerMove> {
    let mut builder = ExplorerBuilder::new(plies);
    records.iter().for_each(|record| builder.add(record));
    let mut index = ExplorerIndex::open(Cursor::new(builder.finish())).expect("an index");
    let mut position = start(kind);
    for mv in position.parse_game(after).expect("a legal line") {
        position.play_unchecked(mv);
    }
    index.moves(&position).expect("memory can be read")
}

#[test]
fn games_in_all_orientations_are_counted_together() {
    let games = ["f5 d6", "d3 c5", "c4 e3", "e6 f4", "f5 f6"];
    let games: Vec<GameRecord> =
        games.iter().map(|moves| record(GameKind::Othello, moves, Some(Side::First), "2000.01.01")).collect();
    let first = moves(&games, 30, GameKind::Othello, "");
    assert_eq!(first.iter().map(|found| (found.games, found.first_wins)).collect::<Vec<_>>(), [(5, 5)]);
    let after = start(GameKind::Othello).after(start(GameKind::Othello).parse_move("c4").unwrap());
    let second = moves(&games, 30, GameKind::Othello, "c4");
    let shown: Vec<(String, u32)> = second.iter().map(|found| (after.format_move(found.mv), found.games)).collect();
    assert_eq!(shown, [("e3".to_owned(), 4), ("c3".to_owned(), 1)]);
}

#[test]
fn transpositions_lead_to_the_same_position_and_results_are_counted() {
    let games = [
        record(GameKind::Breakthrough, "a2a3 h7h6 b2b3 g7g6", Some(Side::First), "2001.05.02"),
        record(GameKind::Breakthrough, "b2b3 h7h6 a2a3 g7g6", Some(Side::Second), "2003.01.01"),
        record(GameKind::Breakthrough, "g2g3 a7a6 h2h3 b7b6", None, "?"),
    ];
    let found = moves(&games, 4, GameKind::Breakthrough, "a2a3 h7h6 b2b3");
    assert_eq!(found.len(), 1);
    let ExplorerMove { games: count, first_wins, second_wins, draws, average_lead, last_day, .. } = found[0];
    assert_eq!((count, first_wins, second_wins, draws, average_lead), (3, 1, 1, 0, None));
    assert_eq!(last_day, Some(12_053));
    assert!(moves(&games, 3, GameKind::Breakthrough, "a2a3 h7h6 b2b3").is_empty());
}

#[test]
fn what_is_no_index_is_refused() {
    for bytes in [&b""[..], b"TESSXPL1", &[0; 24], b"TESSXPL1\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"] {
        assert!(matches!(ExplorerIndex::open(Cursor::new(bytes)), Err(ExplorerError::NotAnIndex)), "{bytes:?}");
    }
}

fn packed(games: &[GameRecord], plies: usize) -> Vec<u8> {
    let mut packed = EngineGames::new(plies);
    games.iter().for_each(|game| packed.add(game));
    packed.write()
}

#[test]
fn packed_games_give_the_same_counts_as_the_games_in_any_order() {
    let mut games = vec![
        record(GameKind::Othello, "f5 d6 c3 d3", Some(Side::First), "?"),
        record(GameKind::Othello, "d3 c5 f6 f5", Some(Side::Second), "?"),
        record(GameKind::Breakthrough, "a2a3 h7h6", Some(Side::First), "?"),
    ];
    let file = packed(&games, 3);
    for kind in GameKind::ALL {
        let mut builder = ExplorerBuilder::new(3);
        games.iter().filter(|game| game.tree.variant().kind() == kind).for_each(|game| builder.add(game));
        assert_eq!(EngineGames::read(&file, kind), Ok(builder.table()), "{kind}");
    }
    games.reverse();
    assert_eq!(packed(&games, 3), file);
}

#[test]
fn games_from_another_start_are_not_packed() {
    let start = start(GameKind::Othello);
    let other = start.after(start.legal_moves()[0]);
    assert_eq!(packed(&[GameRecord::new(GameTree::new(other))], 30), b"TESSPLAY");
}

#[test]
fn damaged_packed_games_are_refused() {
    let file = packed(&[record(GameKind::Othello, "f5 d6 c3 d3", None, "?")], 30);
    for length in (0..8).chain(9..file.len()) {
        assert_eq!(EngineGames::read(&file[..length], GameKind::Othello), Err(EngineGamesError), "{length} bytes");
    }
    let other = [&b"TESSPLAX"[..], &file[8..]].concat();
    assert_eq!(EngineGames::read(&other, GameKind::Othello), Err(EngineGamesError));
}

/// `TESSERA_INDEX` names an index of the WTHOR games; prints the longest look-up over the first 30 plies of its games.
#[test]
#[ignore = "needs the WTHOR files and an index of them: TESSERA_WTHOR and TESSERA_INDEX name them"]
fn every_position_of_the_first_thirty_plies_is_found_quickly() {
    let folder = std::env::var("TESSERA_WTHOR").expect("TESSERA_WTHOR names the folder");
    let index = std::env::var("TESSERA_INDEX").expect("TESSERA_INDEX names the index");
    let file = std::fs::File::open(index).expect("the index can be opened");
    let mut index = ExplorerIndex::open(file).expect("an index");
    let bytes = std::fs::read(format!("{folder}/WTH_2004.wtb")).expect("the file can be read");
    let games = tessera_rules::othello::wthor::WthorFile::parse(&bytes).expect("a file of games").games;
    let mut times = Vec::new();
    for game in games.iter().step_by(20) {
        let mut position = start(GameKind::Othello);
        for mv in game.moves.iter().take(30) {
            let began = std::time::Instant::now();
            let found = index.moves(&position).expect("the index can be read");
            times.push(began.elapsed());
            assert!(!found.is_empty(), "{position}");
            position.play_unchecked(*mv);
        }
    }
    times.sort();
    println!("{} look-ups, median {:?}, longest {:?}", times.len(), times[times.len() / 2], times[times.len() - 1]);
}
