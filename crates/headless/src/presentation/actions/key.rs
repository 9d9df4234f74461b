//! The keys of actions: the binding that carries each out, and the action that a binding means now.

use super::{MatchAction, MatchActionsItem};
use crate::settings::bindings::BindingAction;

impl MatchAction {
    /// The binding whose keys carry the action out.
    const fn binding(self) -> Option<BindingAction> {
        use MatchAction::{Autoplay, Pause, Resume, StopAutoplay};
        Some(match self {
            MatchAction::Undo => BindingAction::TakeBack,
            MatchAction::Redo => BindingAction::PlayAgain,
            MatchAction::Hint => BindingAction::Hint,
            MatchAction::Oracle => BindingAction::Oracle,
            MatchAction::Analyse => BindingAction::Analyse,
            MatchAction::Threats => BindingAction::Threats,
            MatchAction::Explorer => BindingAction::Explorer,
            MatchAction::Pass => BindingAction::Pass,
            MatchAction::SwitchSides => BindingAction::Swap,
            MatchAction::LookBack => BindingAction::Earlier,
            Pause | Resume | Autoplay | StopAutoplay => BindingAction::Pause,
            _ => return None,
        })
    }
}

impl MatchActionsItem<'_, '_> {
    /// The binding whose keys carry the action out now.
    pub fn binding(&self, action: MatchAction) -> Option<BindingAction> {
        match action {
            MatchAction::Undo if self.review.is_some() => Some(BindingAction::Earlier),
            MatchAction::Redo if self.review.is_some() => Some(BindingAction::Later),
            MatchAction::Autoplay if self.review.is_none() => None,
            _ => action.binding(),
        }
    }

    /// The action that a binding means now. Passing, switching sides and pausing have one only while they are possible, and
    /// threats only in an analysis; the others always do, so that the judge refuses them with a reason.
    pub fn meant_by(&self, binding: BindingAction) -> Option<MatchAction> {
        let bound = |action: &MatchAction| action.binding() == Some(binding);
        match binding {
            BindingAction::Analyse if self.analysis => Some(MatchAction::BackToMatch),
            BindingAction::Threats if !self.analysis => None,
            // One key may have both bindings: passing comes first.
            BindingAction::Pause if self.is_available(MatchAction::Pass) => None,
            BindingAction::Pause if self.autoplay => Some(MatchAction::StopAutoplay),
            BindingAction::Pause if self.review.is_some() => Some(MatchAction::Autoplay),
            BindingAction::Pause if self.paused.0 => Some(MatchAction::Resume),
            BindingAction::Pause => self.players.all_computers().then_some(MatchAction::Pause),
            _ => MatchAction::ALL.into_iter().find(bound),
        }
    }
}
