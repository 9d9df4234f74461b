//! Diamond's moves and positions as text, good and bad.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "diamond/support.rs"]
mod support;

use support::{Dice, after, at, position, step, trouble};
use tessera_rules::diamond::{Position, parse_position};
use tessera_rules::{Contradiction, Game, IllegalMove, Move, NotationReason, SetupError, Side};

const START: &str = "7/8/8/8/8/8/8/7 b p12,12 0 -";

fn capturing() -> Position {
    position("White d4 e3; Black f4; neutral a7; White to move")
}

fn expected(reason: NotationReason) -> bool {
    matches!(reason, NotationReason::Expected(_))
}

/// Where, on what and why a text is no position.
fn rejected(text: &str) -> (usize, String, NotationReason) {
    let error = parse_position(text).unwrap_err();
    (error.column, error.found, error.reason)
}

fn impossible(what: Contradiction) -> NotationReason {
    NotationReason::Impossible(SetupError::Contradiction(what))
}

#[test]
fn moves_are_written_with_captures_and_a_mark_for_a_win() {
    let start = Position::start();
    assert_eq!(start.format_move(Move::Place(at("e4"))), "e4");
    assert_eq!(after(&start, "e4").format_move(Move::Swap), "swap");
    assert_eq!(capturing().format_move(step("e3", "d3")), "e3-d3");
    assert_eq!(capturing().format_move(step("d4", "e4")), "d4-e4xf4");
    assert_eq!(capturing().format_move(Move::Remove(at("a7"))), "xa7");
    let winning = position("White d3 e3 d4 e5; Black d5 h8; White to move");
    assert_eq!(winning.format_move(step("e5", "e4")), "e5-e4xd5#");
    assert_eq!(after(&start, "a2 e1 b2 f1 b3 g1").format_move(Move::Place(at("a3"))), "a3#");
}

#[test]
fn protocols_write_no_captures_and_no_marks() {
    let start = Position::start();
    assert_eq!(start.protocol_move(Move::Place(at("e4"))), "e4");
    assert_eq!(start.protocol_move(Move::Swap), "swap");
    assert_eq!(capturing().protocol_move(step("d4", "e4")), "d4-e4");
    assert_eq!(capturing().protocol_move(Move::Remove(at("a7"))), "xa7");
}

#[test]
fn moves_are_read_in_every_usual_spelling() {
    for text in ["d4-e4", "d4e4", "D4-E4", "d4-e4xf4", "D4E4XF4", " d4-e4xf4!? ", "d4–e4", "d4-e4#"] {
        assert_eq!(capturing().parse_move(text), Ok(step("d4", "e4")), "{text}");
    }
    for text in ["xa7", "XA7", "xa7!"] {
        assert_eq!(capturing().parse_move(text), Ok(Move::Remove(at("a7"))), "{text}");
    }
    for text in ["swap", "Switch", "SWAP!"] {
        assert_eq!(after(&Position::start(), "e4").parse_move(text), Ok(Move::Swap), "{text}");
    }
    assert_eq!(Position::start().parse_move("E4??"), Ok(Move::Place(at("e4"))));
}

#[test]
fn a_wrong_capture_is_refused_with_its_place() {
    let wrong = NotationReason::WrongCapture;
    assert_eq!(trouble(&capturing(), "d4-e4xd5"), (7, "d5".into(), wrong.clone()));
    assert_eq!(trouble(&capturing(), "e3-d3xf4"), (7, "f4".into(), wrong));
}

