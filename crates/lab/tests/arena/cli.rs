//! The command line: help, aliases, and errors in the arguments.

use clap::{CommandFactory, Parser};
use tessera_lab::Cli;

use super::support::run;

/// The names of every command, those of nested commands after the name of the outer one.
fn command_paths() -> Vec<Vec<String>> {
    fn add(command: &clap::Command, path: &[String], paths: &mut Vec<Vec<String>>) {
        for subcommand in command.get_subcommands() {
            let path = [path, &[subcommand.get_name().to_owned()]].concat();
            add(subcommand, &path, paths);
            paths.push(path);
        }
    }
    let mut paths = Vec::new();
    add(&Cli::command(), &[], &mut paths);
    paths
}

#[test]
fn the_definition_of_the_command_line_is_consistent() {
    Cli::command().debug_assert();
    let paths = command_paths();
    for expected in [&["match"][..], &["stress"], &["bench", "othello"], &["train", "othello"], &["gtp"]] {
        assert!(paths.iter().any(|path| path == expected), "{expected:?} is missing in {paths:?}");
    }
}

#[test]
fn every_command_explains_itself_with_help() {
    for path in command_paths() {
        let arguments: Vec<&str> = path.iter().map(String::as_str).chain(["--help"]).collect();
        let (code, help, errors) = run(&arguments);
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{path:?}");
        assert!(help.contains(&format!("Usage: tessera-engine {}", path.join(" "))), "{help}");
        let summary = help.lines().next().unwrap_or_default();
        assert!((10..100).contains(&summary.len()), "the first line is a summary: {summary:?}");
    }
}

#[test]
fn every_option_is_described() {
    fn check(command: &clap::Command) {
        for argument in command.get_arguments() {
            assert!(argument.get_help().is_some(), "{} {}", command.get_name(), argument.get_id());
        }
        command.get_subcommands().for_each(check);
    }
    let mut cli = Cli::command();
    cli.build();
    check(&cli);
}

#[test]
fn the_help_of_the_program_lists_every_command_and_the_protocol() {
    let (code, help, _) = run(&["--help"]);
    assert_eq!(code, Some(0));
    for command in Cli::command().get_subcommands() {
        assert!(help.contains(&format!("\n  {} ", command.get_name())), "{}", command.get_name());
    }
    for part in ["Usage: tessera-engine", "speaks UGI", "perft N"] {
        assert!(help.contains(part), "{part:?} is missing in\n{help}");
    }
}

#[test]
fn the_version_is_printed() {
    let version = concat!("tessera-engine ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(run(&["--version"]), (Some(0), version.into(), String::new()));
}

#[test]
fn invalid_arguments_are_refused_with_exit_code_2_and_a_reason() {
    for (arguments, part) in [
        (&["--foo"][..], "--foo"),
        (&["uci"], "unrecognized subcommand 'uci'"),
        (&[""], "unrecognized subcommand"),
        (&["match"], "<A>"),
        (&["match", "greedy", "random"], "--game"),
        (&["match", "greedy", "gready", "--game", "othello"], "unknown player \"gready\""),
        (&["match", "greedy", "random", "--game", "chess"], "possible values: othello, breakthrough, diamond"),
        (&["match", "greedy", "random", "--game", "othello", "--nodes", "0"], "--nodes"),
        (&["match", "greedy", "random", "--game", "othello", "--opening", "41"], "41 is not in 0..=40"),
        (&["match", "greedy", "random", "--game", "othello", "--seed", "1", "--seed", "2"], "multiple times"),
        (&["match", "greedy", "random", "--game", "othello", "--size", "7x7"], "Othello is not played on 7x7"),
        (&["match", "greedy", "random", "--game", "othello", "--size", "big"], "\"big\" is not a board size"),
        (&["match", "greedy", "random", "--game", "othello", "--timeout", "86401"], "86401 is not in 1..=86400"),
        (&["match", "greedy", "random", "third", "--game", "othello"], "unexpected argument 'third'"),
        (&["ladder", "go"], "invalid value 'go'"),
        (&["ladder", "othello", "--from", "0"], "0 is not in 1..=10"),
        (&["stress"], "<GAME>"),
        (&["stress", "all", "--movetime", "0"], "--movetime"),
        (&["bench", "--game", "othello", "again"], "again"),
        (&["bench", "othello", "--last", "0"], "--last"),
        (&["solve", "othello", "6x6"], "possible values: breakthrough"),
        (&["solve", "breakthrough"], "<COLUMNSxROWS>"),
        (&["solve", "breakthrough", "4x4", "--hash", "0"], "--hash"),
        (&["train"], "--out"),
        (&["train", "breakthrough"], "--out"),
        (&["train", "chess", "--out", "x"], "possible values: breakthrough, diamond"),
        (&["train", "breakthrough", "--out", "x", "--games", "0"], "--games"),
        (&["train", "othello"], "--out"),
        (&["gtp", "--threads", "0"], "--threads"),
        (&["nboard", "--threads", "257"], "257 is not in 1..=256"),
    ] {
        let (code, output, errors) = run(arguments);
        assert_eq!((code, output.as_str()), (Some(2), ""), "{arguments:?}: {errors}");
        assert!(errors.starts_with("error: ") && errors.contains(part), "{arguments:?}: {errors}");
        assert!(errors.contains("try '--help'"), "{arguments:?}: {errors}");
    }
}

#[test]
fn arguments_that_contradict_each_other_are_refused() {
    for arguments in [
        &["bench", "--game", "othello", "--write", "/dev/null"][..],
        &["bench", "--game", "othello", "--check", "/dev/null"],
        &["bench", "--check", "/dev/null", "othello"],
        &["train", "breakthrough", "--out", "x", "othello"],
        &["train", "othello", "--measure-errors", "5", "--wthor", "."],
    ] {
        let (code, output, errors) = run(arguments);
        assert_eq!((code, output.as_str()), (Some(2), ""), "{arguments:?}: {errors}");
        assert!(errors.contains("cannot be used with"), "{arguments:?}: {errors}");
    }
}

#[test]
fn a_misspelt_argument_gets_a_suggestion() {
    for (arguments, suggestion) in [
        (&["mach"][..], "'match'"),
        (&["match", "greedy", "random", "--game", "othello", "--sede", "3"], "'--seed'"),
        (&["ladder", "otello"], "'othello'"),
    ] {
        let (code, _, errors) = run(arguments);
        assert!(code == Some(2) && errors.contains(suggestion), "{arguments:?}: {errors}");
    }
}

#[test]
fn former_names_of_commands_and_options_are_accepted() {
    for (arguments, command) in [
        (&["trial", "all", "--games", "10"][..], "stress"),
        (&["match", "greedy", "random", "--game", "Othello", "--patience", "5"], "match"),
        (&["solve", "breakthrough", "6x5", "--table", "8192", "--file", "6x5.proof"], "solve"),
        (&["train", "breakthrough", "--size=7x7", "--out", "w.bin", "--duel", "0", "--slip", "9"], "train"),
        (&["train", "othello", "--out", "w.bin", "--solved", "10", "--duel", "0"], "train"),
        (&["train", "othello", "--errors", "50"], "train"),
        (&["bench", "othello", "--hash", "128", "--threads", "2", "--wthor", "games"], "bench"),
    ] {
        let cli = Cli::try_parse_from([&["tessera-engine"], arguments].concat());
        let cli = cli.unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
        assert_eq!(cli.command_name(), Some(command));
    }
}
