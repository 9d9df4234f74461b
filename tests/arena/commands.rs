//! The subcommands as they are typed.

use tessera::arena::{Bench, GameRecord, Seat, signature_line};
use tessera::rules::{Game, Position};

use super::support::{Scratch, run};

#[test]
fn a_match_is_played_told_and_recorded() {
    let file = Scratch::new("games.txt");
    let (code, told, complaints) = run(&[
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
    assert_eq!((code, complaints.as_str()), (Some(0), ""));
    for part in ["    6 games  ", "greedy against random", "games        6", "strength     ", "mean plies   "] {
        assert!(told.contains(part), "{part:?} is missing in\n{told}");
    }
    let lines = file.read();
    assert_eq!(lines.lines().count(), 6);
    for (index, line) in lines.lines().enumerate() {
        let record: GameRecord = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(record.to_string(), line);
        assert_eq!(record.players[index % 2], "greedy", "colours change with every game");
        let mut position = Position::start(record.variant);
        record.moves.iter().for_each(|mv| position.play_unchecked(*mv));
        assert_eq!(record.winner, Seat::winner(&position, position.outcome()));
        assert!(position.outcome().is_over() && record.opening == 4);
    }
}

#[test]
fn a_line_that_is_no_game_is_refused_with_a_reason() {
    let good = "breakthrough 5x5\tgreedy\trandom\t1-0\tby hand\t1\ta2a3 e4e3";
    assert_eq!(good.parse::<GameRecord>().map(|record| record.to_string()), Ok(good.to_owned()));
    for (wrong, part) in [
        ("", "seven fields"),
        ("breakthrough 5x5\tgreedy\trandom\t1-0\tby hand\t1", "seven fields"),
        ("breakthrough 1x1\tgreedy\trandom\t1-0\tby hand\t1\ta2a3", "game"),
        ("breakthrough 5x5\tgreedy\trandom\t2-0\tby hand\t1\ta2a3", "result"),
        ("breakthrough 5x5\tgreedy\trandom\t1-0\tby hand\t-1\ta2a3", "opening"),
        ("breakthrough 5x5\tgreedy\trandom\t1-0\tby hand\t1\ta2a3 a2a3", "move 2"),
    ] {
        let reason = wrong.parse::<GameRecord>().expect_err("it is refused").to_string();
        assert!(reason.contains(part), "{wrong}: {reason}");
    }
}

#[test]
fn a_ladder_is_not_measured_again_unless_something_changes() {
    let file = Scratch::new("ladder.txt");
    let climb = |seed: &str| {
        let (code, told, complaints) = run(&[
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
        assert_eq!((code, complaints.as_str()), (Some(0), ""));
        (told.matches("measured before").count(), file.read())
    };
    let (skipped, first) = climb("1");
    assert_eq!(skipped, 0);
    assert!(first.contains("\nbreakthrough 1 600 ±0 greedy ") && first.contains("\nbreakthrough 2 "), "{first}");
    assert_eq!(climb("1"), (2, first));
    let (skipped, changed) = climb("2");
    assert_eq!(skipped, 0);
    assert_eq!(changed.lines().filter(|line| line.ends_with("seed 2 movetime 2")).count(), 2, "{changed}");
}

#[test]
fn a_file_that_is_no_ladder_is_left_alone() {
    let file = Scratch::new("precious.txt");
    std::fs::write(file.path(), "Dear diary,\n").expect("it can be written");
    let (code, _, complaint) = run(&["ladder", "othello", "--games", "2", "--to", "1", "--out", file.text()]);
    assert_eq!(code, Some(1));
    assert!(complaint.contains("line 1"), "{complaint}");
    assert_eq!(file.read(), "Dear diary,\n");
}

#[test]
fn a_trial_counts_what_went_wrong() {
    let (code, told, _) = run(&["trial", "breakthrough", "--size", "4x5", "--games", "4", "--movetime", "100"]);
    assert_eq!(code, Some(0));
    let last = told.lines().last().unwrap_or_default();
    assert!(last.starts_with("breakthrough 4x5: 4 games, "), "{last}");
    assert!(last.ends_with(" plies, 0 illegal moves, 0 losses on time"), "{last}");
}

#[test]
fn the_search_keeps_its_signature() {
    let bench = Bench::run(None, &mut std::io::sink()).expect("every position is searched");
    let kept = include_str!("../data/signature.txt").trim();
    let advice = "if the search was meant to change: tessera-engine bench --write tests/data/signature.txt";
    assert_eq!(signature_line(&bench), kept, "{advice}");
}

#[test]
fn commands_that_cannot_be_carried_out_are_refused_in_one_line() {
    for (arguments, status, part) in [
        (&["match"][..], 2, "first player"),
        (&["match", "greedy", "random"], 2, "--game"),
        (&["match", "greedy", "gready", "--game", "othello"], 2, "gready"),
        (&["match", "greedy", "random", "--game", "chess"], 2, "chess"),
        (&["match", "greedy", "random", "--game", "othello", "--nodes", "0"], 2, "nodes"),
        (&["match", "greedy", "random", "--game", "othello", "--foo", "0"], 2, "--foo"),
        (&["match", "greedy", "uci:/no/such/program", "--game", "breakthrough"], 1, "cannot be started"),
        (&["ladder", "go"], 2, "go"),
        (&["trial"], 2, "game"),
        (&["bench", "--game", "othello", "--write", "/dev/null"], 2, "--game"),
        (&["bench", "--game", "othello", "again"], 2, "again"),
    ] {
        let (code, output, complaint) = run(arguments);
        assert_eq!(
            (code, output.as_str(), complaint.lines().count()),
            (Some(status), "", 1),
            "{arguments:?}: {complaint}"
        );
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
}

#[test]
fn every_subcommand_stands_in_the_help_and_has_its_own() {
    let (_, help, _) = run(&["--help"]);
    for command in tessera::arena::COMMANDS {
        assert!(help.contains(&format!("\n  {} ", command.name)), "{}", command.name);
        let (code, own, _) = run(&[command.name, "--help"]);
        assert_eq!((code, own.trim_end()), (Some(0), command.help));
    }
}
