//! Results, dates and the rules of a game are those that its text states.

use tessera_rules::records::{EarlyEnd, GameHint, GameRecord, write_pgn};
use tessera_rules::{GameKind, Side, Size};

use crate::reading::{error_of, file, format, game_of, games_of, kind, read, read_bytes, read_one};

#[test]
fn three_games_are_read_with_their_dates() {
    let games = games_of("33b_three.pgn");
    let dates: Vec<_> = games.iter().map(|game| game.tags.get("Date")).collect();
    assert_eq!(dates, [Some("2003.12.15"), Some("2014.01.29"), Some("2015.01.29")]);
    let games = games_of("33_archive_two.ggf");
    let dates: Vec<_> = games.iter().map(|game| game.tags.get("Date")).collect();
    assert_eq!(dates, [Some("2003.12.15"), Some("2014.01.29")]);
    let written = format("ggf").write(&games[0]).unwrap();
    assert!(written.contains("DT[2003.12.15_13:24:03.MST]"), "{written}");
    assert_eq!(game_of("R12_year.pgn").tags.get("Date"), Some("2024.??.??"));
}

#[test]
fn a_result_in_discs_is_that_of_a_stopped_game_and_stays() {
    let record = game_of("R3_disc_result.pgn");
    assert_eq!(record.early_end, Some(EarlyEnd::Adjudicated(Some(Side::First))));
    let pgn = write_pgn(&record);
    assert!(pgn.contains("[Result \"0-1\"]") && pgn.contains("[Score \"36-28\"]"), "{pgn}");
    assert!(format("ggf").write(&record).unwrap().contains("RE[+8.00]"));
    assert!(format("sgf").write(&record).unwrap().contains("RE[B+8]"));
    assert_eq!(read_one("[Result \"36-28\"]\n\n1. f5 *").early_end, Some(EarlyEnd::Adjudicated(Some(Side::First))));
    assert_eq!(read_one("[Black \"a\"]\n\n1. f5 d6 30-34").early_end, Some(EarlyEnd::Adjudicated(Some(Side::Second))));
    assert_eq!(read_one("[Black \"a\"]\n\n1. f5 d6 99-34").early_end, None, "the board has 64 squares");
    let finished = game_of("29_finished.pgn");
    assert_eq!((finished.early_end, finished.outcome().winner()), (None, Some(Side::First)));
    assert_eq!(finished.last_position().official_score().map(|score| score.0), Some([36, 28]));
}

#[test]
fn a_score_beyond_the_board_is_no_result() {
    let record = game_of("R5_re127.ggf");
    assert_eq!(record.early_end, None);
    assert!(format("ggf").write(&record).unwrap().contains("RE[?]"));
    for (result, end) in
        [("+64.00", Some(EarlyEnd::Adjudicated(Some(Side::First)))), ("-64.5", None), ("aborted", None)]
    {
        let text = String::from_utf8(file("R5_re127.ggf")).unwrap().replace("-127.000", result);
        assert_eq!(read_one(&text).early_end, end, "{result}");
    }
    let unknown = GameRecord { early_end: Some(EarlyEnd::Adjudicated(Some(Side::Second))), ..record };
    assert!(format("ggf").write(&unknown).unwrap().contains("RE[-1.00]"), "no margin is made up");
}

#[test]
fn other_rules_are_refused_with_the_reason_and_never_played_as_the_usual_ones() {
    let ggf = String::from_utf8(file("R5_re127.ggf")).unwrap();
    for (kind, reason) in [
        ("8a", "expected a game by the usual rules, not anti-Othello"),
        ("s8A", "expected a game by the usual rules, not anti-Othello"),
        ("8k", "expected a game by the usual rules, without komi"),
        ("88", "expected a square board, not an octagon"),
        ("s88r24", "expected a square board, not an octagon"),
        ("8z", "expected a type of game whose rules are known"),
    ] {
        let error = error_of(&ggf.replace("TY[8]", &format!("TY[{kind}]")));
        assert!(error.ends_with(reason), "{kind}: {error}");
    }
    for usual in ["8", "s8", "8r18", "s8r20", "8b", "8W", "10"] {
        assert!(read(&ggf.replace("TY[8]", &format!("TY[{usual}]")))[0].is_ok(), "{usual}");
    }
    for (text, reason) in [
        (ggf.replace("Othello", "Amazons"), "\"Amazons\": expected Othello"),
        (ggf.replace("BO[8 ", "BO[12 "), "the game is not played on 12x12"),
        ("[Variant \"Anti-Othello\"]\n\n1. f5 *".to_owned(), "\"Anti-Othello\" is not a game"),
        ("[Variant \"Othello 12x12\"]\n\n1. f5 *".to_owned(), "Othello is not played on 12x12"),
        ("(;FF[4]GM[2]SZ[12];B[f5])".to_owned(), "Othello is not played on 12x12"),
        ("(;FF[4]GM[2]EV[Rated Anti-Othello game];B[f5])".to_owned(), "other rules than those of this program"),
        ("(;FF[4]GM[2]SU[Octagon];B[f5])".to_owned(), "other rules than those of this program"),
    ] {
        let error = error_of(&text);
        assert!(error.contains(reason), "{text}: {error}");
    }
    assert_eq!(kind(&read_one("[Variant \"xot\"]\n\n1. f5 d6 *")), GameKind::Othello);
}

#[test]
fn a_text_is_of_the_game_that_is_named_or_of_the_one_that_explains_most() {
    let typo = file("R7_typo.txt");
    let illegal = "line 1, column 7, \"a1\": illegal: a1 outflanks nothing";
    assert_eq!(read_bytes(&typo, GameHint::Unknown), [Err(illegal.to_owned())]);
    assert_eq!(read_bytes(&typo, GameHint::Given(GameKind::Othello, None)), [Err(illegal.to_owned())]);
    let diamond = read_bytes(&typo, GameHint::Given(GameKind::Diamond, None));
    assert_eq!(diamond[0].as_ref().map(kind), Ok(GameKind::Diamond));
    let given = |text: &str, kind, size| read_bytes(text.as_bytes(), GameHint::Given(kind, size)).remove(0);
    assert!(given("d4 swap e5", GameKind::Othello, None).is_err());
    assert!(given("[Black \"a\"]\n\n1. d4 swap *", GameKind::Othello, None).is_err());
    let six = Some(Size::square(6));
    assert!(given("f5d6", GameKind::Othello, six).is_err(), "the board that is given is binding");
    assert_eq!(given("d5c5", GameKind::Othello, None).map(|game| game.tree.variant().size()), Ok(Size::square(6)));
    for (text, expected) in [
        ("f5 d6 c3 d3 c4 f4 zz", "column 19, \"zz\": not a move in this game"),
        ("a2-a3 h7-h6 a3-a5", "column 13, \"a3-a5\": illegal: pieces move one row forward, straight or diagonally"),
        ("d4 swap e5 e5", "column 12, \"e5\": illegal"),
    ] {
        let error = error_of(text);
        assert!(error.contains(expected), "{text}: {error}");
    }
    assert_eq!(kind(&read_one("d4 e5 f6 g3 d5")), GameKind::Diamond);
    let named = given("[Variant \"Diamond\"]\n\n1. d4 swap *", GameKind::Othello, None);
    assert_eq!(named.as_ref().map(kind), Ok(GameKind::Diamond), "a text that names its game is of that game");
}
