//! Programs of their own as players: a conversation in UCI or UGI with a process.
//!
//! UCI knows Breakthrough as the variant `breakthrough` of 8×8; for other boards a file of variants is written, as
//! Fairy-Stockfish reads it. UGI is spoken by this crate's own engine. Every move is judged by this crate's rules.

use std::time::{Duration, Instant};

use super::{Choice, Failure, Hall, Pace, Player};
use crate::rules::{Game, Position, Record};

mod dialect;
mod order;
mod process;
mod variants;

pub(super) use dialect::Dialect;
pub(super) use order::Order;

use process::{Process, Silence};
use variants::VariantFile;

/// A program that has said hello and knows which game is played.
#[derive(Debug)]
pub(super) struct Bridge {
    process: Process,
    dialect: Dialect,
    pace: Pace,
    patience: Duration,
    takes_seed: bool,
    /// Has to exist as long as the program may read it.
    _variants: Option<VariantFile>,
}

impl Bridge {
    /// Starts the program and tells it the game.
    ///
    /// # Errors
    /// Why it cannot be played with: it does not start, does not speak the protocol, or does not know the game.
    pub(super) fn start(order: &Order, pace: Pace, hall: &Hall) -> Result<Bridge, String> {
        let dialect = order.dialect;
        let mut process = Process::start(&order.program).map_err(|reason| named(&order.program, &reason))?;
        let introduced = introduce(&mut process, order, hall);
        let (file, takes_seed) = introduced.map_err(|reason| named(&order.program, &reason))?;
        Ok(Bridge { process, dialect, pace, patience: hall.patience, takes_seed, _variants: file })
    }

    fn broken(&self, reason: &str) -> Failure {
        Failure::Broken(named(self.process.name(), reason))
    }

    /// Waits for the best move and notes the nodes that were told on the way.
    fn best_move(&mut self) -> Result<(String, u64), String> {
        let time = self.pace.movetime.unwrap_or_default();
        let deadline = Instant::now() + time + self.patience;
        let mut nodes = 0;
        loop {
            let line = self.process.hear(deadline).map_err(|silence| silence.about("bestmove"))?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => return Ok((words.next().unwrap_or_default().to_owned(), nodes)),
                Some("info") => nodes = told_nodes(words).unwrap_or(nodes),
                Some("error") => return Err(format!("it says {}", shown(&line))),
                _ => {}
            }
        }
    }
}

/// Tells the program which game is played; gives the file it was told of, and whether it takes a seed.
fn introduce(process: &mut Process, order: &Order, hall: &Hall) -> Result<(Option<VariantFile>, bool), String> {
    let options = greet(process, order.dialect, hall.patience)?;
    let (mut lines, file) = order.dialect.choose_game(hall.variant, order.variant(), &options)?;
    lines.extend(order.options().map(|(name, value)| format!("setoption name {name} value {value}")));
    lines.iter().try_for_each(|line| process.say(line))?;
    get_ready(process, hall.patience)?;
    Ok((file, options.iter().any(|option| dialect::option_name(option) == "Seed")))
}

/// Says hello; gives the options that the program has, without `option name`.
fn greet(process: &mut Process, dialect: Dialect, patience: Duration) -> Result<Vec<String>, String> {
    let (hello, done) = dialect.greeting();
    process.say(hello)?;
    let deadline = Instant::now() + patience;
    let mut options = Vec::new();
    loop {
        let line = process.hear(deadline).map_err(|silence| silence.about(done))?;
        let line = line.trim();
        if line == done {
            return Ok(options);
        }
        options.extend(line.strip_prefix("option name ").map(str::to_owned));
    }
}

fn get_ready(process: &mut Process, patience: Duration) -> Result<(), String> {
    process.say("isready")?;
    let deadline = Instant::now() + patience;
    loop {
        let line = process.hear(deadline).map_err(|silence| silence.about("readyok"))?;
        match line.trim() {
            "readyok" => return Ok(()),
            complaint if complaint.starts_with("error") => return Err(format!("it says {}", shown(complaint))),
            _ => {}
        }
    }
}

/// The number behind `nodes` among the words of an `info` line.
fn told_nodes<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<u64> {
    words.find(|word| *word == "nodes")?;
    words.next()?.parse().ok()
}

fn named(program: &str, reason: &str) -> String {
    format!("{program}: {reason}")
}

/// A foreign line as a short quotation.
fn shown(line: &str) -> String {
    let cut: String = line.chars().take(100).collect();
    format!("{cut:?}")
}

impl Player for Bridge {
    fn begin(&mut self, _start: &Position, seed: u64) -> Result<(), Failure> {
        let seed = self.takes_seed.then(|| format!("setoption name Seed value {seed}"));
        let lines = [seed, Some(self.dialect.new_game().to_owned())];
        let told = lines.into_iter().flatten().try_for_each(|line| self.process.say(&line));
        let ready = told.and_then(|()| get_ready(&mut self.process, self.patience));
        ready.map_err(|reason| self.broken(&reason))
    }

    fn choose(&mut self, game: &Record<Position>, _seed: u64) -> Result<Choice, Failure> {
        let mut line = String::from("position startpos");
        for (index, ply) in game.plies().iter().enumerate() {
            line += if index == 0 { " moves " } else { " " };
            line += &ply.before.protocol_move(ply.mv);
        }
        let asked = self.process.say(&line).and_then(|()| self.process.say(&self.pace.go()));
        let answer = asked.and_then(|()| self.best_move());
        let (text, nodes) = answer.map_err(|reason| self.broken(&reason))?;
        let read = game.current().parse_move(&text);
        let mv = read.map_err(|error| Failure::Illegal(format!("{} {error}", shown(&text))))?;
        Ok(Choice { mv, nodes })
    }

    fn allowance(&self) -> Option<Duration> {
        self.pace.movetime
    }
}

impl Silence {
    fn about(&self, expected: &str) -> String {
        match self {
            Silence::Ended(how) => format!("it has ended ({how}) instead of saying {expected}"),
            Silence::TooLong => format!("it has been silent too long: {expected} did not come"),
        }
    }
}
