//! Breakthrough in writing: moves, games and positions, and where and why a text is refused.

use tessera_rules::breakthrough::{Position, parse_position};
use tessera_rules::{Game, IllegalMove, NotationError, NotationReason, Point, SetupError, Side, Size};

const EIGHT: Size = Size { columns: 8, rows: 8 };
const TEN: Size = Size { columns: 10, rows: 10 };
const DIAGRAM: &str = "8/8/8/2P5/8/5p2/4PPP1/8";

fn read(size: Size, text: &str) -> Position {
    parse_position(size, text).expect("the text is a position")
}

/// The text a move is written with after it was read.
fn reread(position: &Position, text: &str) -> String {
    position.format_move(position.parse_move(text).expect("the text is a legal move"))
}

fn refused(position: &Position, text: &str) -> (usize, String, NotationReason) {
    let NotationError { column, found, reason } = position.parse_move(text).expect_err("the text is refused");
    (column, found, reason)
}

fn why_illegal(position: &Position, text: &str) -> (usize, IllegalMove, String) {
    match refused(position, text) {
        (column, _, NotationReason::Illegal { reason, explanation }) => (column, reason, explanation),
        other => panic!("{text} is readable, and yet {other:?}"),
    }
}

fn position_refused(size: Size, text: &str) -> (usize, String, NotationReason) {
    let NotationError { column, found, reason } = parse_position(size, text).expect_err("the text is refused");
    (column, found, reason)
}

#[test]
fn steps_are_written_with_a_dash_captures_with_an_x_and_protocols_need_neither() {
    let black = read(EIGHT, &format!("{DIAGRAM} b"));
    let written = |text| {
        let mv = black.parse_move(text).expect("the text is a legal move");
        (black.format_move(mv), black.protocol_move(mv))
    };
    assert_eq!(written("f3e2"), ("f3xe2".into(), "f3e2".into()));
    let white = read(EIGHT, &format!("{DIAGRAM} w"));
    let mv = white.parse_move("c5d6").expect("the text is a legal move");
    assert_eq!((white.format_move(mv), white.protocol_move(mv)), ("c5-d6".into(), "c5d6".into()));
}

#[test]
fn every_common_spelling_of_a_move_is_read() {
    let black = read(EIGHT, &format!("{DIAGRAM} b"));
    for text in ["f3xe2", "f3:e2", "f3*e2", "f3×e2", "f3-e2", "f3e2", "F3XE2", "F3e2", "  f3xe2\t\n"] {
        assert_eq!(reread(&black, text), "f3xe2", "{text}");
    }
    let white = read(EIGHT, &format!("{DIAGRAM} w"));
    for text in ["c5-c6", "c5–c6", "c5c6", "C5-C6"] {
        assert_eq!(reread(&white, text), "c5-c6", "{text}");
    }
}

#[test]
fn a_move_may_name_only_its_target_where_one_piece_can_make_it() {
    let start = Position::start(EIGHT);
    let black = read(EIGHT, &format!("{DIAGRAM} b"));
    for (position, text, expected) in [
        (&start, "d3", "d2-d3"),
        (&start, "cd3", "c2-d3"),
        (&start, "Pdd3", "d2-d3"),
        (&start, "Pd2d3", "d2-d3"),
        (&black, "fxe2", "f3xe2"),
        (&black, "fe2", "f3xe2"),
        (&black, "xe2", "f3xe2"),
        (&black, "e2*", "f3xe2"),
        (&black, "f3e2*", "f3xe2"),
    ] {
        assert_eq!(reread(position, text), expected, "{text}");
    }
    let apart = read(EIGHT, "p7/8/8/8/8/8/3P1P2/8 w");
    assert_eq!(refused(&apart, "e3"), (1, "e3".into(), NotationReason::Ambiguous));
    assert_eq!(reread(&apart, "fe3"), "f2-e3");
    assert_eq!(refused(&start, "a2"), (1, "a2".into(), NotationReason::Unreachable));
    assert_eq!(refused(&start, "ad3"), (1, "ad3".into(), NotationReason::Unreachable));
    assert_eq!(refused(&start, "dxe3"), (1, "dxe3".into(), NotationReason::WrongCapture));
    assert_eq!(refused(&start, "d2d3*"), (5, "*".into(), NotationReason::WrongCapture));
}

