//! `bench othello`: the benchmarks by which Othello programs are compared.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use clap::{Args, value_parser};

use super::endgame_set::{self, CostTable, UnsolvedEndgame};
use super::endgames::{Endgame, endgames};
use super::wthor;
use crate::commands::args::{mebibytes, threads};
use crate::error::{BenchmarkError, CliError};
use crate::files::read_weights;
use tessera_engine::othello::training::{evaluation_errors, search_error};
use tessera_engine::{Limits, Report, Score, TranspositionTable, Weights, think_over};
use tessera_rules::othello::wthor::WthorFile;
use tessera_rules::{FinishedGames, Game, GameKind, Position, Variant, perft};

/// The options of `bench othello`.
#[derive(Clone, Debug, Args)]
pub(crate) struct BenchOptions {
    /// Last position of the suite to run
    #[arg(long, value_name = "N", default_value_t = 44, value_parser = value_parser!(u32).range(1..))]
    last: u32,
    /// Search threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    threads: usize,
    /// Size of the transposition table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = mebibytes())]
    hash: usize,
    /// Weights to use instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Solve the positions of this file instead, lines of a board, a side and possibly a score, each with an empty table
    #[arg(long, value_name = "FILE", conflicts_with_all = ["wthor", "last"])]
    positions: Option<PathBuf>,
    /// Also measure the evaluation on the tournament games in DIR/*.wtb
    #[arg(long, value_name = "DIR")]
    wthor: Option<PathBuf>,
}

/// Depth and leaves of the perft from the start position (Aart Bik's table).
const PERFT: (u32, u64) = (11, 212_258_800);

/// Depths in plies at which searches are compared with known scores.
const TESTED_DEPTHS: [u32; 4] = [2, 4, 6, 8];

/// Size in bytes of the table for the score of one move.
const CHECK_TABLE_BYTES: usize = 16 << 20;

/// The first and last position of each part of the suite.
const PARTS: [(u32, u32); 3] = [(1, 19), (20, 39), (40, 44)];

/// From this position on, each position is reported.
const FIRST_REPORTED: u32 = 20;

/// Runs all benchmarks and writes their results.
///
/// # Errors
/// If a result is wrong, a file cannot be read, or the output cannot be written.
pub(crate) fn run(options: &BenchOptions, out: &mut dyn Write) -> Result<(), CliError> {
    let mut bench = OthelloBench {
        threads: options.threads,
        table: TranspositionTable::new(&start(), options.hash << 20),
        weights: match &options.weights {
            Some(path) => read_weights(path)?,
            None => Weights::built_in().clone(),
        },
    };
    if let Some(path) = &options.positions {
        return bench.solve_set(&endgame_set::read(path)?, options.hash << 20, out);
    }
    run_perft(out)?;
    let endgames = endgames()?;
    for (first, last) in PARTS {
        if first <= options.last {
            bench.solve(&endgames, first, last.min(options.last), out)?;
        }
    }
    bench.check_moves(&endgames, options.last, out)?;
    if let Some(folder) = &options.wthor {
        measure_evaluation(&bench.weights, &wthor::read_folder(folder)?, out)?;
    }
    Ok(())
}

/// Writes the errors of the evaluation and of shallow searches on positions of known score.
fn measure_evaluation(weights: &Weights, files: &[WthorFile], out: &mut dyn Write) -> Result<(), CliError> {
    let (positions, error) = evaluation_errors(weights, files).solved;
    writeln!(
        out,
        "tournament games: mean absolute error {error:.3} discs without search on {positions} positions of known score"
    )?;
    for plies in TESTED_DEPTHS {
        let (processor, (positions, error)) = (processor_seconds(), search_error(weights, files, plies));
        let each = 1000.0 * (processor_seconds() - processor) / positions.max(1) as f64;
        writeln!(out, "  {error:.3} discs after {plies} plies on {positions} of them, {each:.2} ms each")?;
        out.flush()?;
    }
    Ok(())
}

fn start() -> Position {
    Position::start(Variant::standard(GameKind::Othello))
}

fn run_perft(out: &mut dyn Write) -> Result<(), CliError> {
    let (depth, leaves) = PERFT;
    let (processor, started) = (processor_seconds(), Instant::now());
    let counted = perft(&start(), depth, FinishedGames::CountAsLeaf);
    if counted != leaves {
        return Err(wrong_result(format!("perft {depth}"), leaves, counted));
    }
    let (wall, processor) = (started.elapsed().as_secs_f64(), processor_seconds() - processor);
    writeln!(out, "perft {depth}: {leaves} leaves in {processor:.2} s of processor time ({wall:.2} s)")?;
    out.flush()?;
    Ok(())
}

fn wrong_result(item: String, expected: impl ToString, found: impl ToString) -> CliError {
    BenchmarkError::WrongResult { item, expected: expected.to_string(), found: found.to_string() }.into()
}

/// The cost of searches.
#[derive(Clone, Copy, Default)]
struct SearchCost {
    nodes: u64,
    processor_seconds: f64,
    wall_seconds: f64,
}

