//! Diamond in the analysis.

use super::calibration::WinCurve;
use super::game_phase::GamePhase;
use super::games::{AnalysedGame, final_outcome};
use crate::engine::Score;
use crate::rules::diamond::Position;
use crate::rules::{Phase, PointSet, Size};
use crate::setup::Symmetry;

impl AnalysedGame for Position {
    const SYMMETRIES: &'static [Symmetry] = &Symmetry::ALL;

    fn win_curve(_size: Size) -> WinCurve {
        WinCurve { linear: 0.894, quadratic: 0.389 }
    }

    /// The phase, the counter of quiet plies, a switch of sides, and the earlier positions that can still recur: two
    /// positions with different pasts have different keys, because a repetition could draw one of them alone.
    fn past(&self, carry: &dyn Fn(PointSet) -> PointSet) -> Vec<u128> {
        let situation = self.situation();
        let flags = u128::from(situation.quiet) << 2
            | u128::from(situation.phase == Phase::Movement) << 1
            | u128::from(situation.swapped);
        let earlier = situation.seen.split_last().map_or(&[][..], |(_, earlier)| earlier);
        let sets = earlier.iter().flatten().map(|set| carry(*set).0);
        [flags].into_iter().chain(sets).collect()
    }

    fn final_score(&self) -> Score {
        final_outcome(self)
    }

    /// The placement phase is the opening, and the movement phase the rest.
    fn phase(&self) -> Option<GamePhase> {
        let is_placing = self.board().phase() == Phase::Placement;
        Some(if is_placing { GamePhase::Opening } else { GamePhase::Middle })
    }
}
