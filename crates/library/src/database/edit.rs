//! What users change of a game besides its moves.

use rusqlite::{Params, Transaction, params};

use tessera_rules::{PerSide, Side};

use super::connection::Library;
use super::error::{LibraryError, LibraryErrorReason};
use super::names;
use super::search;
use crate::game::{GameId, SavedPlayer};

impl Library {
    /// Names a game; an empty name removes it.
    ///
    /// # Errors
    /// The library does not have the game, or cannot be written.
    pub fn rename(&mut self, game: GameId, name: &str) -> Result<(), LibraryError> {
        self.change_words(game, "UPDATE games SET name = ?2 WHERE id = ?1", name)
    }

    /// Comments on a game as a whole; an empty comment removes it.
    ///
    /// # Errors
    /// The library does not have the game, or cannot be written.
    pub fn set_comment(&mut self, game: GameId, comment: &str) -> Result<(), LibraryError> {
        self.change_words(game, "UPDATE games SET comment = ?2 WHERE id = ?1", comment)
    }

    /// Changes the players of a game.
    ///
    /// # Errors
    /// The library does not have the game, or cannot be written.
    pub fn set_players(&mut self, game: GameId, players: &PerSide<SavedPlayer>) -> Result<(), LibraryError> {
        self.write(|transaction| {
            let first = names::player_id(transaction, &players[Side::First])?;
            let second = names::player_id(transaction, &players[Side::Second])?;
            let sql = "UPDATE games SET first_player = ?2, second_player = ?3 WHERE id = ?1";
            change(transaction, game, sql, params![game.0, first, second])?;
            search::update(transaction, game)
        })
    }

    /// Tags a game; it can have many tags. An empty tag is left out.
    ///
    /// # Errors
    /// The library does not have the game, or cannot be written.
    pub fn tag(&mut self, game: GameId, tag: &str) -> Result<(), LibraryError> {
        self.write(|transaction| {
            if !transaction.prepare_cached("SELECT 1 FROM games WHERE id = ?1")?.exists([game.0])? {
                return Err(LibraryErrorReason::NoSuchGame(game));
            }
            if !tag.is_empty() && names::add_tag(transaction, game, tag)? {
                search::update(transaction, game)?;
            }
            Ok(())
        })
    }

    /// Takes a tag away from a game, if it has it.
    ///
    /// # Errors
    /// The library cannot be written.
    pub fn untag(&mut self, game: GameId, tag: &str) -> Result<(), LibraryError> {
        self.write(|transaction| {
            let sql = "DELETE FROM tags WHERE game = ?1 AND tag = ?2";
            if transaction.prepare_cached(sql)?.execute(params![game.0, tag])? > 0 {
                search::update(transaction, game)?;
            }
            Ok(())
        })
    }

    /// Marks a game as deleted: it is in no list until [`Library::undelete`], and is there until [`Library::purge`].
    ///
    /// # Errors
    /// The library does not have the game, or cannot be written.
    pub fn delete(&mut self, game: GameId, now: i64) -> Result<(), LibraryError> {
        let sql = "UPDATE games SET deleted = ifnull(deleted, ?2) WHERE id = ?1";
        self.write(|transaction| change(transaction, game, sql, params![game.0, now]))
    }

    /// Brings a deleted game back.
    ///
    /// # Errors
    /// The library does not have the game any more, or cannot be written.
    pub fn undelete(&mut self, game: GameId) -> Result<(), LibraryError> {
        let sql = "UPDATE games SET deleted = NULL WHERE id = ?1";
        self.write(|transaction| change(transaction, game, sql, [game.0]))
    }

    /// Removes the games that were deleted before this time, for ever; returns their number.
    ///
    /// # Errors
    /// The library cannot be written.
    pub fn purge(&mut self, before: i64) -> Result<usize, LibraryError> {
        self.write(|transaction| {
            let games = "SELECT id FROM games WHERE deleted < ?1";
            transaction.execute(&format!("DELETE FROM search WHERE rowid IN ({games})"), [before])?;
            let purged = transaction.execute("DELETE FROM games WHERE deleted < ?1", [before])?;
            if purged > 0 {
                let sql = "DELETE FROM players WHERE id NOT IN (SELECT first_player FROM games) \
                           AND id NOT IN (SELECT second_player FROM games)";
                transaction.execute(sql, [])?;
            }
            Ok(purged)
        })
    }

    fn change_words(&mut self, game: GameId, sql: &str, text: &str) -> Result<(), LibraryError> {
        self.write(|transaction| {
            change(transaction, game, sql, params![game.0, text])?;
            search::update(transaction, game)
        })
    }
}

/// Changes the row of a game, which must exist.
fn change(transaction: &Transaction, game: GameId, sql: &str, values: impl Params) -> Result<(), LibraryErrorReason> {
    match transaction.prepare_cached(sql)?.execute(values)? {
        0 => Err(LibraryErrorReason::NoSuchGame(game)),
        _ => Ok(()),
    }
}
