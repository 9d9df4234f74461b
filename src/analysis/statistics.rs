//! Statistics of a player's games: results with their uncertainty, streaks, losses over time, a rating.

use std::collections::BTreeMap;

use serde::Serialize;

use super::rating::{RatedResult, RatingEstimate};
use crate::engine::Level;
use crate::library::{GameSummary, PlayerKind, SavedResult};
use crate::rules::{Colour, Side, Variant};

/// A finished game of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedGame {
    /// The game and its board.
    pub variant: Variant,
    /// The player's colour.
    pub colour: Colour,
    /// The name of the opponent.
    pub opponent: String,
    /// The opponent's level, if it is a computer of this program.
    pub level: Option<Level>,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
    /// When it began, in milliseconds since the beginning of 1970.
    pub began: i64,
    /// How long it took in milliseconds, from its beginning to its last change.
    pub duration: i64,
    /// The name of the opening, if it is known.
    pub opening: Option<&'static str>,
    /// The player's average loss, if the game has been analysed.
    pub average_loss: Option<f64>,
}

/// By what games are grouped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameGroup {
    /// By the game and its board.
    Variant,
    /// By the opponent, computers by their level.
    Opponent,
    /// By the player's colour.
    Colour,
    /// By the opening; games without one are left out.
    Opening,
}

/// A share with its 95 % confidence interval, by Wilson's formula.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct WinRate {
    /// The mean score, from 0 to 1.
    pub rate: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// What the games of a player have in common.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct GameStatistics {
    /// Games won, drawn and lost.
    pub won: usize,
    /// Games drawn.
    pub drawn: usize,
    /// Games lost.
    pub lost: usize,
    /// The mean score; `None` without games.
    pub win_rate: Option<WinRate>,
    /// The most wins in a row.
    pub longest_streak: usize,
    /// The wins in a row up to the last game.
    pub current_streak: usize,
    /// The average loss in each game that was analysed, with the time at which it began; the earliest first.
    pub losses: Vec<(i64, f64)>,
    /// The mean duration of a game in milliseconds.
    pub mean_duration: Option<i64>,
}

impl PlayedGame {
    /// A game of the library as the player of this name played it; `None` if it is unfinished, or not the player's.
    #[must_use]
    pub fn of(summary: &GameSummary, player: &str) -> Option<PlayedGame> {
        let is_player = |side: &Side| {
            let found = &summary.players[*side];
            found.name == player && found.kind == PlayerKind::Person
        };
        let side = Side::BOTH.into_iter().find(is_player)?;
        let opponent = &summary.players[side.other()];
        let winner = match summary.result {
            SavedResult::InProgress => return None,
            SavedResult::FirstWins => Some(Side::First),
            SavedResult::SecondWins => Some(Side::Second),
            SavedResult::Draw => None,
        };
        Some(PlayedGame {
            variant: summary.variant,
            colour: summary.variant.kind().info().colours[side],
            opponent: opponent.name.clone(),
            level: opponent.level().and_then(|level| level.parse().ok()),
            score: winner.map_or(0.5, |winner| f64::from(u8::from(winner == side))),
            began: summary.created,
            duration: summary.changed.saturating_sub(summary.created).max(0),
            opening: None,
            average_loss: None,
        })
    }

    fn group(&self, by: GameGroup) -> Option<String> {
        Some(match by {
            GameGroup::Variant => format!("{} {}", self.variant.kind().id(), self.variant.size()),
            GameGroup::Opponent => self.level.map_or_else(|| self.opponent.clone(), |level| format!("level {level}")),
            GameGroup::Colour => self.colour.name().to_owned(),
            GameGroup::Opening => self.opening?.to_owned(),
        })
    }
}

impl GameStatistics {
    /// The statistics of some games.
    #[must_use]
    pub fn of<'a>(games: impl IntoIterator<Item = &'a PlayedGame>) -> GameStatistics {
        let mut games: Vec<&PlayedGame> = games.into_iter().collect();
        games.sort_by_key(|game| game.began);
        let mut found = GameStatistics::default();
        for game in &games {
            let is_won = game.score > 0.75;
            found.won += usize::from(is_won);
            found.lost += usize::from(game.score < 0.25);
            found.current_streak = if is_won { found.current_streak + 1 } else { 0 };
            found.longest_streak = found.longest_streak.max(found.current_streak);
        }
        found.drawn = games.len() - found.won - found.lost;
        found.losses = games.iter().filter_map(|game| Some((game.began, game.average_loss?))).collect();
        found.win_rate = WinRate::of(games.iter().map(|game| game.score).sum(), games.len());
        let total: i64 = games.iter().map(|game| game.duration).sum();
        found.mean_duration = total.checked_div(games.len() as i64);
        found
    }

    /// The statistics of each group of games, by its name.
    #[must_use]
    pub fn by(group: GameGroup, games: &[PlayedGame]) -> BTreeMap<String, GameStatistics> {
        let mut groups: BTreeMap<String, Vec<&PlayedGame>> = BTreeMap::new();
        for game in games {
            if let Some(name) = game.group(group) {
                groups.entry(name).or_default().push(game);
            }
        }
        groups.into_iter().map(|(name, games)| (name, GameStatistics::of(games))).collect()
    }
}

