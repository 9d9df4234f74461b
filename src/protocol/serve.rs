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

/// How long a count may go on after `quit`.
const COUNTING_AFTER_QUIT: Duration = Duration::from_secs(3);
/// How long a search with limits may go on after the end of the input.
const THINKING_AFTER_END: Duration = Duration::from_secs(10);

/// A protocol: what lines do, and what they mean while the engine works.
pub trait Conversation {
    /// Carries a line out and passes every line of the answer to `say`. Breaks when the conversation is over.
    fn obey(&mut self, line: &str, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> ControlFlow<()>;

    /// The answer to a line that is no text.
    fn complain(&self, fault: &Fault, say: &mut dyn FnMut(&str));

    /// What a line means at the moment it comes in.
    fn urgency(line: &str) -> Urgency;
}

/// What a line means to work that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Nothing: it waits for its turn.
    None,
    /// The same, and the engine will think about it.
    Thought,
    /// All work ends; there is nothing else to do.
    Stop,
    /// Thinking ends, so that this can be done.
    Interruption,
    /// If the engine thinks, this is answered at once.
    AnsweredAtOnce(&'static str),
    /// Thinking ends, and the conversation soon.
    Quit,
}

/// Holds a conversation with whoever writes `input` and reads `output`, until it is over or the input ends.
///
/// Works on the calling thread and listens on another one, which is left to itself when the work is over.
pub fn serve<C: Conversation>(
    conversation: &mut C,
    input: impl Read + Send + 'static,
    output: impl Write + Send + 'static,
) {
    let (sender, tasks) = channel();
    let desk = Arc::new(Desk::new(output));
    let listener = Listener { tasks: sender, brakes: Brakes::default(), desk: Arc::clone(&desk), urgency: C::urgency };
    thread::spawn(move || listener.listen(input));
    work(conversation, &tasks, &desk);
}

/// A line to be carried out, and the brakes that end the work it makes.
struct Task {
    line: Result<String, Fault>,
    is_thought: bool,
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

fn work<W: Write>(conversation: &mut impl Conversation, tasks: &Receiver<Task>, desk: &Desk<W>) {
    for Task { line, is_thought, brakes } in tasks {
        let mut say = |answer: &str| {
            desk.say(answer);
            if desk.deserted.load(Ordering::Relaxed) {
                brakes.stop();
            }
        };
        let flow = match &line {
            Ok(line) => conversation.obey(line, &brakes, &mut say),
            Err(fault) => {
                conversation.complain(fault, &mut say);
                ControlFlow::Continue(())
            }
        };
        desk.to_think.fetch_sub(usize::from(is_thought), Ordering::Relaxed);
        if flow.is_break() || desk.deserted.load(Ordering::Relaxed) {
            return;
        }
    }
}

struct Listener<W> {
    tasks: Sender<Task>,
    /// For everything since the last `stop`.
    brakes: Brakes,
    desk: Arc<Desk<W>>,
    urgency: fn(&str) -> Urgency,
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
        let urgency = line.as_deref().map_or(Urgency::None, |line| (self.urgency)(line.trim()));
        match urgency {
            Urgency::Stop => {
                // Tasks that follow get brakes of their own.
                std::mem::take(&mut self.brakes).stop();
                return ControlFlow::Continue(());
            }
            Urgency::Interruption => std::mem::take(&mut self.brakes).stop_thinking(),
            Urgency::AnsweredAtOnce(answer) if self.desk.to_think.load(Ordering::Relaxed) > 0 => {
                self.desk.say(answer);
                return ControlFlow::Continue(());
            }
            Urgency::Quit => {
                self.brakes.stop_thinking();
                self.pass_on(line, false)?;
                return ControlFlow::Break(());
            }
            Urgency::None | Urgency::Thought | Urgency::AnsweredAtOnce(_) => {}
        }
        self.pass_on(line, urgency == Urgency::Thought)
    }

    /// Breaks if nobody works any more.
    fn pass_on(&self, line: Result<String, Fault>, is_thought: bool) -> ControlFlow<()> {
        self.desk.to_think.fetch_add(usize::from(is_thought), Ordering::Relaxed);
        match self.tasks.send(Task { line, is_thought, brakes: self.brakes.clone() }) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }
}
