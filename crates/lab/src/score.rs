//! Wins, draws and losses, and the difference in playing strength that they imply.

use std::fmt;

/// The result of a game for one of its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// One point.
    Win,
    /// Half a point.
    Draw,
    /// No point.
    Loss,
}

impl Points {
    /// The result for the opponent.
    #[must_use]
    pub const fn reversed(self) -> Points {
        match self {
            Points::Win => Points::Loss,
            Points::Draw => Points::Draw,
            Points::Loss => Points::Win,
        }
    }
}

/// The results of several games for one of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchScore {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// A difference in strength on the logistic Elo scale: a player 400 points stronger wins ten games for each one lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// Positive if the player of the score is the stronger one.
    pub difference: f64,
    /// Half the width of the 95 % confidence interval.
    pub error: f64,
}

/// Standard deviations to either side of a 95 % confidence interval.
const CONFIDENCE: f64 = 1.96;

impl MatchScore {
    /// Adds the result of a game.
    pub const fn add(&mut self, points: Points) {
        match points {
            Points::Win => self.wins += 1,
            Points::Draw => self.draws += 1,
            Points::Loss => self.losses += 1,
        }
    }

    /// The number of games.
    pub const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the possible points that were won, from 0 to 1; a draw is half a point. `None` without games.
    pub fn share(self) -> Option<f64> {
        let games = f64::from(self.games());
        (self.games() > 0).then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games)
    }

    /// The Elo difference with its error; `None` without games.
    ///
    /// Treats games as independent, which slightly overstates the error of pairs that share an opening. Because no finite
    /// difference explains winning or losing every game, such a score is treated as half a game less extreme.
    pub fn elo(self) -> Option<Elo> {
        let games = f64::from(self.games());
        let half_game = 0.5 / games;
        let share = self.share()?.clamp(half_game, 1.0 - half_game);
        let [wins, draws, losses] = [self.wins, self.draws, self.losses].map(f64::from);
        let squares = wins * (1.0 - share).powi(2) + draws * (0.5 - share).powi(2) + losses * share.powi(2);
        // The error is at least that of half a game.
        let deviation = (squares / games / games).sqrt().max(half_game / CONFIDENCE);
        let bound = |share: f64| elo_difference(share.clamp(half_game / 2.0, 1.0 - half_game / 2.0));
        let error = (bound(share + CONFIDENCE * deviation) - bound(share - CONFIDENCE * deviation)) / 2.0;
        Some(Elo { difference: elo_difference(share), error })
    }
}

/// The difference at which a player's expected share of the points is `share`.
fn elo_difference(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// Displays as `+71 ±70`.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.0} ±{:.0}", self.difference, self.error)
    }
}

/// Displays as `+60 =0 -40`: wins, draws, losses.
impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elo(wins: u32, draws: u32, losses: u32) -> Elo {
        MatchScore { wins, draws, losses }.elo().expect("at least one game")
    }

    fn is_near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 0.1
    }

    #[test]
    fn elo_and_its_error_follow_the_formula() {
        // 400 log10(1.5); the interval's bounds are shares of 0.6 ± 1.96 √(0.24/100).
        let found = elo(60, 0, 40);
        assert!(is_near(found.difference, 70.44) && is_near(found.error, 70.54), "{found:?}");
        // The same share with draws has a smaller error.
        let found = elo(40, 40, 20);
        assert!(is_near(found.difference, 70.44) && is_near(found.error, 53.55), "{found:?}");
        // Ten to one is 400 points.
        assert!(is_near(elo(1000, 0, 100).difference, 400.0));
        assert!(is_near(elo(50, 0, 50).difference, 0.0));
    }

    #[test]
    fn the_opponent_has_the_negated_difference_and_the_same_error() {
        let (ours, theirs) = (elo(130, 20, 50), elo(50, 20, 130));
        assert!(is_near(ours.difference, -theirs.difference) && is_near(ours.error, theirs.error));
        assert_eq!(Points::Win.reversed(), Points::Loss);
    }

    #[test]
    fn winning_every_game_gives_a_finite_difference_that_grows_with_the_games() {
        let (few, many) = (elo(10, 0, 0), elo(100, 0, 0));
        assert!(is_near(few.difference, 400.0 * 19f64.log10()), "{few:?}");
        assert!(many.difference > few.difference && many.difference.is_finite());
        assert!(few.error.is_finite() && few.error > 50.0, "{few:?}");
        assert!(elo(0, 0, 10).difference < -500.0);
    }

    #[test]
    fn a_score_without_games_has_no_share_and_no_elo() {
        assert_eq!(MatchScore::default().elo(), None);
        assert_eq!(MatchScore::default().share(), None);
        let score = MatchScore { wins: 3, draws: 2, losses: 5 };
        assert_eq!((score.games(), score.share()), (10, Some(0.4)));
        assert_eq!(score.to_string(), "+3 =2 -5");
    }
}