impl WinRate {
    /// The rate of a sum of scores in so many games; `None` without games.
    #[must_use]
    pub fn of(score: f64, games: usize) -> Option<WinRate> {
        const Z: f64 = 1.96;
        if games == 0 {
            return None;
        }
        let n = games as f64;
        let rate = score / n;
        let centre = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        Some(WinRate { rate, low: centre - half, high: centre + half })
    }
}

/// The rating that results against measured levels on this board suggest; `None` without such games.
#[must_use]
pub fn rating(games: &[PlayedGame], variant: Variant) -> Option<RatingEstimate> {
    let rated = games.iter().filter(|game| game.variant == variant).filter_map(|game| {
        let opponent = f64::from(game.level?.elo(variant.kind())?);
        Some(RatedResult { opponent, score: game.score })
    });
    RatingEstimate::of(&rated.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    const OTHELLO: Variant = Variant::standard(GameKind::Othello);

    fn game(began: i64, score: f64, level: u8) -> PlayedGame {
        PlayedGame {
            variant: OTHELLO,
            colour: if began % 2 == 0 { Colour::Black } else { Colour::White },
            opponent: String::new(),
            level: Level::new(level),
            score,
            began,
            duration: 1_000 * began,
            opening: (began > 2).then_some("Tiger"),
            average_loss: (began != 3).then_some(began as f64),
        }
    }

    #[test]
    fn results_streaks_and_losses_are_counted_in_the_order_of_time() {
        let games =
            [game(4, 1.0, 1), game(1, 1.0, 1), game(2, 1.0, 2), game(3, 0.5, 1), game(5, 0.0, 3), game(6, 1.0, 1)];
        let found = GameStatistics::of(&games);
        assert_eq!((found.won, found.drawn, found.lost), (4, 1, 1));
        assert_eq!((found.longest_streak, found.current_streak), (2, 1));
        assert_eq!(found.losses, [(1, 1.0), (2, 2.0), (4, 4.0), (5, 5.0), (6, 6.0)]);
        assert_eq!(found.mean_duration, Some(3_500));
        let by_level = GameStatistics::by(GameGroup::Opponent, &games);
        assert_eq!(
            by_level.iter().map(|(name, found)| (name.as_str(), found.won)).collect::<Vec<_>>(),
            [("level 1", 3), ("level 2", 1), ("level 3", 0)]
        );
        assert_eq!(GameStatistics::by(GameGroup::Opening, &games)["Tiger"].won, 2);
        assert_eq!(GameStatistics::by(GameGroup::Colour, &games).len(), 2);
    }

    #[test]
    fn a_rate_has_an_interval_that_narrows_with_the_games() {
        assert_eq!(WinRate::of(0.0, 0), None);
        let rate = WinRate::of(10.0, 10).unwrap();
        assert!(rate.rate == 1.0 && (rate.high - 1.0).abs() < 1e-9 && (rate.low - 0.722).abs() < 0.001, "{rate:?}");
        let rate = WinRate::of(50.0, 100).unwrap();
        assert!((rate.low - 0.404).abs() < 0.001 && (rate.high - 0.596).abs() < 0.001, "{rate:?}");
    }

    #[test]
    fn a_rating_counts_games_against_measured_levels_alone() {
        let level_3 = f64::from(Level::new(3).unwrap().elo(GameKind::Othello).unwrap());
        let mut games: Vec<PlayedGame> = (0..400).map(|at| game(at, f64::from(at as u32 % 2), 3)).collect();
        games.push(PlayedGame { level: None, ..game(500, 0.0, 1) });
        let found = rating(&games, OTHELLO).unwrap();
        assert!((found.rating - level_3).abs() < 5.0 && found.games == 400, "{found:?}");
        assert_eq!(rating(&games, Variant::standard(GameKind::Diamond)), None);
    }
}
