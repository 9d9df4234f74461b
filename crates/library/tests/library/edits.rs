//! Names, comments, tags and players of games, and games that are deleted.

use tessera_library::{GameFilter, GameId, GameOrder, Library, LibraryErrorReason, NewGame, SavedPlayer};
use tessera_rules::records::{GameRecord, GameTree};
use tessera_rules::{Game, GameKind, PerSide, Position, Variant};

use crate::random_trees::random_record;

fn new_game(kind: GameKind) -> GameRecord {
    GameRecord::new(GameTree::new(Position::start(Variant::standard(kind))))
}

#[test]
fn name_comment_tags_and_players_are_changed_apart_from_the_moves() {
    let mut library = Library::open_in_memory().unwrap();
    let mut record = new_game(GameKind::ALL[0]);
    let players = PerSide::new(SavedPlayer::person("Ada"), SavedPlayer::computer("Tessera", "7"));
    let new = NewGame { players: players.clone(), ..NewGame::of_record(record.clone(), 5) };
    let id = library.add(&new).unwrap();
    library.rename(id, "Final").unwrap();
    library.set_comment(id, "a good one").unwrap();
    for tag in ["club", "best", "club", ""] {
        library.tag(id, tag).unwrap();
    }
    record.tree.play(record.tree.start().legal_moves()[0]).unwrap();
    library.save(id, &record, Some("{}"), 6).unwrap();
    library.tag(id, "gone").unwrap();
    library.untag(id, "gone").unwrap();
    let summary = library.summary(id).unwrap();
    assert_eq!((summary.name.as_str(), summary.comment.as_str()), ("Final", "a good one"));
    assert_eq!((summary.tags, summary.has_state), (vec!["best".to_owned(), "club".to_owned()], true));
    assert_eq!((summary.players, summary.created, summary.changed), (players.clone(), 5, 6));
    let swapped = PerSide::new(players.0[1].clone(), players.0[0].clone());
    library.set_players(id, &swapped).unwrap();
    assert_eq!(library.summary(id).unwrap().players, swapped);
}

#[test]
fn a_deleted_game_is_in_no_list_until_it_is_undeleted_and_gone_when_it_is_purged() {
    let mut library = Library::open_in_memory().unwrap();
    let record = random_record(GameKind::ALL[2], 1);
    let [kept, deleted] = [0, 1].map(|_| {
        let new = NewGame { tags: vec!["club".to_owned()], ..NewGame::of_record(record.clone(), 5) };
        library.add(&new).unwrap()
    });
    let listed = |library: &Library| -> Vec<GameId> {
        let page = library.list(&GameFilter::default(), GameOrder::Oldest, None, 10).unwrap();
        page.games.iter().map(|game| game.id).collect()
    };
    library.delete(deleted, 100).unwrap();
    library.delete(deleted, 200).unwrap();
    assert_eq!((listed(&library), library.count(&GameFilter::default()).unwrap()), (vec![kept], 1));
    assert_eq!(library.load(deleted).unwrap().summary.deleted, Some(100));
    library.undelete(deleted).unwrap();
    assert_eq!(listed(&library), [kept, deleted]);
    library.delete(deleted, 300).unwrap();
    assert_eq!((library.purge(300).unwrap(), library.purge(301).unwrap()), (0, 1));
    let gone = library.load(deleted).unwrap_err();
    assert!(matches!(gone.reason, LibraryErrorReason::NoSuchGame(id) if id == deleted), "{gone}");
    let again = library.add(&NewGame::of_record(record, 5)).unwrap();
    assert_eq!((listed(&library), again > deleted), (vec![kept, again], true));
    library.check().unwrap();
}

#[test]
fn a_game_that_is_not_there_is_an_error_for_every_method() {
    let mut library = Library::open_in_memory().unwrap();
    let (id, record) = (GameId(7), new_game(GameKind::ALL[0]));
    let players = PerSide::new(SavedPlayer::person(""), SavedPlayer::person(""));
    let results = [
        library.load(id).map(|_| ()),
        library.summary(id).map(|_| ()),
        library.save(id, &record, None, 5).map(|_| ()),
        library.rename(id, "x"),
        library.set_comment(id, "x"),
        library.set_players(id, &players),
        library.tag(id, "x"),
        library.delete(id, 5),
        library.undelete(id),
    ];
    for result in results {
        assert_eq!(result.unwrap_err().to_string(), "the library :memory:: it has no game number 7");
    }
    assert!(library.players().unwrap().is_empty(), "a change that failed leaves nothing behind");
}
