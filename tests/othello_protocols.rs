//! The engine speaks the protocols of Othello programs: NBoard's and the Go Text Protocol.

use std::io::Write;
use std::process::{Command, Stdio};

use tessera::protocol::{Brakes, Conversation, Gtp, Nboard};

/// Everything that is said to one line.
fn ask(conversation: &mut impl Conversation, line: &str) -> Vec<String> {
    let mut answers = Vec::new();
    let _ = conversation.obey(line, &Brakes::default(), &mut |answer| answers.push(answer.to_owned()));
    answers
}

/// The answer to a command of the Go Text Protocol, which must be one line and an empty one.
fn gtp(conversation: &mut Gtp, line: &str) -> String {
    let answers = ask(conversation, line);
    assert_eq!(answers.len(), 2, "{line}: {answers:?}");
    assert_eq!(answers[1], "");
    answers[0].clone()
}

#[test]
fn gtp_plays_a_game_takes_plies_back_and_tells_the_score() {
    let mut engine = Gtp::new(1);
    assert_eq!(gtp(&mut engine, "1 boardsize 8"), "=1");
    assert_eq!(gtp(&mut engine, "time_settings 1 0 0"), "=");
    assert_eq!(gtp(&mut engine, "7 play b f5"), "=7");
    let reply = gtp(&mut engine, "genmove w");
    assert!(["= d6", "= f4", "= f6"].contains(&reply.as_str()), "{reply}");
    assert_eq!(gtp(&mut engine, "undo"), "=");
    assert_eq!(gtp(&mut engine, "play white d6"), "=");
    assert_eq!(gtp(&mut engine, "final_score"), "= 0");
    let told = gtp(&mut engine, "reg_genmove b");
    assert!(told.starts_with("= "), "{told}");
    assert_eq!(gtp(&mut engine, &format!("play b {}", &told[2..])), "=", "it was told and not played");
}

#[test]
fn gtp_refuses_what_cannot_be_done_and_changes_nothing() {
    let mut engine = Gtp::new(1);
    for (line, answer) in [
        ("3 boardsize 9", "?3 unacceptable size"),
        ("dance", "? unknown command"),
        ("undo", "? cannot undo"),
        ("play b", "? syntax error"),
        ("play red f5", "? \"red\" is no colour"),
        ("play w f5", "? illegal move: not that side's turn"),
        ("time_left b -3 0", "? syntax error"),
        ("known_command play", "= true"),
        ("known_command dance", "= false"),
        ("protocol_version # comment", "= 2"),
    ] {
        assert_eq!(gtp(&mut engine, line), answer, "{line}");
    }
    assert!(gtp(&mut engine, "play b a1").starts_with("? illegal move: "));
    assert_eq!(gtp(&mut engine, "play b f5"), "=");
    assert!(ask(&mut engine, "").is_empty());
}

#[test]
fn gtp_makes_a_forced_pass_that_nobody_sent() {
    let mut engine = Gtp::new(1);
    // After these moves White has none, and Black moves again.
    for (index, square) in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"].into_iter().enumerate() {
        assert_eq!(gtp(&mut engine, &format!("play {} {square}", ["b", "w"][index % 2])), "=", "{square}");
    }
    let board = ask(&mut engine, "showboard").join("\n");
    assert!(board.contains("to move"), "{board}");
}

#[test]
fn nboard_sets_up_a_game_looks_at_moves_and_plays_one() {
    let mut engine = Nboard::new(1);
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
    let answer = ask(&mut engine, "go");
    let reply = answer.iter().find_map(|line| line.strip_prefix("=== ")).expect("there is a move");
    let parts: Vec<&str> = reply.split('/').collect();
    assert_eq!(parts.len(), 3, "{reply}");
    assert!(parts[1].parse::<f64>().is_ok() && parts[2].parse::<f64>().is_ok(), "{reply}");
    assert!(ask(&mut engine, &format!("move {reply}")).is_empty(), "its own answer is a legal move");
}

#[test]
fn nboard_is_told_in_its_status_what_cannot_be_done() {
    let mut engine = Nboard::new(1);
    for line in ["dance", "set depth 0", "set depth x", "set game (;nothing", "move A1", "hint few"] {
        let answers = ask(&mut engine, line);
        assert_eq!(answers.len(), 1, "{line}: {answers:?}");
        assert!(answers[0].starts_with("status error"), "{line}: {answers:?}");
    }
    assert!(ask(&mut engine, "learn").is_empty() && ask(&mut engine, "set contempt 20").is_empty());
}

#[test]
fn both_protocols_are_spoken_by_the_program() {
    for (name, said, heard) in [("gtp", "name\nquit\n", "= Tessera\n\n=\n\n"), ("nboard", "ping 3\nquit\n", "pong 3\n")]
    {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tessera-engine"))
            .arg(name)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        program.stdin.take().expect("the input is piped").write_all(said.as_bytes()).expect("it listens");
        let output = program.wait_with_output().expect("it ends");
        assert_eq!(String::from_utf8_lossy(&output.stdout), heard);
        assert!(output.status.success());
    }
}
