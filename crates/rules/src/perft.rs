//! Counting conventions of perft, the number of leaves of the game tree, which tests move generators.

/// How perft treats games that end before the depth is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinishedGames {
    /// A finished game counts as one leaf at every greater depth (the usual Othello tables, "convention A").
    CountAsLeaf,
    /// Only sequences of exactly the given number of plies count (Breakthrough's and Diamond's tables, Othello's "B").
    Drop,
}
