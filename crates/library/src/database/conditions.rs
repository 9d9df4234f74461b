//! Filters, results and orders of lists in SQL.

use rusqlite::types::Value;

use super::search;
use crate::filter::{GameFilter, GameOrder};
use crate::game::SavedResult;

impl GameFilter {
    /// The conditions in SQL, with the values of its parameters.
    pub(super) fn conditions(&self) -> (String, Vec<Value>) {
        let text = |text: &str| Value::from(text.to_owned());
        let players = |condition: &str| {
            let ids = format!("SELECT id FROM players WHERE {condition}");
            format!("(first_player IN ({ids}) OR second_player IN ({ids}))")
        };
        let conditions = [
            self.kind.map(|kind| ("game = ?".to_owned(), text(kind.id()))),
            self.size.map(|size| ("size = ?".to_owned(), text(&size.to_string()))),
            self.player.as_ref().map(|name| (players("name = ?"), text(name))),
            self.level.as_ref().map(|level| (players("computer AND level = ?"), text(level))),
            self.result.map(|result| ("result = ?".to_owned(), Value::from(result.code()))),
            self.created_from.map(|time| ("created >= ?".to_owned(), Value::from(time))),
            self.created_before.map(|time| ("created < ?".to_owned(), Value::from(time))),
            self.tag.as_ref().map(|tag| ("id IN (SELECT game FROM tags WHERE tag = ?)".to_owned(), text(tag))),
            search::query(&self.text)
                .map(|query| ("id IN (SELECT rowid FROM search WHERE search MATCH ?)".to_owned(), Value::from(query))),
        ];
        let (mut sql, mut values) = ("deleted IS NULL".to_owned(), Vec::new());
        for (condition, value) in conditions.into_iter().flatten() {
            for _ in 0..condition.matches('?').count() {
                values.push(value.clone());
            }
            sql = format!("{sql} AND {condition}");
        }
        (sql, values)
    }
}

impl GameOrder {
    /// The column of the times, the index that has them in order, and whether they fall.
    pub(super) const fn column(self) -> (&'static str, &'static str, bool) {
        match self {
            GameOrder::Newest => ("created", "games_by_created", true),
            GameOrder::Oldest => ("created", "games_by_created", false),
            GameOrder::LastChanged => ("changed", "games_by_changed", true),
        }
    }
}

impl SavedResult {
    const ALL: [SavedResult; 4] =
        [SavedResult::InProgress, SavedResult::FirstWins, SavedResult::SecondWins, SavedResult::Draw];

    /// The number in the database.
    pub(super) const fn code(self) -> i64 {
        self as i64
    }

    pub(super) fn of_code(code: i64) -> Option<SavedResult> {
        Self::ALL.into_iter().find(|result| result.code() == code)
    }
}
