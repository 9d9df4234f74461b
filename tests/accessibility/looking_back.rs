//! Looking back at earlier positions on the accessible board.

use tessera::accessibility::requests::AccessibilityRequest;
use tessera::presentation::actions::MatchAction;

use crate::reader::Reader;

fn actions(reader: &Reader) -> Vec<MatchAction> {
    reader.page().actions.iter().map(|button| button.action).collect()
}

#[test]
fn earlier_positions_are_described_and_announced_and_the_match_is_found_again() {
    let mut reader = Reader::open("othello", "8x8");
    reader.press("f5 d6 c3");
    reader.announcements.clear();
    reader.request(AccessibilityRequest::Do(MatchAction::LookBack));
    let page = reader.page();
    assert_eq!(page.status, "Looking back: 2 of 3 moves. The match goes on meanwhile.");
    assert_eq!((page.moves.len(), reader.spoken("c3")), (3, "c3, empty"));
    let announced = "White plays d6 and flips d5. Looking back: 2 of 3 moves. The match goes on meanwhile.";
    assert_eq!(reader.last(), (announced, false));
    let labels: Vec<&str> = page.actions.iter().map(|button| button.label.as_str()).collect();
    let expected = [
        "Back to the match",
        "Play from here",
        "Previous move",
        "Next move",
        "First move",
        "Last move",
        "Play through",
        "Show oracle",
        "Analyse",
        "Analyse the game",
        "Show openings",
        "Back to title",
    ];
    assert_eq!(labels, expected);

    reader.request(AccessibilityRequest::Do(MatchAction::FirstMove));
    assert_eq!(reader.page().status, "Looking back: 0 of 3 moves. The match goes on meanwhile.");
    assert!(!actions(&reader).contains(&MatchAction::Undo));
    reader.request(AccessibilityRequest::Do(MatchAction::Redo));
    assert_eq!(reader.spoken("f5"), "f5, black disc, last move");

    reader.request(AccessibilityRequest::Do(MatchAction::BackToMatch));
    assert_eq!(reader.last(), ("After three moves. White to move.", false));
    assert_eq!(reader.spoken("c3"), "c3, black disc, last move");
    assert!(actions(&reader).contains(&MatchAction::LookBack));
}

#[test]
fn a_press_on_an_earlier_position_says_how_to_play_on() {
    let mut reader = Reader::open("breakthrough", "8x8");
    reader.press("a2 a3");
    reader.request(AccessibilityRequest::Do(MatchAction::LookBack));
    reader.press("b2 b3");
    assert_eq!(reader.last(), ("This is an earlier position. Choose “Play from here” to go on from it.", true));
    assert_eq!(reader.page().moves.len(), 1);
}

#[test]
fn the_start_of_a_finished_match_is_looked_at_without_a_word_of_going_on() {
    let mut reader = Reader::open("othello", "8x8");
    reader.press("f5");
    reader.request(AccessibilityRequest::Do(MatchAction::Resign));
    reader.request(AccessibilityRequest::Do(MatchAction::LookBack));
    assert_eq!(reader.page().status, "Looking back: 0 of 1 moves.");
}

#[test]
fn the_list_of_moves_has_the_variations_and_leads_to_every_position() {
    let mut reader = Reader::open("othello", "8x8");
    reader.press("f5 d6 c3");
    reader.request(AccessibilityRequest::Do(MatchAction::Undo));
    reader.press("c5 f6");
    assert_eq!(reader.moves(), ["f5", "d6", "c5", "c3 (variation)", ">f6"]);
    let plies: Vec<(usize, usize)> = reader.page().moves.iter().map(|mv| (mv.ply, mv.depth)).collect();
    assert_eq!(plies, [(1, 0), (2, 0), (3, 0), (3, 1), (4, 0)]);

    let variation = reader.page().moves[3].node;
    reader.request(AccessibilityRequest::LookAt(variation));
    assert_eq!(reader.spoken("c3"), "c3, black disc, last move");
    assert_eq!(reader.moves(), ["f5", "d6", "c5", ">c3 (variation)", "f6"]);
    reader.request(AccessibilityRequest::LookAt(0));
    assert_eq!(reader.page().status, "Looking back: 0 of 4 moves. The match goes on meanwhile.");

    reader.request(AccessibilityRequest::LookAt(99));
    let error = reader.rejected.last().map(|rejected| rejected.error.to_string());
    assert_eq!(error.as_deref(), Some("there is no move 99"));
}

#[test]
fn the_match_goes_on_from_an_earlier_position() {
    let mut reader = Reader::open("breakthrough", "8x8");
    reader.press("a2 a3 a7 a6");
    reader.request(AccessibilityRequest::Do(MatchAction::LookBack));
    reader.request(AccessibilityRequest::Do(MatchAction::PlayFromHere));
    reader.press("b7 b6");
    assert_eq!(reader.moves(), ["a2–a3", ">b7–b6", "a7–a6 (variation)"]);
}
