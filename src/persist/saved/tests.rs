//! What a saved match looks like as text.

use super::*;
use crate::game::clock::TimeControl;
use crate::game::player::{Level, Player};
use crate::rules::Side;

fn saved(kind: GameKind, moves: &str) -> SavedMatch {
    let start = Position::start(Variant::standard(kind));
    let moves = start.parse_game(moves).unwrap();
    let players = Players([Player::Computer(Level::full(3).unwrap()), Player::Computer(Level::PERFECT)]);
    let end = Some(EarlyEnd::Resigned(Side::Second));
    let clock = Some(Clock::new(TimeControl::PRESETS[1]));
    let mut details = MatchDetails { created: 1_795_400_000_000, ..MatchDetails::default() };
    details.tags.set("Event", "Club");
    let details = Some(details);
    SavedMatch { start, moves, undone: 1, variations: None, players, paused: true, end, clock, details, analysis: None }
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
        assert_eq!(SavedMatch::from_text(&saved.to_text().unwrap()).unwrap(), saved);
    }
}

#[test]
fn more_plies_taken_back_than_moves_are_corrected_and_reported() {
    let good = saved(GameKind::Breakthrough, "e2-e3 d7-d6").to_text().unwrap();
    assert_eq!(SavedMatch::read(&good).unwrap().1, None);
    let (read, corrected) = SavedMatch::read(&good.replace("\"undone\":1", "\"undone\":9")).unwrap();
    assert_eq!((read.undone, corrected), (2, Some(CorrectedUndone { stored: 9, used: 2 })));
}

#[test]
fn a_newer_version_is_recognised_whatever_else_it_holds() {
    let newer = |text: &str| SavedMatch::from_text(text).unwrap_err().is_newer();
    assert!(newer(r#"{"version": 2, "board": [1, 2, 3]}"#));
    assert!(!newer(r#"{"version": 0}"#));
    assert!(!newer(r#"{"version": 1, "board": [1, 2, 3]}"#));
    assert!(!newer("nonsense"));
}

#[test]
fn a_text_that_is_not_a_match_is_refused_with_the_reason() {
    let good = saved(GameKind::Breakthrough, "e2-e3 d7-d6").to_text().unwrap();
    for (bad, reason) in [
        (good.replace("\"version\":1", "\"version\":9"), "version 9"),
        (good.replace("breakthrough", "chess"), "chess"),
        (good.replace("8x8", "80x8"), "80x8"),
        (good.replace("d7", "d2"), "d2"),
        (good.replace("perfect", "robot"), "robot"),
        (good[..good.len() / 2].to_owned(), "EOF"),
        (String::new(), "EOF"),
    ] {
        let error = SavedMatch::from_text(&bad).unwrap_err().to_string();
        assert!(error.contains(reason), "{error} for {bad}");
    }
}