#[test]
fn ranks_of_two_digits_are_read_whole() {
    let up = read(TEN, "10/P9/10/10/10/10/10/10/p9/10 w");
    assert_eq!(reread(&up, "a9-a10"), "a9-a10");
    assert_eq!(reread(&up, "a9a10"), "a9-a10");
    assert_eq!(reread(&up, "A9B10"), "a9-b10");
    let down = read(TEN, "p9/10/10/10/10/10/10/10/10/9P b");
    assert_eq!(reread(&down, "a10a9"), "a10-a9");
    assert_eq!(reread(&down, "a10-b9"), "a10-b9");
    let bottom = read(TEN, "p9/10/10/10/10/10/10/10/10/P8P w");
    assert_eq!(reread(&bottom, "a1a2"), "a1-a2");
    assert_eq!(reread(&bottom, "j1j2"), "j1-j2");
}

#[test]
fn a_rank_beyond_the_board_is_not_truncated_to_a_shorter_one() {
    let start = Position::start(EIGHT);
    assert_eq!(refused(&start, "a2-a30"), (4, "a30".into(), NotationReason::NotAMove));
    assert_eq!(refused(&start, "a20-a3"), (1, "a20-a3".into(), NotationReason::NotAMove));
    assert_eq!(refused(&start, "a9a10"), (1, "a9a10".into(), NotationReason::NotAMove));
    assert_eq!(refused(&start, "a02a3"), (1, "a02a3".into(), NotationReason::NotAMove));
}

#[test]
fn a_move_written_as_a_capture_must_capture() {
    let black = read(EIGHT, &format!("{DIAGRAM} b"));
    assert_eq!(refused(&Position::start(EIGHT), "a2xb3"), (3, "x".into(), NotationReason::WrongCapture));
    assert_eq!(refused(&Position::start(EIGHT), " a2×b3"), (4, "×".into(), NotationReason::WrongCapture));
    let (column, reason, explanation) = why_illegal(&black, "f3xf2");
    assert_eq!(reason, IllegalMove::CapturesOnlyDiagonally(Point::new(13)));
    assert_eq!((column, explanation.as_str()), (1, "f2 is blocked: captures are only diagonal"));
}

#[test]
fn an_illegal_move_is_explained_in_a_sentence() {
    let start = Position::start(EIGHT);
    let explained = |text| why_illegal(&start, text).2;
    assert_eq!(explained("a3-a4"), "no piece stands on a3");
    assert_eq!(explained("a7-a6"), "the piece on a7 is the opponent's");
    assert_eq!(explained("a1-b2"), "your own piece stands on b2");
    assert_eq!(explained("a2-a4"), "pieces move one row forward, straight or diagonally");
    let over = read(EIGHT, "P7/7p/8/8/8/8/8/8 b");
    assert_eq!(why_illegal(&over, "h7-h6"), (1, IllegalMove::GameOver, "the game is over".into()));
}

#[test]
fn text_that_is_not_a_move_is_refused_with_its_place() {
    let start = Position::start(EIGHT);
    let not_a_move = |column, found: &str| (column, found.to_owned(), NotationReason::NotAMove);
    assert_eq!(refused(&start, ""), not_a_move(1, ""));
    assert_eq!(refused(&start, "  "), not_a_move(1, ""));
    assert_eq!(refused(&start, "a2-"), not_a_move(4, ""));
    assert_eq!(refused(&start, "pass"), not_a_move(1, "pass"));
    assert_eq!(refused(&start, "i2-i3"), not_a_move(1, "i2-i3"));
    assert_eq!(refused(&start, "a2--a3"), not_a_move(4, "-a3"));
    assert_eq!(refused(&start, "a2-é3"), not_a_move(4, "é3"));
    assert_eq!(refused(&start, "é2-a3"), not_a_move(1, "é2-a3"));
    assert_eq!(refused(&start, "a²-a3"), not_a_move(1, "a²-a3"));
    assert_eq!(refused(&start, "a2-a3b4"), (6, "b4".into(), NotationReason::Trailing));
    assert_eq!(refused(&start, "é"), not_a_move(1, "é"));
}

