//! The finished games of a person, in a small form for statistics.

use rusqlite::Connection;
use tessera_library::{
    AverageLosses, Library, LibraryRequest, LibraryResponse, NewGame, PlayerResult, PlayerResults, SavedPlayer,
};
use tessera_rules::records::{EarlyEnd, GameRecord, GameTree};
use tessera_rules::{Game, GameKind, PerSide, Position, Side, Variant};

use crate::folder::Folder;

const STANDARD: Variant = Variant::standard(GameKind::ALL[0]);

/// A game that the first side resigned after these moves.
fn resigned(moves: &str, created: i64, first: SavedPlayer, second: SavedPlayer) -> NewGame {
    let start = Position::start(STANDARD);
    let moves = start.parse_game(moves).unwrap();
    let tree = GameTree::with_moves(start, &moves).unwrap();
    let record = GameRecord { early_end: Some(EarlyEnd::Resigned(Side::First)), ..GameRecord::new(tree) };
    NewGame { players: PerSide::new(first, second), created, ..NewGame::of_record(record, created) }
}

fn me() -> SavedPlayer {
    SavedPlayer::person("")
}

fn level(level: &str) -> SavedPlayer {
    SavedPlayer::computer("Tessera", level)
}

/// The response to the request for the results of a player, through JSON.
fn results(library: &mut Library, player: &str) -> PlayerResults {
    let response = library.respond(LibraryRequest::Results(player.to_owned())).unwrap();
    let response = serde_json::from_str(&serde_json::to_string(&response).unwrap()).unwrap();
    let LibraryResponse::Results(results) = response else { panic!("{response:?}") };
    *results
}

#[test]
fn finished_games_are_found_with_opponent_score_time_and_opening() {
    let mut library = Library::open_in_memory().unwrap();
    let finished = resigned("f5 d6 c3 d3 c4", 50, me(), level("3"));
    let unfinished = NewGame { record: GameRecord { early_end: None, ..finished.record.clone() }, ..finished.clone() };
    let id = library.add(&unfinished).unwrap();
    library.save(id, &finished.record, None, 9_050).unwrap();
    library.add(&resigned("f5", 20, SavedPlayer::person("Ada"), me())).unwrap();
    library.add(&resigned("f5", 30, me(), me())).unwrap();
    library.add(&resigned("f5", 40, level("2"), level("4"))).unwrap();
    let unfinished = NewGame {
        record: GameRecord::new(GameTree::new(Position::start(STANDARD))),
        ..resigned("f5", 60, me(), level("3"))
    };
    library.add(&unfinished).unwrap();
    let deleted = library.add(&resigned("f5", 70, me(), level("3"))).unwrap();
    library.delete(deleted, 71).unwrap();
    // What is changed after the end does not make the game longer.
    library.save(id, &finished.record, Some("{}"), 77_000).unwrap();

    let found = results(&mut library, "");
    let facts = |game: &PlayerResult| {
        let opponent = &found.opponents[game.opponent];
        let opening = game.opening.map(|opening| found.openings[opening].as_str());
        (
            opponent.name.clone(),
            opponent.level().map(str::to_owned),
            game.side,
            game.score,
            game.began,
            game.duration,
            opening,
        )
    };
    let expected = [
        ("Ada".to_owned(), None, Side::Second, 1.0, 20, 0, None),
        ("Tessera".to_owned(), Some("3".to_owned()), Side::First, 0.0, 50, 9_000, Some("Tiger")),
    ];
    assert_eq!(found.games.iter().map(facts).collect::<Vec<_>>(), expected);
    assert_eq!((found.variants.as_slice(), found.on_both_sides), (&[STANDARD][..], 1));
    let players: Vec<(&str, u64)> = found.players.iter().map(|player| (player.name.as_str(), player.games)).collect();
    assert_eq!(players, [("", 3), ("Ada", 1)], "two people at one screen have played one game");
    assert_eq!(results(&mut library, "Ada").games[0].score, 0.0);
    assert_eq!(results(&mut library, "Eve").games, []);
}

#[test]
fn average_losses_are_kept_until_the_moves_change() {
    let mut library = Library::open_in_memory().unwrap();
    let game = resigned("f5 d6", 50, me(), level("3"));
    let id = library.add(&game).unwrap();
    let found = AverageLosses { variant: STANDARD, created: 50, losses: PerSide::new(Some(1.25), None) };
    let unknown = AverageLosses { created: 51, ..found };
    for losses in [unknown, found] {
        let request = LibraryRequest::SetAverageLosses(losses);
        assert_eq!(library.respond(request), Ok(LibraryResponse::Edited));
    }
    let loss = |library: &mut Library| results(library, "").games[0].average_loss;
    assert_eq!(loss(&mut library), Some(1.25));

    let mut annotated = game.record.clone();
    let node = annotated.tree.main_line()[0];
    annotated.tree.annotation_mut(node).comment = "good".to_owned();
    library.save(id, &annotated, None, 60).unwrap();
    assert_eq!(loss(&mut library), Some(1.25), "comments do not change the moves");
    annotated.tree.go_to(*annotated.tree.main_line().last().unwrap());
    let mv = annotated.last_position().legal_moves()[0];
    annotated.tree.play(mv).unwrap();
    library.save(id, &annotated, None, 70).unwrap();
    assert_eq!(loss(&mut library), None);
}

#[test]
fn a_file_of_the_first_version_gets_room_for_losses_and_keeps_its_games() {
    let folder = Folder::new();
    let mut library = Library::open(&folder.file()).unwrap();
    library.add(&resigned("f5", 50, me(), level("3"))).unwrap();
    drop(library);
    let connection = Connection::open(folder.file()).unwrap();
    let back = "DROP INDEX games_by_origin; ALTER TABLE games DROP COLUMN imported; DROP TABLE openings; \
                DROP TABLE openings_counted; ALTER TABLE games DROP COLUMN first_loss; \
                ALTER TABLE games DROP COLUMN second_loss; ALTER TABLE games DROP COLUMN ended; PRAGMA user_version = 1";
    connection.execute_batch(back).unwrap();
    drop(connection);
    let mut library = Library::open(&folder.file()).unwrap();
    assert_eq!(results(&mut library, "").games[0].average_loss, None);
    let losses = PerSide::new(Some(2.0), Some(1.0));
    library.set_average_losses(&AverageLosses { variant: STANDARD, created: 50, losses }).unwrap();
    assert_eq!(results(&mut library, "").games[0].average_loss, Some(2.0));
    library.check().unwrap();
}
