//! Othello in writing: moves, transcripts and boards are read tolerantly, written one way, and refused with a place.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tessera_rules::othello::{Position, parse_position};
use tessera_rules::{
    Game, GameKind, Grid, IllegalMove, Move, NotationError, NotationReason, Point, SetupError, Side, Size,
};

const EIGHT: Size = GameKind::Othello.default_size();
const SIZES: [Size; 3] = [Size { columns: 6, rows: 6 }, EIGHT, Size { columns: 10, rows: 10 }];

/// Black takes everything in nine plies.
const SHORT_GAME: &str = "c4c5e6e3e2d6c6b4a4";

const SIDE_TO_MOVE: NotationReason = NotationReason::Expected("the side to move, x or o");

fn start() -> Position {
    Position::start(EIGHT)
}

fn point(label: &str) -> Point {
    Grid::new(EIGHT).parse_label(label).expect("the test names a square")
}

/// White is to move and only Black can: a pass is forced.
fn stuck() -> Position {
    parse_position(EIGHT, &format!("XO------{} O", "-".repeat(56))).expect("the test draws a board")
}

fn random_game(start: &Position, rng: &mut StdRng) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return moves;
        }
        moves.push(legal[rng.random_range(0..legal.len())]);
        position.play_unchecked(moves[moves.len() - 1]);
    }
}

fn illegal(reason: IllegalMove, explanation: &str) -> NotationReason {
    NotationReason::Illegal { reason, explanation: explanation.to_owned() }
}

#[track_caller]
fn assert_error<T: std::fmt::Debug>(
    result: Result<T, NotationError>,
    column: usize,
    found: &str,
    reason: NotationReason,
) {
    assert_eq!(result.expect_err("the text is wrong"), NotationError { column, found: found.to_owned(), reason });
}

#[test]
fn a_move_is_a_label_in_either_case_and_is_written_in_lower_case() {
    for text in ["f5", "F5", " f5\n"] {
        assert_eq!(start().parse_move(text), Ok(Move::Place(point("f5"))));
    }
    assert_eq!(start().format_move(Move::Place(point("f5"))), "f5");
    assert_eq!(start().protocol_move(Move::Place(point("f5"))), "f5");
}

#[test]
fn a_pass_is_read_in_many_forms_and_written_in_one() {
    for text in ["pass", "PASS", "pa", "Pa", "ps", "PS", "--", "@@"] {
        assert_eq!(stuck().parse_move(text), Ok(Move::Pass), "{text}");
    }
    assert_eq!(stuck().format_move(Move::Pass), "pass");
    assert_eq!(stuck().protocol_move(Move::Pass), "pass");
}

#[test]
fn unreadable_and_illegal_moves_are_refused_with_place_and_reason() {
    let e3 = illegal(IllegalMove::FlipsNothing(point("e3")), "e3 outflanks nothing");
    let d4 = illegal(IllegalMove::Occupied(point("d4")), "d4 is occupied");
    let pass = illegal(IllegalMove::MayNotPass, "a player with a legal move may not pass");
    let cases = [
        ("", 1, "", NotationReason::NotAMove),
        ("i5", 1, "i5", NotationReason::NotAMove),
        ("f9", 1, "f9", NotationReason::NotAMove),
        ("f05", 1, "f05", NotationReason::NotAMove),
        ("5f", 1, "5f", NotationReason::NotAMove),
        ("f5x", 1, "f5x", NotationReason::NotAMove),
        ("passe", 1, "passe", NotationReason::NotAMove),
        ("  é5", 3, "é5", NotationReason::NotAMove),
        ("ｆ５", 1, "ｆ５", NotationReason::NotAMove),
        (" e3", 2, "e3", e3),
        ("D4", 1, "D4", d4),
        ("pass", 1, "pass", pass),
    ];
    for (text, column, found, reason) in cases {
        assert_error(start().parse_move(text), column, found, reason);
    }
}