#[test]
fn unreadable_moves_are_refused_with_place_and_reason() {
    let start = Position::start();
    for (text, column, found) in
        [("", 1, ""), ("e9", 1, "e9"), ("  hello", 3, "hello"), ("é4", 1, "é4"), ("44", 1, "44")]
    {
        assert_eq!(trouble(&start, text), (column, found.into(), NotationReason::NotAMove), "{text}");
    }
    assert_eq!(trouble(&start, "xf4f5"), (4, "f5".into(), NotationReason::Trailing));
    assert_eq!(trouble(&start, "e3-e4xf4xf5"), (9, "xf5".into(), NotationReason::Trailing));
    assert_eq!(trouble(&start, "e3-e4=Q"), (6, "=Q".into(), NotationReason::Trailing));
    for (text, place) in [("e3-", 4), ("e3-x", 4), ("e3x", 3), ("x", 2), ("xq", 2), ("e3-e4x", 7)] {
        let (column, _, reason) = trouble(&start, text);
        assert!(expected(reason) && column == place, "{text}: {column}");
    }
}

#[test]
fn an_illegal_move_is_explained_at_the_point_concerned() {
    let (column, found, reason) = trouble(&capturing(), "d4-e3");
    assert_eq!((column, found.as_str()), (4, "e3"));
    let explanation = "your own piece stands on e3".to_owned();
    assert_eq!(reason, NotationReason::Illegal { reason: IllegalMove::OwnPieceThere(at("e3")), explanation });
    let places = [
        ("f4-f5", 1, "f4"),
        ("d4-e5", 4, "e5"),
        ("xf4", 2, "f4"),
        ("d4-a8", 4, "a8"),
        ("e4", 1, "e4"),
        ("swap", 1, "swap"),
    ];
    for (text, column, found) in places {
        let (at, what, reason) = trouble(&capturing(), text);
        assert_eq!((at, what.as_str()), (column, found), "{text}");
        assert!(matches!(reason, NotationReason::Illegal { .. }));
    }
    assert!(matches!(
        trouble(&capturing(), "pass").2,
        NotationReason::Illegal { reason: IllegalMove::NotInThisGame, .. }
    ));
}

#[test]
fn a_game_is_read_with_numbers_and_errors_are_placed_in_the_whole_text() {
    let moves = capturing().parse_game("1...d4-e4xf4!").unwrap();
    assert_eq!(moves, [step("d4", "e4")]);
    let error = Position::start().parse_game("1. e4 d4 2. e4").unwrap_err();
    assert_eq!((error.column, error.found.as_str()), (13, "e4"));
}

#[test]
fn positions_are_written_in_five_fields_and_a_history() {
    assert_eq!(Position::start().format_position(), START);
    assert_eq!(after(&Position::start(), "b8 g1 a1").format_position(), "b6/8/8/8/8/8/8/b5w w p10,11 0 -");
    assert_eq!(capturing().format_position(), "7/n7/8/8/3w1b2/4w3/8/7 w m 0 -");
    let played = after(&capturing(), "e3-d3 f4-f5");
    assert_eq!(played.format_position(), "7/n7/8/5b2/3w4/3w4/8/7 w m 2 - e3-d3,f4-f5");
}

#[test]
fn positions_round_trip_through_text() {
    let games = ["", "e4", "e4 swap", "e4 swap d4", "a2 e1 b2 f1 b3 g1 a3"];
    let placing = games.iter().map(|moves| after(&Position::start(), moves));
    let moving = ["e3-d3", "d4-e4", "e3-d3 f4-f5 d3-e3 f5-f4 e3-d3", "xa7"].map(|moves| after(&capturing(), moves));
    for position in placing.chain(moving) {
        assert_eq!(parse_position(&position.format_position()), Ok(position));
    }
}

#[test]
fn a_history_that_was_written_and_read_still_counts_repetitions() {
    let twice = after(&capturing(), "e3-d3 f4-f5 d3-e3 f5-f4");
    let read = position(&twice.format_position());
    assert_eq!(read.occurrences(), 2);
    assert!(after(&read, "e3-d3 f4-f5 d3-e3 f5-f4").outcome().is_over());
}

#[test]
fn upper_case_and_extra_blanks_are_read() {
    assert_eq!(position("  7/N7/8/8/3W1B2/4W3/8/7  W\tM 0 - "), capturing());
    assert_eq!(position("7/8/8/8/8/8/8/7 B P12,12 0 -"), Position::start());
}

