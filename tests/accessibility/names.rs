//! The names of players, from the record of a game that is opened.

use bevy::prelude::*;
use tessera::accessibility::requests::{AccessibilityRequest, OpenMatch, RequestError};
use tessera::game::matches::{MatchDetails, Seat};
use tessera::game::player::Players;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::review::ReviewRequest;
use tessera::game::screen::{Active, ScreenRequest};
use tessera::persist::saved::SavedMatch;
use tessera::persist::{StorageKey, restore_match};
use tessera::presentation::actions::MatchAction;
use tessera::records::{GameRecord, GameTree, NodeId};
use tessera::rules::{Game, GameKind, Position, Variant};

use super::reader::Reader;

/// Black flips every disc.
const WIPED_OUT: &str = "c4c5e6e3e2d6c6b4a4";

/// Opens the record of a game at its end; the first side's player comes first among the names.
fn open(kind: GameKind, moves: &str, names: [&str; 2]) -> Reader {
    let start = Position::start(Variant::standard(kind));
    let moves = start.parse_game(moves).expect("the moves are legal");
    let mut record = GameRecord::new(GameTree::with_moves(start, &moves).expect("the moves are legal"));
    record.set_names(names);
    let GameRecord { tags, mut tree, early_end: end } = record;
    tree.go_to(tree.main_line().last().copied().unwrap_or(NodeId::START));
    let details = Some(MatchDetails::beginning_now(tags));
    let mut reader = Reader::new();
    reader.announcements.clear();
    let open = ScreenRequest::Open { tree, players: Players::HUMANS, clock: None, end, details };
    reader.app.world_mut().write_message(open);
    (0..3).for_each(|_| reader.update());
    reader
}

fn announced(reader: &mut Reader) -> Vec<String> {
    std::mem::take(&mut reader.announcements).into_iter().map(|announcement| announcement.text).collect()
}

