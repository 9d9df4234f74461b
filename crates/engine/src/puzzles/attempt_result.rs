//! How an attempt ended.

use serde::{Deserialize, Serialize};

/// How an attempt ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AttemptResult {
    /// Solved without a mistake or a hint.
    Solved,
    /// Solved without a mistake, with a hint.
    WithHints,
    /// A mistake was made, or the puzzle was left.
    Failed,
}
