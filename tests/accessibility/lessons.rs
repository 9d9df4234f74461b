//! A lesson by words alone: what a screen reader says on the way through it.

use tessera::accessibility::requests::AccessibilityRequest;

use super::reader::Reader;

/// Presses the button of this name and returns the announcement that follows.
fn button(reader: &mut Reader, name: &str) -> Vec<String> {
    said(reader, |reader| reader.request(AccessibilityRequest::Edit(name.into())))
}

fn press(reader: &mut Reader, labels: &str) -> Vec<String> {
    said(reader, |reader| reader.press(labels))
}

fn said(reader: &mut Reader, act: impl FnOnce(&mut Reader)) -> Vec<String> {
    let before = reader.announcements.len();
    act(reader);
    reader.update();
    reader.announcements[before..].iter().map(|announcement| announcement.text.clone()).collect()
}

fn names(reader: &Reader) -> Vec<&'static str> {
    reader.page().edits.iter().map(|button| button.edit).collect()
}

#[test]
fn the_first_lesson_of_breakthrough_is_played_by_words_alone() {
    let mut reader = Reader::open("breakthrough", "");
    let start = "Two rows each. You are White and move up the board; the first piece on the far row wins.";
    assert_eq!(button(&mut reader, "lessons"), [format!("Moving · 1 of 3. {start}")]);
    assert_eq!((reader.page().caption.as_str(), reader.page().status.as_str()), ("Moving · 1 of 3", start));
    assert_eq!(names(&reader), ["lesson-next", "lesson-leave"]);
    let where_to = "A piece moves one square forward, straight or diagonally. \
        Press the three squares to which the piece on c5 can move.";
    assert_eq!(button(&mut reader, "lesson-next"), [format!("Moving · 2 of 3. {where_to}")]);
    assert_eq!(names(&reader), ["lesson-skip", "lesson-back", "lesson-leave"]);
    assert_eq!(press(&mut reader, "c4"), ["From c5 one step forward leads to b6, c6 and d6."]);
    assert_eq!(names(&reader), ["lesson-try-again", "lesson-back", "lesson-leave"]);
    assert_eq!(press(&mut reader, "b6 d6"), [""; 0]);
    assert_eq!(press(&mut reader, "c6"), ["Three ways forward. Pieces never move sideways or back."]);
    let step = "Move the piece on c5.";
    assert_eq!(button(&mut reader, "lesson-next"), [format!("Moving · 3 of 3. {step}")]);
    let wrong = press(&mut reader, "e2 e3");
    assert!(wrong.iter().any(|said| said.contains("Another piece has moved. Move the one on c5.")), "{wrong:?}");
    assert!(reader.spoken("e3").contains("white"), "the wrong move is on the board: {}", reader.spoken("e3"));
    button(&mut reader, "lesson-try-again");
    assert!(!reader.spoken("e3").contains("white"), "it has been taken back: {}", reader.spoken("e3"));
    let right = press(&mut reader, "c5 c6");
    assert!(right.iter().any(|said| said.contains("One step forward; then it is the turn of Black.")), "{right:?}");
    assert_eq!(names(&reader), ["lesson-next-lesson", "lesson-back", "lesson-leave"]);
    let next = button(&mut reader, "lesson-next-lesson");
    assert!(next[0].starts_with("Capturing · 1 of 3."), "{next:?}");
}

#[test]
fn the_match_that_waits_comes_back_when_the_lesson_is_left() {
    let mut reader = Reader::open("othello", "");
    reader.press("f5");
    let moves = reader.page().moves.clone();
    button(&mut reader, "lessons");
    assert_eq!((reader.page().moves.len(), reader.page().players.len(), reader.page().actions.len()), (0, 0, 0));
    button(&mut reader, "lesson-leave");
    assert_eq!(reader.page().moves, moves);
    assert_eq!(names(&reader), ["open", "lessons", "puzzles"]);
}

#[test]
fn a_lesson_opens_from_the_title_by_the_name_of_its_game() {
    let mut reader = Reader::new();
    button(&mut reader, "lessons-diamond");
    assert_eq!((reader.page().game, reader.page().caption.as_str()), ("diamond", "The board · 1 of 3"));
}
