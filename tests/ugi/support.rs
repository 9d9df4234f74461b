//! A conversation in this process, and one with the real program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use tessera::protocol::{Brakes, Session};

/// Everything the engine says to one line.
pub(crate) fn ask(session: &mut Session, line: &str) -> Vec<String> {
    let mut answers = Vec::new();
    let flow = session.obey(line, &Brakes::default(), &mut |answer| answers.push(answer.to_owned()));
    assert_eq!(flow.is_break(), line.trim() == "quit");
    answers
}

/// Everything the engine says to the last of these lines; to the others it must say nothing.
pub(crate) fn converse(lines: &[&str]) -> Vec<String> {
    let mut session = Session::new();
    let (last, setup) = lines.split_last().expect("there is a line");
    for line in setup {
        assert_eq!(ask(&mut session, line), [""; 0], "{line}");
    }
    ask(&mut session, last)
}

/// The best move among the answers to `go`.
pub(crate) fn best_move(answers: &[String]) -> &str {
    let last = answers.last().expect("a search answers");
    last.strip_prefix("bestmove ").unwrap_or_else(|| panic!("no bestmove in {answers:?}"))
}

/// Longer than anything here takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// The program, started for one test.
pub(crate) struct Program {
    child: Child,
    input: Option<ChildStdin>,
    answers: Receiver<String>,
}

impl Program {
    pub(crate) fn start() -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tessera-engine"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        let (sender, answers) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                let _ = sender.send(line.expect("the engine writes text"));
            }
        });
        Program { input: child.stdin.take(), child, answers }
    }

    pub(crate) fn send(&mut self, text: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(text).and_then(|()| input.flush()).expect("the program listens");
    }

    pub(crate) fn line(&mut self, line: &str) {
        self.send(format!("{line}\n").as_bytes());
    }

    /// All lines up to one that begins like this, which comes last.
    pub(crate) fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.answers.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("waited in vain for {beginning:?} after {lines:?}"));
            lines.push(line);
            if lines.last().is_some_and(|line| line.starts_with(beginning)) {
                return lines;
            }
        }
    }

    pub(crate) fn close_input(&mut self) {
        self.input = None;
    }

    /// All that is still said, how the program ends, and how long that takes.
    pub(crate) fn end(mut self) -> (Vec<String>, ExitStatus, Duration) {
        let started = Instant::now();
        let mut lines = Vec::new();
        while let Ok(line) = self.answers.recv_timeout(PATIENCE) {
            lines.push(line);
        }
        assert!(started.elapsed() < PATIENCE, "the program does not end");
        (lines, self.child.wait().expect("the program has ended"), started.elapsed())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
