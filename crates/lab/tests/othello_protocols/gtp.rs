//! Every command of GTP, and what surrounds commands.

use std::ops::ControlFlow;

use tessera_engine::protocol::{GtpSession, Protocol, StopFlags, lines};

use super::support::{BLACK_MUST_PASS, WIPE_OUT, ask, gtp, gtp_play};

/// The commands of the specification, whether they are supported, and whether they take arguments.
pub(crate) const COMMANDS: [(&str, bool, bool); 22] = [
    ("protocol_version", true, false),
    ("name", true, false),
    ("version", true, false),
    ("known_command", true, true),
    ("list_commands", true, false),
    ("quit", true, false),
    ("boardsize", true, true),
    ("clear_board", true, false),
    ("komi", true, true),
    ("fixed_handicap", true, true),
    ("place_free_handicap", true, true),
    ("set_free_handicap", true, true),
    ("play", true, true),
    ("genmove", true, true),
    ("undo", true, false),
    ("time_settings", true, true),
    ("time_left", true, true),
    ("final_score", true, false),
    ("final_status_list", false, true),
    ("loadsgf", false, true),
    ("reg_genmove", true, true),
    ("showboard", true, false),
];

/// Asserts the response to each line in turn.
fn converse(session: &mut GtpSession, conversation: &[(&str, &str)]) {
    for (line, response) in conversation {
        assert_eq!(gtp(session, line), *response, "{line}");
    }
}

#[test]
fn every_command_is_known_or_unknown_as_documented_and_checks_its_arguments() {
    let mut session = GtpSession::new(1);
    let mut known = Vec::new();
    for (command, is_supported, takes_arguments) in COMMANDS {
        assert_eq!(gtp(&mut session, &format!("known_command {command}")), format!("= {is_supported}"));
        if !is_supported {
            assert_eq!(gtp(&mut session, &format!("{command} dead")), "? unknown command");
            continue;
        }
        known.push(command);
        let wrong = if takes_arguments { format!("5 {command}") } else { format!("5 {command} b c3 1 2") };
        // No squares at all are a list of squares.
        let error = if command == "set_free_handicap" { "bad vertex list" } else { "syntax error" };
        assert_eq!(gtp(&mut session, &wrong), format!("?5 {error}"), "{wrong}");
    }
    let listed = gtp(&mut session, "list_commands");
    let mut listed: Vec<&str> = listed.trim_start_matches("= ").lines().collect();
    listed.sort_unstable();
    known.sort_unstable();
    assert_eq!(listed, known);
}

#[test]
fn commands_about_the_program_answer_as_the_protocol_defines() {
    let version = format!("= {}", env!("CARGO_PKG_VERSION"));
    converse(
        &mut GtpSession::new(1),
        &[
            ("protocol_version", "= 2"),
            ("1 name", "=1 Tessera"),
            ("version", &version),
            ("known_command genmove", "= true"),
            ("known_command GENMOVE", "= false"),
            ("known_command kgs-time_settings", "= false"),
            ("kgs-time_settings none", "? unknown command"),
            ("7", "?7 unknown command"),
            ("007 name", "=007 Tessera"),
            ("-1 name", "? unknown command"),
        ],
    );
}

#[test]
fn comments_blanks_and_control_characters_are_left_out() {
    let mut session = GtpSession::new(1);
    converse(
        &mut session,
        &[
            ("protocol_version # comment", "= 2"),
            ("3\tplay\tB   D3\r", "=3"),
            ("4 pl\u{1}ay w c3\u{7f}# play b c4", "=4"),
            ("undo", "="),
            ("undo", "="),
            ("undo", "? cannot undo"),
        ],
    );
    for line in ["", "  \t", "# 3 name", "\r", "\u{2}"] {
        assert!(ask(&mut session, line).is_empty(), "{line:?}");
    }
}

#[test]
fn a_line_that_cannot_be_read_gets_an_error_and_only_quit_ends_the_session() {
    let mut session = GtpSession::new(1);
    let error = lines(&b"\xff\n"[..]).next().expect("a line").expect_err("it is not UTF-8");
    let mut responses = Vec::new();
    session.report_error(&error, &mut |line| responses.push(line.to_owned()));
    assert_eq!(responses, ["? syntax error", ""]);
    let mut flow = |line: &str| session.handle_line(line, &StopFlags::default(), &mut |_| ());
    assert_eq!(flow("quit now"), ControlFlow::Continue(()));
    assert_eq!(flow("9 quit # bye"), ControlFlow::Break(()));
}

#[test]
fn the_size_can_be_that_of_every_board_and_a_new_game_begins() {
    converse(
        &mut GtpSession::new(1),
        &[
            ("boardsize 6", "="),
            ("play b c2", "="),
            ("clear_board", "="),
            ("undo", "? cannot undo"),
            ("play b g7", "? illegal move"),
            ("boardsize 9", "? unacceptable size"),
            ("boardsize 19", "? unacceptable size"),
            ("boardsize 1000", "? unacceptable size"),
            ("boardsize eight", "? syntax error"),
            ("boardsize -8", "? syntax error"),
            ("play b c2", "="),
            ("boardsize 10", "="),
            ("play b f7", "="),
            ("play w j10", "? illegal move"),
            ("boardsize 8", "="),
            ("komi 6.5", "="),
            ("komi much", "? syntax error"),
        ],
    );
}

