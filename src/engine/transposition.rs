//! The transposition table that a caller keeps between searches of one game.

use super::registry::GameTable;
use crate::rules::Position;

/// A transposition table for searches of one game on one board.
#[derive(Debug)]
pub struct TranspositionTable(pub(super) GameTable);

impl TranspositionTable {
    /// An empty table of at most so many bytes (for Othello a little more), for searches of this game on this board.
    #[must_use]
    pub fn new(position: &Position, bytes: usize) -> TranspositionTable {
        TranspositionTable(GameTable::new(position, bytes))
    }
}
