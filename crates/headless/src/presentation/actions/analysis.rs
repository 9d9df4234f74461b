//! The state of the actions that show what the engine knows.

use super::{MatchAction, MatchActionsItem, Unavailable};
use crate::game::analysis::{AnalysisStatus, ThreatValue};
use crate::game::clock::is_timed_between_people;
use crate::game::player::ActivePlayer;

impl MatchActionsItem<'_, '_> {
    pub(super) fn check_hint(&self) -> Result<(), Unavailable> {
        if is_timed_between_people(self.clock.is_some(), *self.players, *self.outcome) {
            return Err(Unavailable::TimedMatch);
        }
        let computer = matches!(self.active_player, ActivePlayer::Computer(_));
        if computer { Err(Unavailable::ComputerToMove) } else { Ok(()) }
    }

    /// The analysis may not help one of two people against the clock.
    pub(super) fn check_analysis(&self, action: MatchAction) -> Result<(), Unavailable> {
        match action {
            _ if self.oracle_forbidden => Err(Unavailable::OracleForbidden),
            MatchAction::Analyse if self.analysis => Err(Unavailable::Analysing),
            MatchAction::Engine | MatchAction::Threats if !self.analysis => Err(Unavailable::NotAnalysing),
            MatchAction::EndRetry if self.retry.is_none() => Err(Unavailable::NoRetry),
            _ => Ok(()),
        }
    }

    pub(super) fn check_report(&self, action: MatchAction) -> Result<(), Unavailable> {
        let runs = self.game_analysis.is_some_and(|analysis| analysis.report().is_none());
        match action {
            _ if self.oracle_forbidden => Err(Unavailable::OracleForbidden),
            MatchAction::CancelReport if !runs => Err(Unavailable::NotReporting),
            MatchAction::Report if runs => Err(Unavailable::Reporting),
            MatchAction::Report if self.history.tree.main_line().is_empty() => Err(Unavailable::NothingToUndo),
            _ => Ok(()),
        }
    }

    /// Whether the analysis shows what the other side would play if it were its turn.
    pub fn shows_threats(&self) -> bool {
        self.values.is_some_and(|values| values.threat != ThreatValue::Hidden)
    }

    /// Whether the engine of the analysis has been stopped.
    pub fn is_engine_off(&self) -> bool {
        self.values.is_some_and(|values| values.status == AnalysisStatus::Off)
    }
}
