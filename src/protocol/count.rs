//! Perft that can be stopped.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::rules::{FinishedGames, Game, GameKind, Position, perft};

/// Deeper counts than this no machine finishes.
pub(super) const DEEPEST: u32 = 20;

/// Subtrees of this depth are counted without a look at the flag; the largest takes some milliseconds.
const AT_ONCE: u32 = 3;

/// The number of leaves, or `None` if the flag was set before all were counted.
pub(super) fn count(position: &Position, depth: u32, stop: &AtomicBool) -> Option<u64> {
    let finished = match position.variant().kind() {
        GameKind::Othello => FinishedGames::CountAsLeaf,
        GameKind::Breakthrough | GameKind::Diamond => FinishedGames::Drop,
    };
    descend(position, depth, finished, stop)
}

fn descend(position: &Position, depth: u32, finished: FinishedGames, stop: &AtomicBool) -> Option<u64> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= AT_ONCE || position.outcome().is_over() {
        return Some(perft(position, depth, finished));
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        descend(&next, depth - 1, finished, stop)
    };
    position.legal_moves().into_iter().map(after).sum()
}
