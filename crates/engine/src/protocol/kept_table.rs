//! The transposition table that the searches of one game share.

use std::fmt;

use crate::{Limits, Report, SearchInfo, TranspositionTable, Weights, think_over};
use tessera_rules::Position;

/// A session's transposition table. Searches of one game share it, so that each profits from those before it. A new game begins
/// with an empty one: the same commands then always get the same answers.
pub(super) struct KeptTable {
    mebibytes: usize,
    /// Created by the first search of a game.
    table: Option<TranspositionTable>,
}

impl KeptTable {
    /// An empty table of this size.
    pub(super) const fn new(mebibytes: usize) -> KeptTable {
        KeptTable { mebibytes, table: None }
    }

    /// Searches a position; `None` if its game is over. Since the last [`KeptTable::clear`] all positions must be of one game and
    /// board, and evaluated by the same weights.
    pub(super) fn think(
        &mut self,
        weights: &Weights,
        position: &Position,
        limits: &Limits,
        seed: u64,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Report> {
        let bytes = self.mebibytes << 20;
        let table = self.table.get_or_insert_with(|| TranspositionTable::new(position, bytes));
        think_over(table, weights, position, limits, seed, on_info)
    }

    /// Forgets everything. This gives the memory back: the next table takes up only what searches store in it.
    pub(super) fn clear(&mut self) {
        self.table = None;
    }

    /// Replaces the table by an empty one of this size for the game and board of a position; returns `false` and changes nothing if
    /// there is not enough memory.
    pub(super) fn resize(&mut self, position: &Position, mebibytes: usize) -> bool {
        let Some(table) = TranspositionTable::try_new(position, mebibytes << 20) else { return false };
        *self = KeptTable { mebibytes, table: Some(table) };
        true
    }
}

/// Without the entries, which are too many.
impl fmt::Debug for KeptTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let KeptTable { mebibytes, table } = self;
        f.debug_struct("KeptTable").field("mebibytes", mebibytes).field("is_created", &table.is_some()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{Game, GameKind, Variant};

    fn nodes(table: &mut KeptTable, position: &Position, depth: u32) -> u64 {
        let report = table.think(Weights::built_in(), position, &Limits::depth(depth), 0, &mut |_| ());
        report.expect("the game goes on").nodes
    }

    #[test]
    fn the_next_move_of_a_game_needs_fewer_nodes_than_with_an_empty_table() {
        for kind in GameKind::ALL {
            let start = Position::start(Variant::standard(kind));
            let later = start.after(start.legal_moves()[0]);
            let mut table = KeptTable::new(8);
            nodes(&mut table, &start, 8);
            let (kept, fresh) = (nodes(&mut table, &later, 7), nodes(&mut KeptTable::new(8), &later, 7));
            assert!(kept < fresh, "{kind}: {kept} and {fresh}");
            table.clear();
            assert_eq!(nodes(&mut table, &later, 7), fresh, "{kind}: a cleared table is like a new one");
        }
    }

    #[test]
    fn a_table_that_is_too_large_changes_nothing() {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let mut table = KeptTable::new(1);
        let first = nodes(&mut table, &start, 6);
        let second = nodes(&mut table, &start, 6);
        assert!(!table.resize(&start, usize::MAX >> 21));
        assert!(second < first);
        assert!(nodes(&mut table, &start, 6) <= second, "its entries are still there");
        assert!(table.resize(&start, 1));
        assert_eq!(nodes(&mut table, &start, 6), first);
    }
}
