//! A UGI session: the options, the position, and the execution of every command.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use super::command::{DEFAULT_GAME, DEFAULT_HASH, UgiCommand, UgiOption, WeightsSource};
use super::error::{ProtocolError, quoted};
use super::eval_file::read_weights;
use super::go::GoLimits;
use super::kept_table::KeptTable;
use super::perft::stoppable_perft;
use super::responses;
use super::serve::{LineKind, Protocol};
use super::stop::StopFlags;
use super::think_time::{is_limited_by_clock_only, with_think_time};
use crate::{Limits, Weights};
use tessera_rules::{Game, Position, Variant};

/// One session, executed line by line on the caller's thread.
///
/// ```
/// use tessera_engine::protocol::{Protocol, StopFlags, UgiSession};
///
/// let mut session = UgiSession::new();
/// let mut responses = Vec::new();
/// for line in ["position startpos moves f5", "legal", "query p1turn"] {
///     let _ = session.handle_line(line, &StopFlags::default(), &mut |line| responses.push(line.to_owned()));
/// }
/// assert_eq!(responses, ["legal d6 f4 f6", "response false"]);
/// ```
#[derive(Debug)]
pub struct UgiSession {
    position: Position,
    seed: u64,
    threads: usize,
    table: KeptTable,
    /// Weights that replace the built-in ones.
    weights: Option<Arc<Weights>>,
}

impl Default for UgiSession {
    fn default() -> Self {
        Self::new()
    }
}

impl Protocol for UgiSession {
    /// Searches and counts end early when `stop` is set; without limits, `go infinite` ends only then.
    fn handle_line(&mut self, line: &str, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        let result = match UgiCommand::parse(line) {
            Ok(None) => Ok(()),
            Ok(Some(UgiCommand::Quit)) => return ControlFlow::Break(()),
            Ok(Some(command)) => self.execute(command, stop, respond),
            Err(error) => Err(error),
        };
        if let Err(error) = result {
            self.report_error(&error, respond);
        }
        ControlFlow::Continue(())
    }

    fn report_error(&self, error: &ProtocolError, respond: &mut dyn FnMut(&str)) {
        respond(&error.to_string());
    }

    fn classify(line: &str) -> LineKind {
        match line {
            "stop" => LineKind::Stop,
            "isready" => LineKind::ImmediateResponse("readyok"),
            "quit" => LineKind::Quit,
            _ if line.split_whitespace().next() == Some("go") => LineKind::Search,
            _ => LineKind::Queued,
        }
    }
}

