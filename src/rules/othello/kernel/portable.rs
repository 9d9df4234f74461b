//! Moves and flips for any processor.

use crate::rules::othello::Board8;

#[inline]
pub(crate) fn legal(own: u64, opponent: u64) -> u64 {
    Board8::new(own, opponent).legal()
}

#[inline]
pub(crate) fn flips(square: usize, own: u64, opponent: u64) -> u64 {
    Board8::new(own, opponent).flips(square)
}
