//! Counting the leaves of the game tree: the standard proof of a move generator.

use super::Game;

/// How perft treats games that end before the depth is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinishedGames {
    /// A finished game counts as one leaf at every deeper depth (the usual Othello tables, "convention A").
    CountAsLeaf,
    /// Only sequences of exactly so many plies count (Breakthrough's and Diamond's tables, Othello's "B").
    Drop,
}

/// The number of move sequences of `depth` plies from a position; a forced pass is a ply.
pub fn perft<G: Game>(position: &G, depth: u32, finished: FinishedGames) -> u64 {
    position.perft(depth, finished)
}

/// The same by the moves alone, for games that know no faster way.
pub(super) fn count_leaves<G: Game>(position: &G, depth: u32, finished: FinishedGames) -> u64 {
    if depth == 0 {
        return 1;
    }
    // No legal moves is what a finished game is: asking for the outcome as well would cost as much again.
    let leaf = u64::from(finished == FinishedGames::CountAsLeaf);
    if depth == 1 {
        return match position.count_legal_moves() {
            0 => leaf,
            count => count as u64,
        };
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return leaf;
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        perft(&next, depth - 1, finished)
    };
    moves.into_iter().map(after).sum()
}
