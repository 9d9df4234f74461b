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
    let expected = ["Back to the match", "Previous move", "Next move", "First move", "Last move", "Back to title"];
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
    assert_eq!(reader.last(), ("This is an earlier position. Go back to the match to play.", true));
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
