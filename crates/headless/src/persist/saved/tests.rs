//! What a saved match looks like as text and as a game of the library.

use super::game::ReadGame;
use super::*;
use crate::game::clock::{Clock, TimeControl};
use crate::game::matches::{MatchDetails, Sitting};
use crate::game::player::{Level, Player, Players};
use crate::library::NewGame;
use crate::records::{EarlyEnd, GameTree, NodeId};
use crate::rules::{Game, GameKind, Position, Side, Variant};

const FILE_OF_VERSION_1: &str = include_str!("../../../../../tests/data/match-version-1.json");
const LIBRARY_GAME: &str = include_str!("../../../../../tests/data/library-game-0.1.json");

/// A match whose last ply is taken back.
fn saved(kind: GameKind, moves: &str) -> SavedMatch {
    let start = Position::start(Variant::standard(kind));
    let moves = start.parse_game(moves).unwrap();
    let mut tree = GameTree::with_moves(start, &moves).unwrap();
    tree.go_to(tree.parent(tree.current()).unwrap());
    let players = Players([Player::Computer(Level::full(3).unwrap()), Player::Computer(Level::PERFECT)]);
    let end = Some(EarlyEnd::Resigned(Side::Second));
    let clock = Some(Clock::new(TimeControl::PRESETS[1]));
    let sitting = Sitting { won: [1, 0], drawn: 2 };
    let mut details = MatchDetails { created: 1_795_400_000_000, sitting, ..MatchDetails::default() };
    for (name, value) in [("Event", "Club"), ("Black", "Tessera"), ("White", "Tessera")] {
        details.tags.set(name, value);
    }
    SavedMatch { tree, players, paused: true, end, clock, details, analysis: None }
}

/// Trees are equal whichever of their nodes is the current one.
fn assert_same(one: &SavedMatch, other: &SavedMatch) {
    assert_eq!(one, other);
    assert_eq!((one.moves(), one.undone()), (other.moves(), other.undone()));
}

#[test]
fn a_match_is_read_back_as_saved() {
    let passes = "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 d7 c5 b6 d8 c6 c7 d2 b5 a5 a6 a7 g5";
    for (kind, moves) in [
        (GameKind::Othello, passes),
        (GameKind::Breakthrough, "e2-e3 d7-d6 e3-e4 d6-d5 e4xd5"),
        (GameKind::Diamond, "d4 swap e5"),
    ] {
        let saved = saved(kind, moves);
        assert_same(&SavedMatch::from_text(&saved.to_text().unwrap()).unwrap(), &saved);
        assert_same(&read_game(game_of(&saved)).saved, &saved);
    }
}

#[test]
fn a_match_on_a_variation_is_read_back_with_its_line_and_the_plies_taken_back() {
    let mut saved = saved(GameKind::Breakthrough, "e2-e3 d7-d6 e3-e4");
    let start = saved.tree.start().clone();
    saved.tree.go_to(NodeId::START);
    for mv in start.parse_game("e2-e3 h7-h6 a2-a3").unwrap() {
        saved.tree.play(mv).unwrap();
    }
    for undone in 0..3 {
        assert_eq!((saved.moves().len(), saved.undone(), saved.tree.move_count()), (3, undone, 5));
        assert_same(&SavedMatch::from_text(&saved.to_text().unwrap()).unwrap(), &saved);
        saved.tree.go_to(saved.tree.parent(saved.tree.current()).unwrap());
    }
}

#[test]
fn the_file_of_the_resumed_match_holds_the_game_of_the_library() {
    let saved = saved(GameKind::Breakthrough, "e2-e3 d7-d6");
    let file: serde_json::Value = serde_json::from_str(&saved.to_text().unwrap()).unwrap();
    let game: NewGame = serde_json::from_value(file["game"].clone()).unwrap();
    assert_eq!((file["version"].as_u64(), game), (Some(2), game_of(&saved)));
}

#[test]
fn a_match_is_the_same_from_its_file_of_version_1_and_from_the_library() {
    let from_file = SavedMatch::from_text(FILE_OF_VERSION_1).unwrap();
    let from_library = read_game(serde_json::from_str(LIBRARY_GAME).unwrap());
    assert!(from_library.fault.is_none());
    let saved = from_library.saved;
    assert_eq!((&saved.tree, saved.moves(), saved.undone()), (&from_file.tree, from_file.moves(), 1));
    assert_eq!((saved.players, saved.paused, saved.end), (from_file.players, from_file.paused, from_file.end));
    assert_eq!(saved.details.created, from_file.details.created);
    assert_eq!(saved.details.tags.get("White"), Some("Anna"));
    let marks = |saved: &SavedMatch| saved.clock.as_ref().unwrap().marks.clone();
    assert_eq!(marks(&saved), marks(&from_file));
    assert_eq!((saved.details.sitting, saved.analysis), (Sitting::default(), None), "earlier libraries have neither");
}

#[test]
fn a_game_without_a_readable_state_is_at_the_end_of_its_main_line() {
    let game: NewGame = serde_json::from_str(LIBRARY_GAME).unwrap();
    for state in [None, Some("nonsense"), Some("[]"), Some("{}")] {
        let ReadGame { saved, .. } = read_game(NewGame { state: state.map(str::to_owned), ..game.clone() });
        assert_eq!((saved.moves(), saved.undone()), (saved.tree.moves(&saved.tree.main_line()), 0), "{state:?}");
        assert_eq!((saved.players, saved.paused, saved.clock), (Players::HUMANS, false, None), "{state:?}");
    }
}

