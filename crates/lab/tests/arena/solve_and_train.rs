//! `solve` and `train`, as a user runs them, and players with trained weights.

use super::support::{TempFile, run};

fn last_line(output: &str) -> &str {
    output.lines().last().expect("some output")
}

#[test]
fn the_last_line_of_solve_is_the_winner_and_the_number_of_plies() {
    for (board, line) in [("4x5", "proved second 22"), ("3x5", "proved second 18"), ("2x4", "proved second 8")] {
        let (code, output, errors) = run(&["solve", "breakthrough", board, "--table", "32"]);
        assert_eq!((code, last_line(&output), errors.as_str()), (Some(0), line, ""), "{board}");
        assert!(output.contains("nodes/s, table "), "{output}");
    }
}

#[test]
fn solve_accepts_a_position() {
    let (_, output, _) = run(&["solve", "breakthrough", "4x4", "--fen", "4/P3/2pp/3P w"]);
    assert_eq!(last_line(&output), "proved first 1");
    let (_, output, _) = run(&["solve", "breakthrough", "4x4", "--fen", "4/4/P1p1/4 w"]);
    assert_eq!(last_line(&output), "proved second 2");
}

#[test]
fn a_solution_that_ends_early_reports_its_bounds_and_can_be_continued() {
    let file = TempFile::new("4x5.proof");
    let solve = |options: &[&str]| {
        let command = ["solve", "breakthrough", "4x5", "--table", "32", "--file", file.text()];
        run(&[&command, options].concat())
    };
    let (code, output, _) = solve(&["--nodes", "50000"]);
    assert_eq!(code, Some(0));
    let open = last_line(&output);
    assert!(open.starts_with("open first does not win within ") && open.contains(", second does not"), "{open}");
    let (code, output, _) = solve(&[]);
    assert_eq!((code, last_line(&output)), (Some(0), "proved second 22"));
    assert!(output.starts_with("continuing after 50000 nodes; first does not win"), "{output}");
}

#[test]
fn a_board_that_cannot_be_solved_is_refused_with_a_reason() {
    let file = TempFile::new("broken.proof");
    std::fs::write(file.path(), "not a proof").expect("the file can be written");
    for (arguments, part) in [
        (&["solve", "othello", "6x6"][..], "possible values: breakthrough"),
        (&["solve", "breakthrough"], "COLUMNSxROWS"),
        (&["solve", "breakthrough", "1x1"], "1x1"),
        (&["solve", "breakthrough", "10x10"], "64 points"),
        (&["solve", "breakthrough", "4x4", "--fen", "nonsense"], "invalid position"),
        (&["solve", "breakthrough", "4x4", "--table", "0"], "--hash"),
        (&["solve", "breakthrough", "4x4", "--file", file.text()], "not saved by this version"),
    ] {
        let (code, _, errors) = run(arguments);
        assert!(matches!(code, Some(1 | 2)) && errors.contains(part), "{arguments:?}: {code:?} {errors}");
    }
    assert_eq!(file.read(), "not a proof");
}

#[test]
fn a_player_can_use_the_weights_of_a_short_training() {
    let file = TempFile::new("weights.bin");
    let train = |size: &str| {
        let options = ["--rounds", "1", "--games", "25", "--nodes", "30", "--epochs", "2", "--duel", "2"];
        run(&[&["train", "breakthrough", "--size", size, "--out", file.text()], &options[..]].concat())
    };
    let (code, output, errors) = train("5x5");
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    for part in ["round 1: network 0, epoch 2: error 0.", "against the previous round, "] {
        assert!(output.contains(part), "{part:?} is missing in\n{output}");
    }
    let before = std::fs::metadata(file.path()).expect("the file exists").len();
    assert_eq!(train("5x6").0, Some(0));
    let after = std::fs::metadata(file.path()).expect("the file exists").len();
    assert!(after > before + 1_000, "the network for the other board is kept: {before}, {after}");
    let player = format!("tessera:weights={},nodes=50", file.text());
    let (code, output, _) =
        run(&["match", &player, "random", "--game", "breakthrough", "--size", "5x5", "--games", "2"]);
    assert!(code == Some(0) && output.contains("games        2"), "{output}");
}

#[test]
fn missing_and_invalid_weights_are_reported() {
    let file = TempFile::new("broken.bin");
    std::fs::write(file.path(), "TESSERAW and then garbage").expect("the file can be written");
    for (path, part) in [(file.text(), "version"), ("/no/such/file", "No such file")] {
        let player = format!("tessera:weights={path}");
        let (code, _, errors) = run(&["match", &player, "random", "--game", "diamond", "--games", "2"]);
        assert!(code == Some(1) && errors.contains(part) && errors.contains(path), "{errors}");
        let out = TempFile::new("out.bin");
        let (code, _, errors) = run(&["train", "breakthrough", "--from", path, "--out", out.text()]);
        assert!(code == Some(1) && errors.contains(part), "{errors}");
    }
}
