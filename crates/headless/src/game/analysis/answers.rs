//! The answers of searches.

use crate::analysis::{AnalysisAnswer, EvaluationStore};
use crate::rules::{Game, Position};

/// Whether a search of a position has ended, or is not needed.
pub(super) fn is_known(store: &EvaluationStore, position: &Position) -> bool {
    position.outcome().is_over() || store.searched_depth(position).is_some()
}

/// Adds what a search of a position has found, if anything.
pub(super) fn record(store: &mut EvaluationStore, position: &Position, answer: Option<&AnalysisAnswer>) {
    let Some(answer) = answer else { return };
    for (mv, report) in &answer.moves {
        if position.check(*mv).is_ok() {
            store.record(&position.after(*mv), report);
        }
    }
    if let Some(report) = &answer.position {
        store.record(position, report);
    }
}
