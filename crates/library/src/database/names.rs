//! Tags and players, by their names.

use rusqlite::{OptionalExtension, Transaction, params};

use super::error::LibraryErrorReason;
use crate::game::{GameId, SavedPlayer};

/// Tags a game, unless it has the tag; returns whether it had it not.
pub(super) fn add_tag(transaction: &Transaction, game: GameId, tag: &str) -> Result<bool, LibraryErrorReason> {
    let sql = "INSERT OR IGNORE INTO tags (game, tag) VALUES (?1, ?2)";
    Ok(transaction.prepare_cached(sql)?.execute(params![game.0, tag])? > 0)
}

/// The number of a player; a new one is added.
pub(super) fn player_id(transaction: &Transaction, player: &SavedPlayer) -> Result<i64, LibraryErrorReason> {
    let values = params![player.name, player.level().is_some(), player.level().unwrap_or_default()];
    let sql = "SELECT id FROM players WHERE name = ?1 AND computer = ?2 AND level = ?3";
    if let Some(id) = transaction.prepare_cached(sql)?.query_row(values, |row| row.get(0)).optional()? {
        return Ok(id);
    }
    let sql = "INSERT INTO players (name, computer, level) VALUES (?1, ?2, ?3)";
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(transaction.last_insert_rowid())
}
