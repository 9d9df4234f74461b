//! `convert`, as a user runs it.

use super::support::{TempFile, run};

fn file(content: &str) -> TempFile {
    let file = TempFile::new("games.txt");
    std::fs::write(file.path(), content).expect("the temporary folder can be written");
    file
}

#[test]
fn games_of_several_files_are_recognised_and_written_in_one_format() {
    let transcript = file("f5d6c3\nf5f6\n");
    let pgn = file("[Variant \"Othello\"]\n[Black \"Ann\"]\n\n1. f5 (1. d3) d6 0-1\n");
    let (code, output, errors) = run(&["convert", "--to", "ggf", transcript.text(), pgn.text()]);
    assert_eq!((code, errors.as_str(), output.lines().count()), (Some(0), "", 3));
    let last = output.lines().last().expect("there are three lines");
    assert!(last.starts_with("(;GM[Othello]PB[Ann]RE[+1.00]TY[8]BO[8 ") && last.ends_with("B[f5]W[d6];)"), "{last}");
}

#[test]
fn games_with_faults_are_reported_and_the_others_converted() {
    let games = file("f5d6c3\nf5a1\nf5f6\n");
    let (code, output, errors) = run(&["convert", "--to", "transcript", games.text()]);
    assert_eq!((code, output.as_str()), (Some(1), "f5d6c3\nf5f6\n"));
    let expected = format!(
        "{}: game 2: line 2, column 3, \"a1\": illegal: a1 outflanks nothing\nerror: games that were not converted: 1\n",
        games.text()
    );
    assert_eq!(errors, expected);
}

#[test]
fn a_format_and_a_game_can_be_named() {
    let moves = file("f5 d6");
    let (_, othello, _) = run(&["convert", "--to", "position", moves.text()]);
    let (code, diamond, errors) = run(&["convert", "--to", "position", "--game", "diamond", moves.text()]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert_eq!(othello.lines().count(), 1);
    assert!(othello.ends_with(" X\n") && diamond.ends_with(" b p11,11 0 -\n"), "{othello}{diamond}");
    let (code, _, errors) = run(&["convert", "--to", "position", "--from", "ggf", moves.text()]);
    assert!(code == Some(1) && errors.contains(": game 1: there is no game in it\n"), "{errors}");
}

#[test]
fn a_link_can_lead_to_a_page() {
    let moves = file("f5d6c3");
    let (_, output, _) = run(&["convert", "--to", "link", "--page", "https://example.org/play", moves.text()]);
    let (_, back, _) = run(&["convert", "--to", "transcript", file(&output).text()]);
    assert!(output.starts_with("https://example.org/play#othello."), "{output}");
    assert_eq!(back, "f5d6c3\n");
}

#[test]
fn unknown_formats_and_missing_files_are_refused_with_a_reason() {
    let (code, _, errors) = run(&["convert", "--to", "wthor"]);
    assert_eq!(code, Some(2));
    assert!(errors.contains("the formats are pgn, json, sgf, link, position, transcript, ggf, obf"), "{errors}");
    let (code, _, errors) = run(&["convert", "--to", "pgn", "no-such-file"]);
    assert_eq!(code, Some(1));
    assert!(errors.starts_with("error: no-such-file: "), "{errors}");
}
