//! Why actions are not available, in words.

use super::Unavailable;
use crate::presentation::text::Text;

impl Unavailable {
    /// The reason in a sentence.
    pub fn reason(self, text: Text) -> &'static str {
        match self {
            Unavailable::MatchOver => text.refused_match_over(),
            Unavailable::MatchInProgress => text.unavailable_in_progress(),
            Unavailable::NoDrawOffer => text.refused_no_offer(),
            Unavailable::DrawOfferPending => text.refused_already_offered(),
            Unavailable::NoDrawsByAgreement => text.refused_no_draw_offers(),
            Unavailable::NoHumanPlays => text.unavailable_no_person(),
            Unavailable::NothingToUndo => text.unavailable_no_move(),
            Unavailable::NothingToRedo => text.refused_nothing_to_redo(),
            Unavailable::ComputerToMove => text.refused_computer_to_move(),
            Unavailable::LookingBack => text.refused_looking_back(),
            Unavailable::OracleForbidden | Unavailable::TimedMatch => text.refused_timed_match(),
            Unavailable::NotAnalysing => text.unavailable_not_analysing(),
            Unavailable::Analysing => text.unavailable_analysing(),
            Unavailable::Reporting => text.unavailable_reporting(),
            // The rest concerns buttons that are only shown where they can be pressed.
            Unavailable::NoMoveChosen
            | Unavailable::IllegalMove
            | Unavailable::NotPaused
            | Unavailable::AlreadyPaused
            | Unavailable::HumanPlays
            | Unavailable::EngineFailed
            | Unavailable::NotLookingBack
            | Unavailable::Autoplaying
            | Unavailable::NotAutoplaying
            | Unavailable::NoOtherLevel
            | Unavailable::NoRetry
            | Unavailable::NotReporting => "",
        }
    }
}
