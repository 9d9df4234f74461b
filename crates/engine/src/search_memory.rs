//! What the searches of one match share: a transposition table that is kept from move to move.

use std::sync::OnceLock;

use super::transposition::TranspositionTable;
use tessera_rules::Position;

/// The size of the table in bytes.
const TABLE: usize = 128 << 20;

/// A transposition table that the searches of one match share, also those that run at the same time. The first search
/// creates it.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Report;
    use crate::{Limits, Weights, think, think_over};
    use tessera_rules::{Game, GameKind, Variant};

    fn search(memory: &SearchMemory, position: &Position, nodes: u64) -> Report {
        let limits = Limits::nodes(nodes);
        let table = memory.table(position);
        think_over(table, Weights::built_in(), position, &limits, 1, &mut |_| ()).expect("the game goes on")
    }

    #[test]
    fn a_search_ahead_makes_the_search_after_the_expected_reply_deeper() {
        const NODES: u64 = 20_000;
        let depths = GameKind::ALL.map(|kind| {
            let position = Position::start(Variant::standard(kind));
            let memory = SearchMemory::default();
            let next = position.after(search(&memory, &position, 40 * NODES).best);
            let fresh = think(&next, &Limits::nodes(NODES), 1, &mut |_| ()).expect("the game goes on");
            (search(&memory, &next, NODES).depth, fresh.depth)
        });
        assert!(depths.iter().all(|(found, fresh)| found >= fresh), "{depths:?}");
        assert!(depths.iter().filter(|(found, fresh)| found > fresh).count() >= 2, "{depths:?}");
    }
}
