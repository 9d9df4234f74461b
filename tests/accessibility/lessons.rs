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

/// The page *Learn* in words: each heading with the names of its buttons.
fn learn_page(reader: &Reader) -> Vec<(String, Vec<String>)> {
    let groups = reader.menu().exercises;
    groups.into_iter().map(|group| (group.title, group.links.into_iter().map(|link| link.label).collect())).collect()
}

#[test]
fn the_page_reads_the_puzzle_of_the_day_first_and_then_each_game_with_its_lessons_and_themes() {
    let reader = Reader::new();
    let page = learn_page(&reader);
    let date = page[0].0.strip_prefix("Today · ").expect("the day");
    assert!(date.split_once(' ').is_some_and(|(day, rest)| day.parse::<u8>().is_ok() && rest.len() == 8), "{date}");
    assert_eq!(page[0].1, ["Puzzle of the day"]);
    let titles: Vec<&str> = page[1..].iter().map(|(title, _)| title.as_str()).collect();
    let of = |game: &str| [game.to_owned(), format!("Lessons: {game}"), format!("Puzzles by theme: {game}")];
    assert_eq!(titles, ["Diamond", "Breakthrough", "Othello"].map(of).concat());
    assert_eq!(page[4].1, ["Lesson 1 of 8: Moving", "Next at my rating: 1000"]);
    assert_eq!(page[5].1[..2], ["Moving", "Capturing"]);
    assert!(page[6].1[0].starts_with("Race: 0 of "), "{:?}", page[6]);
}

#[test]
fn the_page_follows_the_progress() {
    let mut reader = Reader::new();
    button(&mut reader, "lessons-breakthrough");
    button(&mut reader, "lesson-next");
    let page = learn_page(&reader);
    assert_eq!(page[5].1[0], "Moving, left at step 2");
}

#[test]
fn every_lesson_and_theme_opens_by_its_name() {
    let mut reader = Reader::new();
    button(&mut reader, "lesson:othello-corners");
    assert_eq!(reader.page().caption, "Corners · 1 of 3");
    let opened = button(&mut reader, "theme:diamond:quiet");
    assert!(opened[0].starts_with("Puzzle · Diamond"), "{opened:?}");
    let shown = reader.page().clone();
    button(&mut reader, "lesson:othello-nothing");
    assert_eq!(reader.page(), &shown, "an unknown name opens nothing");
}

#[test]
fn a_puzzle_opens_in_place_of_a_lesson_a_lesson_in_place_of_a_puzzle_and_the_match_still_waits() {
    let mut reader = Reader::open("othello", "");
    reader.press("f5");
    let moves = reader.page().moves.clone();
    button(&mut reader, "lessons");
    let opened = button(&mut reader, "puzzle-of-the-day");
    assert!(opened[0].starts_with("Puzzle of the day · "), "{opened:?}");
    let opened = button(&mut reader, "lessons-diamond");
    assert!(opened[0].starts_with("The board · 1 of 3."), "{opened:?}");
    let opened = button(&mut reader, "puzzles-breakthrough");
    assert!(opened[0].starts_with("Puzzle · Breakthrough"), "{opened:?}");
    button(&mut reader, "puzzle-leave");
    assert_eq!((reader.page().moves.clone(), reader.page().game), (moves, "othello"));
}
