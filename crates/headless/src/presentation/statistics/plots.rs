//! Values over time as plots: points in the order of the games, and an axis with round numbers.

use crate::analysis::unit_of;
use crate::presentation::text::statistics as words;
use crate::presentation::text::{Text, library};
use crate::rules::Variant;
use crate::statistics::{PlayedGame, TrendPoint, loss_trend, rating_trend, win_rate_trend};

/// The most steps between the marks of an axis.
const STEPS: f64 = 4.0;

/// A value over the course of games.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// The value that it shows.
    pub title: String,
    /// The points in the order of the games; may be empty.
    pub points: Vec<TrendPoint>,
    /// The marks of the axis, the lowest first; the first and the last are its ends.
    pub ticks: Vec<AxisTick>,
    /// The dates of the first and the last point.
    pub dates: [String; 2],
    /// The plot in words; if there are no points, what it needs.
    pub spoken: String,
}

/// A mark of an axis.
#[derive(Clone, PartialEq, Debug)]
pub struct AxisTick {
    /// Where it is.
    pub value: f64,
    /// What stands there.
    pub label: String,
}

/// The plots of some games; rating and losses are those on `board`.
pub(super) fn plots(text: Text, games: &[PlayedGame], board: Variant) -> Vec<Plot> {
    let name = library::board(text, board);
    let percent = |value: f64| words::percent(text, value);
    let rating = |value: f64| value.round().to_string();
    let loss = |value: f64| words::loss(text, unit_of(board), value);
    let mut plots = vec![
        Writer { text, title: text.statistics_rating_trend(&name), later: text.statistics_rating_later() }.plot(
            rating_trend(games, board),
            None,
            &rating,
        ),
        Writer { text, title: text.statistics_win_rate_trend().to_owned(), later: text.statistics_win_rate_later() }
            .plot(win_rate_trend(games), Some((0.0, 1.0)), &percent),
        Writer { text, title: text.statistics_loss_trend(&name), later: text.statistics_loss_later() }.plot(
            loss_trend(games, board),
            None,
            &loss,
        ),
    ];
    plots.sort_by_key(|plot| plot.points.is_empty());
    plots
}

/// What a plot is called, and the sentence in its place while there are not enough games.
struct Writer {
    text: Text,
    title: String,
    later: &'static str,
}

impl Writer {
    /// The plot of these points; `range` is that of the axis, if it does not follow from the values.
    fn plot(self, points: Vec<TrendPoint>, range: Option<(f64, f64)>, write: &dyn Fn(f64) -> String) -> Plot {
        let Writer { text, title, later } = self;
        let (Some(first), Some(last)) = (points.first(), points.last()) else {
            let dates = [String::new(), String::new()];
            return Plot { title, points, ticks: Vec::new(), dates, spoken: later.to_owned() };
        };
        let extreme = |of: fn(&TrendPoint) -> f64, better: fn(f64, f64) -> f64| {
            points.iter().map(of).reduce(better).unwrap_or_default()
        };
        let dates = [first, last].map(|point| library::date(text, point.began));
        let low = extreme(|point| point.value, f64::min);
        let high = extreme(|point| point.value, f64::max);
        let [from, to] = &dates;
        let ends = [first, last].map(|point| write(point.value));
        let spoken = text.statistics_trend_spoken(&title, from, &ends[0], to, &ends[1], &write(low), &write(high));
        // The interval of the last value is shown as a whole; those of the first few games would make the axis too long.
        let range = range.unwrap_or((low.min(last.low), high.max(last.high)));
        let ticks = marks(range).into_iter().map(|value| AxisTick { value, label: write(value) }).collect();
        Plot { title, ticks, dates, spoken, points }
    }
}

/// Round numbers, evenly apart, from the last one below a range to the first one above it.
fn marks((low, high): (f64, f64)) -> Vec<f64> {
    let wanted = ((high - low) / STEPS).max(1e-6);
    let magnitude = 10_f64.powf(wanted.log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|part| part * magnitude).find(|step| *step >= wanted - 1e-9);
    let step = step.unwrap_or(10.0 * magnitude);
    // A little rounding error must not add a mark.
    let (first, last) = ((low / step + 1e-9).floor() as i64, (high / step - 1e-9).ceil() as i64);
    (first..=last.max(first + 1)).map(|number| number as f64 * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marks_of_an_axis_are_round_and_enclose_the_values() {
        assert_eq!(marks((0.0, 1.0)), [0.0, 0.25, 0.5, 0.75, 1.0]);
        assert_eq!(marks((1_130.0, 1_618.0)), [1_000.0, 1_200.0, 1_400.0, 1_600.0, 1_800.0]);
        assert_eq!(marks((0.3, 2.9)), [0.0, 1.0, 2.0, 3.0]);
        let equal = marks((4.0, 4.0));
        assert!(equal.len() == 2 && equal[0] <= 4.0 && 4.0 <= equal[1], "{equal:?}");
    }
}
