//! `solve`: who wins a board of Breakthrough, proved.

use std::ffi::OsString;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::{Arguments, Command, Trouble, interrupt};
use crate::engine::Limits;
use crate::engine::breakthrough::solve::{SolveOutcome, Solver};
use crate::rules::breakthrough::{Position, parse_position};
use crate::rules::{GameKind, Side, Size, Variant};

pub(super) const COMMAND: Command = Command {
    name: "solve",
    summary: "prove who wins Breakthrough on a board, and in how many plies",
    help: HELP,
    run,
};

const HELP: &str = "\
Proves who wins Breakthrough on a board, and in how many plies under best play.

Usage: tessera-engine solve breakthrough COLUMNSxROWS [OPTIONS]

  --fen TEXT         from this position instead of the start
  --table MIB        size of the table (1024)
  --file FILE        take up what this file knows, if it is there, and keep what
                     is found out in it, every half minute and at the end
  --seconds N        end after so many seconds
  --nodes N          end after so many nodes

The last line is one of
  proved first N     the first player (White) wins in N plies
  proved second N    the second player (Black) wins in N plies
  open ...           what is known so far, after an interruption or at a limit

Ctrl-C ends the work in good order. With --file it can be taken up again later.";

/// Time between two lines of progress.
const TELL_EVERY: Duration = Duration::from_secs(2);
/// Time between two writings of the file.
const KEEP_EVERY: Duration = Duration::from_secs(30);
const USUAL_TABLE: u64 = 1024;

fn run(arguments: Vec<OsString>, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut arguments = Arguments::read(arguments)?;
    let kind: GameKind = arguments.word("the game, breakthrough,")?.parse().map_err(Trouble::usage)?;
    if kind != GameKind::Breakthrough {
        return Err(Trouble::usage(format!("only breakthrough is solved, not {}", kind.id())));
    }
    let size: Size = arguments.word("the size, such as 5x5,")?.parse().map_err(Trouble::usage)?;
    let variant = Variant::new(kind, size).map_err(Trouble::usage)?;
    let position = match arguments.option::<String>("fen")? {
        None => Position::start(variant.size()),
        Some(text) => parse_position(variant.size(), &text).map_err(Trouble::usage)?,
    };
    let table = arguments.number("table", 1, USUAL_TABLE)?;
    let seconds = arguments.option::<u64>("seconds")?;
    let nodes = arguments.option::<u64>("nodes")?;
    let file = arguments.path("file");
    arguments.end()?;
    let table = usize::try_from(table).map_err(Trouble::usage)?;
    let solver = Solver::new(&position, table).map_err(Trouble::usage)?;
    let deadline = seconds.and_then(|seconds| Instant::now().checked_add(Duration::from_secs(seconds)));
    let limits = Limits { nodes, deadline, stop: interrupt::flag(), ..Limits::default() };
    Sitting { begun: Instant::now(), told: Instant::now(), kept: Instant::now(), before: 0, file }
        .hold(solver, &limits, out)
}

/// Work on a position from start to interruption.
struct Sitting {
    begun: Instant,
    told: Instant,
    kept: Instant,
    /// Nodes of earlier sittings.
    before: u64,
    file: Option<PathBuf>,
}

impl Sitting {
    fn hold(mut self, mut solver: Solver, limits: &Limits, out: &mut dyn Write) -> Result<(), Trouble> {
        if let Some(bytes) = self.file.as_deref().map(read).transpose()?.flatten() {
            let path = self.file.clone().unwrap_or_default();
            solver.restore(&bytes).map_err(|error| Trouble::file(&path, error))?;
            self.before = solver.nodes();
            writeln!(out, "taken up after {} nodes; {}", self.before, known(&solver))?;
        }
        let mut trouble = None;
        let verdict = solver.run(limits, &mut |solver| {
            trouble = trouble.take().or_else(|| self.look_up(solver, out).err());
            if trouble.is_some() {
                limits.stop.store(true, std::sync::atomic::Ordering::Relaxed);
            }
        });
        self.keep(&solver)?;
        trouble.map_or(Ok(()), Err)?;
        writeln!(out, "{}", self.progress(&solver))?;
        writeln!(out, "{}", last_line(verdict, &solver))?;
        Ok(())
    }

    /// Tells and keeps what is due.
    fn look_up(&mut self, solver: &Solver, out: &mut dyn Write) -> Result<(), Trouble> {
        if self.told.elapsed() >= TELL_EVERY {
            self.told = Instant::now();
            writeln!(out, "{}", self.progress(solver))?;
            out.flush()?;
        }
        if self.kept.elapsed() >= KEEP_EVERY {
            self.kept = Instant::now();
            self.keep(solver)?;
        }
        Ok(())
    }

    fn progress(&self, solver: &Solver) -> String {
        let seconds = self.begun.elapsed().as_secs_f64();
        let speed = (solver.nodes() - self.before) as f64 / seconds.max(1e-6);
        let (nodes, table) = (solver.nodes(), 100.0 * solver.table_use());
        format!("{seconds:.1} s, {nodes} nodes, {speed:.0} nodes/s, table {table:.1} % used, {}", known(solver))
    }

    /// Writes beside the file first, so that an interruption leaves one whole file or the other.
    fn keep(&self, solver: &Solver) -> Result<(), Trouble> {
        let Some(path) = &self.file else { return Ok(()) };
        let mut beside = path.clone().into_os_string();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        let written = fs::write(&beside, solver.save()).and_then(|()| fs::rename(&beside, path));
        written.map_err(|error| Trouble::file(path, error))
    }
}

/// The content of a file, or `None` if there is no such file yet.
fn read(path: &Path) -> Result<Option<Vec<u8>>, Trouble> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Trouble::file(path, error)),
    }
}

fn known(solver: &Solver) -> String {
    let side = |side| match solver.no_win_within()[side] {
        0 => format!("{} open", word(side)),
        SolveOutcome::NEVER => format!("{} never wins", word(side)),
        plies => format!("{} does not win within {plies} plies", word(side)),
    };
    Side::BOTH.map(side).join(", ")
}

fn last_line(verdict: SolveOutcome, solver: &Solver) -> String {
    match verdict {
        SolveOutcome::Proved { winner, plies } => format!("proved {} {plies}", word(winner)),
        SolveOutcome::Open { no_win_within } => {
            // Who is known never to win has lost, although the length of the game is not known yet.
            let loser = Side::BOTH.into_iter().find(|side| no_win_within[*side] == SolveOutcome::NEVER);
            match loser {
                Some(loser) => format!("proved {} -", word(loser.other())),
                None => format!("open {}", known(solver)),
            }
        }
    }
}

const fn word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}
