//! A conversation with the engine: what is set, what stands on the board, and what every command does.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use super::answer;
use super::brakes::Brakes;
use super::clock::{is_played_by_clock, thinking_time};
use super::command::{Command, EvalFile, Setting};
use super::count::count;
use super::fault::{Fault, quoted};
use super::go::Go;
use super::serve::{Conversation, Urgency};
use crate::engine::{Limits, Weights, think_with};
use crate::rules::{Game, GameKind, Position, Variant};

/// One conversation, carried out line by line on the caller's thread.
///
/// ```
/// use tessera::protocol::{Brakes, Session};
///
/// let mut session = Session::new();
/// let mut answers = Vec::new();
/// for line in ["position startpos moves f5", "legal", "query p1turn"] {
///     let _ = session.obey(line, &Brakes::default(), &mut |answer| answers.push(answer.to_owned()));
/// }
/// assert_eq!(answers, ["legal d6 f4 f6", "response false"]);
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    position: Position,
    seed: u64,
    threads: usize,
    /// MiB of transposition table; 0 is the usual size.
    table: usize,
    /// Other weights than the program's own.
    weights: Option<Arc<Weights>>,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Conversation for Session {
    fn obey(&mut self, line: &str, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        Session::obey(self, line, brakes, say)
    }

    fn complain(&self, fault: &Fault, say: &mut dyn FnMut(&str)) {
        say(&fault.to_string());
    }

    fn urgency(line: &str) -> Urgency {
        match line {
            "stop" => Urgency::Stop,
            "isready" => Urgency::AnsweredAtOnce("readyok"),
            "quit" => Urgency::Quit,
            _ if line.split_whitespace().next() == Some("go") => Urgency::Thought,
            _ => Urgency::None,
        }
    }
}

impl Session {
    /// Othello at its start.
    #[must_use]
    pub fn new() -> Session {
        let position = Position::start(Variant::standard(GameKind::Othello));
        Session { position, seed: 0, threads: 1, table: 0, weights: None }
    }

    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Carries a line out and passes every line of the answer to `say`. Searches and counts end early when `brakes` are
    /// pressed; without limits of its own, `go infinite` ends only then. Breaks when the conversation is over.
    pub fn obey(&mut self, line: &str, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        let done = match Command::parse(line) {
            Ok(None) => Ok(()),
            Ok(Some(Command::Quit)) => return ControlFlow::Break(()),
            Ok(Some(command)) => self.carry_out(command, brakes, say),
            Err(fault) => Err(fault),
        };
        if let Err(fault) = done {
            say(&fault.to_string());
        }
        ControlFlow::Continue(())
    }

    fn carry_out(&mut self, command: Command, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> Result<(), Fault> {
        match command {
            Command::Ugi => answer::identity().iter().for_each(|line| say(line)),
            Command::IsReady => say("readyok"),
            Command::SetOption(setting) => self.set(setting)?,
            Command::NewGame => self.position = Position::start(self.position.variant()),
            Command::Position { start, moves } => self.position = self.read_position(start.as_deref(), &moves)?,
            Command::Go(go) => self.go(&go, brakes, say)?,
            Command::Query(query) => say(&answer::query(&self.position, query)),
            Command::Legal => say(&answer::legal(&self.position)),
            Command::Perft(depth) => self.perft(depth, brakes, say)?,
            Command::Show => answer::show(&self.position).iter().for_each(|line| say(line)),
            // Nothing runs between two lines, and the end of the conversation was seen to before.
            Command::Stop | Command::Quit => {}
        }
        Ok(())
    }

    fn set(&mut self, setting: Setting) -> Result<(), Fault> {
        let variant = match setting {
            Setting::Seed(seed) => {
                self.seed = seed;
                return Ok(());
            }
            Setting::Threads(threads) => {
                self.threads = threads;
                return Ok(());
            }
            Setting::Hash(table) => {
                self.table = table;
                return Ok(());
            }
            Setting::EvalFile(file) => return self.take_weights(file),
            Setting::Game(kind) => Variant::standard(kind),
            Setting::Size(size) => {
                let kind = self.position.variant().kind();
                Variant::new(kind, size).map_err(|error| Fault::new("setoption Size", error))?
            }
        };
        self.position = Position::start(variant);
        Ok(())
    }

    /// Without the weights that were asked for positions are judged plainly; the fault says so.
    fn take_weights(&mut self, file: EvalFile) -> Result<(), Fault> {
        let path = match file {
            EvalFile::BuiltIn => {
                self.weights = None;
                return Ok(());
            }
            EvalFile::None => {
                self.weights = Some(Arc::default());
                return Ok(());
            }
            EvalFile::At(path) => path,
        };
        let mut weights = Weights::none();
        let read = std::fs::read(&path).map_err(|error| error.to_string());
        let read = read.and_then(|bytes| weights.read(&bytes).map_err(|error| error.to_string()));
        self.weights = Some(Arc::new(weights));
        read.map_err(|reason| {
            let name = quoted(&path.display().to_string());
            Fault::new("setoption EvalFile", format!("{name}: {reason}; positions are judged plainly now"))
        })
    }

    fn read_position(&self, start: Option<&str>, moves: &[String]) -> Result<Position, Fault> {
        let variant = self.position.variant();
        let mut position = match start {
            None => Position::start(variant),
            Some(text) => Position::parse(variant, text).map_err(|error| Fault::new("position fen", error))?,
        };
        for (index, text) in moves.iter().enumerate() {
            let place = || format!("position, move {}", index + 1);
            let mv = position.parse_move(text).map_err(|error| Fault::new(place(), error))?;
            position.play_unchecked(mv);
        }
        Ok(position)
    }

    fn go(&self, go: &Go, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> Result<(), Fault> {
        let started = Instant::now();
        let position = &self.position;
        if go.exact && position.variant() != Variant::standard(GameKind::Othello) {
            return Err(Fault::new("go exact", "only Othello on 8x8 is searched to the end"));
        }
        let limits = self.limits(go, brakes, started);
        let mut tell = |info: &_| say(&answer::info(position, info, started.elapsed()));
        let weights = self.weights.as_deref().unwrap_or(Weights::built_in());
        let report = think_with(weights, position, &limits, self.seed, &mut tell);
        let report = report.ok_or_else(|| Fault::new("go", "the game is over"))?;
        if go.infinite {
            brakes.wait();
        }
        say(&format!("bestmove {}", position.protocol_move(report.best)));
        Ok(())
    }

    fn limits(&self, go: &Go, brakes: &Brakes, started: Instant) -> Limits {
        let position = &self.position;
        let player = usize::from(position.side_to_move() != position.opener());
        let mut depth = go.depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
        if is_played_by_clock(go, player) && position.count_legal_moves() == 1 {
            depth = Some(1);
        }
        Limits {
            depth,
            nodes: go.nodes,
            // A time that no clock can show is no limit.
            deadline: thinking_time(go, player).and_then(|time| started.checked_add(time)),
            stop: match go {
                Go { infinite: true, .. } => brakes.endless.clone(),
                // Like a count: half of it is worth nothing.
                Go { exact: true, .. } => brakes.counting.clone(),
                _ => brakes.thinking.clone(),
            },
            threads: self.threads,
            table: self.table,
        }
    }

    fn perft(&self, depth: u32, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> Result<(), Fault> {
        let leaves = count(&self.position, depth, &brakes.counting);
        let leaves = leaves.ok_or_else(|| Fault::new("perft", "stopped before all was counted"))?;
        say(&format!("perft {depth} {leaves}"));
        Ok(())
    }
}
