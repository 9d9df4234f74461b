//! The match actions of keys.

use crate::presentation::actions::{MatchAction, MatchActionsItem};

use super::action::Action;

/// The match action of a key. Pausing has one only while it is possible, and while an earlier position is looked at, and
/// threats only in an analysis; the others always do, so that the judge refuses them with a reason.
pub(super) fn match_action(action: Action, actions: &MatchActionsItem) -> Option<MatchAction> {
    match action {
        Action::TakeBack => Some(MatchAction::Undo),
        Action::PlayAgain => Some(MatchAction::Redo),
        Action::Hint => Some(MatchAction::Hint),
        Action::Oracle => Some(MatchAction::Oracle),
        Action::Analyse if actions.analysis => Some(MatchAction::BackToMatch),
        Action::Analyse => Some(MatchAction::Analyse),
        Action::Threats => actions.analysis.then_some(MatchAction::Threats),
        Action::Explorer => Some(MatchAction::Explorer),
        // One key may have both bindings: passing comes first.
        Action::Pause if actions.is_available(MatchAction::Pass) => None,
        Action::Pause if actions.autoplay => Some(MatchAction::StopAutoplay),
        Action::Pause if actions.review.is_some() => Some(MatchAction::Autoplay),
        Action::Pause if actions.paused.0 => Some(MatchAction::Resume),
        Action::Pause => actions.players.all_computers().then_some(MatchAction::Pause),
        _ => None,
    }
}
