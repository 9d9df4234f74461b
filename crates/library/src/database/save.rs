//! Adding games, and saving what has changed in one.

use rusqlite::{OptionalExtension, Transaction, params};

use tessera_rules::records::GameRecord;
use tessera_rules::{Game, Position, Side};

use super::connection::{Library, StoredTree};
use super::error::{LibraryError, LibraryErrorReason};
use super::free_time::free_time;
use super::load;
use super::names;
use super::opening_games::Origin;
use super::search;
use crate::game::{GameId, NewGame, SavedResult};
use crate::{headers, tree_text};

/// What saving a game wrote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SaveEffect {
    /// Nothing: the game was stored like this.
    Unchanged,
    /// What goes beyond the stored moves, or nothing but result, tags or state.
    Appended,
    /// All moves.
    Rewritten,
}

impl Library {
    /// Adds a game; it is on the disk when this returns.
    ///
    /// # Errors
    /// The library cannot be written.
    pub fn add(&mut self, game: &NewGame) -> Result<GameId, LibraryError> {
        self.write(|transaction| insert(transaction, game, Origin::Own))
    }

    /// Saves the moves, tags and result of a game, and the state of the program that plays it; `None` removes the
    /// state. They are on the disk when this returns.
    ///
    /// Only the difference is written: a move at the end of the main line costs the same after ten plies as after ten
    /// thousand. Names, comment, players and the user's own tags stay as they are.
    ///
    /// # Errors
    /// The library does not have the game, or cannot be written.
    pub fn save(
        &mut self,
        game: GameId,
        record: &GameRecord,
        state: Option<&str>,
        now: i64,
    ) -> Result<SaveEffect, LibraryError> {
        let row = Row::of(record, state);
        let (tags, text) = (headers::write(&record.tags), tree_text::write(&record.tree));
        let known = self.stored.take(game);
        let (effect, tree) = self.write(|transaction| {
            let (stored_row, revision) = stored_row(transaction, game)?;
            let stored = match known.filter(|tree| tree.revision == revision) {
                Some(tree) => tree,
                None => load::stored_tree(transaction, game)?,
            };
            let new = StoredTree { revision: revision + 1, headers: tags, text, appended: stored.appended };
            save_difference(transaction, game, (&stored_row, stored), (&row, new), now)
        })?;
        self.stored.put(game, tree);
        Ok(effect)
    }
}

/// The columns of a game that its record determines.
#[derive(PartialEq, Eq, Debug)]
struct Row {
    game: String,
    size: String,
    start: Option<String>,
    early_end: Option<String>,
    state: Option<String>,
    result: i64,
    plies: i64,
    last: String,
}

impl Row {
    fn of(record: &GameRecord, state: Option<&str>) -> Row {
        let (variant, start, last) = (record.tree.variant(), record.tree.start(), record.last_position());
        let is_usual = *start == Position::start(variant);
        let early_end = record.early_end.map(|end| serde_json::to_string(&end).expect("an early end is plain data"));
        Row {
            game: variant.kind().id().to_owned(),
            size: variant.size().to_string(),
            start: (!is_usual).then(|| start.format_position()),
            early_end,
            state: state.map(str::to_owned),
            result: SavedResult::from(record.outcome()).code(),
            plies: record.tree.main_line().len() as i64,
            last: last.format_position(),
        }
    }
}

fn stored_row(transaction: &Transaction, game: GameId) -> Result<(Row, i64), LibraryErrorReason> {
    let sql = "SELECT game, size, start, early_end, state, result, plies, final, revision FROM games WHERE id = ?1";
    let found = transaction.prepare_cached(sql)?.query_row([game.0], |row| {
        let stored = Row {
            game: row.get(0)?,
            size: row.get(1)?,
            start: row.get(2)?,
            early_end: row.get(3)?,
            state: row.get(4)?,
            result: row.get(5)?,
            plies: row.get(6)?,
            last: row.get(7)?,
        };
        Ok((stored, row.get(8)?))
    });
    found.optional()?.ok_or(LibraryErrorReason::NoSuchGame(game))
}

