//! The rating of a player of puzzles: Glicko with one game per puzzle.
//!
//! (Glickman, "The Glicko system", 1995. A puzzle counts as an opponent of known rating; ratings are rounded to whole
//! points, so that a saved one is read back unchanged.)

use serde::{Deserialize, Serialize};

use super::attempt_result::AttemptResult;

/// A rating and how uncertain it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerRating {
    /// The rating; puzzles of the same rating are solved half of the time.
    pub rating: u16,
    /// The standard deviation.
    pub deviation: u16,
}

/// The deviation of a puzzle's rating.
const PUZZLE_DEVIATION: f64 = 80.0;
/// A rating never gets more certain than this, so that it keeps adapting.
const LEAST_DEVIATION: f64 = 60.0;
const MOST_DEVIATION: f64 = 350.0;
const RATINGS: (f64, f64) = (100.0, 3_000.0);
/// ln 10 / 400.
const Q: f64 = std::f64::consts::LN_10 / 400.0;

impl Default for PlayerRating {
    fn default() -> PlayerRating {
        PlayerRating { rating: 1_000, deviation: 350 }
    }
}

impl PlayerRating {
    /// The rating after an attempt at a puzzle of this rating.
    #[must_use]
    pub fn after(self, puzzle: u16, result: AttemptResult) -> PlayerRating {
        let deviation = f64::from(self.deviation).clamp(LEAST_DEVIATION, MOST_DEVIATION);
        let rating = f64::from(self.rating).clamp(RATINGS.0, RATINGS.1);
        let weight = 1.0 / (1.0 + 3.0 * (Q * PUZZLE_DEVIATION / std::f64::consts::PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10_f64.powf(-weight * (rating - f64::from(puzzle)) / 400.0));
        let information = Q * Q * weight * weight * expected * (1.0 - expected);
        let variance = 1.0 / (1.0 / (deviation * deviation) + information);
        let next = rating + Q * variance * weight * (score(result) - expected);
        PlayerRating {
            rating: next.clamp(RATINGS.0, RATINGS.1).round() as u16,
            deviation: variance.sqrt().max(LEAST_DEVIATION).round() as u16,
        }
    }
}

/// The share of a win that an attempt counts as.
const fn score(result: AttemptResult) -> f64 {
    match result {
        AttemptResult::Solved => 1.0,
        AttemptResult::WithHints => 0.4,
        AttemptResult::Failed => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_puzzles_move_a_rating_far_and_later_ones_little() {
        let new = PlayerRating::default().after(1_000, AttemptResult::Solved);
        assert_eq!(new, PlayerRating { rating: 1_175, deviation: 250 });
        let settled = PlayerRating { rating: 1_000, deviation: 60 };
        assert_eq!(settled.after(1_000, AttemptResult::Solved), PlayerRating { rating: 1_010, deviation: 60 });
        assert_eq!(settled.after(1_000, AttemptResult::Failed), PlayerRating { rating: 990, deviation: 60 });
        assert_eq!(settled.after(1_000, AttemptResult::WithHints).rating, 998);
    }

    #[test]
    fn a_rating_settles_where_half_of_the_puzzles_are_solved() {
        let mut player = PlayerRating::default();
        for round in 0..200 {
            let result = if round % 2 == 0 { AttemptResult::Solved } else { AttemptResult::Failed };
            player = player.after(1_600, result);
        }
        assert!(player.rating.abs_diff(1_600) < 40, "{player:?}");
    }

    #[test]
    fn a_saved_rating_out_of_range_is_brought_back() {
        let odd = PlayerRating { rating: 65_535, deviation: 0 };
        let next = odd.after(1_000, AttemptResult::Failed);
        assert!(next.rating <= 3_000 && next.deviation == 60, "{next:?}");
    }
}
