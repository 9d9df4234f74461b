//! A running program: lines to it, lines from it, and its end when it is no longer needed.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The most bytes of a line that are kept; engines write some hundreds.
const LONGEST_LINE: u64 = 1 << 14;
/// The most lines that wait to be read; a program that writes more has to wait itself.
const WAITING_LINES: usize = 256;

#[derive(Debug)]
pub(super) struct Process {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// Why nothing was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Silence {
    /// The program has ended or closed its output; with what is known of its end.
    Ended(String),
    TooLong,
}

impl Process {
    /// Starts a program: a file, or a command whose words are separated by blanks.
    pub(super) fn start(program: &str) -> Result<Process, String> {
        let mut words = program.split_whitespace();
        let mut command = if Path::new(program).is_file() {
            Command::new(program)
        } else {
            let mut command = Command::new(words.next().unwrap_or_default());
            command.args(words);
            command
        };
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| format!("it cannot be started: {error}"))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let input = input.expect("the input is piped");
        let output = output.expect("the output is piped");
        let (sender, lines) = sync_channel(WAITING_LINES);
        thread::spawn(move || pass_on(output, &sender));
        Ok(Process { name: program.to_owned(), child, input, lines })
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Sends a line.
    pub(super) fn say(&mut self, line: &str) -> Result<(), String> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => format!("it has ended ({}) and does not hear {line:?}", self.end()),
            _ => format!("it does not take {line:?}: {error}"),
        })
    }

    /// The next line, if it comes before the deadline.
    pub(super) fn hear(&mut self, deadline: Instant) -> Result<String, Silence> {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            // A program that never stops talking has said nothing either.
            return Err(Silence::TooLong);
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::TooLong,
            RecvTimeoutError::Disconnected => Silence::Ended(self.end()),
        })
    }

    /// How the program has ended, as far as it can be told within a moment.
    fn end(&mut self) -> String {
        for _ in 0..20 {
            match self.child.try_wait() {
                Ok(Some(status)) => return status.to_string(),
                Ok(None) => thread::sleep(Duration::from_millis(10)),
                Err(error) => return error.to_string(),
            }
        }
        "its output is closed".into()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself: then there is nobody to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Passes on every line until the output ends or nobody listens.
fn pass_on(output: impl Read, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes);
        if lines.send(line.trim_end().to_owned()).is_err() {
            return;
        }
    }
}
