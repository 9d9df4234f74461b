//! The transposition table that a caller keeps between searches of one game.

use super::registry::GameTable;
use tessera_rules::Position;

/// A transposition table for searches of one game on one board.
#[derive(Debug)]
pub struct TranspositionTable(pub(super) GameTable);

impl TranspositionTable {
    /// An empty table of at most `bytes` bytes (for Othello a little more), for searches of this game on this board. The
    /// system supplies its memory page by page, as searches fill it.
    ///
    /// # Panics
    /// If there is not enough memory.
    pub fn new(position: &Position, bytes: usize) -> TranspositionTable {
        TranspositionTable::try_new(position, bytes).unwrap_or_else(|| panic!("no memory for a table of {bytes} bytes"))
    }

    /// [`TranspositionTable::new`]; `None` if there is not enough memory.
    pub fn try_new(position: &Position, bytes: usize) -> Option<TranspositionTable> {
        GameTable::new(position, bytes).map(TranspositionTable)
    }
}
