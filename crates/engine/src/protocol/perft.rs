//! Perft that can be stopped.

use std::sync::atomic::{AtomicBool, Ordering};

use tessera_rules::{FinishedGames, Game, Position, perft};

/// The greatest depth accepted; no machine finishes a deeper count.
pub(super) const MAX_DEPTH: u32 = 20;

/// Subtrees up to this depth are counted without checking the flag; the largest takes some milliseconds.
const UNCHECKED_DEPTH: u32 = 3;

/// Counts the leaves at `depth` by the convention of the game's tables; `None` if `stop` was set before the end.
pub(super) fn stoppable_perft(position: &Position, depth: u32, stop: &AtomicBool) -> Option<u64> {
    count_leaves(position, depth, position.variant().kind().info().perft, stop)
}

fn count_leaves(position: &Position, depth: u32, finished: FinishedGames, stop: &AtomicBool) -> Option<u64> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= UNCHECKED_DEPTH || position.outcome().is_over() {
        return Some(perft(position, depth, finished));
    }
    let count_after = |mv| count_leaves(&position.after(mv), depth - 1, finished, stop);
    position.legal_moves().into_iter().map(count_after).sum()
}
