//! Which games a list has, and in which order.

use rusqlite::types::Value;

use crate::rules::{GameKind, Size};

use super::game::SavedResult;
use super::search;

/// Which games are meant: those that satisfy every condition that is set. Deleted games are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameFilter {
    /// Only this game.
    pub kind: Option<GameKind>,
    /// Only this size of board.
    pub size: Option<Size>,
    /// Only games with a player of exactly this name.
    pub player: Option<String>,
    /// Only games with a computer of exactly this level.
    pub level: Option<String>,
    /// Only this result.
    pub result: Option<SavedResult>,
    /// Only games that began at this time or later.
    pub created_from: Option<i64>,
    /// Only games that began before this time.
    pub created_before: Option<i64>,
    /// Only games with this tag of the user.
    pub tag: Option<String>,
    /// Only games in whose names, comments and tags every word of this text begins a word. A text without letters and
    /// digits is not a condition.
    pub text: String,
}

impl GameFilter {
    /// The games that are not finished.
    #[must_use]
    pub fn unfinished() -> GameFilter {
        GameFilter { result: Some(SavedResult::InProgress), ..GameFilter::default() }
    }

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

/// The order of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameOrder {
    /// The game that began last comes first.
    #[default]
    Newest,
    /// The game that began first comes first.
    Oldest,
    /// The game whose moves were changed last comes first.
    LastChanged,
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
