//! How the queries of lists are carried out.

use super::*;
use crate::SavedResult;
use tessera_rules::{GameKind, Size};

#[test]
fn every_filter_reads_an_index_in_its_order_and_no_rows_of_games() {
    let filter = GameFilter {
        kind: Some(GameKind::ALL[0]),
        size: Some(Size::square(8)),
        player: Some("Ada".to_owned()),
        level: Some("3".to_owned()),
        result: Some(SavedResult::Draw),
        created_from: Some(1),
        created_before: Some(9),
        tag: Some("club".to_owned()),
        text: "word".to_owned(),
    };
    let library = Library::open_in_memory().unwrap();
    for order in [GameOrder::Newest, GameOrder::Oldest, GameOrder::LastChanged] {
        for filter in [&filter, &GameFilter::default()] {
            let (sql, values) = page_query(filter, order, Some(PageKey { time: 5, game: 5 }), 20);
            let plan = library
                .read(|connection| {
                    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
                    let rows = statement.query_map(params_from_iter(values), |row| row.get::<_, String>(3))?;
                    Ok(rows.collect::<rusqlite::Result<Vec<String>>>()?)
                })
                .unwrap();
            let index = format!("SEARCH games USING COVERING INDEX {}", order.column().1);
            assert!(plan.iter().any(|step| step.starts_with(&index)), "{plan:?}");
            assert!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), "{plan:?}");
        }
    }
}
