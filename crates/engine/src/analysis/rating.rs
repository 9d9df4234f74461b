//! A rating estimated from results against opponents of known strength, by Bayes' rule.
//!
//! Before any game the rating is taken to be normally distributed. Each result multiplies this by its probability, which
//! the Elo formula gives; a draw counts as half a win and half a loss. The estimate is the mean of what results, and its
//! uncertainty the standard deviation. Ratings of different games do not compare.

use std::collections::BTreeMap;

use serde::Serialize;

/// The mean of the ratings before any game, and their standard deviation.
const PRIOR: (f64, f64) = (1_200.0, 500.0);
/// The ratings that are considered, and the step between them.
const LOWEST: i32 = -1_000;
const HIGHEST: i32 = 5_000;
const STEP: usize = 10;

/// A result against an opponent of known strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedResult {
    /// The opponent's rating.
    pub opponent: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
}

/// An estimated rating.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct RatingEstimate {
    /// The estimate.
    pub rating: f64,
    /// Its standard deviation: in two cases of three the true rating lies within it.
    pub deviation: f64,
    /// The games it is estimated from.
    pub games: usize,
}

impl RatingEstimate {
    /// The estimate from these results; `None` without any.
    pub fn of(results: &[RatedResult]) -> Option<RatingEstimate> {
        if results.is_empty() {
            return None;
        }
        let scores = scores_by_opponent(results);
        let ratings: Vec<f64> = (LOWEST..=HIGHEST).step_by(STEP).map(f64::from).collect();
        let logarithms: Vec<f64> = ratings.iter().map(|rating| logarithm_of_weight(*rating, &scores)).collect();
        let highest = logarithms.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = logarithms.iter().map(|logarithm| (logarithm - highest).exp()).collect();
        let total: f64 = weights.iter().sum();
        let mean = |value: &dyn Fn(f64) -> f64| {
            ratings.iter().zip(&weights).map(|(rating, weight)| value(*rating) * weight).sum::<f64>() / total
        };
        let rating = mean(&|rating| rating);
        let variance = mean(&|other| (other - rating).powi(2));
        Some(RatingEstimate { rating, deviation: variance.sqrt(), games: results.len() })
    }
}

/// The points won and lost against opponents of each rating: few, however many games there are.
fn scores_by_opponent(results: &[RatedResult]) -> Vec<(f64, f64, f64)> {
    let mut scores: BTreeMap<u64, (f64, f64, f64)> = BTreeMap::new();
    for result in results {
        let (_, won, lost) = scores.entry(result.opponent.to_bits()).or_insert((result.opponent, 0.0, 0.0));
        *won += result.score;
        *lost += 1.0 - result.score;
    }
    scores.into_values().collect()
}

fn logarithm_of_weight(rating: f64, scores: &[(f64, f64, f64)]) -> f64 {
    let (mean, deviation) = PRIOR;
    let of_opponent = |(opponent, won, lost): &(f64, f64, f64)| {
        // The logarithms of the expected score and of its complement, which stay finite for the weakest players.
        let odds = std::f64::consts::LN_10 * (opponent - rating) / 400.0;
        -won * odds.exp().ln_1p() - lost * (-odds).exp().ln_1p()
    };
    -0.5 * ((rating - mean) / deviation).powi(2) + scores.iter().map(of_opponent).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(opponent: f64, wins: usize, losses: usize) -> RatingEstimate {
        let result = |score| RatedResult { opponent, score };
        let results = [vec![result(1.0); wins], vec![result(0.0); losses]].concat();
        RatingEstimate::of(&results).unwrap()
    }

    #[test]
    fn equal_scores_give_the_rating_of_the_opponent() {
        let found = estimate(1_800.0, 200, 200);
        assert!((found.rating - 1_800.0).abs() < 2.0 && found.deviation < 20.0, "{found:?}");
    }

    #[test]
    fn three_wins_of_four_are_worth_191_points() {
        let found = estimate(1_200.0, 300, 100);
        assert!((found.rating - 1_390.8).abs() < 2.0, "{found:?}");
    }

    #[test]
    fn more_games_make_the_estimate_more_certain_and_wins_alone_do_not_make_it_endless() {
        let (few, many) = (estimate(1_200.0, 4, 4), estimate(1_200.0, 40, 40));
        assert!(many.deviation < few.deviation && few.deviation < PRIOR.1);
        assert!(estimate(1_200.0, 10, 0).rating < 2_200.0);
        assert_eq!(RatingEstimate::of(&[]), None);
    }
}
