//! Reads, analyses and writes at the same time; reports come out in the order of the games.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::game::{FormatReport, analyse};
use crate::commands::inputs::{GamePlace, Input, Inputs};
use crate::commands::progress::Progress;
use crate::error::CliError;
use tessera_engine::analysis::AnalysisLimits;
use tessera_rules::records::GameRecord;

/// The work of the command.
pub(super) struct Pipeline<'a> {
    pub(super) inputs: &'a Inputs,
    pub(super) limits: AnalysisLimits,
    pub(super) jobs: usize,
    pub(super) format: FormatReport,
    pub(super) stop: Arc<AtomicBool>,
}

/// A game to analyse, with its number in the order of the input.
struct Task(u64, GamePlace, Box<GameRecord>);

/// What became of a game.
enum Finished {
    /// Its report.
    Report(String),
    /// Why there is none.
    Fault(String),
}

type Results = Sender<(u64, Finished)>;

impl Pipeline<'_> {
    /// Analyses all games; returns how many could not be.
    ///
    /// # Errors
    /// The output cannot be written.
    pub(super) fn run(&self, out: &mut dyn Write, log: &mut dyn Write) -> Result<usize, CliError> {
        let (task_sender, task_receiver) = sync_channel(2 * self.jobs);
        let tasks = Mutex::new(task_receiver);
        let (result_sender, results) = channel();
        let positions = AtomicU64::new(0);
        thread::scope(|scope| {
            let reader_results = result_sender.clone();
            scope.spawn(move || self.read(&task_sender, &reader_results));
            for _ in 0..self.jobs {
                let (results, tasks, positions) = (result_sender.clone(), &tasks, &positions);
                scope.spawn(move || self.work(tasks, &results, positions));
            }
            drop(result_sender);
            let written = write_results(&results, &positions, out, log);
            // The reader waits for room among the tasks, which the workers still take.
            if written.is_err() {
                self.stop.store(true, Ordering::Relaxed);
            }
            written
        })
    }

    fn read(&self, tasks: &SyncSender<Task>, results: &Results) {
        let mut number = 0;
        self.inputs.read(&mut |input| {
            let sent = match input {
                Input::Game(place, record) => tasks.send(Task(number, place, record)).is_ok(),
                Input::Fault(fault) => results.send((number, Finished::Fault(fault))).is_ok(),
            };
            number += 1;
            let goes_on = sent && !self.stop.load(Ordering::Relaxed);
            if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }

    fn work(&self, tasks: &Mutex<Receiver<Task>>, results: &Results, positions: &AtomicU64) {
        loop {
            let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(Task(number, place, record)) = task else { return };
            if self.stop.load(Ordering::Relaxed) {
                continue;
            }
            let name = format!("{}: game {}", place.file.display(), place.number);
            // A fault of the program in one game must not end the work on the others.
            let report =
                catch_unwind(AssertUnwindSafe(|| (self.format)(&analyse(place, *record, self.limits, positions))));
            let finished = match report {
                Ok(report) => Finished::Report(report),
                Err(_) => Finished::Fault(format!("{name}: the program failed to analyse it")),
            };
            if results.send((number, finished)).is_err() {
                return;
            }
        }
    }
}

/// Writes the results in the order of the games.
fn write_results(
    results: &Receiver<(u64, Finished)>,
    positions: &AtomicU64,
    out: &mut dyn Write,
    log: &mut dyn Write,
) -> Result<usize, CliError> {
    let mut progress = Progress::start();
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    loop {
        match results.recv_timeout(Progress::INTERVAL) {
            Ok((number, finished)) => waiting.insert(number, finished),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        while let Some(finished) = waiting.remove(&next) {
            next += 1;
            write_one(finished, &mut progress, out, log)?;
        }
        progress.report(&analysed(positions), log)?;
    }
    // After an interruption games are missing in between.
    for finished in waiting.into_values() {
        write_one(finished, &mut progress, out, log)?;
    }
    progress.finish(&analysed(positions), log)?;
    Ok(progress.faults)
}

/// What has been done to the games.
fn analysed(positions: &AtomicU64) -> String {
    format!("analysed, {} positions", positions.load(Ordering::Relaxed))
}

fn write_one(
    finished: Finished,
    progress: &mut Progress,
    out: &mut dyn Write,
    log: &mut dyn Write,
) -> Result<(), CliError> {
    match finished {
        Finished::Report(report) => {
            progress.games += 1;
            out.write_all(report.as_bytes())?;
            out.flush()?;
        }
        Finished::Fault(fault) => {
            progress.faults += 1;
            writeln!(log, "{fault}")?;
        }
    }
    Ok(())
}
