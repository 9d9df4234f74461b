//! The statistics of a player's games as figures, plots and tables, each with the words that screen readers read.
//!
//! | Concern | File |
//! |---|---|
//! | which games are counted | `choice` |
//! | figures | `figures` |
//! | plots: values over time, with their axes | `plots` |
//! | tables: games by board, level, opponent, colour and opening | `tables` |

mod choice;
mod figures;
mod plots;
mod tables;

#[cfg(test)]
mod tests;

use crate::library::PlayerResults;
use crate::presentation::text::Text;
use crate::rules::Variant;
use crate::statistics::PlayedGame;

pub use choice::{StatisticsChoice, player_choices, player_name};
pub use figures::Figure;
pub use plots::{AxisTick, Plot};
pub use tables::{StatisticsTable, TableRow};

/// Everything that is known of the games of a choice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StatisticsReport {
    /// A sentence in place of the rest, if there are no games.
    pub notice: String,
    /// Single numbers.
    pub figures: Vec<Figure>,
    /// Values over time; those with points come first, and of them the one that says most.
    pub plots: Vec<Plot>,
    /// Groups of games.
    pub tables: Vec<StatisticsTable>,
    /// How the numbers are worked out, and which games are left out.
    pub notes: Vec<String>,
}

impl StatisticsReport {
    /// The report on the games of a choice; `now` is the time in milliseconds since the beginning of 1970.
    pub fn new(text: Text, results: &PlayerResults, choice: &StatisticsChoice, now: i64) -> StatisticsReport {
        let games = choice.games(results, now);
        let left_out = usize::try_from(results.on_both_sides).unwrap_or(usize::MAX);
        let two_people = (left_out > 0).then(|| text.statistics_two_people(left_out));
        let Some(board) = most_played(&games) else {
            let is_empty = results.games.is_empty();
            let notice = if is_empty { text.statistics_empty() } else { text.statistics_none_match() };
            let notes = two_people.into_iter().collect();
            return StatisticsReport { notice: notice.to_owned(), notes, ..StatisticsReport::default() };
        };
        StatisticsReport {
            notice: String::new(),
            figures: figures::figures(text, &games, board),
            plots: plots::plots(text, &games, board),
            tables: tables::tables(text, &games),
            notes: [text.statistics_method().to_owned()].into_iter().chain(two_people).collect(),
        }
    }
}

/// The board with the most games, for ratings and losses, which do not compare between games; of equals the one played
/// last.
fn most_played(games: &[PlayedGame]) -> Option<Variant> {
    let count = |board: Variant| games.iter().filter(|game| game.variant == board).count();
    let mut boards: Vec<Variant> = Vec::new();
    for game in games.iter().rev() {
        if !boards.contains(&game.variant) {
            boards.push(game.variant);
        }
    }
    boards.into_iter().rev().max_by_key(|board| count(*board))
}