#[test]
fn a_numbered_game_is_written_and_read_back() {
    let start = Position::start(EIGHT);
    let text = "1. a2-a3 h7-h6 2. b2-c3 g7-f6";
    let moves = start.parse_game(text).expect("all moves are legal");
    assert_eq!(moves.len(), 4);
    assert_eq!(start.format_game(&moves), text);
    for other in ["1.a2-a3 h7-h6 2.b2-c3 g7-f6", "a2a3 h7h6\nb2c3, g7f6", "1 a2-a3 h7-h6 2 b2-c3 g7-f6"] {
        assert_eq!(start.parse_game(other), Ok(moves.clone()), "{other}");
    }
}

#[test]
fn a_game_begun_by_black_starts_with_an_ellipsis() {
    let black = read(EIGHT, &format!("{DIAGRAM} b"));
    let text = "1... f3xe2 2. f2-f3 e2-d1";
    let moves = black.parse_game(text).expect("all moves are legal");
    assert_eq!(black.format_game(&moves), text);
}

#[test]
fn a_game_is_refused_at_the_character_where_it_goes_wrong() {
    let start = Position::start(EIGHT);
    let refused = |text| {
        let error = start.parse_game(text).expect_err("the game is refused");
        (error.column, error.found)
    };
    assert_eq!(refused("1.b2-b3 g7-g6 2.b3-b5"), (17, "b3-b5".into()));
    assert_eq!(refused("1. b2-b3 g7xg6"), (12, "x".into()));
    assert_eq!(refused("b2-b3 ééé"), (7, "ééé".into()));
}

#[test]
fn a_position_is_written_in_rows_from_the_top() {
    let text = "9p/10/10/3p1P4/10/10/10/10/10/P9 b";
    assert_eq!(read(TEN, text).format_position(), text);
    assert_eq!(read(TEN, &format!("  {}  b \n", &text[..text.len() - 2])).side_to_move(), Side::Second);
    let split_runs = "9p/55/55/3p1P4/10/10/10/10/10/P9 b";
    assert!(matches!(position_refused(TEN, split_runs).2, NotationReason::RowLength { row: 2, found: 55, .. }));
}

#[test]
fn a_board_is_drawn_with_its_coordinates_and_the_side_to_move() {
    let drawn = "4 p . .\n3 . p .\n2 P . .\n1 . . .\n  a b c\nBlack to move";
    let size = Size { columns: 3, rows: 4 };
    assert_eq!(read(size, "p2/1p1/P2/3 b").to_string(), drawn);
    let won = read(size, "pP1/3/3/3 b").to_string();
    assert_eq!(won.lines().last(), Some("White has won by reaching the far row"));
    let wide = Position::start(TEN).to_string();
    assert_eq!(wide.lines().next(), Some("10 p p p p p p p p p p"));
    assert_eq!(wide.lines().nth(1), Some(" 9 p p p p p p p p p p"));
    assert_eq!(wide.lines().nth(10), Some("   a b c d e f g h i j"));
}

#[test]
fn rows_of_the_wrong_number_or_length_are_refused() {
    let rows = |expected, found| NotationReason::RowCount { expected, found };
    let length = |row, found| NotationReason::RowLength { row, expected: 8, found };
    assert_eq!(position_refused(EIGHT, ""), (1, String::new(), rows(8, 0)));
    assert_eq!(position_refused(EIGHT, "8/8/8 w"), (6, String::new(), rows(8, 3)));
    assert_eq!(position_refused(EIGHT, "8/8/8/8/8/8/8/8/8 w"), (17, "8".into(), rows(8, 9)));
    assert_eq!(position_refused(EIGHT, "8/8/pp/8/8/8/8/8 w"), (5, "pp".into(), length(3, 2)));
    assert_eq!(position_refused(EIGHT, "8/8p/8/8/8/8/8/8 w"), (3, "8p".into(), length(2, 9)));
    assert_eq!(position_refused(EIGHT, "8//8/8/8/8/8/8 w"), (3, String::new(), length(2, 0)));
    // A number that no register holds must not come round to eight points again.
    let huge = "p99999999999999999999999999pppppppp/8/8/8/8/8/8/8 w";
    assert!(matches!(position_refused(EIGHT, huge), (1, _, NotationReason::RowLength { row: 1, .. })));
}