#[test]
fn transcripts_are_read_in_all_usual_forms() {
    let expected = start().parse_game(SHORT_GAME).unwrap();
    assert_eq!(expected.len(), 9);
    for text in [
        "C4C5E6E3E2D6C6B4A4",
        "c4 c5 e6 e3 e2 d6 c6 b4 a4",
        "  c4,c5, e6;e3\te2\r\nd6\n\nc6b4 A4\n",
        "1. c4 c5 2. e6 e3 3. e2 d6 4. c6 b4 5. a4",
        "1.c4 c5 2.e6 e3 3.e2 d6 4.c6 b4 5.a4",
        "1.c4c5 2.e6e3 3.e2d6 4.c6b4 5.a4",
        "1 c4 2 c5 3 e6 4 e3 5 e2 6 d6 7 c6 8 b4 9 a4",
    ] {
        assert_eq!(start().parse_game(text), Ok(expected.clone()), "{text:?}");
    }
    assert_eq!(start().format_game(&expected), SHORT_GAME);
    assert_eq!(start().parse_game(""), Ok(Vec::new()));
}

#[test]
fn passes_may_be_written_or_left_out() {
    let expected = vec![Move::Pass, Move::Place(point("c1"))];
    for text in ["c1", "pass c1", "PA,c1", "--c1", "psc1"] {
        assert_eq!(stuck().parse_game(text), Ok(expected.clone()), "{text}");
    }
    assert_eq!(stuck().format_game(&expected), "c1");
}

#[test]
fn a_pass_at_the_very_end_of_a_transcript_is_kept() {
    assert_eq!(stuck().format_game(&[Move::Pass]), "pass");
    assert_eq!(stuck().parse_game("pass"), Ok(vec![Move::Pass]));
    assert_eq!(stuck().parse_game(""), Ok(Vec::new()));
}

#[test]
fn the_first_bad_move_of_a_game_is_named_with_its_place_in_the_whole_text() {
    let f5 = illegal(IllegalMove::Occupied(point("f5")), "f5 is occupied");
    let a1 = illegal(IllegalMove::FlipsNothing(point("a1")), "a1 outflanks nothing");
    let over = illegal(IllegalMove::GameOver, "the game is over");
    let pass = illegal(IllegalMove::MayNotPass, "a player with a legal move may not pass");
    let after_the_end = format!("{SHORT_GAME}a5");
    let cases = [
        ("f5d6f5", 5, "f5", f5),
        ("1. f5 d6\n2. a1", 13, "a1", a1),
        ("f5d6zz9", 5, "zz9", NotationReason::NotAMove),
        ("f5 d6 c", 7, "c", NotationReason::NotAMove),
        ("f5 d66 c3", 6, "6", NotationReason::NotAMove),
        ("f5, é6", 5, "é6", NotationReason::NotAMove),
        ("f5 pass", 4, "pass", pass),
        (after_the_end.as_str(), 19, "a5", over),
        ("f5 (;d6)", 4, "(", NotationReason::NotAMove),
    ];
    for (text, column, found, reason) in cases {
        assert_error(start().parse_game(text), column, found, reason);
    }
}

#[test]
fn random_games_of_every_length_round_trip_through_text() {
    for size in SIZES {
        let mut rng = StdRng::seed_from_u64(64);
        let start = Position::start(size);
        for _ in 0..20 {
            let moves = random_game(&start, &mut rng);
            for played in 0..=moves.len() {
                let text = start.format_game(&moves[..played]);
                assert_eq!(start.parse_game(&text).as_deref(), Ok(&moves[..played]), "{text}");
            }
        }
    }
}

#[test]
fn random_positions_and_moves_round_trip_through_text() {
    for size in SIZES {
        let mut rng = StdRng::seed_from_u64(65);
        for _ in 0..20 {
            let mut position = Position::start(size);
            for mv in random_game(&position, &mut rng) {
                assert_eq!(position.parse_move(&position.format_move(mv)), Ok(mv));
                assert_eq!(parse_position(size, &position.format_position()), Ok(position.clone()));
                position.play_unchecked(mv);
            }
        }
    }
}

#[test]
fn a_position_is_written_as_64_characters_and_the_side() {
    let written = format!("{}OX------XO{} X", "-".repeat(27), "-".repeat(27));
    assert_eq!(start().format_position(), written);
}

