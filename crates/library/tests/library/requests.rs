//! Requests and responses as values and as JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tessera_library::{
    GameEdit, GameFilter, GameId, GameOrder, Library, LibraryFault, LibraryFaultKind, LibraryRequest, LibraryResponse,
    ListRequest, NewGame, SavedPlayer,
};
use tessera_rules::records::{GameRecord, GameTree};
use tessera_rules::{Game, GameKind, PerSide, Position, Variant};

use crate::random_trees::random_record;

fn through_json<T: Serialize + DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

/// The response to a request; both go through JSON.
fn respond(library: &mut Library, request: &LibraryRequest) -> Result<LibraryResponse, LibraryFault> {
    through_json(&library.respond(through_json(request)))
}

fn record(seed: u64) -> GameRecord {
    random_record(GameKind::ALL[seed as usize % GameKind::COUNT], seed)
}

/// The match before its first ply.
fn beginning(game: &NewGame) -> NewGame {
    let record = GameRecord::new(GameTree::new(game.record.tree.start().clone()));
    NewGame { record, ..game.clone() }
}

fn save(game: &NewGame, now: i64) -> LibraryRequest {
    LibraryRequest::Save { game: Box::new(game.clone()), now }
}

fn listed(library: &mut Library) -> (Vec<GameId>, u64) {
    let request = LibraryRequest::List(ListRequest { limit: 10, ..ListRequest::default() });
    let Ok(LibraryResponse::Listed { page, total, .. }) = respond(library, &request) else { panic!("no list") };
    (page.games.iter().map(|game| game.id).collect(), total)
}

#[test]
fn a_match_that_is_saved_again_is_the_same_game() {
    let mut library = Library::open_in_memory().unwrap();
    for seed in 0..3_u64 {
        let mut game = NewGame { created: 1_000 + seed.cast_signed(), ..NewGame::of_record(record(seed), 0) };
        let first = save(&beginning(&game), 1);
        let Ok(LibraryResponse::Saved(id)) = respond(&mut library, &first) else { panic!("not saved") };
        game.players = PerSide::new(SavedPlayer::person("Ada"), SavedPlayer::computer("Tessera", "7"));
        assert_eq!(respond(&mut library, &save(&game, 2)), Ok(LibraryResponse::Saved(id)));
        let Ok(LibraryResponse::Loaded(loaded)) = respond(&mut library, &LibraryRequest::Load(id)) else {
            panic!("not loaded")
        };
        assert_eq!((&loaded.record, &loaded.summary.players), (&game.record, &game.players));
        assert_eq!((loaded.summary.created, loaded.summary.changed), (game.created, 2));
    }
    assert_eq!(listed(&mut library).1, 3);
}

#[test]
fn a_deleted_match_comes_back_with_its_next_move_only() {
    let mut library = Library::open_in_memory().unwrap();
    let game = NewGame { created: 7, ..NewGame::of_record(record(0), 7) };
    let first = save(&beginning(&game), 1);
    let Ok(LibraryResponse::Saved(id)) = respond(&mut library, &first) else { panic!("not saved") };
    let delete = LibraryRequest::Edit { game: id, edit: GameEdit::Delete { now: 2 } };
    assert_eq!(respond(&mut library, &delete), Ok(LibraryResponse::Edited));
    respond(&mut library, &save(&beginning(&game), 3)).unwrap();
    assert_eq!(listed(&mut library), (vec![], 0));
    respond(&mut library, &save(&game, 4)).unwrap();
    assert_eq!(listed(&mut library), (vec![id], 1));
}

#[test]
fn imported_games_are_exported_as_they_came() {
    let mut library = Library::open_in_memory().unwrap();
    let games: Vec<NewGame> = (0..5_u64).map(|seed| NewGame::of_record(record(seed), seed.cast_signed())).collect();
    assert_eq!(respond(&mut library, &LibraryRequest::Import(games)), Ok(LibraryResponse::Imported(5)));
    let Ok(LibraryResponse::Exported(pgn)) = respond(&mut library, &LibraryRequest::Export(GameFilter::default()))
    else {
        panic!("not exported")
    };
    assert_eq!(pgn.matches("[Variant ").count(), 5, "{pgn}");
}

