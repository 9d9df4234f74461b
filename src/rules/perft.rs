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
    if depth == 0 {
        return 1;
    }
    if position.outcome().is_over() {
        return u64::from(finished == FinishedGames::CountAsLeaf);
    }
    if depth == 1 {
        return position.count_legal_moves() as u64;
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        perft(&next, depth - 1, finished)
    };
    position.legal_moves().into_iter().map(after).sum()
}
