//! Why a command was refused.

use super::{GameText, Message, illegal};
use crate::game::requests::RefusalReason;

/// The reason first, then what to do instead.
pub fn refusal(game: GameText, reason: RefusalReason) -> Message {
    let text = game.text;
    match reason {
        RefusalReason::NoSuchMatch => Message::new(text.refused_no_match(), ""),
        RefusalReason::Illegal(reason) => illegal(game, reason),
        RefusalReason::MatchOver => Message::new(text.refused_match_over(), text.refused_match_over_note()),
        RefusalReason::NothingToUndo => Message::new(text.refused_nothing_to_undo(), ""),
        RefusalReason::LookingBack => Message::new(text.refused_looking_back(), text.refused_looking_back_note()),
        RefusalReason::LessonWaits => Message::new(text.refused_lesson_waits(), text.refused_lesson_waits_note()),
        RefusalReason::PuzzleWaits => Message::new(text.refused_puzzle_waits(), text.refused_puzzle_waits_note()),
        RefusalReason::NoSuchNode => Message::new(text.refused_no_such_move(), ""),
        RefusalReason::NothingToRedo => Message::new(text.refused_nothing_to_redo(), ""),
        RefusalReason::NoDrawsByAgreement => Message::new(text.refused_no_draw_offers(), ""),
        RefusalReason::AlreadyOffered => {
            Message::new(text.refused_already_offered(), text.refused_already_offered_note())
        }
        RefusalReason::TimedMatch => Message::new(text.refused_timed_match(), text.refused_timed_match_note()),
        RefusalReason::NoOffer => Message::new(text.refused_no_offer(), ""),
        RefusalReason::ComputerToMove => {
            Message::new(text.refused_computer_to_move(), text.refused_computer_to_move_note())
        }
        RefusalReason::Outdated => Message::new(text.refused_outdated(), ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::text::Text;
    use crate::rules::{GameKind, IllegalMove, Point, Variant};

    #[test]
    fn a_refused_move_gives_the_reason_of_the_rules() {
        let game = GameText::new(Text::default(), Variant::standard(GameKind::Othello));
        let reason = RefusalReason::Illegal(IllegalMove::FlipsNothing(Point::new(0)));
        assert_eq!(refusal(game, reason).head, "a1 would not flip any discs.");
        assert_eq!(refusal(game, RefusalReason::NothingToUndo).head, "There is nothing to undo.");
    }
}
