//! A session in this process, and the program behind pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use tessera_engine::protocol::{Protocol, StopFlags, UgiSession};

/// The response to one line.
pub(crate) fn ask(session: &mut UgiSession, line: &str) -> Vec<String> {
    let mut responses = Vec::new();
    let flow = session.handle_line(line, &StopFlags::default(), &mut |line| responses.push(line.to_owned()));
    assert_eq!(flow.is_break(), line.trim() == "quit");
    responses
}

/// The response of a new session to the last of these lines; the others must get no response.
pub(crate) fn ask_new(lines: &[&str]) -> Vec<String> {
    let mut session = UgiSession::new();
    let (last, setup) = lines.split_last().expect("at least one line");
    for line in setup {
        assert_eq!(ask(&mut session, line), [""; 0], "{line}");
    }
    ask(&mut session, last)
}

/// The move of the `bestmove` line that ends the response to `go`.
pub(crate) fn best_move(responses: &[String]) -> &str {
    let last = responses.last().expect("a search responds");
    last.strip_prefix("bestmove ").unwrap_or_else(|| panic!("no bestmove in {responses:?}"))
}

/// A generous deadline for everything the program does, even on a busy machine.
pub(crate) const DEADLINE: Duration = Duration::from_secs(60);

/// The program, started for one test.
pub(crate) struct Program {
    child: Child,
    input: Option<ChildStdin>,
    responses: Receiver<String>,
}

impl Program {
    pub(crate) fn start() -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tessera-engine"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        let (sender, responses) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                let _ = sender.send(line.expect("the engine writes text"));
            }
        });
        Program { input: child.stdin.take(), child, responses }
    }

    pub(crate) fn write(&mut self, text: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(text).and_then(|()| input.flush()).expect("the program reads its input");
    }

    pub(crate) fn write_line(&mut self, line: &str) {
        self.write(format!("{line}\n").as_bytes());
    }

    /// Reads lines up to and including the first one with this prefix.
    pub(crate) fn read_until(&mut self, prefix: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.responses.recv_timeout(DEADLINE);
            let line = line.unwrap_or_else(|_| panic!("timed out waiting for {prefix:?} after {lines:?}"));
            lines.push(line);
            if lines.last().is_some_and(|line| line.starts_with(prefix)) {
                return lines;
            }
        }
    }

    pub(crate) fn close_input(&mut self) {
        self.input = None;
    }

    /// Waits for the program to exit: its remaining output and its status.
    pub(crate) fn wait_for_exit(mut self) -> (Vec<String>, ExitStatus) {
        let deadline = Instant::now() + DEADLINE;
        let mut lines = Vec::new();
        while let Ok(line) = self.responses.recv_timeout(DEADLINE) {
            lines.push(line);
        }
        assert!(Instant::now() < deadline, "the program does not exit");
        (lines, self.child.wait().expect("the program has exited"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
