//! Single numbers about a player's games.

use crate::analysis::unit_of;
use crate::presentation::text::statistics as words;
use crate::presentation::text::{Text, library};
use crate::rules::Variant;
use crate::statistics::{GameStatistics, PlayedGame, rating};

/// A number with its label and a note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What it is.
    pub label: String,
    /// The number.
    pub value: String,
    /// How certain it is, or what it is made of; may be empty.
    pub note: String,
}

impl Figure {
    fn new(label: impl Into<String>, value: String, note: String) -> Figure {
        Figure { label: label.into(), value, note }
    }

    /// The whole figure as a sentence.
    pub fn spoken(&self, text: Text) -> String {
        text.statistics_figure_spoken(&self.label, &self.value, &self.note)
    }
}

/// The figures on some games; rating and losses are those on `board`.
pub(super) fn figures(text: Text, games: &[PlayedGame], board: Variant) -> Vec<Figure> {
    let found = GameStatistics::of(games);
    let name = library::board(text, board);
    let count = Figure::new(text.statistics_games(), games.len().to_string(), words::results(text, &found));
    let rate = found.win_rate.map(|rate| {
        Figure::new(text.statistics_win_rate(), words::percent(text, rate.rate), words::interval(text, rate))
    });
    let now = text.statistics_streak_now(found.current_streak);
    let streak = Figure::new(text.statistics_streak(), found.longest_streak.to_string(), now);
    let rating = rating(games, board).map(|estimate| {
        let note = text.statistics_rated_games(estimate.games);
        Figure::new(text.statistics_rating(&name), words::rating(text, estimate), note)
    });
    let losses: Vec<f64> = on(games, board).filter_map(|game| game.average_loss).collect();
    let loss = (!losses.is_empty()).then(|| {
        let mean = losses.iter().sum::<f64>() / losses.len() as f64;
        let note = text.statistics_analysed_games(losses.len());
        Figure::new(text.statistics_loss(&name), words::loss(text, unit_of(board), mean), note)
    });
    let duration = found.median_duration.map(|duration| {
        let dates = [games.first(), games.last()].map(|game| game.map_or(0, |game| game.began));
        let [from, to] = dates.map(|date| library::date(text, date));
        Figure::new(text.statistics_duration(), words::duration(text, duration), text.statistics_dates(&from, &to))
    });
    [Some(count), rate, rating, Some(streak), loss, duration].into_iter().flatten().collect()
}

fn on(games: &[PlayedGame], board: Variant) -> impl Iterator<Item = &PlayedGame> {
    games.iter().filter(move |game| game.variant == board)
}
