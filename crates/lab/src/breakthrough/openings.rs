//! `openings`: proves the values of openings on a small board, and adds them to a file.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};

use crate::commands::args::mebibytes;
use crate::error::{CliError, FileError};
use crate::files::{read_if_exists, write_atomically};
use crate::interrupt::stop_on_ctrl_c;
use tessera_engine::breakthrough::openings::{OpeningLayer, OpeningValues, read_openings, write_openings};
use tessera_engine::breakthrough::solve::{BoardTooLarge, SolveOutcome, Solver};
use tessera_engine::{Distance, Limits, ProvenValue};
use tessera_rules::breakthrough::Position;
use tessera_rules::{Game, GameKind, Size, Variant};

/// The options of `openings`.
#[derive(Clone, Debug, Args)]
pub(crate) struct OpeningOptions {
    /// Board size, such as 5x5
    #[arg(value_name = "COLUMNSxROWS")]
    size: Size,
    /// The plies after which positions are proved
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(0..=12))]
    plies: u8,
    /// The file to which the values are added; values of the same board and plies are continued
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Nodes for each position; those that need more stay open
    #[arg(long, value_name = "N", default_value_t = 50_000_000)]
    nodes: u64,
    /// Size of the table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = mebibytes())]
    hash: usize,
}

/// Time between two progress lines, and between two saves.
const REPORT_INTERVAL: Duration = Duration::from_secs(20);

/// Proves the openings of a board.
///
/// # Errors
/// If the board is too large or not one of the game, or a file cannot be read or written.
pub(crate) fn run(options: &OpeningOptions, out: &mut dyn Write) -> Result<(), CliError> {
    let variant = Variant::new(GameKind::Breakthrough, options.size)?;
    let too_large = || CliError::Unsolvable(BoardTooLarge.into());
    let layer = OpeningLayer::after(variant.size(), u32::from(options.plies)).ok_or_else(too_large)?;
    let mut boards = read_boards(options)?;
    let index = board_index(&mut boards, options, &layer);
    boards[index].check().map_err(|error| FileError::new(&options.out, error))?;
    let start = Position::start(variant.size());
    let solver = Solver::new(&start, options.hash).map_err(|error| CliError::Unsolvable(error.into()))?;
    let limits = Limits { nodes: Some(options.nodes), stop: stop_on_ctrl_c()?, ..Limits::default() };
    let mut work = OpeningWork { options, solver, started: Instant::now(), last_report: Instant::now() };
    work.prove(&layer, &mut boards, index, &limits, out)?;
    work.save(&boards)?;
    let file = write_openings(&boards).len();
    writeln!(out, "{}", work.progress(&boards[index], layer.len()))?;
    writeln!(out, "{file} bytes in {}", options.out.display())?;
    Ok(())
}

fn read_boards(options: &OpeningOptions) -> Result<Vec<OpeningValues>, FileError> {
    let Some(bytes) = read_if_exists(&options.out)? else { return Ok(Vec::new()) };
    read_openings(&bytes).map_err(|error| FileError::new(&options.out, error))
}

/// The place of the board's values, which replace those of the same board after other plies.
fn board_index(boards: &mut Vec<OpeningValues>, options: &OpeningOptions, layer: &OpeningLayer) -> usize {
    let (size, plies) = (options.size, u32::from(options.plies));
    boards.retain(|board| board.size != size || board.plies == plies);
    boards.iter().position(|board| board.size == size).unwrap_or_else(|| {
        boards.push(OpeningValues::unknown(layer, size, plies));
        boards.len() - 1
    })
}

struct OpeningWork<'a> {
    options: &'a OpeningOptions,
    solver: Solver,
    started: Instant,
    last_report: Instant,
}

impl OpeningWork<'_> {
    /// Proves the positions of the layer that are open.
    fn prove(
        &mut self,
        layer: &OpeningLayer,
        boards: &mut [OpeningValues],
        index: usize,
        limits: &Limits,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        for (place, position) in layer.positions().enumerate() {
            if boards[index].lengths[place] != 0 {
                continue;
            }
            if limits.stop.load(Ordering::Relaxed) {
                break;
            }
            boards[index].set(place, self.value(&position, limits));
            if self.last_report.elapsed() >= REPORT_INTERVAL {
                self.last_report = Instant::now();
                self.save(boards)?;
                writeln!(out, "{}", self.progress(&boards[index], place + 1))?;
                out.flush()?;
            }
        }
        Ok(())
    }

    fn value(&mut self, position: &Position, limits: &Limits) -> ProvenValue {
        self.solver.set_position(position).expect("the layer is one of the solver's board");
        match self.solver.run(limits, &mut |_| ()) {
            SolveOutcome::Proved { winner, plies } if winner == position.side_to_move() => {
                ProvenValue::Win(Distance::Exactly(plies))
            }
            SolveOutcome::Proved { plies, .. } => ProvenValue::Loss(Distance::Exactly(plies)),
            SolveOutcome::Open { .. } => ProvenValue::Unknown,
        }
    }

    fn progress(&self, values: &OpeningValues, seen: usize) -> String {
        let known = values.lengths.iter().filter(|length| **length != 0).count();
        let (seconds, nodes, table) =
            (self.started.elapsed().as_secs_f64(), self.solver.nodes(), 100.0 * self.solver.table_use());
        let all = values.lengths.len();
        format!(
            "{seconds:.1} s, {seen} of {all} positions seen, {known} proved, {nodes} nodes, table {table:.1} % used"
        )
    }

    fn save(&self, boards: &[OpeningValues]) -> Result<(), FileError> {
        write_atomically(&self.options.out, &write_openings(boards))
    }
}
