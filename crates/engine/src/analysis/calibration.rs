//! Evaluations as probabilities of winning, and how well they agree with the results of games.

use std::fmt;

/// A position of a finished game: what a search expected, and what became of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CalibrationSample {
    /// The number of the game.
    pub game: u32,
    /// The plies before the position.
    pub ply: usize,
    /// The evaluation in hundredths, for the side to move.
    pub centi: i32,
    /// The final score of the side to move: 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
}

/// How an evaluation becomes a probability of winning: the logarithm of the odds is `linear · x + quadratic · x · |x|`,
/// where `x` is the evaluation in pieces.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinCurve {
    /// The weight of the evaluation.
    pub linear: f64,
    /// The weight of its square, with its sign.
    pub quadratic: f64,
}

impl WinCurve {
    /// The expected score of the side to move, from 0 to 1.
    pub fn expected_score(self, centi: i32) -> f64 {
        let [x, square] = terms(centi);
        1.0 / (1.0 + (-(self.linear * x + self.quadratic * square)).exp())
    }

    /// The curve under which the results are most likely, found by Newton's method.
    pub fn fit(samples: &[CalibrationSample]) -> WinCurve {
        const STEPS: u32 = 30;
        let mut curve = WinCurve { linear: 1.0, quadratic: 0.0 };
        for _ in 0..STEPS {
            let mut gradient = [0.0; 2];
            let mut curvature = [1e-6, 0.0, 1e-6];
            for sample in samples {
                let ([x, square], expected) = (terms(sample.centi), curve.expected_score(sample.centi));
                let (error, weight) = (sample.score - expected, expected * (1.0 - expected));
                gradient = [gradient[0] + error * x, gradient[1] + error * square];
                curvature[0] += weight * x * x;
                curvature[1] += weight * x * square;
                curvature[2] += weight * square * square;
            }
            let determinant = curvature[0] * curvature[2] - curvature[1] * curvature[1];
            curve.linear += (gradient[0] * curvature[2] - gradient[1] * curvature[1]) / determinant;
            curve.quadratic += (gradient[1] * curvature[0] - gradient[0] * curvature[1]) / determinant;
        }
        curve
    }
}

/// The evaluation in pieces, and its square with its sign.
fn terms(centi: i32) -> [f64; 2] {
    let x = f64::from(centi) / 100.0;
    [x, x * x.abs()]
}

/// Expected and achieved scores of the first player, by tenths of the expected score.
///
/// A search that looks an odd number of plies ahead sees the side to move too well, and one of an even number the other
/// side. Half of the positions of either player have the first one to move, so that this cancels out, as it does in a
/// graph of a game; `to_move` shows how large it is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CalibrationTable {
    /// From 0 to 0.1 first.
    pub rows: [CalibrationRow; 10],
    /// All positions, for the side to move.
    pub to_move: CalibrationRow,
}

/// Positions, and what was expected of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct CalibrationRow {
    /// How many there are.
    pub positions: u32,
    /// The sum of their expected scores.
    pub expected: f64,
    /// The sum of the scores achieved.
    pub achieved: f64,
    /// The sum over games of the square of what a game's positions achieved beyond expectation.
    squares: f64,
}

impl CalibrationTable {
    /// Counts the samples.
    pub fn of(samples: &[CalibrationSample], curve: WinCurve) -> CalibrationTable {
        let mut table = CalibrationTable::default();
        for game in samples.chunk_by(|one, next| one.game == next.game) {
            let mut of_game = CalibrationTable::default();
            game.iter().for_each(|sample| of_game.add(*sample, curve.expected_score(sample.centi)));
            table.rows.iter_mut().zip(of_game.rows).for_each(|(row, of_game)| row.add_game(of_game));
            table.to_move.add_game(of_game.to_move);
        }
        table
    }

