//! The finished games of a person, for statistics, and the losses that an analysis has found in a game.

use std::collections::HashMap;
use std::hash::Hash;

use rusqlite::{Connection, Row, params};

use super::connection::Library;
use super::error::{LibraryError, LibraryErrorReason};
use super::load;
use crate::game::{SavedPlayer, SavedResult};
use crate::results::{AverageLosses, PlayerGames, PlayerResult, PlayerResults};
use crate::tree_text;
use tessera_rules::{PerSide, Position, Side, Variant};

/// The plies after which a game gets no further name of an opening.
const OPENING_PLIES: usize = 30;

impl Library {
    /// The finished games of the person of this name, and the other people of the library. Deleted games are left out,
    /// and so are games that cannot be read.
    ///
    /// # Errors
    /// The library cannot be read.
    pub fn results(&self, player: &str) -> Result<PlayerResults, LibraryError> {
        self.read(|connection| {
            let mut results = read_results(connection, player)?;
            results.players = players(connection)?;
            Ok(results)
        })
    }

    /// Keeps the average losses of a game's players until its moves change. Nothing happens if the library does not
    /// have the game.
    ///
    /// # Errors
    /// The library cannot be written.
    pub fn set_average_losses(&mut self, found: &AverageLosses) -> Result<(), LibraryError> {
        let Some(id) = self.begun_at(found.variant, found.created)? else { return Ok(()) };
        let values = params![id.0, found.losses[Side::First], found.losses[Side::Second]];
        self.write(|transaction| {
            let sql = "UPDATE games SET first_loss = ?2, second_loss = ?3 WHERE id = ?1";
            transaction.prepare_cached(sql)?.execute(values)?;
            Ok(())
        })
    }
}

/// Values that are listed once each.
struct Listed<T> {
    values: Vec<T>,
    indices: HashMap<T, usize>,
}

impl<T: Clone + Eq + Hash> Listed<T> {
    fn new() -> Listed<T> {
        Listed { values: Vec::new(), indices: HashMap::new() }
    }

    fn index(&mut self, value: T) -> usize {
        *self.indices.entry(value).or_insert_with_key(|value| {
            self.values.push(value.clone());
            self.values.len() - 1
        })
    }
}

fn read_results(connection: &Connection, player: &str) -> Result<PlayerResults, LibraryErrorReason> {
    let mine = "SELECT id FROM players WHERE name = ?1 AND NOT computer";
    let sql = format!(
        "SELECT g.game, g.size, p.name, p.computer, p.level, q.name, q.computer, q.level, g.result, g.created, \
         g.ended, g.first_loss, g.second_loss, g.start, t.text FROM games g \
         JOIN players p ON p.id = g.first_player JOIN players q ON q.id = g.second_player \
         JOIN trees t ON t.game = g.id WHERE g.deleted IS NULL AND g.result <> 0 \
         AND (g.first_player IN ({mine}) OR g.second_player IN ({mine})) ORDER BY g.created, g.id"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([player])?;
    let (mut variants, mut opponents, mut openings) = (Listed::new(), Listed::new(), Listed::new());
    let mut results = PlayerResults { player: player.to_owned(), ..PlayerResults::default() };
    while let Some(row) = rows.next()? {
        let players = PerSide::new(load::player(row, 2)?, load::player(row, 5)?);
        let is_player = |side: &Side| players[*side].name == player && players[*side].level().is_none();
        if Side::BOTH.iter().all(is_player) {
            results.on_both_sides += 1;
            continue;
        }
        let (kind, size): (String, String) = (row.get(0)?, row.get(1)?);
        let result = SavedResult::of_code(row.get(8)?);
        let side = Side::BOTH.into_iter().find(is_player);
        let (Ok(variant), Some(side)) = (load::variant(&kind, &size), side) else { continue };
        let Some(score) = result.and_then(|result| result.score(side)) else { continue };
        let PerSide([first, second]) = players;
        let opponent: SavedPlayer = if side == Side::First { second } else { first };
        let (began, ended): (i64, Option<i64>) = (row.get(9)?, row.get(10)?);
        results.games.push(PlayerResult {
            variant: variants.index(variant),
            opponent: opponents.index(opponent),
            side,
            score,
            began,
            duration: ended.map_or(0, |ended| ended.saturating_sub(began).max(0)),
            opening: opening(row, variant)?.map(|name| openings.index(name)),
            average_loss: row.get(if side == Side::First { 11 } else { 12 })?,
        });
    }
    (results.variants, results.opponents) = (variants.values, opponents.values);
    results.openings = openings.values.into_iter().map(str::to_owned).collect();
    Ok(results)
}

/// The name of a game's opening, from its first moves.
fn opening(row: &Row, variant: Variant) -> rusqlite::Result<Option<&'static str>> {
    let start: Option<String> = row.get(13)?;
    let start = match start {
        None => Some(Position::start(variant)),
        Some(text) => Position::parse(variant, &text).ok(),
    };
    let text = row.get_ref(14)?.as_str()?;
    Ok(start.and_then(|start| start.opening_name(&tree_text::first_moves(&start, text, OPENING_PLIES))))
}

/// The people with the most finished games.
fn players(connection: &Connection) -> Result<Vec<PlayerGames>, LibraryErrorReason> {
    let games = |player: &str, condition: &str| {
        format!(
            "SELECT {player} AS id, count(*) AS games FROM games INDEXED BY games_by_created \
             WHERE deleted IS NULL AND result <> 0 {condition} GROUP BY 1"
        )
    };
    let (first, second) = (games("first_player", ""), games("second_player", "AND second_player <> first_player"));
    let sql = format!(
        "SELECT name, sum(games) FROM ({first} UNION ALL {second}) JOIN players USING (id) WHERE NOT computer \
         GROUP BY name ORDER BY 2 DESC, name LIMIT ?1"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map([PlayerResults::MOST_PLAYERS as i64], |row| {
        Ok(PlayerGames { name: row.get(0)?, games: row.get::<_, i64>(1)?.unsigned_abs() })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
