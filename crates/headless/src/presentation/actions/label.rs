//! The labels of buttons for actions.

use super::{MatchAction, MatchActionsItem};
use crate::presentation::text::Text;

impl MatchActionsItem<'_, '_> {
    /// What a button for the action says.
    pub fn label(&self, action: MatchAction, text: Text) -> String {
        let label = match action {
            MatchAction::Confirm => {
                return self
                    .options
                    .chosen
                    .as_ref()
                    .map(|(_, notation)| text.play_notation(notation))
                    .unwrap_or_default();
            }
            MatchAction::AcceptDraw => text.accept_draw(),
            MatchAction::DeclineDraw => text.decline_draw(),
            MatchAction::Pass => text.pass(),
            MatchAction::SwitchSides => text.switch_sides(),
            MatchAction::Resume => text.resume(),
            MatchAction::Pause => text.pause(),
            MatchAction::Rematch => {
                return self.next_colour().map_or_else(|| text.rematch().to_owned(), |next| text.rematch_as(next));
            }
            MatchAction::OtherLevel => {
                return self.other_level().map(|(level, _)| text.play_level(level.number())).unwrap_or_default();
            }
            MatchAction::Undo if self.review.is_some() => text.previous_move(),
            MatchAction::Redo if self.review.is_some() => text.next_move(),
            MatchAction::Undo => text.undo(),
            MatchAction::Redo => text.redo(),
            MatchAction::LookBack => text.look_back(),
            MatchAction::BackToMatch => text.back_to_match(),
            MatchAction::PlayFromHere => text.play_from_here(),
            MatchAction::Autoplay => text.autoplay(),
            MatchAction::StopAutoplay => text.stop_autoplay(),
            MatchAction::FirstMove => text.first_move(),
            MatchAction::LastMove => text.last_move(),
            MatchAction::Hint => text.hint(),
            MatchAction::Oracle if self.oracle.is_some() => text.oracle_hide(),
            MatchAction::Oracle => text.oracle_show(),
            MatchAction::Analyse => text.analysis_open(),
            MatchAction::Engine if self.is_engine_off() => text.analysis_engine_start(),
            MatchAction::Engine => text.analysis_engine_stop(),
            MatchAction::Threats if self.shows_threats() => text.analysis_threats_hide(),
            MatchAction::Threats => text.analysis_threats_show(),
            MatchAction::EndRetry => text.retry_end(),
            MatchAction::Report => text.report_analyse(),
            MatchAction::CancelReport => text.report_cancel(),
            MatchAction::Explorer if self.openings.is_some() => text.explorer_hide(),
            MatchAction::Explorer => text.explorer_show(),
            MatchAction::OfferDraw => text.offer_draw(),
            MatchAction::Resign => text.resign(),
            MatchAction::Restart => text.restart(),
            MatchAction::Leave => text.leave(),
        };
        label.to_owned()
    }
}
