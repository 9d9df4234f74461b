//! What can be said about a node of a game tree besides its move.

mod evaluation;

use std::time::Duration;

pub use evaluation::{EvaluationReliability, EvaluationValue, NodeEvaluation, ParseEvaluationError};

/// Comment, evaluation and clock time of a node.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Annotation {
    /// Free text; empty if there is none.
    pub comment: String,
    /// Numeric annotation glyphs of the PGN standard, such as 1 for `!` and 4 for `??`.
    pub glyphs: Vec<u8>,
    /// The value of the position.
    pub evaluation: Option<NodeEvaluation>,
    /// The time that the player of the move has left after it.
    pub clock: Option<Duration>,
}

impl Annotation {
    /// The annotation of a node without any.
    pub(super) const NONE: &'static Annotation =
        &Annotation { comment: String::new(), glyphs: Vec::new(), evaluation: None, clock: None };

    /// Adds what another annotation says; its values count where this one has none.
    pub(super) fn merge(&mut self, other: Annotation) {
        if !self.comment.is_empty() && !other.comment.is_empty() {
            self.comment.push(' ');
        }
        self.comment += &other.comment;
        self.glyphs.extend(other.glyphs);
        self.evaluation = self.evaluation.or(other.evaluation);
        self.clock = self.clock.or(other.clock);
    }

    /// Whether there is neither text nor value.
    pub fn is_empty(&self) -> bool {
        *self == Annotation::default()
    }
}
