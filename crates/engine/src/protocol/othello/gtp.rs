//! The Go Text Protocol, version 2, as Othello programs use it: <https://www.lysator.liu.se/~gunnar/gtp/>.
//!
//! A response is `= …`, or `? …` for an error, with the id of the command if it had one, and ends with an empty line.
//! Squares are named as in transcripts, `d3`: rows count from the top, and column i is not left out. A pass is `pass`, `pa`, `ps`
//! or `--`. Colours are `b`, `black`, `w` and `white`. Case does not matter in moves and colours.
//!
//! docs/engine.md lists every command of the protocol with the response. The table is kept from search to search and emptied
//! when a new game begins.

use std::ops::ControlFlow;
use std::time::Duration;

use crate::protocol::error::ProtocolError;
use crate::protocol::kept_table::KeptTable;
use crate::protocol::serve::{LineKind, Protocol};
use crate::protocol::stop::StopFlags;
use tessera_rules::{Game, GameKind, Position, Side, Variant};

use clock::{GtpClock, TimeLeft};
use error::GtpError;
use line::GtpLine;

mod clock;
mod error;
mod line;
mod moves;
mod setup;

/// All commands.
#[rustfmt::skip]
const COMMANDS: [&str; 20] = [
    "protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize", "clear_board", "komi",
    "fixed_handicap", "place_free_handicap", "set_free_handicap", "play", "genmove", "undo", "time_settings", "time_left",
    "final_score", "reg_genmove", "showboard",
];

/// The size of the transposition table in MiB.
const TABLE: usize = 64;

/// One GTP session.
#[derive(Debug)]
pub struct GtpSession {
    /// The start of the game and the position after each move that was sent or generated; the last one is the current one. A pass
    /// that was not sent belongs to the move after it.
    positions: Vec<Position>,
    clock: GtpClock,
    /// Kept from search to search within a game.
    table: KeptTable,
    threads: usize,
}

impl GtpSession {
    /// Starts a new game on 8×8; searches use `threads` threads.
    pub fn new(threads: usize) -> GtpSession {
        let start = Position::start(Variant::standard(GameKind::Othello));
        GtpSession { positions: vec![start], clock: GtpClock::default(), table: KeptTable::new(TABLE), threads }
    }

    fn position(&self) -> &Position {
        self.positions.last().expect("the start position is never removed")
    }

    fn execute(&mut self, command: &str, arguments: &[&str], stop: &StopFlags) -> Result<String, GtpError> {
        match (command, arguments) {
            ("protocol_version", []) => return Ok("2".into()),
            ("name", []) => return Ok("Tessera".into()),
            ("version", []) => return Ok(env!("CARGO_PKG_VERSION").into()),
            ("known_command", [name]) => return Ok(COMMANDS.contains(name).to_string()),
            ("list_commands", []) => return Ok(COMMANDS.join("\n")),
            ("fixed_handicap" | "place_free_handicap", [count]) => return self.give_corners(count),
            ("genmove", [colour]) => return self.generate_move(parse_colour(colour)?, stop),
            ("reg_genmove", [colour]) => return self.find_move(parse_colour(colour)?, stop).map(|(text, _)| text),
            ("final_score", []) => return self.final_score(),
            ("showboard", []) => return Ok(format!("\n{}", self.position())),
            ("quit", []) => {}
            ("boardsize", [size]) => self.set_size(size)?,
            ("clear_board", []) => self.start_from(Position::start(self.position().variant())),
            ("komi", [komi]) => check_number(komi)?,
            ("set_free_handicap", squares) => self.place_handicap(squares)?,
            ("play", [colour, mv]) => self.play(parse_colour(colour)?, mv)?,
            ("undo", []) => self.undo()?,
            ("time_settings", [main, time, moves]) => {
                self.clock = GtpClock::new(parse_seconds(main)?, parse_time_left(time, moves)?);
            }
            ("time_left", [colour, time, moves]) => {
                self.clock.set(parse_colour(colour)?, parse_time_left(time, moves)?);
            }
            _ if COMMANDS.contains(&command) => return Err(GtpError::Syntax),
            _ => return Err(GtpError::UnknownCommand),
        }
        Ok(String::new())
    }
}

fn check_number(text: &str) -> Result<(), GtpError> {
    text.parse::<f64>().map(|_| ()).map_err(|_| GtpError::Syntax)
}

/// Parses a number below 2³¹, which the protocol calls an int.
fn parse_int(text: &str) -> Result<u32, GtpError> {
    let is_written_in_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse::<i32>().ok().filter(|_| is_written_in_digits).map(i32::unsigned_abs).ok_or(GtpError::Syntax)
}

/// Parses a number of seconds, which may have decimals.
fn parse_seconds(text: &str) -> Result<Duration, GtpError> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=f64::from(i32::MAX)).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or(GtpError::Syntax)
}

fn parse_time_left(time: &str, moves: &str) -> Result<TimeLeft, GtpError> {
    Ok(TimeLeft { time: parse_seconds(time)?, moves: parse_int(moves)? })
}

fn parse_colour(text: &str) -> Result<Side, GtpError> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Side::First),
        "w" | "white" => Ok(Side::Second),
        _ => Err(GtpError::Syntax),
    }
}

impl Protocol for GtpSession {
    fn handle_line(&mut self, line: &str, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        let Some(GtpLine { id, words }) = GtpLine::parse(line) else { return ControlFlow::Continue(()) };
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (command, arguments) = words.split_first().map_or(("", &[][..]), |(command, rest)| (*command, rest));
        let result = self.execute(command, arguments, stop);
        match &result {
            Ok(response) => respond(format!("={id} {response}").trim_end()),
            Err(error) => respond(&format!("?{id} {error}")),
        }
        respond("");
        if command == "quit" && result.is_ok() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn report_error(&self, _error: &ProtocolError, respond: &mut dyn FnMut(&str)) {
        respond(&format!("? {}", GtpError::Syntax));
        respond("");
    }

    fn classify(line: &str) -> LineKind {
        let words = GtpLine::parse(line).map_or_else(Vec::new, |line| line.words);
        match words.iter().map(String::as_str).collect::<Vec<&str>>()[..] {
            ["quit"] => LineKind::Quit,
            ["genmove" | "reg_genmove", ..] => LineKind::Search,
            _ => LineKind::Queued,
        }
    }
}
