//! Diamond in the analysis.

use super::calibration::WinCurve;
use super::game_phase::GamePhase;
use super::games::{AnalysedGame, final_outcome};
use crate::Score;
use tessera_rules::diamond::Position;
use tessera_rules::{Phase, Size};

impl AnalysedGame for Position {
    fn win_curve(_size: Size) -> WinCurve {
        WinCurve { linear: 0.894, quadratic: 0.389 }
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
