//! The program itself: its pipes, its threads, its end.

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use super::support::{Program, best_move};

fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tessera-engine")).args(arguments).output().expect("it starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it writes text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn help_and_version_are_printed_and_anything_else_is_refused() {
    let (code, help, complaints) = run(&["--help"]);
    assert_eq!((code, complaints.as_str()), (Some(0), ""));
    assert!(help.contains("Usage: tessera-engine"));
    let version = concat!("tessera-engine ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(run(&["--version"]), (Some(0), version.into(), String::new()));
    for wrong in [&["--foo"][..], &["uci"], &["--help", "x"], &["--version", "--help"], &[""]] {
        let (code, output, complaint) = run(wrong);
        assert_eq!((code, output.as_str()), (Some(2), ""), "{wrong:?}");
        assert_eq!(complaint.lines().count(), 1, "{wrong:?}: {complaint}");
    }
}

#[test]
fn an_input_that_ends_at_once_ends_the_program_without_a_word() {
    let mut program = Program::start();
    program.close_input();
    let (said, status, _) = program.end();
    assert_eq!((said, status.code()), (vec![], Some(0)));
}

#[test]
fn questions_are_answered_while_the_engine_thinks() {
    let mut program = Program::start();
    program.line("go infinite");
    program.until("info depth 3");
    program.line("isready");
    let said = program.until("readyok");
    assert!(!said.iter().any(|line| line.starts_with("bestmove")), "{said:?}");
    program.line("stop");
    let said = program.until("bestmove ");
    assert!(["c4", "d3", "e6", "f5"].contains(&best_move(&said)));
    program.line("go depth 1");
    program.until("bestmove ");
}

#[test]
fn a_stop_that_follows_at_once_stops_the_search_it_follows() {
    let mut program = Program::start();
    for _ in 0..20 {
        program.send(b"go infinite\nstop\n");
        program.until("bestmove ");
    }
    program.send(b"stop\nstop\ngo depth 2\n");
    assert!(program.until("bestmove ").len() > 2, "an earlier stop does not stop a later search");
}

#[test]
fn quit_ends_a_thinking_program_at_once() {
    for go in ["go infinite", "go movetime 600000", "go depth 90"] {
        let mut program = Program::start();
        program.line(go);
        program.until("info depth 3");
        program.line("quit");
        let (said, status, took) = program.end();
        assert_eq!(status.code(), Some(0));
        assert!(took < Duration::from_secs(2), "{go}: {took:?}");
        assert!(said.iter().all(|line| line.starts_with("info ") || line.starts_with("bestmove ")), "{said:?}");
    }
}

#[test]
fn the_end_of_the_input_ends_an_endless_search_and_lets_others_finish() {
    let mut program = Program::start();
    program.line("go infinite");
    program.until("info depth 3");
    program.close_input();
    let (said, status, took) = program.end();
    assert_eq!(status.code(), Some(0));
    assert!(took < Duration::from_secs(2), "{took:?}");
    best_move(&said);

    let mut program = Program::start();
    program.send(b"go depth 4\nperft 5\nposition startpos moves f5\nlegal");
    program.close_input();
    let (said, status, _) = program.end();
    assert_eq!(status.code(), Some(0));
    assert!(said.iter().any(|line| line.starts_with("info depth 4 ")), "{said:?}");
    assert_eq!(said[said.len() - 2..], ["perft 5 1396", "legal d6 f4 f6"]);
}

#[test]
fn a_script_that_ends_in_quit_gets_its_counts_in_order() {
    let mut program = Program::start();
    program.send(b"perft 1\nperft 2\nperft 6\nquery gameover\nperft 7\nisready\nquit\n");
    let (said, status, _) = program.end();
    assert_eq!(said, ["perft 1 4", "perft 2 12", "perft 6 8200", "response false", "perft 7 55092", "readyok"]);
    assert_eq!(status.code(), Some(0));
}

#[test]
fn a_count_without_end_can_be_stopped() {
    let mut program = Program::start();
    program.send(b"perft 20\nisready\n");
    thread::sleep(Duration::from_millis(100));
    program.line("stop");
    assert_eq!(program.until("readyok"), ["error perft: stopped before all was counted", "readyok"]);
}

#[test]
fn rubbish_gets_one_error_a_line_and_the_conversation_goes_on() {
    let mut program = Program::start();
    let mut rubbish: Vec<u8> = (0..=255).filter(|byte| *byte != b'\n').collect();
    rubbish.push(b'\n');
    rubbish.extend(b"\xff\xfe\nposition startpos moves f5 \xc3\x28\n\x00\x00\x00\n\n\r\n");
    rubbish.extend([b'x'; 200_000]);
    rubbish.extend(b"\nposition startpos moves ");
    rubbish.extend(b"f5 ".repeat(20_000));
    rubbish.extend(b"\nposition startpos moves f5 d6 f5\n\xf0\x9f\n");
    program.send(&rubbish);
    program.line("isready");
    let said = program.until("readyok");
    assert_eq!(said.len(), 8 + 1, "{said:?}");
    assert!(said[..8].iter().all(|line| line.starts_with("error ")), "{said:?}");
    program.line("legal");
    assert_eq!(program.until("legal"), ["legal c4 d3 e6 f5"]);
}

#[test]
fn half_a_line_at_the_end_of_the_input_is_judged_like_any_other() {
    let mut program = Program::start();
    program.send(b"isready\nposition startpos mov");
    program.close_input();
    let (said, status, _) = program.end();
    assert_eq!(said[0], "readyok");
    assert!(said.len() == 2 && said[1].starts_with("error position startpos: "), "{said:?}");
    assert_eq!(status.code(), Some(0));
}

#[test]
fn an_output_that_nobody_reads_ends_the_program() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tessera-engine"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("the input is piped");
    input.write_all(b"go infinite\n").expect("the program listens");
    let (sender, ended) = channel();
    thread::spawn(move || sender.send(child.wait()));
    let status = ended.recv_timeout(Duration::from_secs(20)).expect("it ends by itself").expect("it can be waited for");
    assert_eq!(status.code(), Some(0));
}
