//! `bench`: fixed positions searched to fixed depths, for a signature of the search and for its speed.
//!
//! The signature folds, for every position in order, the nodes looked into and the best move. A change that only
//! tidies or speeds up keeps it; one that alters what is searched does not, and then says so by writing it anew.

use std::ffi::OsString;
use std::io::Write;
use std::time::{Duration, Instant};

use super::{Arguments, Command, Trouble};
use crate::engine::{Limits, think};
use crate::rules::{Game, GameKind};

mod othello;
mod positions;

use positions::{Task, tasks};

pub(super) const COMMAND: Command =
    Command { name: "bench", summary: "fixed searches: the signature of the search, and its speed", help: HELP, run };

const HELP: &str = "\
Searches fixed positions of all games to fixed depths and prints nodes, best
moves, speed and the signature, a number that changes only if the search does.

Usage: tessera-engine bench [othello] [OPTIONS]

  --game GAME        only the positions of this game
  --write FILE       write the signature to this file
  --check FILE       exit with status 1 if the signature is not the file's

The signature that belongs to the sources is in tests/data/signature.txt.

bench othello prints the yardsticks of Othello programs instead: perft 11, the
FFO endgame suite solved exactly, the score of each of its moves. It knows

  --last N           only the suite's positions up to this one (44)
  --threads N        threads that search together (1)
  --hash MIB         transposition table (256)
  --weights FILE     other weights than the program's own
  --wthor DIR        also judge the games of people in DIR/WTH_*.wtb";

/// What the searches came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bench {
    /// FNV-1a over the lines `NODES MOVE` of all positions.
    pub signature: u64,
    pub nodes: u64,
    pub time: Duration,
}

impl Bench {
    /// Searches the positions of one game, or of all, and tells the result of each.
    ///
    /// # Errors
    /// If a position cannot be read, or if `out` cannot be written to.
    pub fn run(only: Option<GameKind>, out: &mut dyn Write) -> Result<Bench, Trouble> {
        let mut bench = Bench { signature: FNV_OFFSET, nodes: 0, time: Duration::ZERO };
        for (number, task) in tasks()?.iter().enumerate() {
            if only.is_none_or(|kind| kind == task.position.variant().kind()) {
                bench.search(number + 1, task, out)?;
            }
        }
        Ok(bench)
    }

    fn search(&mut self, number: usize, task: &Task, out: &mut dyn Write) -> Result<(), Trouble> {
        let begun = Instant::now();
        let report = think(&task.position, &Limits::depth(task.depth), 0, &mut |_| ());
        let time = begun.elapsed();
        let report = report.ok_or_else(|| Trouble::failed(format!("position {number} is a finished game")))?;
        let best = task.position.protocol_move(report.best);
        self.signature = fnv(self.signature, &format!("{} {best}\n", report.nodes));
        self.nodes += report.nodes;
        self.time += time;
        let variant = task.position.variant();
        let (game, size) = (variant.kind().id(), variant.size().to_string());
        let (depth, nodes, ms, score) = (task.depth, report.nodes, time.as_millis(), report.score);
        writeln!(out, "{number:3}  {game:12} {size:5}  depth {depth:2}  {nodes:9} nodes {ms:6} ms  {best:8} {score}")?;
        out.flush()?;
        Ok(())
    }
}

const FNV_OFFSET: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01B3;

fn fnv(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME))
}

/// The line that is kept: the signature, and the node total for people who compare two versions.
#[must_use]
pub fn signature_line(bench: &Bench) -> String {
    format!("signature {:016x} nodes {}", bench.signature, bench.nodes)
}

fn run(arguments: Vec<OsString>, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut arguments = Arguments::read(arguments)?;
    match arguments.optional_word().as_deref() {
        Some("othello") => return othello::run(arguments, out),
        Some(word) => return Err(Trouble::usage(format!("there is no bench called {word:?}"))),
        None => {}
    }
    let only = arguments.option("game")?;
    let (write, check) = (arguments.path("write"), arguments.path("check"));
    arguments.end()?;
    if only.is_some() && (write.is_some() || check.is_some()) {
        return Err(Trouble::usage("the signature that is kept is that of all games: leave --game out"));
    }
    let bench = Bench::run(only, out)?;
    let speed = bench.nodes as f64 / bench.time.as_secs_f64().max(1e-6);
    writeln!(out, "\n{speed:.0} nodes/s in {:.2} s", bench.time.as_secs_f64())?;
    let line = signature_line(&bench);
    writeln!(out, "{line}")?;
    if let Some(path) = write {
        std::fs::write(&path, format!("{line}\n")).map_err(|error| Trouble::file(&path, error))?;
    }
    let Some(path) = check else { return Ok(()) };
    let kept = std::fs::read_to_string(&path).map_err(|error| Trouble::file(&path, error))?;
    if kept.trim() == line { Ok(()) } else { Err(Trouble::file(&path, format!("{:?} is kept there", kept.trim()))) }
}
