//! Breakthrough in the analysis.

use super::calibration::WinCurve;
use super::games::{AnalysedGame, final_outcome};
use crate::Score;
use tessera_rules::Size;
use tessera_rules::breakthrough::Position;

impl AnalysedGame for Position {
    /// Fitted by `tessera-engine calibrate` on 6×6, 7×7 and 8×8; docs/analysis.md has the tables. On smaller boards an
    /// advantage decides sooner. Other boards have the curve of the measured one that is next in size.
    fn win_curve(size: Size) -> WinCurve {
        let (linear, quadratic) = match u32::from(size.columns) * u32::from(size.rows) {
            0..=42 => (1.779, 0.040),
            43..=56 => (1.066, 0.057),
            _ => (0.557, 0.004),
        };
        WinCurve { linear, quadratic }
    }

    fn final_score(&self) -> Score {
        final_outcome(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_larger_evaluation_is_a_better_chance_on_every_board() {
        for (columns, rows) in [(2, 4), (6, 6), (7, 7), (8, 8), (10, 10)] {
            let curve = <Position as AnalysedGame>::win_curve(Size { columns, rows });
            let chances: Vec<f64> = (-40..=40).map(|tenths| curve.expected_score(10 * tenths)).collect();
            assert!(chances.is_sorted_by(|one, next| one < next), "{columns}x{rows}: {chances:?}");
        }
    }

    #[test]
    fn half_a_piece_is_worth_what_was_measured() {
        let percent = |side| {
            let curve = <Position as AnalysedGame>::win_curve(Size::square(side));
            (100.0 * curve.expected_score(50)).round()
        };
        assert_eq!([6, 7, 8].map(percent), [71.0, 63.0, 57.0]);
    }
}
