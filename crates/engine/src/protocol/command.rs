//! Parses a line of UGI into a command.

use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use super::error::{ProtocolError, quoted};
use super::go::GoLimits;
use super::perft::MAX_DEPTH;
use tessera_rules::{GameKind, Size};

/// The game of a new session.
pub(super) const DEFAULT_GAME: GameKind = GameKind::ALL[0];

/// A parsed line. Everything that does not depend on the position has been validated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum UgiCommand {
    Ugi,
    IsReady,
    SetOption(UgiOption),
    NewGame,
    Position {
        /// The text of the position to start from, or `None` for the standard start.
        start: Option<String>,
        moves: Vec<String>,
    },
    Go(GoLimits),
    Stop,
    Query(Query),
    Legal,
    Perft(u32),
    Show,
    Quit,
}

/// An option and its new value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum UgiOption {
    Game(GameKind),
    Size(Size),
    Seed(u64),
    /// Search threads.
    Threads(usize),
    /// The size of the transposition table in MiB.
    Hash(usize),
    EvalFile(WeightsSource),
}

/// Where the learned weights come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WeightsSource {
    BuiltIn,
    /// No weights: the handwritten evaluation.
    None,
    File(PathBuf),
}

/// A question about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    IsFirstPlayersTurn,
    IsGameOver,
    Result,
}

impl UgiCommand {
    /// Parses a line; `None` if it is empty.
    pub(super) fn parse(line: &str) -> Result<Option<UgiCommand>, ProtocolError> {
        let mut words = line.split_whitespace();
        let Some(name) = words.next() else {
            return Ok(None);
        };
        let words: Vec<&str> = words.collect();
        let without_arguments = |command| match words.first() {
            None => Ok(command),
            Some(word) => Err(ProtocolError::new(name, format!("unexpected argument {}", quoted(word)))),
        };
        let command = match name {
            "ugi" => without_arguments(UgiCommand::Ugi)?,
            "isready" => without_arguments(UgiCommand::IsReady)?,
            "setoption" => UgiCommand::SetOption(parse_option(&words)?),
            "uginewgame" => without_arguments(UgiCommand::NewGame)?,
            "position" => parse_position(&words)?,
            "go" => UgiCommand::Go(GoLimits::parse(words.iter().copied())?),
            "stop" => without_arguments(UgiCommand::Stop)?,
            "query" => UgiCommand::Query(parse_query(&words)?),
            "legal" => without_arguments(UgiCommand::Legal)?,
            "perft" => UgiCommand::Perft(parse_perft(&words)?),
            "show" => without_arguments(UgiCommand::Show)?,
            "quit" => without_arguments(UgiCommand::Quit)?,
            _ => return Err(ProtocolError::new("line", format!("unknown command {}", quoted(name)))),
        };
        Ok(Some(command))
    }
}

/// The most bytes of an option's value whose parse error repeats it.
const MAX_VALUE_BYTES: usize = 40;

/// The greatest value of the option `Threads`.
pub(super) const MAX_THREADS: u64 = 256;
/// The value of the option `Hash` in a new session, in MiB.
pub(super) const DEFAULT_HASH: usize = 32;
/// The greatest value of the option `Hash`, in MiB.
pub(super) const MAX_HASH: u64 = 1 << 16;

/// Parses `name NAME value VALUE`.
fn parse_option(words: &[&str]) -> Result<UgiOption, ProtocolError> {
    let malformed = || ProtocolError::new("setoption", "expected: setoption name NAME value VALUE");
    let ["name", name, "value", value @ ..] = words else {
        return Err(malformed());
    };
    if value.is_empty() {
        return Err(malformed());
    }
    let value = value.join(" ");
    match name.to_ascii_lowercase().as_str() {
        "game" => parse_value(name, &value).map(UgiOption::Game),
        "size" => parse_value(name, &value).map(UgiOption::Size),
        "seed" => parse_number(name, &value, 0, u64::MAX).map(UgiOption::Seed),
        "threads" => parse_number(name, &value, 1, MAX_THREADS).map(|threads| UgiOption::Threads(threads as usize)),
        "hash" => parse_number(name, &value, 1, MAX_HASH).map(|mebibytes| UgiOption::Hash(mebibytes as usize)),
        "evalfile" => Ok(UgiOption::EvalFile(match value.as_str() {
            "built-in" => WeightsSource::BuiltIn,
            "none" => WeightsSource::None,
            path => WeightsSource::File(path.into()),
        })),
        _ => Err(ProtocolError::new("setoption", format!("unknown option {}", quoted(name)))),
    }
}

fn parse_number(name: &str, value: &str, min: u64, max: u64) -> Result<u64, ProtocolError> {
    value.parse().ok().filter(|number| (min..=max).contains(number)).ok_or_else(|| {
        let reason = format!("{} is not a whole number from {min} to {max}", quoted(value));
        ProtocolError::new(format!("setoption {name}"), reason)
    })
}

fn parse_value<T: FromStr<Err: Display>>(name: &str, value: &str) -> Result<T, ProtocolError> {
    let place = format!("setoption {name}");
    // Parse errors repeat the value, so it must be short.
    if value.len() > MAX_VALUE_BYTES {
        return Err(ProtocolError::new(place, format!("{} is too long", quoted(value))));
    }
    value.parse().map_err(|error| ProtocolError::new(place, error))
}

/// Parses `startpos` or `fen TEXT`, optionally followed by `moves` and any number of moves.
fn parse_position(words: &[&str]) -> Result<UgiCommand, ProtocolError> {
    let moves_at = words.iter().position(|word| *word == "moves");
    let (start, moves) = words.split_at(moves_at.unwrap_or(words.len()));
    let start = match start {
        ["startpos"] => None,
        ["fen", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        ["fen"] => return Err(ProtocolError::new("position fen", "the text of the position is missing")),
        ["startpos", word, ..] => {
            return Err(ProtocolError::new("position startpos", format!("expected moves, found {}", quoted(word))));
        }
        _ => return Err(ProtocolError::new("position", "expected: position startpos|fen TEXT [moves …]")),
    };
    let moves = moves.iter().skip(1).map(|mv| (*mv).to_owned()).collect();
    Ok(UgiCommand::Position { start, moves })
}

fn parse_query(words: &[&str]) -> Result<Query, ProtocolError> {
    match words {
        ["p1turn"] => Ok(Query::IsFirstPlayersTurn),
        ["gameover"] => Ok(Query::IsGameOver),
        ["result"] => Ok(Query::Result),
        _ => Err(ProtocolError::new("query", "expected: query p1turn|gameover|result")),
    }
}

fn parse_perft(words: &[&str]) -> Result<u32, ProtocolError> {
    let error = |reason: String| ProtocolError::new("perft", reason);
    match words {
        [text] => {
            let depth = text.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
            depth.ok_or_else(|| error(format!("{} is not a depth from 0 to {MAX_DEPTH}", quoted(text))))
        }
        _ => Err(error("expected: perft DEPTH".into())),
    }
}
