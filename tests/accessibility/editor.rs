//! The position editor by words: its board, its buttons, and the way there and back.

use tessera::accessibility::requests::AccessibilityRequest;

use super::reader::Reader;

fn edit(reader: &mut Reader, name: &str) {
    reader.request(AccessibilityRequest::Edit(name.into()));
    reader.update();
}

/// The names of the buttons, and those that are pressed.
fn buttons(reader: &Reader) -> (Vec<&'static str>, Vec<&'static str>) {
    let edits = &reader.page().edits;
    let pressed = edits.iter().filter(|button| button.pressed == Some(true)).map(|button| button.edit);
    (edits.iter().map(|button| button.edit).collect(), pressed.collect())
}

fn open(game: &str) -> Reader {
    let mut reader = Reader::open(game, "");
    assert_eq!(buttons(&reader).0, ["open", "lessons", "puzzles"]);
    edit(&mut reader, "open");
    reader
}

#[test]
fn the_editor_opens_from_a_match_and_says_what_can_be_done() {
    let reader = open("diamond");
    let page = reader.page();
    assert_eq!((page.title.as_str(), page.caption.as_str()), ("Set up a position", "In hand: Black 12, White 12"));
    assert!(page.status.starts_with("Black to move."), "{}", page.status);
    assert!(page.seats.is_empty() && page.players.is_empty() && page.actions.is_empty());
    let (names, pressed) = buttons(&reader);
    assert_eq!(pressed, ["brush-first", "to-move-first", "phase-placement"]);
    for name in ["brush-neutral", "brush-remove", "clear", "mirror-sideways", "half-turn", "play", "cancel"] {
        assert!(names.contains(&name), "{name}");
    }
    assert!(!names.contains(&"undo"), "there is nothing to undo");
    assert!(reader.last().0.starts_with("Set up a position."), "{:?}", reader.last());
}

#[test]
fn a_press_uses_the_brush_and_the_point_is_announced() {
    let mut reader = open("othello");
    reader.press("a1");
    assert!(reader.spoken("a1").contains("black disc"), "{}", reader.spoken("a1"));
    assert!(reader.last().0.starts_with("a1, black disc."), "{:?}", reader.last());
    edit(&mut reader, "brush-second");
    assert_eq!(reader.last().0, "Place or remove: White.");
    reader.press("a1");
    assert!(reader.spoken("a1").contains("white disc"));
    edit(&mut reader, "undo");
    edit(&mut reader, "undo");
    assert_eq!(reader.spoken("a1"), "a1, empty");
}

#[test]
fn an_illegal_set_up_says_why_and_cannot_be_played() {
    let mut reader = open("breakthrough");
    edit(&mut reader, "clear");
    assert_eq!(reader.page().status, "There are no pawns on the board. Place some of both colours.");
    assert!(!buttons(&reader).0.contains(&"play"));
    edit(&mut reader, "play");
    assert_eq!(reader.page().title, "Set up a position", "the editor stays open");
}

#[test]
fn a_match_begins_from_the_set_up() {
    let mut reader = open("othello");
    reader.press("a1");
    edit(&mut reader, "to-move-second");
    edit(&mut reader, "play");
    let page = reader.page();
    assert_eq!(page.title, "Othello 8 × 8");
    assert_eq!((page.seats.len(), page.players.len()), (2, 2));
    assert!(reader.spoken("a1").contains("black disc"));
    let white = page.players.iter().find(|player| player.contains("White")).expect("it is a player");
    // The computer may have played already; White has two discs before that.
    let is_whites_move = white.contains("2 discs") && page.status.contains("White");
    assert!(is_whites_move || white.contains("4 discs"), "{white}: {}", page.status);
}

#[test]
fn the_match_that_waits_is_described_again_when_the_editor_closes() {
    let mut reader = open("othello");
    reader.press("a1");
    edit(&mut reader, "cancel");
    assert_eq!(reader.page().title, "Othello 8 × 8");
    assert_eq!(buttons(&reader).0, ["open", "lessons", "puzzles"]);
    assert!(!reader.spoken("a1").contains("black disc"), "the match has not changed");
}
