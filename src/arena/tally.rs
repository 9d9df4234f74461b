//! Wins, draws and losses, and what they say about strength.

use std::fmt;

/// How a game went for one of its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    Win,
    Draw,
    Loss,
}

impl Points {
    /// The same game seen by the opponent.
    #[must_use]
    pub const fn turned(self) -> Points {
        match self {
            Points::Win => Points::Loss,
            Points::Draw => Points::Draw,
            Points::Loss => Points::Win,
        }
    }
}

/// The results of several games, seen by one of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

/// A difference in strength on the usual logistic scale: 400 points more win ten games for each one lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// Positive if the player of the tally is the stronger one.
    pub difference: f64,
    /// Half the width of the interval that holds the true difference in 95 of 100 cases.
    pub error: f64,
}

/// Standard deviations to either side that hold 95 of 100 cases.
const SURE: f64 = 1.96;

impl Tally {
    pub const fn add(&mut self, points: Points) {
        match points {
            Points::Win => self.wins += 1,
            Points::Draw => self.draws += 1,
            Points::Loss => self.losses += 1,
        }
    }

    #[must_use]
    pub const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points won of points possible, from 0 to 1; a draw is half a point. `None` before the first game.
    #[must_use]
    pub fn share(self) -> Option<f64> {
        let games = f64::from(self.games());
        (self.games() > 0).then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games)
    }

    /// What the games say about strength; `None` before the first.
    ///
    /// Games count as independent, which slightly overstates the error of pairs that share an opening. A player who won
    /// or lost every game is taken to have scored half a game otherwise, since no finite difference explains it.
    #[must_use]
    pub fn elo(self) -> Option<Elo> {
        let games = f64::from(self.games());
        let least = 0.5 / games;
        let share = self.share()?.clamp(least, 1.0 - least);
        let [wins, draws, losses] = [self.wins, self.draws, self.losses].map(f64::from);
        let spread = wins * (1.0 - share).powi(2) + draws * (0.5 - share).powi(2) + losses * share.powi(2);
        // The half game is also the least that a result can be off by.
        let deviation = (spread / games / games).sqrt().max(least / SURE);
        let end = |share: f64| difference(share.clamp(least / 2.0, 1.0 - least / 2.0));
        let error = (end(share + SURE * deviation) - end(share - SURE * deviation)) / 2.0;
        Some(Elo { difference: difference(share), error })
    }
}

/// The difference at which a player expects this share of the points.
fn difference(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// `+71 ±70`.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.0} ±{:.0}", self.difference, self.error)
    }
}

/// `+60 =0 -40`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elo(wins: u32, draws: u32, losses: u32) -> Elo {
        Tally { wins, draws, losses }.elo().expect("there are games")
    }

    fn is_near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 0.1
    }

    #[test]
    fn elo_and_its_error_have_the_values_of_the_formula() {
        // 400 lg 1.5; the ends of the interval are shares of 0.6 ± 1.96 √(0.24/100).
        let found = elo(60, 0, 40);
        assert!(is_near(found.difference, 70.44) && is_near(found.error, 70.54), "{found:?}");
        // Draws make a result surer: of 100 games with 40 draws, 40 wins and 20 losses.
        let found = elo(40, 40, 20);
        assert!(is_near(found.difference, 70.44) && is_near(found.error, 53.55), "{found:?}");
        // Ten to one is 400 points.
        assert!(is_near(elo(1000, 0, 100).difference, 400.0));
        assert!(is_near(elo(50, 0, 50).difference, 0.0));
    }

    #[test]
    fn elo_turns_with_the_board() {
        let (ours, theirs) = (elo(130, 20, 50), elo(50, 20, 130));
        assert!(is_near(ours.difference, -theirs.difference) && is_near(ours.error, theirs.error));
        assert_eq!(Points::Win.turned(), Points::Loss);
    }

    #[test]
    fn a_clean_sweep_has_a_finite_difference_that_grows_with_the_games() {
        let (few, many) = (elo(10, 0, 0), elo(100, 0, 0));
        assert!(is_near(few.difference, 400.0 * 19f64.log10()), "{few:?}");
        assert!(many.difference > few.difference && many.difference.is_finite());
        assert!(few.error.is_finite() && few.error > 50.0, "{few:?}");
        assert!(elo(0, 0, 10).difference < -500.0);
    }

    #[test]
    fn no_games_say_nothing() {
        assert_eq!(Tally::default().elo(), None);
        assert_eq!(Tally::default().share(), None);
        let tally = Tally { wins: 3, draws: 2, losses: 5 };
        assert_eq!((tally.games(), tally.share()), (10, Some(0.4)));
        assert_eq!(tally.to_string(), "+3 =2 -5");
    }
}
