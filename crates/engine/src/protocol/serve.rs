//! Runs a protocol: one thread reads the input while another executes the commands.

use std::io::{BufReader, Read, Write};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::error::ProtocolError;
use super::input::lines;
use super::stop::StopFlags;

/// How long a perft may continue after `quit`.
const PERFT_GRACE_AFTER_QUIT: Duration = Duration::from_secs(3);
/// How long a search with limits may continue after the end of the input.
const SEARCH_GRACE_AFTER_END: Duration = Duration::from_secs(10);

/// A text protocol: executes lines, and classifies them for the reader thread.
pub trait Protocol {
    /// Executes a line and passes every line of the response to `respond`. Searches and counts end early when `stop`
    /// is set. Breaks when the session is over.
    fn handle_line(&mut self, line: &str, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> ControlFlow<()>;

    /// Responds to a line that could not be read.
    fn report_error(&self, error: &ProtocolError, respond: &mut dyn FnMut(&str));

    /// Classifies a line at the moment it arrives.
    fn classify(line: &str) -> LineKind;
}

/// The effect of a new line on work that is still running or queued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// Queued; no effect on running work.
    Queued,
    /// Queued, and starts a search.
    Search,
    /// Stops all running work; nothing is queued.
    Stop,
    /// Stops running searches, and is queued.
    StopSearch,
    /// During a search it gets this response at once; otherwise queued.
    ImmediateResponse(&'static str),
    /// Stops running searches, and ends the session.
    Quit,
}

/// Runs a session that reads commands from `input` and writes responses to `output`, until the session or the input ends.
///
/// Executes commands on the calling thread. A second thread reads the input; it is detached when the session is over.
pub fn serve<P: Protocol>(protocol: &mut P, input: impl Read + Send + 'static, output: impl Write + Send + 'static) {
    let (queue, lines) = channel();
    let output = Arc::new(SharedOutput::new(output));
    let reader = InputReader { queue, stop: StopFlags::default(), output: Arc::clone(&output), classify: P::classify };
    thread::spawn(move || reader.run(input));
    execute_lines(protocol, &lines, &output);
}

/// A line to execute, and the flags that stop the work it starts.
struct QueuedLine {
    line: Result<String, ProtocolError>,
    is_search: bool,
    stop: StopFlags,
}

/// The output and the state that both threads share.
struct SharedOutput<W> {
    output: Mutex<W>,
    /// Whether the other end has closed the output.
    is_closed: AtomicBool,
    /// Queued and running lines that search.
    pending_searches: AtomicUsize,
}

impl<W: Write> SharedOutput<W> {
    fn new(output: W) -> Self {
        SharedOutput {
            output: Mutex::new(output),
            is_closed: AtomicBool::new(false),
            pending_searches: AtomicUsize::new(0),
        }
    }

    /// Writes and flushes a line; a failure marks the output as closed, which ends the session.
    fn write_line(&self, line: &str) {
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        if writeln!(output, "{line}").and_then(|()| output.flush()).is_err() {
            self.is_closed.store(true, Ordering::Relaxed);
        }
    }
}

fn execute_lines<W: Write>(protocol: &mut impl Protocol, lines: &Receiver<QueuedLine>, output: &SharedOutput<W>) {
    for QueuedLine { line, is_search, stop } in lines {
        let mut respond = |response: &str| {
            output.write_line(response);
            if output.is_closed.load(Ordering::Relaxed) {
                stop.stop_all();
            }
        };
        let flow = match &line {
            Ok(line) => protocol.handle_line(line, &stop, &mut respond),
            Err(error) => {
                protocol.report_error(error, &mut respond);
                ControlFlow::Continue(())
            }
        };
        output.pending_searches.fetch_sub(usize::from(is_search), Ordering::Relaxed);
        if flow.is_break() || output.is_closed.load(Ordering::Relaxed) {
            return;
        }
    }
}

/// The reader thread: queues lines, and applies those that must not wait.
struct InputReader<W> {
    queue: Sender<QueuedLine>,
    /// Stops the work of all lines since the last stop.
    stop: StopFlags,
    output: Arc<SharedOutput<W>>,
    classify: fn(&str) -> LineKind,
}

impl<W: Write> InputReader<W> {
    fn run(mut self, input: impl Read) {
        for line in lines(BufReader::new(input)) {
            if self.dispatch(line).is_break() {
                thread::sleep(PERFT_GRACE_AFTER_QUIT);
                self.stop.stop_all();
                return;
            }
        }
        let InputReader { queue, stop, .. } = self;
        drop(queue);
        stop.stop_infinite_searches();
        thread::sleep(SEARCH_GRACE_AFTER_END);
        stop.stop_searches();
    }

    /// Applies the immediate effect of a line and queues it if it has to be executed.
    fn dispatch(&mut self, line: Result<String, ProtocolError>) -> ControlFlow<()> {
        let kind = line.as_deref().map_or(LineKind::Queued, |line| (self.classify)(line.trim()));
        match kind {
            LineKind::Stop => {
                // Later lines get new flags.
                std::mem::take(&mut self.stop).stop_all();
                return ControlFlow::Continue(());
            }
            LineKind::StopSearch => std::mem::take(&mut self.stop).stop_searches(),
            LineKind::ImmediateResponse(response) if self.output.pending_searches.load(Ordering::Relaxed) > 0 => {
                self.output.write_line(response);
                return ControlFlow::Continue(());
            }
            LineKind::Quit => {
                self.stop.stop_searches();
                self.enqueue(line, false)?;
                return ControlFlow::Break(());
            }
            LineKind::Queued | LineKind::Search | LineKind::ImmediateResponse(_) => {}
        }
        self.enqueue(line, kind == LineKind::Search)
    }

    /// Queues a line; breaks if the executing thread has finished.
    fn enqueue(&self, line: Result<String, ProtocolError>, is_search: bool) -> ControlFlow<()> {
        self.output.pending_searches.fetch_add(usize::from(is_search), Ordering::Relaxed);
        match self.queue.send(QueuedLine { line, is_search, stop: self.stop.clone() }) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }
}