    fn add(&mut self, sample: CalibrationSample, expected: f64) {
        self.to_move.add(expected, sample.score);
        // The players take turns: the first one is to move after an even number of plies.
        let for_first = |score: f64| if sample.ply.is_multiple_of(2) { score } else { 1.0 - score };
        let tenth = ((for_first(expected) * 10.0) as usize).min(9);
        self.rows[tenth].add(for_first(expected), for_first(sample.score));
    }
}

impl CalibrationRow {
    /// Half the width of the 95 % interval of the mean score, from 0 to 1. The positions of a game share its result, so that
    /// this falls with the number of games, not of positions.
    pub fn error(&self) -> f64 {
        1.96 * self.squares.sqrt() / f64::from(self.positions.max(1))
    }

    fn add(&mut self, expected: f64, achieved: f64) {
        self.positions += 1;
        self.expected += expected;
        self.achieved += achieved;
    }

    fn add_game(&mut self, game: CalibrationRow) {
        self.positions += game.positions;
        self.expected += game.expected;
        self.achieved += game.achieved;
        self.squares += (game.achieved - game.expected).powi(2);
    }
}

/// The mean expectation, the mean score with its error in percent, and the number of positions.
impl fmt::Display for CalibrationRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = |sum: f64| 100.0 * sum / f64::from(self.positions.max(1));
        let [expected, achieved] = [self.expected, self.achieved].map(mean);
        write!(f, "{expected:6.1} % {achieved:6.1} ±{:4.1} %  {:9}", 100.0 * self.error(), self.positions)
    }
}

/// A line for each tenth, and one for the side to move in all positions.
impl fmt::Display for CalibrationTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "expected    mean         scored  positions")?;
        for (tenth, row) in self.rows.iter().enumerate() {
            writeln!(f, "{:3}-{:3} % {row}", 10 * tenth, 10 * (tenth + 1))?;
        }
        writeln!(f, "to move   {}", self.to_move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_the_curve_that_made_the_results() {
        let curve = WinCurve { linear: 0.8, quadratic: 0.3 };
        let sample = |centi| CalibrationSample { game: 0, ply: 0, centi, score: curve.expected_score(centi) };
        let samples: Vec<CalibrationSample> = (-300..=300).step_by(10).map(sample).collect();
        let found = WinCurve::fit(&samples);
        assert!((found.linear - 0.8).abs() < 1e-6 && (found.quadratic - 0.3).abs() < 1e-6, "{found:?}");
        let table = CalibrationTable::of(&samples, found);
        assert_eq!(table.rows.iter().map(|row| row.positions).sum::<u32>(), 61);
        assert!(table.rows.iter().all(|row| (row.expected - row.achieved).abs() < 1e-6));
    }

    #[test]
    fn a_table_is_for_the_first_player_and_shows_what_the_side_to_move_was_expected_to_score() {
        let curve = WinCurve { linear: 1.0, quadratic: 0.0 };
        let sample = |ply, centi, score| CalibrationSample { game: 0, ply, centi, score };
        let table = CalibrationTable::of(&[sample(4, 200, 1.0), sample(5, 200, 1.0), sample(7, -200, 0.0)], curve);
        assert_eq!((table.rows[8].positions, table.rows[1].positions, table.to_move.positions), (2, 1, 3));
        assert_eq!((table.rows[8].achieved, table.rows[1].achieved, table.to_move.achieved), (2.0, 0.0, 2.0));
        assert!((table.rows[8].expected - 2.0 * curve.expected_score(200)).abs() < 1e-9);
        assert!(table.to_string().contains("to move     62.7 %   66.7 ± 7.8 %          3"), "{table}");
        // Three positions of one game count as one result, those of three games as three.
        let game = |game| CalibrationSample { game, ..sample(4, 0, 1.0) };
        let error = |games: [u32; 4]| CalibrationTable::of(&games.map(game), curve).rows[5].error();
        assert!((error([1; 4]) - 0.98).abs() < 1e-9 && (error([1, 2, 3, 4]) - 0.49).abs() < 1e-9);
    }
}
