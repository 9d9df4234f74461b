//! The analysis of one game.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::commands::inputs::GamePlace;
use tessera_engine::analysis::{AnalysisJob, AnalysisLimits, EvaluationStore, GameReport};
use tessera_rules::records::GameRecord;

/// Nodes between two counts of the progress.
const NODES_PER_STEP: u64 = 4_000_000;

/// A game with its report.
pub(super) struct AnalysedGameRecord {
    pub(super) place: GamePlace,
    pub(super) record: GameRecord,
    pub(super) job: AnalysisJob,
    pub(super) report: GameReport,
}

/// Writes a report as text.
pub(super) type FormatReport = fn(&AnalysedGameRecord) -> String;

/// Analyses the main line of a game; adds the positions that are done to a count.
pub(super) fn analyse(
    place: GamePlace,
    record: GameRecord,
    limits: AnalysisLimits,
    positions: &AtomicU64,
) -> AnalysedGameRecord {
    let moves = record.tree.moves(&record.tree.main_line());
    let mut store = EvaluationStore::default();
    let mut job = AnalysisJob::new(record.tree.start(), &moves, limits);
    let mut done = 0;
    loop {
        let progress = job.step(&mut store, NODES_PER_STEP);
        positions.fetch_add((progress.done - done) as u64, Ordering::Relaxed);
        done = progress.done;
        if progress.is_complete() {
            break;
        }
    }
    let report = GameReport::new(job.positions(), &moves, &store);
    AnalysedGameRecord { place, record, job, report }
}
