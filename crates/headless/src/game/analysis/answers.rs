//! The answers of searches.

use crate::analysis::{AnalysisAnswer, AnalysisQuestion, EvaluationStore};
use crate::game::engine_task::RequestTask;
use crate::platform::task::TaskStatus;
use crate::rules::{Game, Position};

/// The answer of a search that has ended; an empty one if it has failed.
pub(super) fn poll(task: &mut RequestTask<AnalysisQuestion>) -> Option<AnalysisAnswer> {
    match task.poll() {
        TaskStatus::Pending => None,
        TaskStatus::Done(answer) => Some(answer.unwrap_or_default()),
        TaskStatus::Failed => Some(AnalysisAnswer::default()),
    }
}

/// Adds what a search of a position has found.
pub(super) fn record(store: &mut EvaluationStore, position: &Position, answer: &AnalysisAnswer) {
    for (mv, report) in &answer.moves {
        if position.check(*mv).is_ok() {
            store.record(&position.after(*mv), report);
        }
    }
    if let Some(report) = &answer.position {
        store.record(position, report);
    }
}
