//! Puzzles as text: read back unchanged, and faults with their place.

use tessera_engine::puzzles::{PuzzleId, PuzzleSet, PuzzleTextError, ReadPuzzleIdError, parse_puzzle};
use tessera_rules::GameKind;

use super::shipped;

#[test]
fn every_puzzle_is_read_back_from_its_line() {
    for puzzle in shipped() {
        let line = puzzle.to_string();
        let again = parse_puzzle(puzzle.variant().kind(), &line).expect("a readable line");
        assert_eq!((&again, again.to_string()), (puzzle, line));
        assert_eq!(puzzle.id().to_string().parse(), Ok(puzzle.id()));
    }
}

const LINE: &str = "win 1;2;quiet,race;4x4;a3a4;4/P3/2pp/3P w";

#[test]
fn faults_of_a_line_are_named() {
    let read = |line: &str| parse_puzzle(GameKind::Breakthrough, line);
    assert!(read(LINE).is_ok());
    assert_eq!(read("win 1;2"), Err(PuzzleTextError::FieldCount(2)));
    for goal in ["win 2", "win", "win 3 4", "best 3", "only 0", "draw 2", ""] {
        assert_eq!(read(&LINE.replace("win 1", goal)), Err(PuzzleTextError::Goal), "{goal}");
    }
    for level in ["0", "12", "x"] {
        assert_eq!(read(&LINE.replace(";2;", &format!(";{level};"))), Err(PuzzleTextError::Level));
    }
    for (part, wrong, message) in [
        ("quiet", "noisy", "\"noisy\" is not a theme"),
        ("4x4", "44x4", "is not played on 44x4"),
        ("a3a4", "a3a5", "invalid first move: "),
        ("/3P w", "/3Q w", "invalid position: "),
    ] {
        let error = read(&LINE.replace(part, wrong)).expect_err(wrong).to_string();
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn faults_of_a_file_have_their_line() {
    let text = format!("# a comment\n\n{LINE}\nnonsense\n");
    let error = PuzzleSet::parse(GameKind::Breakthrough, &text).expect_err("the fourth line");
    assert_eq!((error.line, error.reason), (4, PuzzleTextError::FieldCount(1)));
    let set = PuzzleSet::parse(GameKind::Breakthrough, LINE).expect("one puzzle");
    assert_eq!(set.find(set.puzzles()[0].id()), Some(&set.puzzles()[0]));
    for name in ["", "12", "zzzzzzzzzzzzzzzz", "+123456789abcdef"] {
        assert_eq!(name.parse::<PuzzleId>(), Err(ReadPuzzleIdError), "{name}");
    }
}
