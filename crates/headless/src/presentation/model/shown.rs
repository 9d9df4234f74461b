//! The part of a match that its board shows: while pieces still move, the match is ahead of it.

use crate::rules::{Outcome, PerSide};

/// What the board of a match shows now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownMatch {
    /// The outcome, once the end has been shown.
    pub outcome: Outcome,
    /// Pieces on the board.
    pub pieces: PerSide<usize>,
    /// Pieces in hand.
    pub in_hand: PerSide<usize>,
}

impl ShownMatch {
    /// Whether the match has this outcome already, and its board still shows what led to it.
    pub(super) const fn lags_behind(&self, outcome: Outcome) -> bool {
        outcome.is_over() && !self.outcome.is_over()
    }
}