#[test]
fn a_list_of_pieces_is_a_position_in_any_order_and_case() {
    let written = [
        "white to move\nRED: a7\nblack: f4\nwhite: d4, e3",
        "W d4 e3; B f4; N a7. WHITE TO PLAY",
        "w to move b F4 w E3 n A7 w D4",
    ];
    for text in written {
        assert_eq!(position(text), capturing(), "{text}");
    }
}

#[test]
fn a_bad_list_of_pieces_is_refused_with_place_and_reason() {
    for (text, column, found) in [
        ("White e4", 9, ""),
        ("", 1, ""),
        ("e4; White to move", 1, "e4"),
        ("White to move; e4", 16, "e4"),
        ("White e4 f9; White to move", 10, "f9"),
        ("White e4; neutral to move", 19, "to"),
        ("White e4; White to", 17, "to"),
    ] {
        let (at, what, reason) = rejected(text);
        assert!((at, what.as_str()) == (column, found) && expected(reason), "{text}: {at} {what}");
    }
    let misplaced = NotationReason::Impossible(SetupError::Misplaced);
    assert_eq!(rejected("White e4; Black e4; White to move"), (17, "e4".into(), misplaced.clone()));
    assert_eq!(rejected("White a8; White to move"), (7, "a8".into(), misplaced));
    let twice = impossible(Contradiction::TurnNamedTwice);
    assert_eq!(rejected("White to move Black to move"), (15, "Black".into(), twice));
    let over = "White d3 e3 e4 d4; White to move";
    let held = impossible(Contradiction::MoverHoldsSquare(Side::Second));
    assert_eq!(rejected(over), (1, over.into(), held));
}

#[test]
fn a_bad_board_is_refused_with_place_and_reason() {
    let rows = NotationReason::RowCount { expected: 8, found: 7 };
    assert_eq!(rejected("8/8/8/8/8/8/7 b m 0 -"), (1, "8/8/8/8/8/8/7".into(), rows));
    let long = NotationReason::RowLength { row: 8, expected: 7, found: 8 };
    assert_eq!(rejected("8/8/8/8/8/8/8/7 b m 0 -"), (1, "8".into(), long));
    let short = NotationReason::RowLength { row: 6, expected: 8, found: 4 };
    assert_eq!(rejected("7/8/b2w/8/8/8/8/7 b m 0 -"), (5, "b2w".into(), short));
    assert_eq!(rejected("7/8/3x4/8/8/8/8/7 b m 0 -"), (6, "x".into(), NotationReason::UnknownSymbol));
    assert_eq!(rejected("7/8/8/8/0/8/8/7 b m 0 -"), (9, "0".into(), NotationReason::UnknownSymbol));
    assert_eq!(rejected("7/é7/8/8/8/8/8/7 b m 0 -"), (3, "é".into(), NotationReason::UnknownSymbol));
}

#[test]
fn bad_fields_are_refused_with_place_and_reason() {
    for (fields, column) in [
        ("", 16),
        ("x p12,12 0 -", 17),
        ("b", 18),
        ("b q 0 -", 19),
        ("b p12 0 -", 19),
        ("b p12,x 0 -", 19),
        ("b p300,12 0 -", 19),
        ("b p12,12", 25),
        ("b p12,12 -1 -", 26),
        ("b p12,12 +1 -", 26),
        ("b p12,12 0", 27),
        ("b p12,12 0 x", 28),
    ] {
        let text = format!("7/8/8/8/8/8/8/7 {fields}");
        let (at, _, reason) = rejected(text.trim_end());
        assert!(expected(reason) && at == column, "{text}: {at}");
    }
    assert_eq!(rejected("7/8/8/8/8/8/8/7 b p12,12 0 - e3-e4"), (30, "e3-e4".into(), NotationReason::Trailing));
    assert_eq!(rejected("7/8/8/8/8/8/8/b6 b m 0 -  e3-e4").0, 27);
    let board = "7/8/8/8/8/8/8/b6";
    let counts = impossible(Contradiction::MissingFromHand);
    assert_eq!(rejected(&format!("{board} w p10,12 0 -")), (1, board.into(), counts));
}