#[test]
fn every_edit_is_carried_out() {
    let mut library = Library::open_in_memory().unwrap();
    let Ok(LibraryResponse::Saved(id)) = respond(&mut library, &save(&NewGame::of_record(record(1), 7), 1)) else {
        panic!("not saved")
    };
    let mut edit = |edit| respond(&mut library, &LibraryRequest::Edit { game: id, edit }).unwrap();
    edit(GameEdit::Rename("Final".to_owned()));
    edit(GameEdit::Tag("club".to_owned()));
    edit(GameEdit::Tag("gone".to_owned()));
    edit(GameEdit::Untag("gone".to_owned()));
    edit(GameEdit::Delete { now: 5 });
    edit(GameEdit::Undelete);
    let Ok(LibraryResponse::Listed { page, tags, .. }) =
        respond(&mut library, &LibraryRequest::List(ListRequest { limit: 1, ..ListRequest::default() }))
    else {
        panic!("no list")
    };
    assert_eq!(
        (page.games[0].name.as_str(), &page.games[0].tags, tags),
        ("Final", &vec!["club".to_owned()], vec!["club".to_owned()])
    );
}

#[test]
fn a_request_that_fails_says_why() {
    let mut library = Library::open_in_memory().unwrap();
    let fault = respond(&mut library, &LibraryRequest::Load(GameId(9))).unwrap_err();
    assert_eq!((fault.kind, fault.to_string().contains("no game number 9")), (LibraryFaultKind::Other, true));
}

#[test]
fn a_list_of_one_game_names_the_sizes_on_which_it_has_been_played() {
    let mut library = Library::open_in_memory().unwrap();
    let mut add = |kind: GameKind, size: &str, created: i64| {
        let variant = Variant::new(kind, size.parse().unwrap()).unwrap();
        let record = GameRecord::new(GameTree::new(Position::start(variant)));
        let saved = respond(&mut library, &save(&NewGame { created, ..NewGame::of_record(record, 0) }, 1));
        let Ok(LibraryResponse::Saved(id)) = saved else { panic!("{saved:?}") };
        id
    };
    for (size, created) in [("7x7", 1), ("3x9", 2), ("7x7", 3)] {
        add(GameKind::Breakthrough, size, created);
    }
    let deleted = add(GameKind::Breakthrough, "6x6", 4);
    add(GameKind::Othello, "10x10", 5);
    library.delete(deleted, 9).unwrap();
    let mut sizes = |kind: Option<GameKind>| {
        let filter = GameFilter { kind, ..GameFilter::default() };
        let request = LibraryRequest::List(ListRequest { filter, limit: 1, ..ListRequest::default() });
        let Ok(LibraryResponse::Listed { sizes, .. }) = respond(&mut library, &request) else { panic!("no list") };
        sizes.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(sizes(Some(GameKind::Breakthrough)), ["3x9", "7x7"]);
    assert_eq!((sizes(Some(GameKind::Othello)), sizes(None)), (vec!["10x10".to_owned()], Vec::new()));
}

#[test]
fn a_game_of_a_day_with_other_games_is_saved_in_its_own_place() {
    let mut library = Library::open_in_memory().unwrap();
    let games = ["f5d6", "f5f6", "f5f4"].map(|moves| {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let moves = start.parse_game(moves).unwrap();
        let mut record = GameRecord::new(GameTree::with_moves(start, &moves).unwrap());
        record.tags.set("Date", "2003.12.15");
        NewGame::of_record(record, 5)
    });
    respond(&mut library, &LibraryRequest::Import(games[..2].to_vec())).unwrap();
    // Earlier versions gave games of one day the same time.
    let third = library.add(&games[2]).unwrap();
    let load = |library: &mut Library, id| match respond(library, &LibraryRequest::Load(id)) {
        Ok(LibraryResponse::Loaded(game)) => *game,
        other => panic!("{other:?}"),
    };
    let before = library.list(&GameFilter::default(), GameOrder::Oldest, None, 9).unwrap().games;
    for summary in &before {
        let mut game = load(&mut library, summary.id);
        let last = game.record.tree.main_line().pop().unwrap();
        game.record.tree.annotation_mut(last).comment = format!("game {}", summary.id);
        let again = NewGame { created: game.summary.created, ..NewGame::of_record(game.record, 5) };
        assert_eq!(respond(&mut library, &save(&again, 9)), Ok(LibraryResponse::Saved(summary.id)));
    }
    for summary in before {
        let game = load(&mut library, summary.id);
        let last = game.record.tree.main_line().pop().unwrap();
        assert_eq!(game.record.tree.annotation(last).comment, format!("game {}", summary.id));
        assert_eq!(tessera_rules::records::date_of(game.summary.created), "2003.12.15");
    }
    assert_eq!(listed(&mut library).1, 3);
    assert!(third.0 > 0);
}
