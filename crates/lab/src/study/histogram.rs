//! How long games last: quantiles, and a histogram in letters.

use std::fmt;

/// The widths that a class of lengths can have, in plies.
const WIDTHS: [usize; 6] = [1, 2, 5, 10, 20, 50];
/// The most classes.
const CLASSES: usize = 14;
/// Letters of the longest bar.
const BAR: usize = 40;

/// The lengths of games, in plies.
#[derive(Debug)]
pub(super) struct Histogram {
    sorted: Vec<usize>,
}

impl Histogram {
    pub(super) fn of(lengths: &[usize]) -> Histogram {
        let mut sorted = lengths.to_vec();
        sorted.sort_unstable();
        Histogram { sorted }
    }

    /// The length that this part of the games do not exceed, by the nearest rank.
    fn quantile(&self, part: f64) -> usize {
        let rank = (part * self.sorted.len() as f64).ceil() as usize;
        self.sorted.get(rank.saturating_sub(1)).copied().unwrap_or(0)
    }

    /// The width of a class, and the number of games in each, with its first length.
    fn classes(&self) -> (usize, Vec<(usize, usize)>) {
        let (Some(shortest), Some(longest)) = (self.sorted.first(), self.sorted.last()) else { return (1, Vec::new()) };
        let fits = |width: &usize| longest / width - shortest / width < CLASSES;
        let width = WIDTHS.into_iter().find(fits).unwrap_or((longest - shortest) / CLASSES + 1);
        let games = |class: &usize| self.sorted.iter().filter(|length| **length / width == *class).count();
        let classes = shortest / width..=longest / width;
        (width, classes.map(|class| (class * width, games(&class))).collect())
    }
}

impl fmt::Display for Histogram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.sorted.len().max(1);
        let mean = self.sorted.iter().sum::<usize>() as f64 / games as f64;
        let [least, low, quarter, median, three_quarters, high, most] =
            [0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0].map(|part| self.quantile(part));
        writeln!(f, "plies           mean {mean:.1}, median {median}, half of the games {quarter}–{three_quarters}")?;
        writeln!(f, "                nine of ten {low}–{high}, all {least}–{most}")?;
        let (width, classes) = self.classes();
        let largest = classes.iter().map(|(_, games)| *games).max().unwrap_or(1);
        for (first, count) in classes {
            let bar = "#".repeat((count * BAR).div_ceil(largest));
            let range = if width == 1 { format!("{first}") } else { format!("{first}–{}", first + width - 1) };
            writeln!(f, "{range:>9} {:5.1} % {bar}", 100.0 * count as f64 / games as f64)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_lengths_of_games_and_classes_hold_every_game() {
        let histogram = Histogram::of(&[50, 10, 20, 30, 40, 31]);
        assert_eq!([0.0, 0.05, 0.5, 0.75, 1.0].map(|part| histogram.quantile(part)), [10, 10, 30, 40, 50]);
        let (width, classes) = histogram.classes();
        assert_eq!((width, classes.len()), (5, 9));
        assert_eq!(classes.iter().map(|(_, games)| games).sum::<usize>(), 6);
        assert_eq!(classes[4], (30, 2));
    }

    #[test]
    fn the_text_has_a_bar_for_every_class() {
        let text = Histogram::of(&[26, 26, 28]).to_string();
        for part in ["mean 26.7, median 26", "all 26–28", "26  66.7 % ####", "27   0.0 % \n", "28  33.3 % ####"] {
            assert!(text.contains(part), "{part:?} is missing in\n{text}");
        }
        assert!(Histogram::of(&[]).to_string().contains("median 0"));
    }
}
