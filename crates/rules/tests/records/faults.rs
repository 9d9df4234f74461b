//! A fault in a game costs no other, and what holds no game is named.

use tessera_rules::records::GameHint;

use crate::reading::{moves, read, read_bytes};

#[test]
fn a_fault_in_a_game_costs_no_other_whether_or_not_results_stand_between_them() {
    let games = ["[Black \"a\"]\n\n1. f5 d6", "[Black \"b\"]\n\n1. f5 f6", "[Black \"c\"]\n\n1. f5 f4"];
    let faults = [
        ("1. f5 d6", "1. f5 a1"),
        ("[Black \"a\"]", "[Black \"a]"),
        ("[Black \"a\"]", "[Black a]"),
        ("1. f5 d6", "1. f5 {never closed"),
        ("1. f5 d6", "1. f5 (1. d3"),
        ("1. f5 d6", "1. f5) d6"),
    ];
    for mark in ["", " *", " 1-0", " 36-28"] {
        for place in 0..3 {
            for (right, wrong) in faults {
                let mut texts = games.map(|game| format!("{game}{mark}"));
                texts[place] = games[0].replace(right, wrong) + mark;
                let text = texts.join("\n\n");
                let read = read(&text);
                let expected: Vec<bool> = (0..3).map(|game| game != place).collect();
                assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), expected, "{text}\n{read:?}");
                let line = format!("line {}", place * 4 + 1);
                let next = format!("line {}", place * 4 + 3);
                let error = read[place].as_ref().expect_err("the game has a fault");
                assert!(error.starts_with(&line) || error.starts_with(&next), "{error}: {text}");
            }
        }
    }
}

#[test]
fn a_fault_costs_no_other_game_in_any_format() {
    let board = "8 ---------------------------O*------*O--------------------------- *";
    let ggf = |moves: &str| format!("1 (;GM[Othello]BO[{board}]{moves};)");
    let obf = |fields: &str| format!("---------------------------OX------XO--------------------------- X;{fields}");
    let sgf = |moves: &str| format!("(;FF[4]GM[2]{moves})");
    let quest = |moves: &str| format!("{{\"position\":{{\"moves\":[{{\"m\":\"{moves}\"}}]}}}}");
    for (good, bad) in [
        (ggf("B[f5]"), ggf("B[a1]")),
        (ggf("B[f5]"), ggf("B[f5]").replace(";)", "")),
        (ggf("B[f5]"), ggf("B[f5").replace(";)", "")),
        (obf(" f5:+2;"), obf(" f5:x;")),
        (obf(" f5:+2;"), obf(" f5:+2;").replace("OX", "O?")),
        (sgf(";B[f5]"), sgf(";B[a1]")),
        (sgf(";B[f5]"), "(;FF[4]GM[2];B[f5]".to_owned()),
        (sgf(";B[f5]"), "(;FF[4]GM[2];B[f5".to_owned()),
        (sgf(";B[f5]"), "(;FF[4]GM[2];B[f5](;W[d6]".to_owned()),
        (quest("f5"), quest("a1")),
        (quest("f5"), quest("f5").replace("]", "")),
        ("f5d6c3".to_owned(), "f5a1".to_owned()),
        ("a2a3 h7h6".to_owned(), "a2a3 h7h3".to_owned()),
    ] {
        for place in 0..4 {
            let mut texts = vec![good.clone(); 4];
            texts[place].clone_from(&bad);
            let read = read(&texts.join("\n"));
            let expected: Vec<bool> = (0..4).map(|game| game != place).collect();
            assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), expected, "{texts:?}\n{read:?}");
        }
    }
}

#[test]
fn a_game_with_a_typing_error_over_several_lines_is_one_game_with_a_fault() {
    for text in ["f5d6c3d3c4\nf4f6a1e6\ne7d7c5", "1. f5 d6 2. c3 d3\n3. c4 f4 4. f6 a1\n5. e6 e7"] {
        let read = read(text);
        assert_eq!(read.len(), 1, "{text}: {read:?}");
        assert!(read[0].as_ref().is_err_and(|error| error.contains("\"a1")), "{read:?}");
    }
    let games = read("f5d6c3d3\n\nf5f6e6f4\n\nf5d6\nc3d3");
    assert_eq!(
        games.iter().map(|game| game.as_ref().map(moves)).collect::<Vec<_>>(),
        [Ok("f5 d6 c3 d3".to_owned()), Ok("f5 f6 e6 f4".to_owned()), Ok("f5 d6 c3 d3".to_owned())]
    );
}

#[test]
fn what_is_no_game_is_named() {
    for (bytes, expected) in [
        (&b"(;FF[4]GM[1]SZ[19];B[pd])"[..], "this seems to be an SGF of Go"),
        (b"(;FF[4]SZ[19];B[pd])", "this seems to be an SGF of Go"),
        (b"(;FF[4]GM[11]SZ[13];W[mf])", "this seems to be an SGF of Hex"),
        (b"1. e4 e5 2. Nf3 Nc6", "this seems to be a game of chess"),
        (b"[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 *", "line 3, column 13, \"Nf3\": this seems to be a game of chess"),
        (b"\x89PNG\r\n\x1a\n\0\0", "this seems to be a PNG picture"),
        (b"<!DOCTYPE html>\n<html></html>", "this seems to be a web page: save or copy its text"),
    ] {
        let error = read_bytes(bytes, GameHint::Unknown).remove(0).unwrap_err();
        assert_eq!(error, expected);
    }
}