/// The players of the description, without their numbers of pieces.
fn players(reader: &Reader) -> Vec<String> {
    reader.page().players.iter().map(|line| line.split(',').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn a_game_that_is_opened_names_its_players() {
    let mut reader = open(GameKind::Othello, "f5 d6", ["ann", "bob"]);
    assert_eq!(players(&reader), ["Black: ann", "White: bob"]);
    assert_eq!(announced(&mut reader).join(" "), "Othello. Black: ann, White: bob. Black (ann) to move.");
    reader.press("c3");
    let moved = announced(&mut reader).join(" ");
    assert_eq!(moved, "Black (ann) plays c3 and flips d4. White (bob) to move.");
    reader.request(AccessibilityRequest::Do(MatchAction::Resign));
    assert!(reader.page().status.contains("White (bob) resigned."), "{}", reader.page().status);
}

#[test]
fn the_score_of_a_sitting_is_read_after_its_second_match() {
    let mut reader = open(GameKind::Othello, "f5 d6", ["ann", "bob"]);
    reader.request(AccessibilityRequest::Do(MatchAction::Resign));
    assert!(!reader.page().status.contains("This sitting"), "{}", reader.page().status);
    reader.request(AccessibilityRequest::Do(MatchAction::Rematch));
    (0..3).for_each(|_| reader.update());
    reader.request(AccessibilityRequest::Do(MatchAction::Resign));
    assert!(reader.page().status.ends_with("This sitting: bob 1 – 1 ann"), "{}", reader.page().status);
}

#[test]
fn the_result_of_a_finished_game_names_the_winner() {
    let mut reader = open(GameKind::Othello, WIPED_OUT, ["ann", "bob"]);
    let text = announced(&mut reader).join(" ");
    assert!(text.contains("Black (ann) wins, 13 to 0."), "{text}");
}

#[test]
fn names_stay_through_undo_and_reviews() {
    let mut reader = open(GameKind::Othello, "f5 d6 c3", ["ann", "bob"]);
    reader.request(AccessibilityRequest::Do(MatchAction::Undo));
    assert_eq!(players(&reader), ["Black: ann", "White: bob"]);
    for request in [ReviewRequest::First, ReviewRequest::Next, ReviewRequest::Close] {
        reader.app.world_mut().write_message(request);
        (0..3).for_each(|_| reader.update());
        assert_eq!(players(&reader), ["Black: ann", "White: bob"], "{request:?}");
    }
}

#[test]
fn a_rematch_exchanges_the_colours_of_the_same_people_and_a_restart_does_not() {
    for (action, expected) in
        [(MatchAction::Rematch, ["Black: bob", "White: ann"]), (MatchAction::Restart, ["Black: ann", "White: bob"])]
    {
        let mut reader = open(GameKind::Othello, WIPED_OUT, ["ann", "bob"]);
        reader.request(AccessibilityRequest::Do(action));
        reader.update();
        assert!(reader.page().moves.is_empty());
        assert_eq!(players(&reader), expected);
    }
}

#[test]
fn the_pie_rule_gives_names_other_colours() {
    let colours = GameKind::Diamond.info().colours.0.map(|colour| colour.name());
    let called =
        |first: &str, second: &str| vec![format!("{}: {first}", colours[0]), format!("{}: {second}", colours[1])];
    let mut reader = open(GameKind::Diamond, "d4", ["ann", "bob"]);
    assert_eq!(players(&reader), called("ann", "bob"));
    reader.request(AccessibilityRequest::Do(MatchAction::SwitchSides));
    assert_eq!(players(&reader), called("bob", "ann"));
    reader.request(AccessibilityRequest::Do(MatchAction::Undo));
    assert_eq!(players(&reader), called("ann", "bob"));
    // In a record names go with the colours at its end.
    let mut switched = open(GameKind::Diamond, "d4 swap", ["bob", "ann"]);
    assert_eq!(players(&switched), called("bob", "ann"));
    switched.app.world_mut().write_message(ReviewRequest::First);
    (0..3).for_each(|_| switched.update());
    assert_eq!(players(&switched), called("ann", "bob"));
}

#[test]
fn a_stored_match_has_its_names_when_it_is_resumed() {
    for moves in ["d4", "d4 swap e5"] {
        let mut reader = open(GameKind::Diamond, moves, ["ann", "bob"]);
        let before = players(&reader);
        let stored = reader.saves.iter().rev().find(|save| save.key == StorageKey::Match);
        let text = stored.and_then(|save| save.text.clone()).expect("the match is stored");
        let saved = SavedMatch::from_text(&text).expect("it can be read");
        let mut resumed = Reader::with(|app| restore_match(app, Some(saved), false));
        (0..4).for_each(|_| resumed.update());
        assert_eq!(players(&resumed), before, "{moves}");
        reader.announcements.clear();
    }
}

#[test]
fn a_computer_in_the_seat_of_a_person_does_not_take_the_name() {
    let mut reader = open(GameKind::Othello, "f5 d6", ["ann", "bob"]);
    let world = reader.app.world_mut();
    let game = world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open");
    let command = MatchCommand::SetPlayer { seat: Seat::Two, player: "3".parse().expect("a level") };
    world.write_message(MatchRequest { game, command });
    (0..3).for_each(|_| reader.update());
    assert_eq!(players(&reader), ["Black: ann", "White: Computer · level 3"]);
}

#[test]
fn people_begin_a_match_with_their_names_and_can_change_them() {
    let mut reader = Reader::new();
    let (players, names) = (["person", "person"].map(Into::into), ["Ann", "李雷"].map(Into::into));
    reader.request(AccessibilityRequest::Open(OpenMatch { game: "othello".into(), players, names, ..default() }));
    assert_eq!(self::players(&reader), ["Black: Ann", "White: 李雷"]);
    reader.request(AccessibilityRequest::SetName { seat: 1, name: "Bob".into() });
    assert_eq!(self::players(&reader), ["Black: Ann", "White: Bob"]);
    let seats: Vec<(&str, &str)> =
        reader.page().seats.iter().map(|seat| (seat.name.as_str(), seat.name_label.as_str())).collect();
    assert_eq!(seats, [("Ann", "Name (Black)"), ("Bob", "Name (White)")]);
    reader.press("f5");
    let saved = SavedMatch::from_text(reader.saved_match().expect("it is saved")).unwrap();
    let tags = saved.details.tags;
    assert_eq!((tags.get("Black"), tags.get("White")), (Some("Ann"), Some("Bob")));
    reader.request(AccessibilityRequest::SetName { seat: 0, name: String::new() });
    let saved = SavedMatch::from_text(reader.saved_match().expect("it is saved")).unwrap();
    assert_eq!(saved.details.tags.get("Black"), None, "saved without another move");
    reader.request(AccessibilityRequest::SetName { seat: 2, name: "Eve".into() });
    assert!(matches!(reader.rejected.last().map(|rejected| &rejected.error), Some(RequestError::Seat(2))));
    reader.request(AccessibilityRequest::SetPlayer { seat: 1, player: "1".into() });
    assert_eq!(self::players(&reader)[1], "White: Computer · level 1", "a computer has no name of a person");
}
