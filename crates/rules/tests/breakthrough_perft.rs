//! Breakthrough's move generator counts exactly the sequences that independent programs count.

use std::collections::BTreeMap;

use serde::Deserialize;
use tessera_rules::breakthrough::{Position, parse_position};
use tessera_rules::{FinishedGames, Size, perft};

/// Counts above this are left out; the test's time is nearly all spent on the largest counts.
const MOST_LEAVES: u64 = 160_000_000;

#[derive(Deserialize)]
struct Tables {
    sizes: BTreeMap<String, Table>,
}

#[derive(Deserialize)]
struct Table {
    columns: u8,
    rows: u8,
    rows_per_side: usize,
    perft: Vec<u64>,
}

impl Table {
    /// The start of the table, read from text so that it works for one row a side too.
    fn start(&self) -> Position {
        let row = |letter: &str| letter.repeat(self.columns.into());
        let mut rows = vec![row("p"); self.rows_per_side];
        rows.extend(vec![self.columns.to_string(); usize::from(self.rows) - 2 * self.rows_per_side]);
        rows.extend(vec![row("P"); self.rows_per_side]);
        let size = Size { columns: self.columns, rows: self.rows };
        parse_position(size, &format!("{} w", rows.join("/"))).expect("the start is a position")
    }
}

fn tables() -> BTreeMap<String, Table> {
    let tables: Tables =
        serde_json::from_str(include_str!("../../../tests/data/breakthrough-perft.json")).expect("the data is valid");
    tables.sizes
}

#[test]
fn the_tables_start_from_the_set_up_of_the_game() {
    let tables = tables();
    assert_eq!(tables.len(), 14);
    for table in tables.values().filter(|table| table.rows_per_side == 2) {
        assert_eq!(table.start(), Position::start(Size { columns: table.columns, rows: table.rows }));
    }
}

#[test]
fn perft_matches_the_table_on_every_size() {
    for (name, table) in tables() {
        for (depth, count) in (1..).zip(&table.perft).filter(|(_, count)| **count <= MOST_LEAVES) {
            assert_eq!(perft(&table.start(), depth, FinishedGames::Drop), *count, "{name} at depth {depth}");
        }
    }
}
