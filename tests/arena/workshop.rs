//! `solve` and `train` as they are typed, and weights from a file.

use super::support::{Scratch, run};

fn last_line(told: &str) -> &str {
    told.lines().last().expect("something is told")
}

#[test]
fn the_last_line_of_a_solution_says_who_wins_and_in_how_many_plies() {
    for (board, line) in [("4x5", "proved second 22"), ("3x5", "proved second 18"), ("2x4", "proved second 8")] {
        let (code, told, complaints) = run(&["solve", "breakthrough", board, "--table", "32"]);
        assert_eq!((code, last_line(&told), complaints.as_str()), (Some(0), line, ""), "{board}");
        assert!(told.contains("nodes/s, table "), "{told}");
    }
}

#[test]
fn a_position_is_solved_by_its_text() {
    let (_, told, _) = run(&["solve", "breakthrough", "4x4", "--fen", "4/P3/2pp/3P w"]);
    assert_eq!(last_line(&told), "proved first 1");
    let (_, told, _) = run(&["solve", "breakthrough", "4x4", "--fen", "4/4/P1p1/4 w"]);
    assert_eq!(last_line(&told), "proved second 2");
}

#[test]
fn a_solution_that_was_cut_short_says_what_is_known_and_is_taken_up_again() {
    let file = Scratch::new("4x5.proof");
    let solve = |options: &[&str]| {
        let command = ["solve", "breakthrough", "4x5", "--table", "32", "--file", file.text()];
        run(&[&command, options].concat())
    };
    let (code, told, _) = solve(&["--nodes", "50000"]);
    assert_eq!(code, Some(0));
    let open = last_line(&told);
    assert!(open.starts_with("open first does not win within ") && open.contains(", second does not"), "{open}");
    let (code, told, _) = solve(&[]);
    assert_eq!((code, last_line(&told)), (Some(0), "proved second 22"));
    assert!(told.starts_with("taken up after 50000 nodes; first does not win"), "{told}");
}

#[test]
fn what_cannot_be_solved_is_refused_with_a_reason() {
    let file = Scratch::new("broken.proof");
    std::fs::write(file.path(), "not a proof").expect("it can be written");
    for (arguments, part) in [
        (&["solve", "othello", "6x6"][..], "only breakthrough"),
        (&["solve", "breakthrough"], "size"),
        (&["solve", "breakthrough", "1x1"], "1x1"),
        (&["solve", "breakthrough", "10x10"], "64 points"),
        (&["solve", "breakthrough", "4x4", "--fen", "nonsense"], ""),
        (&["solve", "breakthrough", "4x4", "--table", "0"], "--table"),
        (&["solve", "breakthrough", "4x4", "--file", file.text()], "not saved by this version"),
    ] {
        let (code, _, complaints) = run(arguments);
        assert!(matches!(code, Some(1 | 2)) && complaints.contains(part), "{arguments:?}: {code:?} {complaints}");
    }
    assert_eq!(file.read(), "not a proof");
}

#[test]
fn a_short_training_leaves_weights_that_a_player_can_use() {
    let file = Scratch::new("weights.bin");
    let train = |size: &str| {
        let course = ["--rounds", "1", "--games", "25", "--nodes", "30", "--epochs", "2", "--duel", "2"];
        run(&[&["train", "breakthrough", "--size", size, "--out", file.text()], &course[..]].concat())
    };
    let (code, told, complaints) = train("5x5");
    assert_eq!((code, complaints.as_str()), (Some(0), ""));
    for part in ["round 1: network 0, epoch 2: error 0.", "against the round before, "] {
        assert!(told.contains(part), "{part:?} is missing in\n{told}");
    }
    let before = std::fs::metadata(file.path()).expect("the file is there").len();
    assert_eq!(train("5x6").0, Some(0));
    let after = std::fs::metadata(file.path()).expect("the file is there").len();
    assert!(after > before + 1_000, "the other board's network stays: {before}, {after}");
    let player = format!("tessera:weights={},nodes=50", file.text());
    let (code, told, _) = run(&["match", &player, "random", "--game", "breakthrough", "--size", "5x5", "--games", "2"]);
    assert!(code == Some(0) && told.contains("games        2"), "{told}");
}

#[test]
fn weights_that_are_missing_or_broken_are_told_of() {
    let file = Scratch::new("broken.bin");
    std::fs::write(file.path(), "TESSERAW and then nothing of use").expect("it can be written");
    for (path, part) in [(file.text(), "version"), ("/no/such/file", "No such file")] {
        let player = format!("tessera:weights={path}");
        let (code, _, complaints) = run(&["match", &player, "random", "--game", "diamond", "--games", "2"]);
        assert!(code == Some(1) && complaints.contains(part) && complaints.contains(path), "{complaints}");
        let out = Scratch::new("out.bin");
        let (code, _, complaints) = run(&["train", "breakthrough", "--from", path, "--out", out.text()]);
        assert!(code == Some(1) && complaints.contains(part), "{complaints}");
    }
}
