//! A running program: lines to its input, lines from its output, and its end.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::error::ExternalEngineFault;

/// Longer lines are split at this many bytes; engines write some hundreds.
const MAX_LINE_BYTES: u64 = 1 << 14;
/// The most lines that are buffered; a program that writes more is blocked.
const MAX_BUFFERED_LINES: usize = 256;

/// A child process with piped input and output; killed on drop.
#[derive(Debug)]
pub(super) struct EngineProcess {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl EngineProcess {
    /// Starts a program: a file, or a command with arguments separated by spaces.
    pub(super) fn start(program: &str) -> Result<EngineProcess, ExternalEngineFault> {
        let mut words = program.split_whitespace();
        let mut command = if Path::new(program).is_file() {
            Command::new(program)
        } else {
            let mut command = Command::new(words.next().unwrap_or_default());
            command.args(words);
            command
        };
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(ExternalEngineFault::CannotStart)?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let input = input.expect("the input is piped");
        let output = output.expect("the output is piped");
        let (sender, lines) = sync_channel(MAX_BUFFERED_LINES);
        thread::spawn(move || forward_lines(output, &sender));
        Ok(EngineProcess { name: program.to_owned(), child, input, lines })
    }

    /// The program as named on the command line.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Sends a line.
    pub(super) fn write_line(&mut self, line: &str) -> Result<(), ExternalEngineFault> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => {
                ExternalEngineFault::EndedReading { status: self.exit_status(), line: line.to_owned() }
            }
            _ => ExternalEngineFault::CannotWrite { line: line.to_owned(), source: error },
        })
    }

    /// Receives the next line. `expected` names the line that the caller waits for.
    pub(super) fn read_line(&mut self, deadline: Instant, expected: &str) -> Result<String, ExternalEngineFault> {
        let timeout = || ExternalEngineFault::Timeout(expected.to_owned());
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            // Needed for a program that sends lines without pause: `recv_timeout` would return the next one.
            return Err(timeout());
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => timeout(),
            RecvTimeoutError::Disconnected => {
                ExternalEngineFault::EndedBefore { status: self.exit_status(), expected: expected.to_owned() }
            }
        })
    }

    /// How the program has ended, if that is known within 200 ms after its output was closed.
    fn exit_status(&mut self) -> String {
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

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // Both fail only for a process that has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Quotes a line of a program for an error message, truncated.
pub(super) fn quoted(line: &str) -> String {
    let truncated: String = line.chars().take(100).collect();
    format!("{truncated:?}")
}

/// Forwards every line until the output ends or the receiver is dropped.
fn forward_lines(output: impl Read, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        match output.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes) {
            // A read error is an end of the output: the receiver reports it.
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes);
        if lines.send(line.trim_end().to_owned()).is_err() {
            return;
        }
    }
}