/// Writes what differs from the stored game; returns the tree as it is stored then.
fn save_difference(
    transaction: &Transaction,
    game: GameId,
    (stored_row, stored): (&Row, StoredTree),
    (row, mut new): (&Row, StoredTree),
    now: i64,
) -> Result<(SaveEffect, StoredTree), LibraryErrorReason> {
    if row == stored_row && stored.headers == new.headers && stored.text == new.text {
        return Ok((SaveEffect::Unchanged, stored));
    }
    // The parts of a finished game are put together: it is read more often than it changes.
    let merges = row.result != SavedResult::InProgress.code() && stored.appended > 0;
    let suffix = new.text.strip_prefix(stored.text.as_str()).filter(|_| !merges).map(str::to_owned);
    let effect = if suffix.is_some() { SaveEffect::Appended } else { SaveEffect::Rewritten };
    match suffix.as_deref() {
        Some("") => {}
        Some(suffix) => append(transaction, game, &mut new, suffix)?,
        None => rewrite(transaction, game, &mut new)?,
    }
    if stored.headers != new.headers {
        let sql = "UPDATE trees SET headers = ?2 WHERE game = ?1";
        transaction.prepare_cached(sql)?.execute(params![game.0, new.headers])?;
    }
    update_row(transaction, game, row, new.revision, now)?;
    let may_change_comments = suffix.is_none_or(|suffix| suffix.contains('"'));
    if may_change_comments || stored.headers != new.headers {
        search::update(transaction, game)?;
    }
    Ok((effect, new))
}

/// Stores what a tree has at the end of its text beyond the stored one.
fn append(
    transaction: &Transaction,
    game: GameId,
    tree: &mut StoredTree,
    suffix: &str,
) -> Result<(), LibraryErrorReason> {
    let sql = "INSERT INTO appended (game, number, text) VALUES (?1, ?2, ?3)";
    transaction.prepare_cached(sql)?.execute(params![game.0, tree.appended as i64, suffix])?;
    tree.appended += 1;
    Ok(())
}

/// Stores the text of a tree as a whole.
fn rewrite(transaction: &Transaction, game: GameId, tree: &mut StoredTree) -> Result<(), LibraryErrorReason> {
    let sql = "UPDATE trees SET text = ?2 WHERE game = ?1";
    transaction.prepare_cached(sql)?.execute(params![game.0, tree.text])?;
    transaction.prepare_cached("DELETE FROM appended WHERE game = ?1")?.execute([game.0])?;
    tree.appended = 0;
    Ok(())
}

/// A game ends when its first result is saved. What an analysis has found goes when the moves lead elsewhere.
fn update_row(
    transaction: &Transaction,
    game: GameId,
    row: &Row,
    revision: i64,
    now: i64,
) -> Result<(), LibraryErrorReason> {
    let sql = "UPDATE games SET game = ?2, size = ?3, start = ?4, early_end = ?5, state = ?6, result = ?7, plies = ?8, \
               final = ?9, revision = ?10, changed = ?11, imported = 0, \
               ended = iif(?7 = 0, NULL, iif(result = 0, ?11, ended)), \
               first_loss = iif(final = ?9, first_loss, NULL), second_loss = iif(final = ?9, second_loss, NULL) \
               WHERE id = ?1";
    let Row { game: kind, size, start, early_end, state, result, plies, last } = row;
    transaction
        .prepare_cached(sql)?
        .execute(params![game.0, kind, size, start, early_end, state, result, plies, last, revision, now])?;
    Ok(())
}

/// Adds a game with everything that belongs to it.
pub(super) fn insert(transaction: &Transaction, new: &NewGame, origin: Origin) -> Result<GameId, LibraryErrorReason> {
    let id = insert_row(transaction, new, origin)?;
    let text = tree_text::write(&new.record.tree);
    let sql = "INSERT INTO trees (game, headers, text) VALUES (?1, ?2, ?3)";
    transaction.prepare_cached(sql)?.execute(params![id.0, headers::write(&new.record.tags), text])?;
    for tag in new.tags.iter().filter(|tag| !tag.is_empty()) {
        names::add_tag(transaction, id, tag)?;
    }
    search::add(transaction, id, new, &text)?;
    Ok(id)
}

fn insert_row(transaction: &Transaction, new: &NewGame, origin: Origin) -> Result<GameId, LibraryErrorReason> {
    let first = names::player_id(transaction, &new.players[Side::First])?;
    let second = names::player_id(transaction, &new.players[Side::Second])?;
    let Row { game, size, start, early_end, state, result, plies, last } = Row::of(&new.record, new.state.as_deref());
    let created = if origin == Origin::Imported { free_time(transaction, new.created)? } else { new.created };
    let (name, comment) = (&new.name, &new.comment);
    let sql = "INSERT INTO games (game, size, start, first_player, second_player, result, early_end, created, changed, \
               name, comment, plies, final, state, imported, revision) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, ?12, ?13, ?14, 0)";
    transaction.prepare_cached(sql)?.execute(params![
        game,
        size,
        start,
        first,
        second,
        result,
        early_end,
        created,
        name,
        comment,
        plies,
        last,
        state,
        origin == Origin::Imported
    ])?;
    Ok(GameId(transaction.last_insert_rowid()))
}
