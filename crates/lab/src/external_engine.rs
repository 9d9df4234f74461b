//! Other programs as players, driven over UCI or UGI.
//!
//! UCI engines play a game as one of their variants. UGI is the protocol of this crate's own engine. Every move is
//! checked against this crate's rules.

use std::time::{Duration, Instant};

use super::agent::{Agent, AgentError, AgentFailure, MoveChoice};
use super::game_clock::GameClock;
use super::games::UciVariantFile;
use super::move_limits::MoveLimits;
use tessera_rules::{Game, Position, Record, Variant};

pub(super) mod error;
pub(super) mod launch;
pub(super) mod options;
mod process;
pub(super) mod protocol;

pub use error::{ExternalEngineError, ExternalEngineFault};

use launch::LaunchSpec;
use options::find_option;
use process::{EngineProcess, quoted};
use protocol::EngineProtocol;

/// A running program that is ready to play a game.
#[derive(Debug)]
pub(super) struct ExternalEngine {
    process: EngineProcess,
    protocol: EngineProtocol,
    limits: MoveLimits,
    clock: GameClock,
    /// How long the program may send nothing beyond its time limit.
    timeout: Duration,
    accepts_seed: bool,
    /// Kept because the program may read the file at any time; removed on drop.
    _variant_file: Option<UciVariantFile>,
}

impl ExternalEngine {
    /// Starts the program and sets the game.
    ///
    /// # Errors
    /// If it does not start, does not speak the protocol, or does not support the game.
    pub(super) fn start(
        launch: &LaunchSpec,
        limits: MoveLimits,
        variant: Variant,
        timeout: Duration,
    ) -> Result<ExternalEngine, ExternalEngineError> {
        let in_program = |fault| ExternalEngineError::new(&launch.program, fault);
        let mut process = EngineProcess::start(&launch.program).map_err(in_program)?;
        let (variant_file, accepts_seed) = initialise(&mut process, launch, variant, timeout).map_err(in_program)?;
        let protocol = launch.protocol;
        let clock = GameClock::new(limits.gametime);
        Ok(ExternalEngine { process, protocol, limits, clock, timeout, accepts_seed, _variant_file: variant_file })
    }

    fn failure(&self, fault: ExternalEngineFault) -> AgentFailure {
        AgentFailure::new(ExternalEngineError::new(self.process.name(), fault))
    }

    fn prepare_game(&mut self, seed: u64) -> Result<(), ExternalEngineFault> {
        if self.accepts_seed {
            self.process.write_line(&format!("setoption name Seed value {seed}"))?;
        }
        self.process.write_line(self.protocol.new_game_command())?;
        wait_until_ready(&mut self.process, self.timeout)
    }

    /// Starts a search and waits for its result: the text of the move, and the nodes last reported.
    fn search(&mut self, position: &str) -> Result<(String, u64), ExternalEngineFault> {
        self.process.write_line(position)?;
        self.process.write_line(&self.limits.go_command(self.protocol.clock_names(), self.clock.left()))?;
        let deadline = Instant::now() + self.time_limit().unwrap_or_default() + self.timeout;
        let mut nodes = 0;
        loop {
            let line = self.process.read_line(deadline, "bestmove")?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => return Ok((words.next().unwrap_or_default().to_owned(), nodes)),
                Some("info") => nodes = parse_nodes(words).unwrap_or(nodes),
                Some("error") => return Err(ExternalEngineFault::Reported(quoted(&line))),
                _ => {}
            }
        }
    }
}

/// Sets the game and the program's options; returns the variant file, and whether the program has an option `Seed`.
fn initialise(
    process: &mut EngineProcess,
    launch: &LaunchSpec,
    variant: Variant,
    timeout: Duration,
) -> Result<(Option<UciVariantFile>, bool), ExternalEngineFault> {
    let options = handshake(process, launch.protocol, timeout)?;
    let (mut lines, file) = launch.protocol.select_game(variant, launch.variant(), &options)?;
    lines.extend(launch.options().map(|(name, value)| format!("setoption name {name} value {value}")));
    for line in &lines {
        process.write_line(line)?;
    }
    wait_until_ready(process, timeout)?;
    Ok((file, find_option(&options, "Seed").is_some()))
}

/// Starts the protocol; returns the program's options: the lines after `option name`.
fn handshake(
    process: &mut EngineProcess,
    protocol: EngineProtocol,
    timeout: Duration,
) -> Result<Vec<String>, ExternalEngineFault> {
    let (command, last_response) = protocol.handshake();
    process.write_line(command)?;
    let deadline = Instant::now() + timeout;
    let mut options = Vec::new();
    loop {
        let line = process.read_line(deadline, last_response)?;
        let line = line.trim();
        if line == last_response {
            return Ok(options);
        }
        options.extend(line.strip_prefix("option name ").map(str::to_owned));
    }
}

fn wait_until_ready(process: &mut EngineProcess, timeout: Duration) -> Result<(), ExternalEngineFault> {
    process.write_line("isready")?;
    let deadline = Instant::now() + timeout;
    loop {
        match process.read_line(deadline, "readyok")?.trim() {
            "readyok" => return Ok(()),
            error if error.starts_with("error") => return Err(ExternalEngineFault::Reported(quoted(error))),
            _ => {}
        }
    }
}

/// The number after `nodes` among the words of an `info` line.
fn parse_nodes<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<u64> {
    words.find(|word| *word == "nodes")?;
    words.next()?.parse().ok()
}

/// The command that sets up the current position of a game.
fn position_command(game: &Record<Position>) -> String {
    let mut line = String::from("position startpos");
    for (index, ply) in game.plies().iter().enumerate() {
        line += if index == 0 { " moves " } else { " " };
        line += &ply.before.protocol_move(ply.mv);
    }
    line
}

impl Agent for ExternalEngine {
    fn begin(&mut self, _start: &Position, seed: u64) -> Result<(), AgentFailure> {
        self.clock.reset();
        self.prepare_game(seed).map_err(|fault| self.failure(fault))
    }

    fn choose_move(&mut self, game: &Record<Position>, _seed: u64) -> Result<MoveChoice, AgentError> {
        let mut clock = self.clock;
        let found = clock.run(|| self.search(&position_command(game)));
        self.clock = clock;
        let (text, nodes) = found.map_err(|fault| self.failure(fault))?;
        let mv = game.current().parse_move(&text);
        let mv = mv.map_err(|error| AgentError::IllegalMove(format!("{} {error}", quoted(&text))))?;
        Ok(MoveChoice { mv, nodes })
    }

    fn time_limit(&self) -> Option<Duration> {
        self.limits.movetime.into_iter().chain(self.clock.left()).min()
    }
}
