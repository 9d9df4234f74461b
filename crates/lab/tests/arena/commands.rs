//! `match`, `ladder`, `stress` and `bench`, as a user runs them.

use tessera_lab::{BenchResult, Contestant, GameLine, signature_line};
use tessera_rules::{Game, Position};

use super::support::{TempFile, run};

#[test]
fn a_match_is_reported_and_recorded() {
    let file = TempFile::new("games.txt");
    let (code, output, errors) = run(&[
        "match",
        "greedy",
        "random",
        "--game",
        "breakthrough",
        "--size",
        "5x6",
        "--games",
        "6",
        "--record",
        file.text(),
    ]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    for part in ["    6 games  ", "greedy against random", "games        6", "strength     ", "mean plies   "] {
        assert!(output.contains(part), "{part:?} is missing in\n{output}");
    }
    let lines = file.read();
    assert_eq!(lines.lines().count(), 6);
    for (index, line) in lines.lines().enumerate() {
        let record: GameLine = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(record.to_string(), line);
        assert_eq!(record.players[index % 2], "greedy", "the players swap colours after every game");
        let mut position = Position::start(record.variant);
        record.moves.iter().for_each(|mv| position.play_unchecked(*mv));
        assert_eq!(record.winner, Contestant::winner(&position, position.outcome()));
        assert!(position.outcome().is_over() && record.opening == 4);
    }
}

#[test]
fn a_line_that_is_not_a_game_is_refused_with_a_reason() {
    let valid = "breakthrough 5x5\tgreedy\trandom\t1-0\tby hand\t1\ta2a3 e4e3";
    assert_eq!(valid.parse::<GameLine>().map(|record| record.to_string()), Ok(valid.to_owned()));
    for (invalid, part) in [
        ("", "seven fields"),
        ("breakthrough 5x5\tgreedy\trandom\t1-0\tby hand\t1", "seven fields"),
        ("breakthrough 1x1\tgreedy\trandom\t1-0\tby hand\t1\ta2a3", "game"),
        ("breakthrough 5x5\tgreedy\trandom\t2-0\tby hand\t1\ta2a3", "result"),
        ("breakthrough 5x5\tgreedy\trandom\t1-0\tby hand\t-1\ta2a3", "opening"),
        ("breakthrough 5x5\tgreedy\trandom\t1-0\tby hand\t1\ta2a3 a2a3", "move 2"),
    ] {
        let reason = invalid.parse::<GameLine>().expect_err("an error").to_string();
        assert!(reason.contains(part), "{invalid}: {reason}");
    }
}

#[test]
fn a_ladder_measures_a_level_again_only_if_the_settings_change() {
    let file = TempFile::new("ladder.txt");
    let measure = |seed: &str| {
        let (code, output, errors) = run(&[
            "ladder",
            "breakthrough",
            "--games",
            "2",
            "--to",
            "2",
            "--movetime",
            "2",
            "--seed",
            seed,
            "--out",
            file.text(),
        ]);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        (output.matches("already measured").count(), file.read())
    };
    let (skipped, first) = measure("1");
    assert_eq!(skipped, 0);
    assert!(first.contains("\nbreakthrough 1 600 ±0 greedy ") && first.contains("\nbreakthrough 2 "), "{first}");
    assert_eq!(measure("1"), (2, first));
    let (skipped, changed) = measure("2");
    assert_eq!(skipped, 0);
    assert_eq!(changed.lines().filter(|line| line.ends_with("seed 2 movetime 2")).count(), 2, "{changed}");
}

#[test]
fn a_file_that_is_not_a_ladder_is_not_overwritten() {
    let file = TempFile::new("precious.txt");
    std::fs::write(file.path(), "Dear diary,\n").expect("it can be written");
    let (code, _, errors) = run(&["ladder", "othello", "--games", "2", "--to", "1", "--out", file.text()]);
    assert_eq!(code, Some(1));
    assert!(errors.contains("line 1"), "{errors}");
    assert_eq!(file.read(), "Dear diary,\n");
}

#[test]
fn a_stress_test_reports_illegal_moves_and_losses_on_time() {
    let (code, output, _) = run(&["stress", "breakthrough", "--size", "4x5", "--games", "4", "--movetime", "2000"]);
    assert_eq!(code, Some(0));
    let last = output.lines().last().unwrap_or_default();
    assert!(last.starts_with("breakthrough 4x5: 4 games, "), "{last}");
    assert!(last.ends_with(" plies, 0 illegal moves, 0 losses on time"), "{last}");
}

#[test]
fn the_signature_of_the_search_is_unchanged() {
    let bench = BenchResult::measure(None, &mut std::io::sink()).expect("every position is valid");
    let expected = include_str!("../../../../tests/data/signature.txt").trim();
    let advice = "if the search was meant to change, run tessera-engine bench --write tests/data/signature.txt";
    assert_eq!(signature_line(&bench), expected, "{advice}");
}

#[test]
fn a_command_that_fails_reports_one_line_and_exits_with_code_1() {
    let missing = ["match", "greedy", "uci:/no/such/program", "--game", "breakthrough"];
    let check = ["bench", "--check", "/no/such/file"];
    for (arguments, part) in [(&missing[..], "cannot be started"), (&check, "/no/such/file: ")] {
        let (code, _, errors) = run(arguments);
        assert_eq!((code, errors.lines().count()), (Some(1), 1), "{arguments:?}: {errors}");
        assert!(errors.starts_with("error: ") && errors.contains(part), "{arguments:?}: {errors}");
    }
}
