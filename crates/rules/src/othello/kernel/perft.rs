//! Counting the leaves of the game tree on the standard board.

use super::{Processor, on_processor, per_processor};
use crate::othello::Board8;

per_processor! {
    []

    /// The number of leaves; a finished game counts as `ended`.
    pub(super) fn count(own: u64, opponent: u64, depth: u32, ended: u64) -> u64 {
        let mut rest = kernel::legal(own, opponent);
        if rest == 0 {
            return match kernel::legal(opponent, own) {
                0 => ended,
                _ if depth == 1 => 1,
                _ => count(opponent, own, depth - 1, ended),
            };
        }
        if depth == 1 {
            return u64::from(rest.count_ones());
        }
        let mut leaves = 0;
        while rest != 0 {
            let square = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let flips = kernel::flips(square, own, opponent);
            leaves += count(opponent ^ flips, own ^ flips ^ (1 << square), depth - 1, ended);
        }
        leaves
    }
}

/// The number of move sequences of `n` plies, at least one; a pass is a ply.
pub(in crate::othello) fn perft(board: Board8, depth: u32, ended: u64) -> u64 {
    on_processor!(Processor::detected(), count(board.own(), board.opponent(), depth, ended))
}
