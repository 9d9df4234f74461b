//! The answers of searches.

use crate::analysis::{AnalysisAnswer, EvaluationStore};
use crate::rules::{Game, Position};

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
