//! The words that free text finds: of names, comments and tags.

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::error::LibraryErrorReason;
use crate::game::{GameId, NewGame};
use crate::tree_text;

/// Enters the words of a game that is new.
pub(super) fn add(
    transaction: &Transaction,
    game: GameId,
    new: &NewGame,
    text: &str,
) -> Result<(), LibraryErrorReason> {
    let mut words = new.players.0.iter().map(|player| player.name.clone()).collect::<Vec<String>>();
    words.extend([new.name.clone(), new.comment.clone()]);
    words.extend(new.tags.iter().cloned());
    words.extend(new.record.tags.iter().map(|(_, value)| value.to_owned()));
    words.extend(tree_text::comments(text));
    insert(transaction, game, &words)
}

/// Enters the words of a game again, after any of them has changed.
pub(super) fn update(transaction: &Transaction, game: GameId) -> Result<(), LibraryErrorReason> {
    transaction.prepare_cached("DELETE FROM search WHERE rowid = ?1")?.execute([game.0])?;
    let sql = "SELECT g.name, g.comment, p.name, q.name, t.headers, t.text FROM games g \
               JOIN players p ON p.id = g.first_player JOIN players q ON q.id = g.second_player \
               JOIN trees t ON t.game = g.id WHERE g.id = ?1";
    let texts = transaction
        .prepare_cached(sql)?
        .query_row([game.0], |row| (0..6).map(|column| row.get(column)).collect::<rusqlite::Result<Vec<String>>>());
    let Some(mut words) = texts.optional()? else { return Ok(()) };
    let tree = words.pop().unwrap_or_default();
    let headers: serde_json::Value = serde_json::from_str(&words.pop().unwrap_or_default()).unwrap_or_default();
    words.extend(headers.as_object().into_iter().flatten().filter_map(|(_, value)| Some(value.as_str()?.to_owned())));
    words.extend(tree_text::comments(&tree));
    for appended in texts_of(transaction, "SELECT text FROM appended WHERE game = ?1 ORDER BY number", game)? {
        words.extend(tree_text::comments(&appended));
    }
    words.extend(texts_of(transaction, "SELECT tag FROM tags WHERE game = ?1", game)?);
    insert(transaction, game, &words)
}

/// The texts in the only column of the rows of a game.
pub(super) fn texts_of(connection: &Connection, sql: &str, game: GameId) -> Result<Vec<String>, LibraryErrorReason> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([game.0], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

fn insert(transaction: &Transaction, game: GameId, words: &[String]) -> Result<(), LibraryErrorReason> {
    if words.iter().any(|word| !word.is_empty()) {
        let mut statement = transaction.prepare_cached("INSERT INTO search (rowid, words) VALUES (?1, ?2)")?;
        statement.execute(params![game.0, words.join("\n")])?;
    }
    Ok(())
}

/// The query for games that have words with all of these beginnings; `None` if the text has no words.
pub(super) fn query(text: &str) -> Option<String> {
    let words = text.split(|c: char| c.is_whitespace() || c == '"' || c == '\0');
    let words = words.filter(|word| word.contains(char::is_alphanumeric));
    let terms: Vec<String> = words.map(|word| format!("\"{word}\"*")).collect();
    (!terms.is_empty()).then(|| terms.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_becomes_a_quoted_beginning() {
        assert_eq!(query(" two  wor\"ds* NEAR ").as_deref(), Some("\"two\"* \"wor\"* \"ds*\"* \"NEAR\"*"));
        assert_eq!(query(" \"\" - *"), None);
    }
}