#[test]
fn a_part_of_a_state_that_cannot_be_read_leaves_the_others_to_the_library_and_is_a_fault_of_a_file() {
    let game: NewGame = serde_json::from_str(LIBRARY_GAME).unwrap();
    for (good, bad, reason) in [("person", "robot", "robot"), ("3+2", "3*2", "3*2"), ("e4e3", "e4d3", "line")] {
        let state = game.state.as_ref().unwrap().replacen(good, bad, 1);
        let ReadGame { saved, fault, .. } = read_game(NewGame { state: Some(state), ..game.clone() });
        assert!(fault.unwrap().to_string().contains(reason), "{bad}");
        assert_eq!((saved.undone(), saved.players, saved.clock.is_some()), (1, Players::HUMANS, bad != "3*2"), "{bad}");
    }
}

#[test]
fn variations_of_version_1_are_left_out_if_they_do_not_fit_the_moves() {
    let read = |text: &str| SavedMatch::from_text(text).unwrap().tree;
    assert_eq!(read(FILE_OF_VERSION_1).move_count(), 6);
    for (good, bad) in [("(2. c2xb3 e4-e3)", ""), ("1. b2-b3 a4xb3", "nonsense"), ("Breakthrough 5x5", "Othello")] {
        assert!(FILE_OF_VERSION_1.contains(good), "{good}");
        assert_eq!(read(&FILE_OF_VERSION_1.replace(good, bad)).move_count(), 4, "{bad}");
    }
}

#[test]
fn an_analysis_that_cannot_be_read_is_left_out() {
    let whole = SavedMatch::from_text(FILE_OF_VERSION_1).unwrap();
    assert_eq!(whole.analysis.as_ref().map(Vec::len), Some(2));
    for text in [FILE_OF_VERSION_1.to_owned(), whole.to_text().unwrap()] {
        let saved = SavedMatch::from_text(&text.replace("\"depth\"", "\"height\"")).unwrap();
        assert_eq!(saved.analysis, None);
        assert_same(&SavedMatch { analysis: whole.analysis.clone(), ..saved }, &whole);
    }
}

#[test]
fn more_plies_taken_back_than_moves_are_corrected_and_reported() {
    let good = saved(GameKind::Breakthrough, "e2-e3 d7-d6").to_text().unwrap();
    assert_eq!(SavedMatch::read(&good).unwrap().1, None);
    let (read, corrected) = SavedMatch::read(&good.replace("\\\"undone\\\":1", "\\\"undone\\\":9")).unwrap();
    assert_eq!((read.undone(), corrected), (2, Some(CorrectedUndone { stored: 9, used: 2 })));
    let (read, corrected) = SavedMatch::read(&FILE_OF_VERSION_1.replace("\"undone\":1", "\"undone\":9")).unwrap();
    assert_eq!((read.plies(), corrected), (0, Some(CorrectedUndone { stored: 9, used: 4 })));
}

#[test]
fn a_newer_version_is_recognised_whatever_else_it_holds() {
    let newer = |text: &str| SavedMatch::from_text(text).unwrap_err().is_newer();
    assert!(newer(r#"{"version": 3, "board": [1, 2, 3]}"#));
    assert!(!newer(r#"{"version": 0}"#));
    assert!(!newer(r#"{"version": 1, "board": [1, 2, 3]}"#));
    assert!(!newer(r#"{"version": 2, "board": [1, 2, 3]}"#));
    assert!(!newer("nonsense"));
}

#[test]
fn a_text_that_is_not_a_match_is_refused_with_the_reason() {
    let good = saved(GameKind::Breakthrough, "e2-e3 d7-d6").to_text().unwrap();
    for (bad, reason) in [
        (good.replace("\"version\":2", "\"version\":9"), "version 9"),
        (good.replace("Breakthrough", "Chess"), "Chess"),
        (good.replace("\"columns\":8", "\"columns\":80"), "80x8"),
        (good.replace("d7", "d2"), "d2"),
        (good.replace("perfect", "robot"), "robot"),
        (good[..good.len() / 2].to_owned(), "EOF"),
        (String::new(), "EOF"),
    ] {
        let error = SavedMatch::from_text(&bad).unwrap_err().to_string();
        assert!(error.contains(reason), "{error} for {bad}");
    }
}

#[test]
fn a_text_of_version_1_that_is_not_a_match_is_refused_with_the_reason() {
    for (good, bad, reason) in [
        ("breakthrough", "chess", "chess"),
        ("5x5", "50x5", "50x5"),
        ("e4e3", "e4e1", "e4e1"),
        ("person", "robot", "robot"),
        ("3+2", "3*2", "3*2"),
        ("]}}]}", "", "EOF"),
    ] {
        let error = SavedMatch::from_text(&FILE_OF_VERSION_1.replace(good, bad)).unwrap_err().to_string();
        assert!(error.contains(reason), "{error} for {bad}");
    }
}
