//! Solves Breakthrough on a board, with progress reports and a file that later runs continue.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::Args;

use crate::commands::args::mebibytes;
use crate::error::{CliError, FileError};
use crate::files::{read_if_exists, write_atomically};
use crate::interrupt::stop_on_ctrl_c;
use tessera_engine::Limits;
use tessera_engine::breakthrough::solve::{SolveOutcome, Solver};
use tessera_rules::breakthrough::{Position, parse_position};
use tessera_rules::{Side, Variant};

/// The options of `solve`.
#[derive(Clone, Debug, Args)]
pub(crate) struct SolveOptions {
    /// Position to start from [default: the standard start]
    #[arg(long, value_name = "TEXT")]
    fen: Option<String>,
    /// Size of the transposition table in MiB
    #[arg(long, visible_alias = "table", value_name = "MIB", default_value_t = 1024, value_parser = mebibytes())]
    hash: usize,
    /// File to continue from if it exists, and to save to every 30 seconds and at the end
    #[arg(long, visible_alias = "file", value_name = "FILE")]
    proof: Option<PathBuf>,
    /// Time limit in seconds
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
    /// Node limit
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
}

/// Time between two progress lines.
const REPORT_INTERVAL: Duration = Duration::from_secs(2);
/// Time between two saves of the file.
const SAVE_INTERVAL: Duration = Duration::from_secs(30);

/// Solves a board of Breakthrough.
///
/// # Errors
/// If the position is invalid, the board too large, or a file cannot be read or written.
pub(crate) fn run(variant: Variant, options: SolveOptions, out: &mut dyn Write) -> Result<(), CliError> {
    let position = match &options.fen {
        None => Position::start(variant.size()),
        Some(text) => parse_position(variant.size(), text).map_err(CliError::Position)?,
    };
    let solver = Solver::new(&position, options.hash).map_err(|error| CliError::Unsolvable(error.into()))?;
    let deadline = options.seconds.and_then(|seconds| Instant::now().checked_add(Duration::from_secs(seconds)));
    let limits = Limits { nodes: options.nodes, deadline, stop: stop_on_ctrl_c()?, ..Limits::default() };
    let now = Instant::now();
    let run = SolverRun { started: now, last_report: now, last_save: now, earlier_nodes: 0, proof: options.proof };
    run.solve(solver, &limits, out)
}

/// One run of the solver, from start or continuation to its result or a limit.
struct SolverRun {
    started: Instant,
    last_report: Instant,
    last_save: Instant,
    /// Nodes of earlier runs.
    earlier_nodes: u64,
    proof: Option<PathBuf>,
}

impl SolverRun {
    fn solve(mut self, mut solver: Solver, limits: &Limits, out: &mut dyn Write) -> Result<(), CliError> {
        self.restore(&mut solver, out)?;
        let mut error = None;
        let outcome = solver.run(limits, &mut |solver| {
            error = error.take().or_else(|| self.report_and_save(solver, out).err());
            if error.is_some() {
                limits.stop.store(true, Ordering::Relaxed);
            }
        });
        self.save(&solver)?;
        error.map_or(Ok(()), Err)?;
        writeln!(out, "{}", self.progress(&solver))?;
        writeln!(out, "{}", format_outcome(outcome, &solver))?;
        Ok(())
    }

    /// Continues from the file, if it exists.
    fn restore(&mut self, solver: &mut Solver, out: &mut dyn Write) -> Result<(), CliError> {
        let Some(path) = &self.proof else { return Ok(()) };
        let Some(bytes) = read_if_exists(path)? else { return Ok(()) };
        solver.restore(&bytes).map_err(|error| FileError::new(path, error))?;
        self.earlier_nodes = solver.nodes();
        writeln!(out, "continuing after {} nodes; {}", self.earlier_nodes, format_bounds(solver))?;
        Ok(())
    }

    /// Reports and saves if the intervals have passed.
    fn report_and_save(&mut self, solver: &Solver, out: &mut dyn Write) -> Result<(), CliError> {
        if self.last_report.elapsed() >= REPORT_INTERVAL {
            self.last_report = Instant::now();
            writeln!(out, "{}", self.progress(solver))?;
            out.flush()?;
        }
        if self.last_save.elapsed() >= SAVE_INTERVAL {
            self.last_save = Instant::now();
            self.save(solver)?;
        }
        Ok(())
    }

    fn progress(&self, solver: &Solver) -> String {
        let seconds = self.started.elapsed().as_secs_f64();
        let speed = (solver.nodes() - self.earlier_nodes) as f64 / seconds.max(1e-6);
        let (nodes, table) = (solver.nodes(), 100.0 * solver.table_use());
        format!("{seconds:.1} s, {nodes} nodes, {speed:.0} nodes/s, table {table:.1} % used, {}", format_bounds(solver))
    }

    fn save(&self, solver: &Solver) -> Result<(), FileError> {
        self.proof.as_deref().map_or(Ok(()), |path| write_atomically(path, &solver.save()))
    }
}

/// The plies within which each side is known not to win.
fn format_bounds(solver: &Solver) -> String {
    let bound = |side| match solver.no_win_within()[side] {
        0 => format!("{} open", name(side)),
        SolveOutcome::NEVER => format!("{} never wins", name(side)),
        plies => format!("{} does not win within {plies} plies", name(side)),
    };
    Side::BOTH.map(bound).join(", ")
}

fn format_outcome(outcome: SolveOutcome, solver: &Solver) -> String {
    match outcome {
        SolveOutcome::Proved { winner, plies } => format!("proved {} {plies}", name(winner)),
        SolveOutcome::Open { no_win_within } => {
            // A side that never wins has lost, although the number of plies is not known yet.
            let loser = Side::BOTH.into_iter().find(|side| no_win_within[*side] == SolveOutcome::NEVER);
            match loser {
                Some(loser) => format!("proved {} -", name(loser.other())),
                None => format!("open {}", format_bounds(solver)),
            }
        }
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}
