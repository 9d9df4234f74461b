//! Statistics of a player's games: results with their uncertainty, streaks, losses, a rating.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{PlayerResult, PlayerResults, SavedPlayer};
use tessera_engine::Level;
use tessera_engine::analysis::{RatedResult, RatingEstimate};
use tessera_rules::{Colour, Variant};

/// A finished game of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedGame {
    /// The game and its board.
    pub variant: Variant,
    /// The player's colour.
    pub colour: Colour,
    /// The opponent.
    pub opponent: SavedPlayer,
    /// The opponent's level, if it is a computer of this program.
    pub level: Option<Level>,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
    /// When it began, in milliseconds since the beginning of 1970.
    pub began: i64,
    /// How long it took in milliseconds, from its beginning to its end, if that is known.
    pub duration: Option<i64>,
    /// The name of the opening, if it is known.
    pub opening: Option<String>,
    /// The player's average loss, if the game has been analysed.
    pub average_loss: Option<f64>,
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
    /// The median of the durations that are known, in milliseconds: games that were continued on another day count as
    /// one game each.
    pub median_duration: Option<i64>,
}

impl PlayedGame {
    /// The games of a library's response, the earliest first.
    pub fn all(results: &PlayerResults) -> Vec<PlayedGame> {
        results.games.iter().filter_map(|game| PlayedGame::of(results, game)).collect()
    }

    /// `None` if the response does not list what the game refers to.
    fn of(results: &PlayerResults, game: &PlayerResult) -> Option<PlayedGame> {
        let variant = *results.variants.get(game.variant)?;
        let opponent = results.opponents.get(game.opponent)?.clone();
        Some(PlayedGame {
            variant,
            colour: variant.kind().info().colours[game.side],
            level: opponent.level().and_then(|level| level.parse().ok()),
            opponent,
            score: game.score,
            began: game.began,
            duration: Some(game.duration).filter(|duration| *duration > 0),
            opening: game.opening.and_then(|index| results.openings.get(index)).cloned(),
            average_loss: game.average_loss,
        })
    }

    /// The result for a rating, if it was played against a level that has been measured.
    pub(super) fn rated(&self) -> Option<RatedResult> {
        let kind = self.variant.kind();
        let is_measured = self.variant.size() == kind.default_size();
        let level = self.level.filter(|_| is_measured)?;
        Some(RatedResult { opponent: f64::from(level.elo(kind)?), score: self.score })
    }
}

impl GameStatistics {
    /// The statistics of some games.
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
        let mut durations: Vec<i64> = games.iter().filter_map(|game| game.duration).collect();
        durations.sort_unstable();
        found.median_duration = durations.get(durations.len() / 2).copied();
        found
    }

    /// The statistics of each group of games, by its key; games without one are left out.
    pub fn by<K: Ord>(games: &[PlayedGame], key: impl Fn(&PlayedGame) -> Option<K>) -> BTreeMap<K, GameStatistics> {
        let mut groups: BTreeMap<K, Vec<&PlayedGame>> = BTreeMap::new();
        for game in games {
            if let Some(key) = key(game) {
                groups.entry(key).or_default().push(game);
            }
        }
        groups.into_iter().map(|(key, games)| (key, GameStatistics::of(games))).collect()
    }

    /// How many games there are.
    pub const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

impl WinRate {
    /// The rate of a sum of scores in `n` games; `None` without games.
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

/// The rating that results against measured levels on this board suggest; `None` without such games. Levels are measured
/// on the usual board of each game.
pub fn rating(games: &[PlayedGame], variant: Variant) -> Option<RatingEstimate> {
    let rated: Vec<RatedResult> =
        games.iter().filter(|game| game.variant == variant).filter_map(PlayedGame::rated).collect();
    RatingEstimate::of(&rated)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::GameKind;

    const OTHELLO: Variant = Variant::standard(GameKind::Othello);

    fn game(began: i64, score: f64, level: u8) -> PlayedGame {
        PlayedGame {
            variant: OTHELLO,
            colour: if began % 2 == 0 { Colour::Black } else { Colour::White },
            opponent: SavedPlayer::computer("", level.to_string()),
            level: Level::new(level),
            score,
            began,
            duration: (began > 1).then_some(1_000 * began),
            opening: (began > 2).then(|| "Tiger".to_owned()),
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
        assert_eq!(found.median_duration, Some(4_000), "of 2, 3, 4, 5 and 6 seconds");
        let by_level = GameStatistics::by(&games, |game| game.level.map(Level::number));
        assert_eq!(
            by_level.iter().map(|(level, found)| (*level, found.won)).collect::<Vec<_>>(),
            [(1, 3), (2, 1), (3, 0)]
        );
        let by_opening = GameStatistics::by(&games, |game| game.opening.clone());
        assert_eq!((by_opening.len(), by_opening["Tiger"].won), (1, 2), "games without an opening are left out");
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
