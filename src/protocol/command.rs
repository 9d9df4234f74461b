//! One line read as a command.

use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use super::count::DEEPEST;
use super::fault::{Fault, quoted};
use super::go::Go;
use crate::rules::{GameKind, Size};

/// What a line asks for. Everything that can be known without the position has been checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Ugi,
    IsReady,
    SetOption(Setting),
    NewGame,
    Position {
        /// The text of the position to start from, or `None` for the usual start.
        start: Option<String>,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    Query(Query),
    Legal,
    Perft(u32),
    Show,
    Quit,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Setting {
    Game(GameKind),
    Size(Size),
    Seed(u64),
    /// How many threads search together.
    Threads(usize),
    /// The size of the transposition table in MiB.
    Hash(usize),
    /// Where the learned weights come from.
    EvalFile(EvalFile),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum EvalFile {
    BuiltIn,
    None,
    At(PathBuf),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    FirstPlayersTurn,
    GameOver,
    Result,
}

impl Command {
    /// Reads a line; `None` if nothing stands on it.
    pub(super) fn parse(line: &str) -> Result<Option<Command>, Fault> {
        let mut words = line.split_whitespace();
        let Some(name) = words.next() else {
            return Ok(None);
        };
        let words: Vec<&str> = words.collect();
        let alone = |command| match words.first() {
            None => Ok(command),
            Some(word) => Err(Fault::new(name, format!("nothing may follow, but {} does", quoted(word)))),
        };
        let command = match name {
            "ugi" => alone(Command::Ugi)?,
            "isready" => alone(Command::IsReady)?,
            "setoption" => Command::SetOption(setting(&words)?),
            "uginewgame" => alone(Command::NewGame)?,
            "position" => position(&words)?,
            "go" => Command::Go(Go::parse(words.iter().copied())?),
            "stop" => alone(Command::Stop)?,
            "query" => Command::Query(query(&words)?),
            "legal" => alone(Command::Legal)?,
            "perft" => Command::Perft(perft(&words)?),
            "show" => alone(Command::Show)?,
            "quit" => alone(Command::Quit)?,
            _ => return Err(Fault::new("line", format!("no command is called {}", quoted(name)))),
        };
        Ok(Some(command))
    }
}

/// The most bytes that the value of an option may have.
const LONGEST_VALUE: usize = 40;

/// `name NAME value VALUE`.
fn setting(words: &[&str]) -> Result<Setting, Fault> {
    let form = || Fault::new("setoption", "expected: setoption name NAME value VALUE");
    let ["name", name, "value", value @ ..] = words else {
        return Err(form());
    };
    if value.is_empty() {
        return Err(form());
    }
    let value = value.join(" ");
    match name.to_ascii_lowercase().as_str() {
        "game" => read_value(name, &value).map(Setting::Game),
        "size" => read_value(name, &value).map(Setting::Size),
        "seed" => number(name, &value, 0, u64::MAX).map(Setting::Seed),
        "threads" => number(name, &value, 1, MOST_THREADS).map(|threads| Setting::Threads(threads as usize)),
        "hash" => number(name, &value, 1, MOST_TABLE).map(|table| Setting::Hash(table as usize)),
        "evalfile" => Ok(Setting::EvalFile(match value.as_str() {
            "built-in" => EvalFile::BuiltIn,
            "none" => EvalFile::None,
            path => EvalFile::At(path.into()),
        })),
        _ => Err(Fault::new("setoption", format!("no option is called {}", quoted(name)))),
    }
}

pub(super) const MOST_THREADS: u64 = 256;
/// MiB of transposition table.
pub(super) const MOST_TABLE: u64 = 1 << 16;

fn number(name: &str, value: &str, least: u64, most: u64) -> Result<u64, Fault> {
    value.parse().ok().filter(|number| (least..=most).contains(number)).ok_or_else(|| {
        let reason = format!("{} is not a whole number from {least} to {most}", quoted(value));
        Fault::new(format!("setoption {name}"), reason)
    })
}

fn read_value<T: FromStr<Err: Display>>(name: &str, value: &str) -> Result<T, Fault> {
    let place = format!("setoption {name}");
    // Errors repeat what they could not read, so it must not be long.
    if value.len() > LONGEST_VALUE {
        return Err(Fault::new(place, format!("{} is too long", quoted(value))));
    }
    value.parse().map_err(|error| Fault::new(place, error))
}

/// `startpos` or `fen TEXT`, then perhaps `moves` and any number of moves.
fn position(words: &[&str]) -> Result<Command, Fault> {
    let moves_at = words.iter().position(|word| *word == "moves");
    let (start, moves) = words.split_at(moves_at.unwrap_or(words.len()));
    let start = match start {
        ["startpos"] => None,
        ["fen", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        ["fen"] => return Err(Fault::new("position fen", "the text of the position is missing")),
        ["startpos", word, ..] => {
            return Err(Fault::new("position startpos", format!("expected moves instead of {}", quoted(word))));
        }
        _ => return Err(Fault::new("position", "expected: position startpos|fen TEXT [moves …]")),
    };
    let moves = moves.iter().skip(1).map(|mv| (*mv).to_owned()).collect();
    Ok(Command::Position { start, moves })
}

fn query(words: &[&str]) -> Result<Query, Fault> {
    match words {
        ["p1turn"] => Ok(Query::FirstPlayersTurn),
        ["gameover"] => Ok(Query::GameOver),
        ["result"] => Ok(Query::Result),
        _ => Err(Fault::new("query", "expected: query p1turn|gameover|result")),
    }
}

fn perft(words: &[&str]) -> Result<u32, Fault> {
    let fault = |reason: String| Fault::new("perft", reason);
    match words {
        [depth] => {
            let read = depth.parse().ok().filter(|depth| *depth <= DEEPEST);
            read.ok_or_else(|| fault(format!("{} is not a depth from 0 to {DEEPEST}", quoted(depth))))
        }
        _ => Err(fault("expected: perft DEPTH".into())),
    }
}
