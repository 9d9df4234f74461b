//! How win rate, rating and losses change over a player's games, each from the last few games.

use super::played_games::{PlayedGame, WinRate};
use tessera_engine::analysis::{RatedResult, RatingEstimate};
use tessera_rules::Variant;

/// The games that a win rate or a rating is worked out from, and those of an average loss.
const WINDOW: usize = 20;
const LOSS_WINDOW: usize = 10;
/// A value needs at least this many games.
const LEAST: usize = 5;
/// The most points of a trend; of more games some are left out.
const MOST_POINTS: usize = 100;
/// The 95 % interval of a normal distribution, in standard deviations.
const Z: f64 = 1.96;

/// A value after a game, from that game and those shortly before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrendPoint {
    /// The number of the game among those that count, from 1.
    pub game: usize,
    /// When it began, in milliseconds since the beginning of 1970.
    pub began: i64,
    /// The value.
    pub value: f64,
    /// The ends of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The mean score from 0 to 1 of the last 20 games. The games are in the order of time.
pub fn win_rate_trend(games: &[PlayedGame]) -> Vec<TrendPoint> {
    let scores: Vec<(i64, f64)> = games.iter().map(|game| (game.began, game.score)).collect();
    trend(&scores, WINDOW, |scores| {
        let WinRate { rate, low, high } = WinRate::of(scores.iter().map(|(_, score)| score).sum(), scores.len())?;
        Some((rate, low, high))
    })
}

/// The rating that the last 20 games against measured levels on this board suggest.
pub fn rating_trend(games: &[PlayedGame], variant: Variant) -> Vec<TrendPoint> {
    let games = games.iter().filter(|game| game.variant == variant);
    let rated: Vec<(i64, RatedResult)> = games.filter_map(|game| Some((game.began, game.rated()?))).collect();
    trend(&rated, WINDOW, |rated| {
        let results: Vec<RatedResult> = rated.iter().map(|(_, result)| *result).collect();
        let RatingEstimate { rating, deviation, .. } = RatingEstimate::of(&results)?;
        Some((rating, rating - Z * deviation, rating + Z * deviation))
    })
}

/// The mean of the average losses in the last 10 games on this board that were analysed.
pub fn loss_trend(games: &[PlayedGame], variant: Variant) -> Vec<TrendPoint> {
    let games = games.iter().filter(|game| game.variant == variant);
    let losses: Vec<(i64, f64)> = games.filter_map(|game| Some((game.began, game.average_loss?))).collect();
    trend(&losses, LOSS_WINDOW, |losses| {
        let count = losses.len() as f64;
        let mean = losses.iter().map(|(_, loss)| loss).sum::<f64>() / count;
        let squares: f64 = losses.iter().map(|(_, loss)| (loss - mean).powi(2)).sum();
        let half = Z * (squares / (count - 1.0) / count).sqrt();
        Some((mean, (mean - half).max(0.0), mean + half))
    })
}

/// The value after each game that has enough games before it; of many games those that are evenly apart.
fn trend<T>(
    games: &[(i64, T)],
    window: usize,
    value: impl Fn(&[(i64, T)]) -> Option<(f64, f64, f64)>,
) -> Vec<TrendPoint> {
    let numbers = LEAST..=games.len();
    let step = numbers.clone().count().div_ceil(MOST_POINTS).max(1);
    // The last game always counts.
    let chosen = numbers.filter(|number| (games.len() - number).is_multiple_of(step));
    chosen
        .filter_map(|number| {
            let (value, low, high) = value(&games[number.saturating_sub(window)..number])?;
            Some(TrendPoint { game: number, began: games[number - 1].0, value, low, high })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SavedPlayer;
    use tessera_engine::Level;
    use tessera_rules::{Colour, GameKind};

    const BOARD: Variant = Variant::standard(GameKind::ALL[0]);

    /// Lost games and then won ones against level 3, with losses that fall from 9 by a tenth a game.
    fn games(lost: i64, won: i64) -> Vec<PlayedGame> {
        let game = |began: i64| PlayedGame {
            variant: BOARD,
            colour: Colour::Black,
            opponent: SavedPlayer::computer("", "3"),
            level: Level::new(3),
            score: f64::from(u8::from(began >= lost)),
            began,
            duration: None,
            opening: None,
            average_loss: Some(9.0 - began as f64 / 10.0),
        };
        (0..lost + won).map(game).collect()
    }

    #[test]
    fn a_trend_follows_the_last_games_and_begins_with_the_fifth() {
        let found = win_rate_trend(&games(20, 20));
        let at = |number: usize| found.iter().find(|point| point.game == number).map(|point| point.value);
        assert_eq!((at(4), at(5), at(20), at(30), at(40)), (None, Some(0.0), Some(0.0), Some(0.5), Some(1.0)));
        assert!(found.iter().all(|point| point.low <= point.value + 1e-9 && point.value <= point.high + 1e-9));
        assert_eq!(win_rate_trend(&games(2, 2)), []);
    }

    #[test]
    fn many_games_have_a_hundred_points_at_most_and_the_last_one_is_among_them() {
        let found = win_rate_trend(&games(300, 701));
        assert!(found.len() <= 100 && found.len() > 80, "{}", found.len());
        assert_eq!(found.last().map(|point| (point.game, point.began)), Some((1_001, 1_000)));
    }

    #[test]
    fn ratings_rise_with_wins_and_count_measured_boards_alone() {
        let found = rating_trend(&games(20, 20), BOARD);
        let (first, last) = (found[0].value, found[found.len() - 1].value);
        assert!(first < 900.0 && last > 1_300.0 && found[0].high > first, "{first} {last}");
        let other = Variant::new(GameKind::ALL[0], GameKind::ALL[0].info().offered_sizes[0]).unwrap();
        assert_eq!(rating_trend(&games(20, 20), other), []);
    }

    #[test]
    fn losses_are_averaged_over_ten_games() {
        let found = loss_trend(&games(0, 20), BOARD);
        let last = found.last().unwrap();
        assert!((last.value - 7.55).abs() < 1e-9 && last.low < 7.5 && last.high > 7.6, "{last:?}");
    }
}
