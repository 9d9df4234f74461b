//! What sessions keep between searches, and the tables of commands in docs/engine.md.

use std::fs;
use std::path::Path;

use tessera_engine::protocol::{GtpSession, NboardSession};

use super::support::{ask, ggf, gtp};
use super::{gtp as gtp_commands, nboard};

/// The first cells of a section's tables, as far as they are code.
fn documented_commands(heading: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    let text = fs::read_to_string(path).expect("docs/engine.md is there");
    let (_, section) = text.split_once(&format!("\n{heading}\n")).expect("the section is there");
    let section = section.split("\n##").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|row| row.split_once(" |"));
    rows.flat_map(|(cell, _)| cell.split("`, `").map(|name| name.trim_end_matches('`').to_owned()).collect::<Vec<_>>())
        .collect()
}

#[test]
fn the_documents_list_every_command_of_both_specifications() {
    let begins_with = |command: &str| {
        let command = command.to_owned();
        move |line: &String| *line == command || line.starts_with(&format!("{command} "))
    };
    let documented = documented_commands("#### GTP");
    for (command, ..) in gtp_commands::COMMANDS {
        assert!(documented.iter().any(begins_with(command)), "{command}: {documented:?}");
    }
    let documented = documented_commands("#### NBoard");
    for command in nboard::COMMANDS {
        assert!(documented.iter().any(begins_with(command)), "{command}: {documented:?}");
    }
}

/// The nodes of a search for a move.
fn nodes(engine: &mut NboardSession) -> u64 {
    let responses = ask(engine, "go");
    let stats = responses.iter().find_map(|line| line.strip_prefix("nodestats ")).expect("the nodes");
    stats.split(' ').next().and_then(|count| count.parse().ok()).expect("a number")
}

#[test]
fn nboard_keeps_its_table_within_a_game_and_empties_it_for_another() {
    let new_session = || {
        let mut engine = NboardSession::new(1);
        ask(&mut engine, "set depth 10");
        engine
    };
    let game = |moves: &[&str]| format!("set game {}", ggf(moves));
    let fresh = |moves: &[&str]| {
        let mut engine = new_session();
        ask(&mut engine, &game(moves));
        nodes(&mut engine)
    };
    let mut engine = new_session();
    ask(&mut engine, &game(&["F5", "D6"]));
    nodes(&mut engine);
    ask(&mut engine, "move C3");
    assert!(nodes(&mut engine) < fresh(&["F5", "D6", "C3"]), "after a move");
    ask(&mut engine, &game(&["F5", "D6", "C3", "D3"]));
    assert!(nodes(&mut engine) < fresh(&["F5", "D6", "C3", "D3"]), "after the same game with another move");
    ask(&mut engine, &game(&["F5", "D6", "C3"]));
    assert!(nodes(&mut engine) < fresh(&["F5", "D6", "C3"]), "after a move was taken back");
    ask(&mut engine, &game(&["C4", "C3", "D3"]));
    assert_eq!(nodes(&mut engine), fresh(&["C4", "C3", "D3"]), "another game");
    ask(&mut engine, &game(&[]));
    assert_eq!(nodes(&mut engine), fresh(&[]), "a new game");
}

#[test]
fn gtp_gives_the_same_answers_in_a_new_session_and_in_a_new_game() {
    // Searches that end at once, so that no answer depends on the time.
    let conversation = ["genmove b", "genmove w", "genmove b", "genmove w", "showboard"];
    let talk = |engine: &mut GtpSession| conversation.map(|line| gtp(engine, line));
    let mut engine = GtpSession::new(1);
    assert_eq!(gtp(&mut engine, "time_settings 0 0 0"), "=");
    let new_session = format!("{engine:?}");
    assert!(new_session.contains("is_created: false"), "{new_session}");
    let first = talk(&mut engine);
    for new_game in ["clear_board", "boardsize 8"] {
        assert!(format!("{engine:?}").contains("is_created: true"), "a game keeps its table: {engine:?}");
        assert_eq!(gtp(&mut engine, new_game), "=");
        assert_eq!(format!("{engine:?}"), new_session, "{new_game}");
        assert_eq!(talk(&mut engine), first, "{new_game}");
    }
}
