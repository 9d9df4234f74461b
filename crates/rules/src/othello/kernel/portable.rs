//! Moves and flips for any processor.

use crate::othello::Board8;

/// The squares on which `own` can place a disc.
#[inline]
pub fn legal(own: u64, opponent: u64) -> u64 {
    Board8::new(own, opponent).legal()
}

/// The discs that one placed on the empty `square` outflanks.
///
/// # Panics
/// If the board has no such square.
#[inline]
pub fn flips(square: usize, own: u64, opponent: u64) -> u64 {
    Board8::new(own, opponent).flips(square)
}