#[test]
fn unknown_symbols_are_refused_with_their_place() {
    let unknown = |column, found: &str| (column, found.to_owned(), NotationReason::UnknownSymbol);
    assert_eq!(position_refused(EIGHT, "8/ppppxppp/8/8/8/8/8/8 w"), unknown(7, "x"));
    assert_eq!(position_refused(EIGHT, "8/ppppéppp/8/8/8/8/8/8 w"), unknown(7, "é"));
    assert_eq!(position_refused(EIGHT, "8/08/8/8/8/8/8/8 w"), unknown(3, "0"));
    assert_eq!(position_refused(EIGHT, "-8/8/8/8/8/8/8/8 w"), unknown(1, "-"));
    assert_eq!(position_refused(EIGHT, "８/8/8/8/8/8/8/8 w"), unknown(1, "８"));
}

#[test]
fn the_side_to_move_must_follow_and_nothing_else() {
    let board = "8/p7/8/8/8/8/P7/8";
    let expected = NotationReason::Expected("the side to move, w or b");
    assert_eq!(position_refused(EIGHT, board), (18, String::new(), expected.clone()));
    assert_eq!(position_refused(EIGHT, &format!("{board} W")), (19, "W".into(), expected.clone()));
    assert_eq!(position_refused(EIGHT, &format!("{board}  ü w")), (20, "ü".into(), expected));
    assert_eq!(position_refused(EIGHT, &format!("{board} w 1 2 x ")), (25, "x".into(), NotationReason::Trailing));
}

#[test]
fn the_fields_that_chess_programs_add_are_skipped() {
    let start = Position::start(EIGHT);
    for fields in ["- - 0 1", "0 1", "- -", "- - 12 34"] {
        assert_eq!(
            parse_position(EIGHT, &format!("{} {fields}", start.format_position())),
            Ok(start.clone()),
            "{fields}"
        );
    }
    let refused = position_refused(EIGHT, &format!("{} - - 0 1 2", start.format_position()));
    assert_eq!((refused.1.as_str(), refused.2), ("2", NotationReason::Trailing));
}

#[test]
fn impossible_positions_are_refused() {
    let (column, found, reason) = position_refused(EIGHT, " P7/7p/8/8/8/8/8/8 w");
    assert_eq!((column, found.as_str()), (2, "P7/7p/8/8/8/8/8/8 w"));
    assert!(matches!(reason, NotationReason::Impossible(SetupError::Contradiction(_))), "{reason:?}");
    let one_column = Size { columns: 1, rows: 8 };
    let reason = position_refused(one_column, "p/p/1/1/1/1/P/P w").2;
    assert_eq!(reason, NotationReason::Impossible(SetupError::WrongSize(one_column)));
}

#[test]
fn a_megabyte_of_garbage_is_refused() {
    let start = Position::start(EIGHT);
    for piece in ["p", "P/", "9", "/", "é", "\u{0}", "a1", "8/8/8/8/8/8/8/8 ", " ", "x", "1.", "a2-a3", "🙂-"] {
        let text = piece.repeat(1_000_000 / piece.len());
        assert!(parse_position(EIGHT, &text).is_err(), "{piece:?}");
        assert!(start.parse_move(&text).is_err(), "{piece:?}");
        if let Err(error) = start.parse_game(&text) {
            assert!(error.to_string().len() < 200, "an error stays one short line: {piece:?}");
        }
    }
}

#[test]
fn texts_with_one_character_changed_never_panic() {
    let start = Position::start(EIGHT);
    let texts = ["pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w", "1. a2-a3 h7-h6 2. b2xc3", "a2-a3"];
    let strays = ["", "é", "0", "9", "/", " ", "🙂", "x", "P", "w", "\u{301}", "１"];
    for (text, stray) in texts.iter().flat_map(|text| strays.iter().map(move |stray| (text, stray))) {
        for (index, old) in text.char_indices() {
            let changed = format!("{}{stray}{}", &text[..index], &text[index + old.len_utf8()..]);
            let errors = [
                parse_position(EIGHT, &changed).err(),
                start.parse_game(&changed).err(),
                start.parse_move(&changed).err(),
            ];
            for error in errors.into_iter().flatten() {
                assert!((1..=changed.chars().count() + 1).contains(&error.column), "{changed:?}: {error}");
            }
        }
    }
}
