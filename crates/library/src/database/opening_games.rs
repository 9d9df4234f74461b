//! The games of a library as the opening explorer counts them.

use rusqlite::{Connection, Row, params};

use super::error::LibraryErrorReason;
use super::load;
use super::opening_table::GamesStamp;
use crate::game::GameId;
use crate::{headers, tree_text};
use tessera_engine::explorer::ExplorerBuilder;
use tessera_rules::records::{EarlyEnd, GameRecord, date_of};
use tessera_rules::{Position, Size, Variant};

/// Where games come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// Matches of the user that are over.
    Own,
    /// Games from outside.
    Imported,
}

impl Origin {
    const fn condition(self) -> &'static str {
        match self {
            Origin::Own => "g.imported = 0 AND g.result != 0 AND g.deleted IS NULL",
            Origin::Imported => "g.imported = 1 AND g.deleted IS NULL",
        }
    }

    /// The games after one number and up to another. Only an index is read for it.
    pub(super) fn stamp(
        self,
        connection: &Connection,
        after: i64,
        last: i64,
    ) -> Result<GamesStamp, LibraryErrorReason> {
        let sql = format!(
            "SELECT count(*), ifnull(sum(g.revision), 0) FROM games g INDEXED BY games_by_origin \
             WHERE {} AND g.id > ?1 AND g.id <= ?2",
            self.condition()
        );
        let read = |row: &Row| Ok(GamesStamp { games: row.get(0)?, revisions: row.get(1)? });
        Ok(connection.prepare_cached(&sql)?.query_row([after, last], read)?)
    }

    /// Collects the moves of at most `limit` games after the one with this number. Returns the number of the last of
    /// them and their stamp; `None` if there is none.
    pub(super) fn collect(
        self,
        connection: &Connection,
        after: i64,
        limit: usize,
        builder: &mut ExplorerBuilder,
    ) -> Result<Option<(i64, GamesStamp)>, LibraryErrorReason> {
        let sql = format!(
            "SELECT g.id, g.revision, g.game, g.size, g.start, g.early_end, g.created FROM games g \
             WHERE {} AND g.id > ?1 ORDER BY g.id LIMIT ?2",
            self.condition()
        );
        let mut statement = connection.prepare_cached(&sql)?;
        let mut rows = statement.query(params![after, limit as i64])?;
        let mut found: Option<(i64, GamesStamp)> = None;
        while let Some(row) = rows.next()? {
            let (id, revision): (i64, i64) = (row.get(0)?, row.get(1)?);
            let (_, stamp) = found.unwrap_or_default();
            found = Some((id, GamesStamp { games: stamp.games + 1, revisions: stamp.revisions + revision }));
            // A game that cannot be read does not keep the others from being counted.
            if let Some(record) = self.record(connection, id, row)? {
                builder.add(&record);
            }
        }
        Ok(found)
    }

    fn record(self, connection: &Connection, id: i64, row: &Row) -> Result<Option<GameRecord>, LibraryErrorReason> {
        let (kind, size): (String, String) = (row.get(2)?, row.get(3)?);
        let (start, early_end): (Option<String>, Option<String>) = (row.get(4)?, row.get(5)?);
        let created: i64 = row.get(6)?;
        let stored = load::stored_tree(connection, GameId(id))?;
        let read = || {
            let variant = Variant::new(kind.parse().ok()?, size.parse::<Size>().ok()?).ok()?;
            let start = match start {
                None => Position::start(variant),
                Some(text) => Position::parse(variant, &text).ok()?,
            };
            let early_end: Option<EarlyEnd> = early_end.and_then(|text| serde_json::from_str(&text).ok());
            let tree = tree_text::read(start, &stored.text).ok()?;
            let mut record = GameRecord { early_end, tags: headers::read(&stored.headers)?, ..GameRecord::new(tree) };
            if self == Origin::Own {
                record.tags.set("Date", &date_of(created));
            }
            Some(record)
        };
        Ok(read())
    }
}
