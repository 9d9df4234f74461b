//! Statistics in words: percentages, ratings, durations and losses.

use super::Text;
use crate::analysis::{RatingEstimate, ValueUnit};
use crate::statistics::{GameStatistics, Standing, WinRate};

/// A share from 0 to 1 as whole percents.
pub fn percent(text: Text, share: f64) -> String {
    text.statistics_percent(whole_percent(share))
}

fn whole_percent(share: f64) -> i32 {
    (share * 100.0).round() as i32
}

/// The 95 % interval of a win rate.
pub fn interval(text: Text, rate: WinRate) -> String {
    text.statistics_interval(whole_percent(rate.low), whole_percent(rate.high))
}

/// Games won, drawn and lost.
pub fn results(text: Text, found: &GameStatistics) -> String {
    text.statistics_results(found.won, found.drawn, found.lost)
}

/// A rating with its standard deviation.
pub fn rating(text: Text, estimate: RatingEstimate) -> String {
    let points = |value: f64| value.round().to_string();
    text.statistics_rating_value(&points(estimate.rating), &points(estimate.deviation))
}

/// A player's standing after a game: the rating, and the results against this opponent.
pub fn standing(text: Text, standing: &Standing, opponent: &str) -> [String; 2] {
    let rating = rating(text, standing.rating);
    let rating = match standing.change.map(f64::round) {
        None => text.standing_first_rating(&rating),
        Some(change) if change < 0.0 => text.standing_rating(&rating, &format!("−{}", -change)),
        Some(change) => text.standing_rating(&rating, &format!("+{change}")),
    };
    [rating, text.standing_against(opponent, &results(text, &standing.against_level))]
}

/// A duration in milliseconds: seconds below two minutes, minutes below two hours.
pub fn duration(text: Text, milliseconds: i64) -> String {
    let seconds = milliseconds / 1_000;
    match seconds {
        0..120 => text.statistics_seconds(&seconds.to_string()),
        120..7_200 => text.statistics_minutes(&((seconds + 30) / 60).to_string()),
        _ => text.statistics_hours(&(seconds / 3_600).to_string(), &(seconds % 3_600 / 60).to_string()),
    }
}

/// A loss in the unit of its game.
pub fn loss(text: Text, unit: ValueUnit, loss: f64) -> String {
    match unit {
        ValueUnit::Discs => text.statistics_loss_discs(&text.number(((loss * 10.0).round() / 10.0) as f32)),
        ValueUnit::WinProbability => percent(text, loss),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: Text = Text(crate::settings::language::Language::ENGLISH);

    #[test]
    fn durations_have_the_unit_that_suits_them() {
        let lengths = [0, 119, 120, 629, 7_199, 7_200, 90_061].map(|seconds| duration(TEXT, seconds * 1_000));
        assert_eq!(lengths, ["0 s", "119 s", "2 min", "10 min", "120 min", "2 h 0 min", "25 h 1 min"]);
    }

    #[test]
    fn shares_ratings_and_losses_are_rounded() {
        assert_eq!(percent(TEXT, 0.625), "63 %");
        assert_eq!(rating(TEXT, RatingEstimate { rating: 1_640.4, deviation: 54.6, games: 9 }), "1640 ± 55");
        assert_eq!(loss(TEXT, ValueUnit::Discs, 1.849), "1.8 discs");
        assert_eq!(loss(TEXT, ValueUnit::WinProbability, 0.049), "5 %");
        let rate = WinRate { rate: 0.5, low: 0.404, high: 0.596 };
        assert_eq!(interval(TEXT, rate), "95 %: 40–60 %");
    }
}