struct OthelloBench {
    threads: usize,
    /// Kept between positions: allocating a large table takes longer than many of the searches.
    table: TranspositionTable,
    weights: Weights,
}

impl OthelloBench {
    fn search(&self, position: &Position, cost: &mut SearchCost) -> Result<Report, CliError> {
        let limits = Limits { threads: self.threads, ..Limits::default() };
        let (processor, started) = (processor_seconds(), Instant::now());
        let report = think_over(&self.table, &self.weights, position, &limits, 0, &mut |_| ());
        cost.wall_seconds += started.elapsed().as_secs_f64();
        cost.processor_seconds += processor_seconds() - processor;
        let report = report.ok_or_else(|| BenchmarkError::GameOver("a position of the FFO suite".into()))?;
        cost.nodes += report.nodes;
        Ok(report)
    }

    /// Solves the positions of one part of the suite.
    fn solve(&self, endgames: &[Endgame], first: u32, last: u32, out: &mut dyn Write) -> Result<(), CliError> {
        let mut total = SearchCost::default();
        for endgame in endgames.iter().filter(|endgame| (first..=last).contains(&endgame.number)) {
            let before = total;
            let report = self.search(&endgame.position, &mut total)?;
            let Endgame { number, score, .. } = endgame;
            if report.score != Score::Exact(*score) {
                return Err(wrong_result(format!("FFO #{number}"), Score::Exact(*score), report.score));
            }
            if first >= FIRST_REPORTED {
                let best = endgame.position.protocol_move(report.best);
                let millions = (total.nodes - before.nodes) as f64 / 1e6;
                let seconds = total.processor_seconds - before.processor_seconds;
                writeln!(out, "  FFO #{number}: {best} {score:+}  {millions:8.2} M nodes {seconds:7.2} s")?;
                out.flush()?;
            }
        }
        let SearchCost { nodes, processor_seconds, wall_seconds } = total;
        let millions = nodes as f64 / 1e6;
        let speed = millions / processor_seconds.max(1e-6);
        writeln!(
            out,
            "FFO #{first}-#{last}: {millions:.1} M nodes, {processor_seconds:.2} s of processor time \
             ({wall_seconds:.2} s), {speed:.1} M nodes/s"
        )?;
        out.flush()?;
        Ok(())
    }

    /// Solves positions of a file, each with an empty table of `n` bytes.
    fn solve_set(&mut self, set: &[UnsolvedEndgame], bytes: usize, out: &mut dyn Write) -> Result<(), CliError> {
        let mut costs = CostTable::default();
        for UnsolvedEndgame { position, empties, score } in set {
            self.table = TranspositionTable::new(&start(), bytes);
            let mut cost = SearchCost::default();
            let report = self.search(position, &mut cost)?;
            let (text, nodes) = (position.format_position(), cost.nodes);
            if let Some(score) = score.filter(|score| report.score != Score::Exact(*score)) {
                return Err(wrong_result(text, Score::Exact(score), report.score));
            }
            writeln!(out, "{text} {} {nodes} nodes {:.2} s", report.score, cost.processor_seconds)?;
            out.flush()?;
            costs.add(*empties, cost.nodes, cost.processor_seconds);
        }
        costs.lines().try_for_each(|line| writeln!(out, "{line}"))?;
        Ok(())
    }

    /// Checks the score of every move, each searched on its own with an empty table.
    fn check_moves(&mut self, endgames: &[Endgame], last: u32, out: &mut dyn Write) -> Result<(), CliError> {
        let mut checked = 0;
        for endgame in endgames.iter().filter(|endgame| endgame.number <= last) {
            for (mv, score) in &endgame.moves {
                checked += 1;
                let next = endgame.position.after(*mv);
                if next.outcome().is_over() {
                    continue;
                }
                self.table = TranspositionTable::new(&start(), CHECK_TABLE_BYTES);
                let report = self.search(&next, &mut SearchCost::default())?;
                if report.score != Score::Exact(-score) {
                    let item = format!("FFO #{} {}", endgame.number, endgame.position.protocol_move(*mv));
                    return Err(wrong_result(item, Score::Exact(-score), report.score));
                }
            }
        }
        writeln!(out, "self-check: {checked} move scores of FFO #1-#{last}, all exact")?;
        Ok(())
    }
}

/// Seconds of processor time used by this program; the time of day on systems without `/proc`.
fn processor_seconds() -> f64 {
    /// Linux reports hundredths of a second, whatever the kernel's own clock.
    const TICKS_PER_SECOND: f64 = 100.0;
    let from_proc = std::fs::read_to_string("/proc/self/stat").ok().and_then(|text| {
        // The name in parentheses may contain spaces; user and system time are the 12th and 13th words after it.
        let (_, rest) = text.rsplit_once(')')?;
        let mut words = rest.split_whitespace().skip(11);
        let (user, system): (f64, f64) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some((user + system) / TICKS_PER_SECOND)
    });
    from_proc.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.map_or(0.0, |now| now.as_secs_f64())
    })
}