impl UgiSession {
    /// Starts with the default game at its start position.
    pub fn new() -> UgiSession {
        let position = Position::start(Variant::standard(DEFAULT_GAME));
        UgiSession { position, seed: 0, threads: 1, table: KeptTable::new(DEFAULT_HASH), weights: None }
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    fn execute(
        &mut self,
        command: UgiCommand,
        stop: &StopFlags,
        respond: &mut dyn FnMut(&str),
    ) -> Result<(), ProtocolError> {
        match command {
            UgiCommand::Ugi => responses::identity().iter().for_each(|line| respond(line)),
            UgiCommand::IsReady => respond("readyok"),
            UgiCommand::SetOption(option) => self.set_option(option)?,
            UgiCommand::NewGame => self.start(self.position.variant()),
            UgiCommand::Position { start, moves } => self.position = self.parse_position(start.as_deref(), &moves)?,
            UgiCommand::Go(go) => self.go(&go, stop, respond)?,
            UgiCommand::Query(query) => respond(&responses::query(&self.position, query)),
            UgiCommand::Legal => respond(&responses::legal(&self.position)),
            UgiCommand::Perft(depth) => self.perft(depth, stop, respond)?,
            UgiCommand::Show => responses::show(&self.position).iter().for_each(|line| respond(line)),
            // Between two lines nothing is running, and `handle_line` has handled the end of the session.
            UgiCommand::Stop | UgiCommand::Quit => {}
        }
        Ok(())
    }

    fn set_option(&mut self, option: UgiOption) -> Result<(), ProtocolError> {
        match option {
            UgiOption::Seed(seed) => self.seed = seed,
            UgiOption::Threads(threads) => self.threads = threads,
            UgiOption::Hash(mebibytes) => self.resize_table(mebibytes)?,
            UgiOption::EvalFile(source) => self.load_weights(source)?,
            UgiOption::Game(kind) => self.start(Variant::standard(kind)),
            UgiOption::Size(size) => {
                let kind = self.position.variant().kind();
                let variant = Variant::new(kind, size).map_err(|error| ProtocolError::new("setoption Size", error))?;
                self.start(variant);
            }
        }
        Ok(())
    }

    /// Starts a new game.
    fn start(&mut self, variant: Variant) {
        self.position = Position::start(variant);
        self.table.clear();
    }

    fn resize_table(&mut self, mebibytes: usize) -> Result<(), ProtocolError> {
        let is_done = self.table.resize(&self.position, mebibytes);
        let error = || ProtocolError::new("setoption Hash", format!("there is no memory for {mebibytes} MiB"));
        is_done.then_some(()).ok_or_else(error)
    }

    /// Falls back to the handwritten evaluation if the file cannot be read; the error says so.
    fn load_weights(&mut self, source: WeightsSource) -> Result<(), ProtocolError> {
        let (weights, error) = match source {
            WeightsSource::BuiltIn => (None, None),
            WeightsSource::None => (Some(Arc::default()), None),
            WeightsSource::File(path) => match read_weights(&path) {
                Ok(weights) => (Some(Arc::new(weights)), None),
                Err(error) => {
                    let name = quoted(&path.display().to_string());
                    let reason = format!("{name}: {error}; using the handwritten evaluation");
                    (Some(Arc::default()), Some(ProtocolError::new("setoption EvalFile", reason)))
                }
            },
        };
        self.weights = weights;
        self.table.clear();
        error.map_or(Ok(()), Err)
    }

    fn parse_position(&self, start: Option<&str>, moves: &[String]) -> Result<Position, ProtocolError> {
        let variant = self.position.variant();
        let mut position = match start {
            None => Position::start(variant),
            Some(text) => Position::parse(variant, text).map_err(|error| ProtocolError::new("position fen", error))?,
        };
        for (index, text) in moves.iter().enumerate() {
            let place = || format!("position, move {}", index + 1);
            let mv = position.parse_move(text).map_err(|error| ProtocolError::new(place(), error))?;
            position.play_unchecked(mv);
        }
        Ok(position)
    }

    fn go(&mut self, go: &GoLimits, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> Result<(), ProtocolError> {
        let started = Instant::now();
        let position = &self.position;
        if go.exact && !supports_exact_search(position.variant()) {
            let reason = format!("not supported for {} on {}", position.variant().kind(), position.variant().size());
            return Err(ProtocolError::new("go exact", reason));
        }
        let limits = self.search_limits(go, stop, started);
        let mut on_info = |info: &_| respond(&responses::info(position, info, started.elapsed()));
        let weights = self.weights.as_deref().unwrap_or(Weights::built_in());
        let report = self.table.think(weights, position, &limits, self.seed, &mut on_info);
        let report = report.ok_or_else(|| ProtocolError::new("go", "the game is over"))?;
        if go.infinite {
            stop.wait_for_stop();
        }
        respond(&format!("bestmove {}", position.protocol_move(report.best)));
        Ok(())
    }

    fn search_limits(&self, go: &GoLimits, stop: &StopFlags, started: Instant) -> Limits {
        let position = &self.position;
        let player = usize::from(position.side_to_move() != position.opener());
        let mut depth = go.depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
        if is_limited_by_clock_only(go, player) && position.count_legal_moves() == 1 {
            depth = Some(1);
        }
        let limits = Limits {
            depth,
            nodes: go.nodes,
            stop: match go {
                GoLimits { infinite: true, .. } => stop.infinite_search.clone(),
                GoLimits { exact: true, .. } => stop.perft.clone(),
                _ => stop.search.clone(),
            },
            threads: self.threads,
            ..Limits::default()
        };
        with_think_time(limits, position, go, player, started)
    }

    fn perft(&self, depth: u32, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> Result<(), ProtocolError> {
        let leaves = stoppable_perft(&self.position, depth, &stop.perft);
        let leaves = leaves.ok_or_else(|| ProtocolError::new("perft", "stopped before the count was complete"))?;
        respond(&format!("perft {depth} {leaves}"));
        Ok(())
    }
}

/// Whether `go exact` is supported: the engine searches the final margin of games decided by counting on their standard
/// board only.
fn supports_exact_search(variant: Variant) -> bool {
    let kind = variant.kind();
    kind.info().counts_discs && variant == Variant::standard(kind)
}
