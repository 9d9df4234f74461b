//! Lists of games, page by page.

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use super::connection::Library;
use super::error::{LibraryError, LibraryErrorReason};
use super::load;
use crate::filter::{GameFilter, GameOrder, GamePage, PageKey};
use crate::game::{GameId, SavedPlayer};
use tessera_rules::{GameKind, Size};

impl Library {
    /// The first games of a list, or the first after the end of another page; at most `limit`.
    ///
    /// # Errors
    /// The library cannot be read.
    pub fn list(
        &self,
        filter: &GameFilter,
        order: GameOrder,
        after: Option<PageKey>,
        limit: usize,
    ) -> Result<GamePage, LibraryError> {
        self.read(|connection| {
            let (keys, next) = keys(connection, filter, order, after, limit)?;
            let games = keys.iter().map(|key| load::summary(connection, GameId(key.game)));
            Ok(GamePage { games: games.collect::<Result<_, _>>()?, next })
        })
    }

    /// The number of games in a list.
    ///
    /// # Errors
    /// The library cannot be read.
    pub fn count(&self, filter: &GameFilter) -> Result<u64, LibraryError> {
        self.read(|connection| {
            let (conditions, values) = filter.conditions();
            let (_, index, _) = GameOrder::Newest.column();
            let sql = format!("SELECT count(*) FROM games INDEXED BY {index} WHERE {conditions}");
            let mut statement = connection.prepare_cached(&sql)?;
            let count: i64 = statement.query_row(params_from_iter(values), |row| row.get(0))?;
            Ok(count.unsigned_abs())
        })
    }

    /// The players of all games that are not deleted, by name.
    ///
    /// # Errors
    /// The library cannot be read.
    pub fn players(&self) -> Result<Vec<SavedPlayer>, LibraryError> {
        let column = |name| format!("SELECT {name} FROM games INDEXED BY games_by_created WHERE deleted IS NULL");
        let (first, second) = (column("first_player"), column("second_player"));
        let sql = format!(
            "SELECT name, computer, level FROM players WHERE id IN ({first}) OR id IN ({second}) \
             ORDER BY name, computer, level"
        );
        self.read(|connection| {
            let mut statement = connection.prepare_cached(&sql)?;
            let rows = statement.query_map([], |row| load::player(row, 0))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// The sizes of board on which a game has been played, the smallest first. Deleted games are left out.
    ///
    /// # Errors
    /// The library cannot be read.
    pub fn sizes(&self, kind: GameKind) -> Result<Vec<Size>, LibraryError> {
        let sql = "SELECT DISTINCT size FROM games INDEXED BY games_by_created WHERE deleted IS NULL AND game = ?1";
        self.read(|connection| {
            let mut statement = connection.prepare_cached(sql)?;
            let rows = statement.query_map([kind.id()], |row| row.get::<_, String>(0))?;
            let texts = rows.collect::<rusqlite::Result<Vec<String>>>()?;
            let mut sizes: Vec<Size> = texts.iter().filter_map(|text| text.parse().ok()).collect();
            sizes.sort_unstable_by_key(|size| (size.columns, size.rows));
            Ok(sizes)
        })
    }

    /// The user's tags of all games that are not deleted.
    ///
    /// # Errors
    /// The library cannot be read.
    pub fn tags(&self) -> Result<Vec<String>, LibraryError> {
        let sql = "SELECT DISTINCT tag FROM tags JOIN games ON games.id = tags.game WHERE deleted IS NULL ORDER BY tag";
        self.read(|connection| {
            let mut statement = connection.prepare_cached(sql)?;
            let rows = statement.query_map([], |row| row.get(0))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
    }
}

/// The places of the games of a page in their list, and where the next page begins. Only an index is read for it.
pub(super) fn keys(
    connection: &Connection,
    filter: &GameFilter,
    order: GameOrder,
    after: Option<PageKey>,
    limit: usize,
) -> Result<(Vec<PageKey>, Option<PageKey>), LibraryErrorReason> {
    let (sql, values) = page_query(filter, order, after, limit);
    let mut statement = connection.prepare_cached(&sql)?;
    let rows =
        statement.query_map(params_from_iter(values), |row| Ok(PageKey { time: row.get(0)?, game: row.get(1)? }))?;
    let mut keys = rows.collect::<rusqlite::Result<Vec<PageKey>>>()?;
    let has_more = keys.len() > limit;
    keys.truncate(limit);
    let next = keys.last().copied().filter(|_| has_more);
    Ok((keys, next))
}

/// The query for one more game than the page has.
fn page_query(filter: &GameFilter, order: GameOrder, after: Option<PageKey>, limit: usize) -> (String, Vec<Value>) {
    let (column, index, falls) = order.column();
    let (mut conditions, mut values) = filter.conditions();
    let (sign, direction) = if falls { ("<", "DESC") } else { (">", "ASC") };
    if let Some(key) = after {
        conditions += &format!(" AND ({column}, id) {sign} (?, ?)");
        values.extend([Value::from(key.time), Value::from(key.game)]);
    }
    values.push(Value::from(i64::try_from(limit).unwrap_or(i64::MAX).saturating_add(1)));
    let sql = format!(
        "SELECT {column}, id FROM games INDEXED BY {index} WHERE {conditions} \
         ORDER BY {column} {direction}, id {direction} LIMIT ?"
    );
    (sql, values)
}

#[cfg(test)]
mod tests;
