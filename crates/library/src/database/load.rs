//! Loading games.

use rusqlite::{Connection, OptionalExtension, Row};

use tessera_rules::records::{EarlyEnd, GameRecord, RecordError, RecordErrorReason, TextPlace};
use tessera_rules::{NotationError, PerSide, Position, Size, Variant, VariantError};

use super::connection::{Library, StoredTree};
use super::error::{LibraryError, LibraryErrorReason};
use super::search;
use crate::game::{GameId, GameSummary, PlayerKind, SavedGame, SavedPlayer, SavedResult};
use crate::{headers, tree_text};

impl Library {
    /// Loads a game with its moves, even if it is deleted.
    ///
    /// # Errors
    /// The library does not have the game, or its text is damaged.
    pub fn load(&self, game: GameId) -> Result<SavedGame, LibraryError> {
        self.read(|connection| load(connection, game))
    }

    /// What lists show of a game, even if it is deleted.
    ///
    /// # Errors
    /// The library does not have the game, or its text is damaged.
    pub fn summary(&self, game: GameId) -> Result<GameSummary, LibraryError> {
        self.read(|connection| summary(connection, game))
    }
}

pub(super) fn load(connection: &Connection, game: GameId) -> Result<SavedGame, LibraryErrorReason> {
    let summary = summary(connection, game)?;
    let sql = "SELECT start, state FROM games WHERE id = ?1";
    let (start, state): (Option<String>, _) =
        connection.prepare_cached(sql)?.query_row([game.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let start = match start {
        None => Position::start(summary.variant),
        Some(text) => {
            Position::parse(summary.variant, &text).map_err(|error| unreadable(game, position_fault(&text, error)))?
        }
    };
    let stored = stored_tree(connection, game)?;
    let tags = headers::read(&stored.headers);
    let tags =
        tags.ok_or_else(|| unreadable(game, fault(&stored.headers, RecordErrorReason::Expected("tags as JSON"))))?;
    let tree = tree_text::read(start, &stored.text).map_err(|fault| unreadable(game, fault))?;
    let record = GameRecord { tags, early_end: summary.early_end, ..GameRecord::new(tree) };
    Ok(SavedGame { summary, record, state })
}

/// The tree of a game as text.
pub(super) fn stored_tree(connection: &Connection, game: GameId) -> Result<StoredTree, LibraryErrorReason> {
    let sql = "SELECT g.revision, t.headers, t.text FROM games g JOIN trees t ON t.game = g.id WHERE g.id = ?1";
    let found = connection.prepare_cached(sql)?.query_row([game.0], |row| {
        Ok(StoredTree { revision: row.get(0)?, headers: row.get(1)?, text: row.get(2)?, appended: 0 })
    });
    let mut stored = found.optional()?.ok_or(LibraryErrorReason::NoSuchGame(game))?;
    let sql = "SELECT text FROM appended WHERE game = ?1 ORDER BY number";
    for text in search::texts_of(connection, sql, game)? {
        stored.text += &text;
        stored.appended += 1;
    }
    Ok(stored)
}

/// Columns of a game before they are interpreted.
struct Columns {
    summary: GameSummary,
    early_end: Option<String>,
    result: i64,
}

pub(super) fn summary(connection: &Connection, game: GameId) -> Result<GameSummary, LibraryErrorReason> {
    let sql = "SELECT g.game, g.size, p.name, p.computer, p.level, q.name, q.computer, q.level, g.result, \
               g.early_end, g.created, g.changed, g.deleted, g.name, g.comment, g.plies, g.final, g.state IS NOT NULL \
               FROM games g JOIN players p ON p.id = g.first_player JOIN players q ON q.id = g.second_player \
               WHERE g.id = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([game.0])?;
    let row = rows.next()?.ok_or(LibraryErrorReason::NoSuchGame(game))?;
    let (kind, size): (String, String) = (row.get(0)?, row.get(1)?);
    let variant = variant(&kind, &size).map_err(|error| unreadable(game, fault(&kind, error.into())))?;
    let Columns { mut summary, early_end, result } = columns(row, game, variant)?;
    let expected = |what| RecordErrorReason::Expected(what);
    summary.result = SavedResult::of_code(result)
        .ok_or_else(|| unreadable(game, fault(&result.to_string(), expected("a result from 0 to 3"))))?;
    summary.early_end = early_end.map(|text| early_end_of(game, &text)).transpose()?;
    summary.tags = search::texts_of(connection, "SELECT tag FROM tags WHERE game = ?1 ORDER BY tag", game)?;
    Ok(summary)
}

fn columns(row: &Row, id: GameId, variant: Variant) -> rusqlite::Result<Columns> {
    let summary = GameSummary {
        id,
        variant,
        players: PerSide::new(player(row, 2)?, player(row, 5)?),
        result: SavedResult::InProgress,
        early_end: None,
        created: row.get(10)?,
        changed: row.get(11)?,
        deleted: row.get(12)?,
        name: row.get(13)?,
        comment: row.get(14)?,
        tags: Vec::new(),
        plies: row.get(15)?,
        final_position: row.get(16)?,
        has_state: row.get(17)?,
    };
    Ok(Columns { summary, early_end: row.get(9)?, result: row.get(8)? })
}

/// The player in three columns.
pub(super) fn player(row: &Row, column: usize) -> rusqlite::Result<SavedPlayer> {
    let (is_computer, level): (bool, String) = (row.get(column + 1)?, row.get(column + 2)?);
    let kind = if is_computer { PlayerKind::Computer { level } } else { PlayerKind::Person };
    Ok(SavedPlayer { name: row.get(column)?, kind })
}

pub(super) fn variant(kind: &str, size: &str) -> Result<Variant, VariantError> {
    let size: Size = size.parse()?;
    Variant::new(kind.parse()?, size)
}

fn early_end_of(game: GameId, text: &str) -> Result<EarlyEnd, LibraryErrorReason> {
    let expected = RecordErrorReason::Expected("an early end as JSON");
    serde_json::from_str(text).map_err(|_| unreadable(game, fault(text, expected)))
}

fn unreadable(game: GameId, fault: RecordError) -> LibraryErrorReason {
    LibraryErrorReason::Unreadable { game, fault }
}

fn fault(found: &str, reason: RecordErrorReason) -> RecordError {
    RecordError { place: TextPlace { line: 1, column: 1 }, found: found.to_owned(), reason }
}

fn position_fault(text: &str, error: NotationError) -> RecordError {
    RecordError { place: TextPlace { line: 1, column: error.column }, ..fault(text, error.reason.into()) }
}
