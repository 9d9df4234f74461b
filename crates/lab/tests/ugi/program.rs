//! The program behind pipes: its threads, its output, its exit.

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use super::support::{DEADLINE, Program, best_move};

/// Less than the ten seconds that searches with limits may continue after the end of the input.
const BEFORE_THE_GRACE_PERIOD_ENDS: Duration = Duration::from_secs(9);

#[test]
fn input_that_ends_at_once_ends_the_program_without_output() {
    let mut program = Program::start();
    program.close_input();
    let (lines, status) = program.wait_for_exit();
    assert_eq!((lines, status.code()), (vec![], Some(0)));
}

#[test]
fn isready_gets_a_response_during_a_search() {
    let mut program = Program::start();
    program.write_line("go infinite");
    program.read_until("info depth 3");
    program.write_line("isready");
    let lines = program.read_until("readyok");
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{lines:?}");
    program.write_line("stop");
    let lines = program.read_until("bestmove ");
    assert!(["c4", "d3", "e6", "f5"].contains(&best_move(&lines)));
    program.write_line("go depth 1");
    program.read_until("bestmove ");
}

#[test]
fn a_stop_directly_after_go_stops_that_search_and_no_later_one() {
    let mut program = Program::start();
    for _ in 0..20 {
        program.write(b"go infinite\nstop\n");
        program.read_until("bestmove ");
    }
    program.write(b"stop\nstop\ngo depth 2\n");
    assert!(program.read_until("bestmove ").len() > 2, "an earlier stop does not stop a later search");
}

#[test]
fn quit_ends_a_search_and_the_program() {
    for go in ["go infinite", "go movetime 600000", "go depth 90"] {
        let mut program = Program::start();
        program.write_line(go);
        program.read_until("info depth 3");
        program.write_line("quit");
        let (lines, status) = program.wait_for_exit();
        assert_eq!(status.code(), Some(0));
        assert!(lines.iter().all(|line| line.starts_with("info ") || line.starts_with("bestmove ")), "{lines:?}");
    }
}

#[test]
fn the_end_of_the_input_ends_an_infinite_search_at_once() {
    let mut program = Program::start();
    program.write_line("go infinite");
    program.read_until("info depth 3");
    let started = Instant::now();
    program.close_input();
    let (lines, status) = program.wait_for_exit();
    assert!(started.elapsed() < BEFORE_THE_GRACE_PERIOD_ENDS, "{:?}", started.elapsed());
    assert_eq!(status.code(), Some(0));
    best_move(&lines);
}

#[test]
fn commands_before_the_end_of_the_input_are_finished() {
    let mut program = Program::start();
    program.write(b"go depth 4\nperft 5\nposition startpos moves f5\nlegal");
    program.close_input();
    let (lines, status) = program.wait_for_exit();
    assert_eq!(status.code(), Some(0));
    assert!(lines.iter().any(|line| line.starts_with("info depth 4 ")), "{lines:?}");
    assert_eq!(lines[lines.len() - 2..], ["perft 5 1396", "legal d6 f4 f6"]);
}

#[test]
fn commands_before_quit_are_executed_in_order() {
    let mut program = Program::start();
    program.write(b"perft 1\nperft 2\nperft 6\nquery gameover\nperft 7\nisready\nquit\n");
    let (lines, status) = program.wait_for_exit();
    assert_eq!(lines, ["perft 1 4", "perft 2 12", "perft 6 8200", "response false", "perft 7 55092", "readyok"]);
    assert_eq!(status.code(), Some(0));
}

#[test]
fn a_perft_can_be_stopped() {
    let mut program = Program::start();
    program.write(b"perft 20\nisready\nstop\n");
    assert_eq!(program.read_until("readyok"), ["error perft: stopped before the count was complete", "readyok"]);
}

#[test]
fn garbage_gets_one_error_a_line_and_the_session_continues() {
    let mut program = Program::start();
    let mut garbage: Vec<u8> = (0..=255).filter(|byte| *byte != b'\n').collect();
    garbage.push(b'\n');
    garbage.extend(b"\xff\xfe\nposition startpos moves f5 \xc3\x28\n\x00\x00\x00\n\n\r\n");
    garbage.extend([b'x'; 200_000]);
    garbage.extend(b"\nposition startpos moves ");
    garbage.extend(b"f5 ".repeat(20_000));
    garbage.extend(b"\nposition startpos moves f5 d6 f5\n\xf0\x9f\n");
    program.write(&garbage);
    program.write_line("isready");
    let lines = program.read_until("readyok");
    assert_eq!(lines.len(), 8 + 1, "{lines:?}");
    assert!(lines[..8].iter().all(|line| line.starts_with("error ")), "{lines:?}");
    program.write_line("legal");
    assert_eq!(program.read_until("legal"), ["legal c4 d3 e6 f5"]);
}

#[test]
fn an_incomplete_last_line_is_executed_like_any_other() {
    let mut program = Program::start();
    program.write(b"isready\nposition startpos mov");
    program.close_input();
    let (lines, status) = program.wait_for_exit();
    assert_eq!(lines[0], "readyok");
    assert!(lines.len() == 2 && lines[1].starts_with("error position startpos: "), "{lines:?}");
    assert_eq!(status.code(), Some(0));
}

#[test]
fn a_closed_output_ends_the_program() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tessera-engine"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("the input is piped");
    input.write_all(b"go infinite\n").expect("the program reads its input");
    let (sender, exited) = channel();
    thread::spawn(move || sender.send(child.wait()));
    let status = exited.recv_timeout(DEADLINE).expect("the program exits").expect("its status is known");
    assert_eq!(status.code(), Some(0));
}