#[test]
fn a_bad_history_is_refused_with_place_and_reason() {
    let with = |history: &str| format!("7/8/8/8/8/8/8/bw5 b m 5 - {history}");
    for (history, column) in [("a1", 27), ("a1-a2,", 33), ("a2-i9", 27), ("a2-a1-b1", 27)] {
        let (at, _, reason) = rejected(&with(history));
        assert!(expected(reason) && at == column, "{history}: {at}");
    }
    let astray = impossible(Contradiction::StepLeadsElsewhere);
    assert_eq!(rejected(&with("a2-a1")), (27, "a2-a1".into(), astray.clone()));
    assert_eq!(rejected(&with("c1-b2,a2-a1,c1-b1")), (27, "c1-b2".into(), astray));
    let apart = impossible(Contradiction::HistoryBroken);
    assert_eq!(rejected(&with("h8-b1")).2, apart);
    let long = impossible(Contradiction::HistoryTooLong);
    assert_eq!(rejected("7/8/8/8/8/8/8/bw5 b m 1 - a2-a1,c1-b1").2, long);
    assert_eq!(position(&with("a2-a1,c1-b1")).situation().seen.len(), 3);
}

#[test]
fn no_text_makes_the_reader_panic() {
    let seeds = [
        START,
        "7/8/8/5b2/3w4/3w4/n7/7 w m 2 - e3-d3,f4-f5",
        "White d4; Black f4; neutral a7; White to move",
        "e3-e4xf4#",
        "swap",
        "xe4",
    ];
    let scraps: Vec<char> = "abhx 0189/-,#;:é–😀\tbwnmps".chars().collect();
    let mut dice = Dice(1);
    let mut read = 0;
    for _ in 0..20_000 {
        let mut text: Vec<char> = seeds[dice.below(seeds.len())].chars().collect();
        for _ in 0..=dice.below(3) {
            let place = dice.below(text.len() + 1);
            match dice.below(3) {
                0 => text.insert(place, scraps[dice.below(scraps.len())]),
                1 => text.truncate(place),
                _ => text.extend(scraps.get(place)),
            }
        }
        let text: String = text.into_iter().collect();
        read += usize::from(parse_position(&text).is_ok());
        let _ = (capturing().parse_move(&text), capturing().parse_game(&text));
    }
    assert!(read > 100, "some of the texts must still be positions: {read}");
}

#[test]
fn the_picture_shows_every_line_and_whose_turn_it_is() {
    let picture = "\
8      .---.---.---.---.---.---.
     / |   | / |   | / |   | / |
7  N---.---.---.---.---.---.---.
   |   | \\ |   | \\ |   | \\ |   |
6  .---.---.---.---.---.---.---.
   | / |   | / |   | / |   | / |
5  .---.---.---.---.---.---.---.
   |   | \\ |   | \\ |   | \\ |   |
4  .---.---.---W---.---B---.---.
   | / |   | / |   | / |   | / |
3  .---.---.---.---W---.---.---.
   |   | \\ |   | \\ |   | \\ |   |
2  .---.---.---.---.---.---.---.
   | / |   | / |   | / |   | /
1  .---.---.---.---.---.---.
   a   b   c   d   e   f   g   h
White to move; movement phase, quiet plies: 0 of 50";
    assert_eq!(capturing().to_string(), picture);
    let status = |position: &Position| position.to_string().lines().last().unwrap().to_owned();
    let swapped = after(&Position::start(), "e4 swap");
    assert_eq!(status(&swapped), "White to move; placement phase, in hand: Black 11, White 12; sides switched");
    let won = after(&Position::start(), "a2 e1 b2 f1 b3 g1 a3");
    assert_eq!(status(&won), "Black has won by completing a square; placement phase, in hand: Black 8, White 9");
}
