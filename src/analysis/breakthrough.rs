//! Breakthrough in the analysis.

use super::calibration::WinCurve;
use super::games::{AnalysedGame, final_outcome};
use crate::engine::Score;
use crate::rules::Size;
use crate::rules::breakthrough::Position;

impl AnalysedGame for Position {
    /// The odds that the network was trained to give.
    fn win_curve(_size: Size) -> WinCurve {
        WinCurve { linear: 1.0, quadratic: 0.0 }
    }

    fn final_score(&self) -> Score {
        final_outcome(self)
    }
}
