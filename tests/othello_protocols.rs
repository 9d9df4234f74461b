//! The protocols of Othello programs: NBoard and the Go Text Protocol (GTP).

use std::io::Write;
use std::process::{Command, Stdio};

use tessera::protocol::{GtpSession, NboardSession, Protocol, StopFlags};

/// The response to one line.
fn ask(session: &mut impl Protocol, line: &str) -> Vec<String> {
    let mut responses = Vec::new();
    let _ = session.handle_line(line, &StopFlags::default(), &mut |line| responses.push(line.to_owned()));
    responses
}

/// The response to a GTP command, which must be one line and an empty one.
fn gtp(session: &mut GtpSession, line: &str) -> String {
    let responses = ask(session, line);
    assert_eq!(responses.len(), 2, "{line}: {responses:?}");
    assert_eq!(responses[1], "");
    responses[0].clone()
}

#[test]
fn gtp_plays_and_takes_back_moves_and_reports_the_score() {
    let mut engine = GtpSession::new(1);
    assert_eq!(gtp(&mut engine, "1 boardsize 8"), "=1");
    assert_eq!(gtp(&mut engine, "time_settings 1 0 0"), "=");
    assert_eq!(gtp(&mut engine, "7 play b f5"), "=7");
    let reply = gtp(&mut engine, "genmove w");
    assert!(["= d6", "= f4", "= f6"].contains(&reply.as_str()), "{reply}");
    assert_eq!(gtp(&mut engine, "undo"), "=");
    assert_eq!(gtp(&mut engine, "play white d6"), "=");
    assert_eq!(gtp(&mut engine, "final_score"), "= 0");
    let reply = gtp(&mut engine, "reg_genmove b");
    assert!(reply.starts_with("= "), "{reply}");
    assert_eq!(gtp(&mut engine, &format!("play b {}", &reply[2..])), "=", "reg_genmove does not play the move");
}

#[test]
fn an_invalid_gtp_command_gets_an_error_and_changes_nothing() {
    let mut engine = GtpSession::new(1);
    for (line, response) in [
        ("3 boardsize 9", "?3 unacceptable size"),
        ("dance", "? unknown command"),
        ("undo", "? cannot undo"),
        ("play b", "? syntax error"),
        ("play red f5", "? \"red\" is not a colour"),
        ("play w f5", "? illegal move: not that side's turn"),
        ("time_left b -3 0", "? syntax error"),
        ("known_command play", "= true"),
        ("known_command dance", "= false"),
        ("protocol_version # comment", "= 2"),
    ] {
        assert_eq!(gtp(&mut engine, line), response, "{line}");
    }
    assert!(gtp(&mut engine, "play b a1").starts_with("? illegal move: "));
    assert_eq!(gtp(&mut engine, "play b f5"), "=");
    assert!(ask(&mut engine, "").is_empty());
}

#[test]
fn gtp_plays_a_forced_pass_that_was_not_sent() {
    let mut engine = GtpSession::new(1);
    // After these moves White has no legal move, and Black moves again.
    for (index, square) in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"].into_iter().enumerate() {
        assert_eq!(gtp(&mut engine, &format!("play {} {square}", ["b", "w"][index % 2])), "=", "{square}");
    }
    let board = ask(&mut engine, "showboard").join("\n");
    assert!(board.contains("to move"), "{board}");
}

#[test]
fn nboard_sets_a_game_up_gives_hints_and_plays_a_move() {
    let mut engine = NboardSession::new(1);
    assert_eq!(ask(&mut engine, "nboard 2"), [format!("set myname Tessera {}", env!("CARGO_PKG_VERSION"))]);
    let game = "(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[0]TY[8]\
                BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)";
    assert!(ask(&mut engine, &format!("set game {game}")).is_empty());
    assert!(ask(&mut engine, "set depth 4").is_empty());
    assert!(ask(&mut engine, "move C3/1.20/0.5").is_empty());
    assert_eq!(ask(&mut engine, "ping 12"), ["pong 12"]);
    let hints = ask(&mut engine, "hint 2");
    let searches: Vec<&String> = hints.iter().filter(|line| line.starts_with("search ")).collect();
    assert_eq!(searches.len(), 2 * 4, "two moves at each of four depths: {hints:?}");
    let best = searches[searches.len() - 2];
    let words: Vec<&str> = best.split(' ').collect();
    assert_eq!((words.len(), words[3], words[4]), (5, "0", "4"), "{best}");
    let lines = ask(&mut engine, "go");
    let reply = lines.iter().find_map(|line| line.strip_prefix("=== ")).expect("a move");
    let parts: Vec<&str> = reply.split('/').collect();
    assert_eq!(parts.len(), 3, "{reply}");
    assert!(parts[1].parse::<f64>().is_ok() && parts[2].parse::<f64>().is_ok(), "{reply}");
    assert!(ask(&mut engine, &format!("move {reply}")).is_empty(), "its move is legal");
}

#[test]
fn an_invalid_nboard_line_gets_an_error_as_a_status() {
    let mut engine = NboardSession::new(1);
    for line in ["dance", "set depth 0", "set depth x", "set game (;nothing", "move A1", "hint few"] {
        let responses = ask(&mut engine, line);
        assert_eq!(responses.len(), 1, "{line}: {responses:?}");
        assert!(responses[0].starts_with("status error"), "{line}: {responses:?}");
    }
    assert!(ask(&mut engine, "learn").is_empty() && ask(&mut engine, "set contempt 20").is_empty());
}

#[test]
fn the_program_runs_both_protocols() {
    for (name, input, output) in
        [("gtp", "name\nquit\n", "= Tessera\n\n=\n\n"), ("nboard", "ping 3\nquit\n", "pong 3\n")]
    {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tessera-engine"))
            .arg(name)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        program.stdin.take().expect("the input is piped").write_all(input.as_bytes()).expect("it reads its input");
        let result = program.wait_with_output().expect("it exits");
        assert_eq!(String::from_utf8_lossy(&result.stdout), output);
        assert!(result.status.success());
    }
}