#[test]
fn a_position_is_read_with_any_common_symbols_and_breaks() {
    let spaced: String = start().format_position().chars().flat_map(|c| [c, ' ']).collect();
    let lines = ["--------\n"; 3].concat();
    for text in [
        format!("{}OX------XO{}X", "-".repeat(27), "-".repeat(27)),
        format!("{}wb......BW{} *", ".".repeat(27), "_".repeat(27)),
        format!("{}0x------*o{}\nb\n", "-".repeat(27), "-".repeat(27)),
        format!("{lines}---OX---\n---XO---\n{lines}X"),
        format!("/{lines}---OX---/---XO---/{lines}/ X"),
        spaced,
    ] {
        assert_eq!(parse_position(EIGHT, &text), Ok(start()), "{text}");
    }
    let white = format!("{} o", "-".repeat(64));
    assert_eq!(parse_position(EIGHT, &white).unwrap().side_to_move(), Side::Second);
}

#[test]
fn a_damaged_board_is_refused_with_place_and_reason() {
    let dashes = "-".repeat(64);
    let length = |found| NotationReason::BoardLength { expected: 64, found };
    let nine_rows = "--------\n".repeat(9);
    let cases = [
        (String::new(), 1, "", length(0)),
        ("-".repeat(63), 64, "", length(63)),
        (format!("{} X", "-".repeat(63)), 65, "X", length(63)),
        (format!("{} X", "-".repeat(62)), 64, "X", length(62)),
        (format!("{dashes}- X"), 65, "-", length(65)),
        (format!("{dashes}OXO- X"), 65, "O", length(68)),
        (format!("{nine_rows}X"), 73, "-", length(72)),
        (format!("--é{}", "-".repeat(61)), 3, "é", NotationReason::UnknownSymbol),
        (format!("---\n-1{dashes}"), 6, "1", NotationReason::UnknownSymbol),
        ("hello".to_owned(), 1, "h", NotationReason::UnknownSymbol),
        (format!("{dashes} -"), 66, "-", SIDE_TO_MOVE),
        (format!("{dashes} bleak"), 67, "l", NotationReason::Trailing),
        (format!("{dashes} black to go"), 67, "l", NotationReason::Trailing),
        (format!("{dashes} ?"), 66, "?", SIDE_TO_MOVE),
        (format!("{dashes} X f5"), 68, "f", NotationReason::Trailing),
        (format!("{dashes} X O"), 68, "O", NotationReason::Trailing),
        (format!("{dashes}X!"), 66, "!", NotationReason::Trailing),
    ];
    for (text, column, found, reason) in cases {
        let error = parse_position(EIGHT, &text).expect_err(&text);
        assert_eq!(error, NotationError { column, found: found.to_owned(), reason }, "{text}");
    }
}

#[test]
fn the_side_to_move_may_be_a_word_or_missing() {
    let board = format!("{}OX------XO{}", "-".repeat(27), "-".repeat(27));
    for tail in ["", "\n", ";", " Black", " black to move", " X;", "\nB to play"] {
        assert_eq!(parse_position(EIGHT, &format!("{board}{tail}")), Ok(start()), "{tail:?}");
    }
    let white = parse_position(EIGHT, &format!("{board} White to move")).unwrap();
    assert_eq!(white.side_to_move(), Side::Second);
    for mv in start().legal_moves() {
        let after = start().after(mv);
        let text = after.format_position();
        assert_eq!(parse_position(EIGHT, &text[..64]), Ok(after), "an odd number of discs leaves the turn to White");
    }
    let only_black = format!("XO------{}", "-".repeat(56)).replacen("--", "-X", 1);
    assert_eq!(parse_position(EIGHT, &only_black).unwrap().side_to_move(), Side::First, "White has no move");
}