#[test]
fn handicaps_give_black_discs_and_white_the_first_move() {
    let mut session = GtpSession::new(1);
    converse(
        &mut session,
        &[
            ("fixed_handicap 0", "? invalid number of stones"),
            ("fixed_handicap 5", "? invalid number of stones"),
            ("fixed_handicap all", "? syntax error"),
            ("fixed_handicap 2", "= a1 h8"),
            ("fixed_handicap 2", "? board not empty"),
            ("undo", "? cannot undo"),
            ("play b d3", "? illegal move"),
            ("play w e3", "="),
            ("place_free_handicap 4", "? board not empty"),
            ("clear_board", "="),
            ("place_free_handicap 4", "= a1 h1 a8 h8"),
            ("clear_board", "="),
            ("set_free_handicap a1 a1", "? bad vertex list"),
            ("set_free_handicap d4", "? bad vertex list"),
            ("set_free_handicap a1 pass", "? bad vertex list"),
            ("set_free_handicap A1 b1", "="),
            ("set_free_handicap h1", "? board not empty"),
            ("play w d3", "? illegal move"),
            ("play w e3", "="),
        ],
    );
    assert!(gtp(&mut session, "showboard").contains("1 X X - - - - - -"), "{}", gtp(&mut session, "showboard"));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut session = GtpSession::new(1);
    let board = gtp(&mut session, "showboard");
    for (line, response) in [
        ("play w f5", "? illegal move"),
        ("play b a1", "? illegal move"),
        ("play b d4", "? illegal move"),
        ("play b z99", "? illegal move"),
        ("play b pass", "? illegal move"),
        ("play b", "? syntax error"),
        ("play b f5 f6", "? syntax error"),
        ("play red f5", "? syntax error"),
        ("play b f", "? syntax error"),
        ("play b resign", "? syntax error"),
        ("genmove green", "? syntax error"),
        ("genmove w", "? the other side is to move"),
        ("reg_genmove w", "? the other side is to move"),
    ] {
        assert_eq!(gtp(&mut session, line), response, "{line}");
        assert_eq!(gtp(&mut session, "showboard"), board, "{line}");
        assert_eq!(gtp(&mut session, "undo"), "? cannot undo", "{line}");
    }
}

#[test]
fn times_are_numbers_of_seconds_and_moves() {
    converse(
        &mut GtpSession::new(1),
        &[
            ("time_settings 300 0 0", "="),
            ("time_settings 0 1 0", "="),
            ("time_settings 600 30 25", "="),
            ("time_left B 45 0", "="),
            ("time_left white 29.5 7", "="),
            ("time_left b -3 0", "? syntax error"),
            ("time_left b 3", "? syntax error"),
            ("time_left b 3 -1", "? syntax error"),
            ("time_left red 3 1", "? syntax error"),
            ("time_settings 300 0", "? syntax error"),
            ("time_settings soon 0 0", "? syntax error"),
            ("time_settings nan 0 0", "? syntax error"),
            ("time_settings 1e99 0 0", "? syntax error"),
        ],
    );
}

#[test]
fn the_score_is_known_only_at_the_end() {
    let mut session = GtpSession::new(1);
    assert_eq!(gtp(&mut session, "final_score"), "? cannot score");
    gtp_play(&mut session, &WIPE_OUT[..8]);
    assert_eq!(gtp(&mut session, "4 final_score"), "?4 cannot score");
    assert_eq!(gtp(&mut session, "play b c5"), "=");
    assert_eq!(gtp(&mut session, "4 final_score"), "=4 B+64");
}

#[test]
fn a_forced_pass_may_be_sent_in_every_spelling_or_left_out() {
    for pass in ["pass", "PASS", "Pass", "pa", "PA", "ps", "--"] {
        let mut session = GtpSession::new(1);
        gtp_play(&mut session, &BLACK_MUST_PASS);
        assert_eq!(gtp(&mut session, &format!("play b {pass}")), "=", "{pass}");
        assert_eq!(gtp(&mut session, &format!("play b {pass}")), "? illegal move", "{pass}");
        assert_eq!(gtp(&mut session, "play w c1"), "=");
    }
    let mut session = GtpSession::new(1);
    gtp_play(&mut session, &BLACK_MUST_PASS);
    let board = gtp(&mut session, "showboard");
    for line in ["play w a1", "play b c1"] {
        assert_eq!(gtp(&mut session, line), "? illegal move");
        assert_eq!(gtp(&mut session, "showboard"), board, "the pass is not played for an illegal move");
    }
    converse(&mut session, &[("play w c1", "="), ("undo", "=")]);
    assert_eq!(gtp(&mut session, "showboard"), board, "undo also takes the pass back");
    converse(&mut session, &[("time_settings 1 0 0", "="), ("reg_genmove b", "= pass"), ("genmove b", "= pass")]);
    let reply = gtp(&mut session, "genmove w");
    assert!(["= c1", "= d2", "= f4"].contains(&reply.as_str()), "{reply}");
}

#[test]
fn after_the_end_of_the_game_both_sides_can_only_pass() {
    let mut session = GtpSession::new(1);
    gtp_play(&mut session, &WIPE_OUT);
    let board = gtp(&mut session, "showboard");
    converse(
        &mut session,
        &[
            ("play w pass", "="),
            ("play b PA", "="),
            ("play b pass", "="),
            ("play w a1", "? illegal move"),
            ("genmove w", "= pass"),
            ("genmove b", "= pass"),
            ("reg_genmove b", "= pass"),
            ("final_score", "= B+64"),
        ],
    );
    assert_eq!(gtp(&mut session, "showboard"), board);
    for _ in 0..5 {
        assert_eq!(gtp(&mut session, "undo"), "=");
        assert_eq!(gtp(&mut session, "final_score"), "= B+64");
    }
    converse(&mut session, &[("undo", "="), ("final_score", "? cannot score"), ("play b c5", "=")]);
}
