//! The engine as a program: one thread listens, the other works.

use std::io::{BufReader, Read, Write};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::brakes::Brakes;
use super::fault::Fault;
use super::input::next_line;
use super::session::Session;

/// How long a count may go on after `quit`.
const COUNTING_AFTER_QUIT: Duration = Duration::from_secs(3);
/// How long a search with limits may go on after the end of the input.
const THINKING_AFTER_END: Duration = Duration::from_secs(10);

/// Holds a conversation with whoever writes `input` and reads `output`, until `quit` or the end of the input.
///
/// Works on the calling thread and listens on another one, which is left to itself when the work is over.
pub fn serve(input: impl Read + Send + 'static, output: impl Write + Send + 'static) {
    let (sender, tasks) = channel();
    let desk = Arc::new(Desk::new(output));
    let listener = Listener { tasks: sender, brakes: Brakes::default(), desk: Arc::clone(&desk) };
    thread::spawn(move || listener.listen(input));
    work(&tasks, &desk);
}

/// A line to be carried out, and the brakes that end the work it makes.
struct Task {
    line: Result<String, Fault>,
    brakes: Brakes,
}

/// What both threads use.
struct Desk<W> {
    output: Mutex<W>,
    /// Nobody reads the output any more.
    deserted: AtomicBool,
    /// Tasks not yet done that make the engine think.
    to_think: AtomicUsize,
}

impl<W: Write> Desk<W> {
    fn new(output: W) -> Self {
        Desk { output: Mutex::new(output), deserted: AtomicBool::new(false), to_think: AtomicUsize::new(0) }
    }

    fn say(&self, line: &str) {
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        if writeln!(output, "{line}").and_then(|()| output.flush()).is_err() {
            self.deserted.store(true, Ordering::Relaxed);
        }
    }
}

fn work<W: Write>(tasks: &Receiver<Task>, desk: &Desk<W>) {
    let mut session = Session::new();
    for Task { line, brakes } in tasks {
        let mut say = |answer: &str| {
            desk.say(answer);
            if desk.deserted.load(Ordering::Relaxed) {
                brakes.stop();
            }
        };
        let flow = match &line {
            Ok(line) => session.obey(line, &brakes, &mut say),
            Err(fault) => {
                say(&fault.to_string());
                ControlFlow::Continue(())
            }
        };
        desk.to_think.fetch_sub(usize::from(is_thought(&line)), Ordering::Relaxed);
        if flow.is_break() || desk.deserted.load(Ordering::Relaxed) {
            return;
        }
    }
}

fn is_thought(line: &Result<String, Fault>) -> bool {
    line.as_ref().is_ok_and(|line| line.split_whitespace().next() == Some("go"))
}

struct Listener<W> {
    tasks: Sender<Task>,
    /// For everything since the last `stop`.
    brakes: Brakes,
    desk: Arc<Desk<W>>,
}

impl<W: Write> Listener<W> {
    fn listen(mut self, input: impl Read) {
        let mut input = BufReader::new(input);
        // Input that cannot be read has ended.
        while let Ok(Some(line)) = next_line(&mut input) {
            if self.hear(line).is_break() {
                thread::sleep(COUNTING_AFTER_QUIT);
                self.brakes.stop();
                return;
            }
        }
        let Listener { tasks, brakes, .. } = self;
        drop(tasks);
        brakes.stop_endless();
        thread::sleep(THINKING_AFTER_END);
        brakes.stop_thinking();
    }

    /// Does at once what cannot wait, and passes on everything else.
    fn hear(&mut self, line: Result<String, Fault>) -> ControlFlow<()> {
        match line.as_deref().map_or("", str::trim) {
            "stop" => {
                // Tasks that follow get brakes of their own.
                std::mem::take(&mut self.brakes).stop();
                return ControlFlow::Continue(());
            }
            "isready" if self.desk.to_think.load(Ordering::Relaxed) > 0 => {
                self.desk.say("readyok");
                return ControlFlow::Continue(());
            }
            "quit" => {
                self.brakes.stop_thinking();
                self.pass_on(line)?;
                return ControlFlow::Break(());
            }
            _ => {}
        }
        self.pass_on(line)
    }

    /// Breaks if nobody works any more.
    fn pass_on(&self, line: Result<String, Fault>) -> ControlFlow<()> {
        self.desk.to_think.fetch_add(usize::from(is_thought(&line)), Ordering::Relaxed);
        match self.tasks.send(Task { line, brakes: self.brakes.clone() }) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }
}
