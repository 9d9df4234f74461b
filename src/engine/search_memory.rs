//! What the searches of one match share: a transposition table that is kept from move to move.

use std::sync::OnceLock;

use super::transposition::TranspositionTable;
use crate::rules::Position;

/// The size of the table in bytes.
const TABLE: usize = 128 << 20;

/// A transposition table that the searches of one match share, also those that run at the same time. It is created by the
/// first search: clearing it takes a moment.
#[derive(Debug, Default)]
pub struct SearchMemory {
    table: OnceLock<TranspositionTable>,
}

impl SearchMemory {
    /// The table, created for the game and the board of this position if there is none.
    pub(super) fn table(&self, position: &Position) -> &TranspositionTable {
        self.table.get_or_init(|| TranspositionTable::new(position, TABLE))
    }
}