#[test]
fn fen_and_drawn_boards_are_read() {
    let after = start().after(Move::Place(point("f5")));
    assert_eq!(parse_position(EIGHT, "8/8/8/3ppp2/3Pp3/8/8/8 w - - 0 1"), Ok(after.clone()));
    assert_eq!(parse_position(EIGHT, "8/8/8/3ppp2/3Pp3/8/8/8"), Ok(after));
    for size in SIZES {
        let start = Position::start(size);
        assert_eq!(parse_position(size, &start.to_string()), Ok(start.clone()));
        let headed = start.to_string().replace("X to move", "  A B C D E F G H");
        let expected = if size == EIGHT { Ok(start) } else { parse_position(size, &headed) };
        assert_eq!(parse_position(size, &headed), expected, "{headed}");
    }
    for (text, column, found, reason) in [
        ("8/8/8/3pP3/3Pp3/8/8 b", 1, "8/8/8/3pP3/3Pp3/8/8", NotationReason::RowCount { expected: 8, found: 7 }),
        ("8/8/8/3pP3/3Pp4/8/8/8 b", 12, "3Pp4", NotationReason::RowLength { row: 5, expected: 8, found: 9 }),
        ("8/8/8/3pP3/3Pp3/8/8/8 x9", 23, "x9", SIDE_TO_MOVE),
        ("8/8/8/3pP3/3Pp3/8/8/8 b f5", 25, "f5", NotationReason::Trailing),
        ("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1 2", 33, "2", NotationReason::Trailing),
    ] {
        assert_error(parse_position(EIGHT, text), column, found, reason);
    }
}

#[test]
fn other_sizes_ask_for_their_own_number_of_squares() {
    let text = format!("{} X", "-".repeat(64));
    let small = parse_position(SIZES[0], &text).unwrap_err();
    assert_eq!(small.reason, NotationReason::BoardLength { expected: 36, found: 64 });
    let large = parse_position(SIZES[2], &text).unwrap_err();
    assert_eq!(large.reason, NotationReason::BoardLength { expected: 100, found: 64 });
    let seven = Size { columns: 7, rows: 7 };
    let none = parse_position(seven, &text);
    assert_error(none, 1, "", NotationReason::Impossible(SetupError::WrongSize(seven)));
}

#[test]
fn the_drawing_names_files_ranks_and_the_state_of_the_game() {
    let large = Position::start(SIZES[2]).to_string();
    let lines: Vec<&str> = large.lines().collect();
    assert_eq!(lines.len(), 12);
    assert_eq!(lines[0], "   a b c d e f g h i j");
    assert_eq!(lines[5], " 5 - - - - O X - - - -");
    assert_eq!(lines[10], "10 - - - - - - - - - -");
    assert_eq!(lines[11], "X to move");
    let mut end = start();
    for mv in start().parse_game(SHORT_GAME).unwrap() {
        end.play_unchecked(mv);
    }
    assert_eq!(end.to_string().lines().last(), Some("finished: X 13, O 0"));
}

#[test]
fn a_megabyte_of_garbage_is_refused() {
    for unit in ["é", "f5", "-", "X", "(;", "pass", "- X\n", "\u{0}", "🦀f5 ", "1.f6 "] {
        let text = unit.repeat(1_000_000 / unit.len());
        assert!(start().parse_game(&text).is_err(), "{unit}");
        assert!(start().parse_move(&text).is_err(), "{unit}");
        assert!(parse_position(EIGHT, &text).is_err(), "{unit}");
    }
}

#[test]
fn no_text_makes_a_reader_panic_and_every_error_lies_within_the_text() {
    let mut rng = StdRng::seed_from_u64(66);
    let pieces =
        ["f5", "d6", "pass", "--", "XO", "-", "é", "🦀", "10", ".", " ", "\n", "X", "j10", "/", "a0", "\u{202e}"];
    for _ in 0..3000 {
        let count = rng.random_range(0..80);
        let text: String = (0..count).map(|_| pieces[rng.random_range(0..pieces.len())]).collect();
        for size in SIZES {
            let position = Position::start(size);
            let errors =
                [position.parse_move(&text).err(), position.parse_game(&text).err(), parse_position(size, &text).err()];
            for error in errors.into_iter().flatten() {
                assert!((1..=text.chars().count() + 1).contains(&error.column), "{error} in {text:?}");
                let there: String = text.chars().skip(error.column - 1).take(error.found.chars().count()).collect();
                assert_eq!(there, error.found, "{text:?}");
            }
        }
    }
}
