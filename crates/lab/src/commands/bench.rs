//! `bench`: fixed positions searched to fixed depths, for a signature of the search and its speed.
//!
//! The signature is a hash over the nodes searched and the best move of every position. A change that does not alter the
//! search keeps it; a change that does must update the committed signature.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;

use super::args::game_parser;
use crate::error::{BenchmarkError, CliError, FileError};
use crate::games::GameBench;
use tessera_engine::{Limits, think};
use tessera_rules::{Game, GameKind};

mod positions;

use positions::{BenchPosition, bench_positions};

const NOTES: &str = "\
The signature changes only if the search does; the one that belongs to the sources is
in tests/data/signature.txt.";

/// The arguments of `bench`.
#[derive(Debug, Args)]
#[command(after_help = NOTES, args_conflicts_with_subcommands = true)]
pub(super) struct BenchArgs {
    #[command(subcommand)]
    game_bench: Option<GameBench>,
    /// Search only the positions of this game
    #[arg(long, value_parser = game_parser(&GameKind::ALL), ignore_case = true)]
    #[arg(conflicts_with_all = ["write", "check"])]
    game: Option<GameKind>,
    /// Write the signature of all games to this file
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Exit with code 1 if the signature of all games differs from this file's
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

/// The total of all positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchResult {
    /// The FNV-1a hash of the lines `NODES MOVE` of all positions.
    pub signature: u64,
    /// Positions searched.
    pub nodes: u64,
    /// Time spent searching.
    pub time: Duration,
}

impl BenchResult {
    /// Searches the positions of one game, or of all games, and writes a line for each.
    ///
    /// # Errors
    /// If a position is invalid, or if `out` cannot be written.
    pub fn measure(only: Option<GameKind>, out: &mut dyn Write) -> Result<BenchResult, CliError> {
        let mut bench = BenchResult { signature: FNV_OFFSET, nodes: 0, time: Duration::ZERO };
        for (index, position) in bench_positions()?.iter().enumerate() {
            if only.is_none_or(|kind| kind == position.position.variant().kind()) {
                bench.search(index + 1, position, out)?;
            }
        }
        Ok(bench)
    }

    fn search(&mut self, number: usize, bench: &BenchPosition, out: &mut dyn Write) -> Result<(), CliError> {
        let started = Instant::now();
        let report = think(&bench.position, &Limits::depth(bench.depth), 0, &mut |_| ());
        let time = started.elapsed();
        let report = report.ok_or_else(|| BenchmarkError::GameOver(format!("position {number}")))?;
        let best = bench.position.protocol_move(report.best);
        self.signature = fnv_1a(self.signature, &format!("{} {best}\n", report.nodes));
        self.nodes += report.nodes;
        self.time += time;
        let variant = bench.position.variant();
        let (game, size) = (variant.kind().id(), variant.size().to_string());
        let (depth, nodes, ms, score) = (bench.depth, report.nodes, time.as_millis(), report.score);
        writeln!(out, "{number:3}  {game:12} {size:5}  depth {depth:2}  {nodes:9} nodes {ms:6} ms  {best:8} {score}")?;
        out.flush()?;
        Ok(())
    }
}

const FNV_OFFSET: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01B3;

fn fnv_1a(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME))
}

/// The line of the signature file: the signature, and the node total for comparing two versions.
pub fn signature_line(bench: &BenchResult) -> String {
    format!("signature {:016x} nodes {}", bench.signature, bench.nodes)
}

/// Searches the positions, and writes or checks the signature.
pub(super) fn run(args: BenchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(bench) = args.game_bench {
        return bench.run(out);
    }
    let bench = BenchResult::measure(args.game, out)?;
    let speed = bench.nodes as f64 / bench.time.as_secs_f64().max(1e-6);
    writeln!(out, "\n{speed:.0} nodes/s in {:.2} s", bench.time.as_secs_f64())?;
    let line = signature_line(&bench);
    writeln!(out, "{line}")?;
    if let Some(path) = &args.write {
        std::fs::write(path, format!("{line}\n")).map_err(|error| FileError::new(path, error))?;
    }
    args.check.as_deref().map_or(Ok(()), |path| check_signature(path, &line))
}

fn check_signature(path: &Path, line: &str) -> Result<(), CliError> {
    let expected = std::fs::read_to_string(path).map_err(|error| FileError::new(path, error))?;
    if expected.trim() == line {
        return Ok(());
    }
    let wrong = BenchmarkError::WrongResult {
        item: "the signature".into(),
        expected: format!("{:?}", expected.trim()),
        found: format!("{line:?}"),
    };
    Err(FileError::new(path, wrong).into())
}
