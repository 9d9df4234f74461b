//! Groups of a player's games: by board, level, opponent, colour and opening.

use std::collections::BTreeMap;

use crate::game::player::Level;
use crate::presentation::text::statistics as words;
use crate::presentation::text::{Text, level_explained, library};
use crate::statistics::{GameStatistics, PlayedGame};

/// The most rows of a table; the groups with the most games are shown.
const MOST_ROWS: usize = 12;

/// Groups of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatisticsTable {
    /// By what games are grouped.
    pub title: &'static str,
    /// The groups.
    pub rows: Vec<TableRow>,
}

/// A group of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// What the games have in common.
    pub name: String,
    /// How many there are.
    pub games: String,
    /// The games won, drawn and lost in words.
    pub results: String,
    /// The win rate.
    pub rate: String,
    /// The games won, drawn and lost.
    pub counts: [usize; 3],
    /// The whole row as a sentence.
    pub spoken: String,
}

/// The tables on some games; those that say nothing are left out.
pub(super) fn tables(text: Text, games: &[PlayedGame]) -> Vec<StatisticsTable> {
    let board = |game: &PlayedGame| Some(game.variant);
    let boards = GameStatistics::by(games, board);
    let levels = GameStatistics::by(games, |game| game.level);
    let opponents = GameStatistics::by(games, |game| game.level.is_none().then(|| game.opponent.clone()));
    let colours = GameStatistics::by(games, |game| Some(game.colour));
    let openings = GameStatistics::by(games, |game| game.opening.clone());
    let table = |title, rows| StatisticsTable { title, rows };
    let boards = if boards.len() > 1 { boards } else { BTreeMap::new() };
    [
        table(text.statistics_by_level(), rows(text, levels, |level: &Level| level_explained(text, *level))),
        table(text.statistics_by_game(), largest(rows(text, boards, |board| library::board(text, *board)))),
        table(text.statistics_by_colour(), rows(text, colours, |colour| text.colour(*colour))),
        table(text.statistics_by_opponent(), largest(rows(text, opponents, |player| library::player(text, player)))),
        table(text.statistics_by_opening(), largest(rows(text, openings, String::clone))),
    ]
    .into_iter()
    .filter(|table| !table.rows.is_empty())
    .collect()
}

fn rows<K>(text: Text, groups: BTreeMap<K, GameStatistics>, name: impl Fn(&K) -> String) -> Vec<TableRow> {
    groups.iter().map(|(key, found)| row(text, name(key), found)).collect()
}

fn row(text: Text, name: String, found: &GameStatistics) -> TableRow {
    let rate = found.win_rate.map(|rate| words::percent(text, rate.rate)).unwrap_or_default();
    let interval = found.win_rate.map(|rate| words::interval(text, rate)).unwrap_or_default();
    let games = text.library_count(found.games());
    let results = words::results(text, found);
    let spoken = text.statistics_row_spoken(&name, &games, &results, &rate, &interval);
    TableRow { name, games, results, rate, counts: [found.won, found.drawn, found.lost], spoken }
}

/// The rows with the most games, most first.
fn largest(mut rows: Vec<TableRow>) -> Vec<TableRow> {
    rows.sort_by_key(|row| std::cmp::Reverse(row.counts.iter().sum::<usize>()));
    rows.truncate(MOST_ROWS);
    rows
}
