//! Explanation a wish was not granted.

use crate::game::requests::RefusalReason;

use super::{GameText, Message, illegal};

#[must_use]
pub fn refusal(lexicon: GameText, reason: RefusalReason) -> Message {
    match reason {
        RefusalReason::NoSuchMatch => Message::new("That match is gone.", ""),
        RefusalReason::Illegal(reason) => illegal(lexicon, reason),
        RefusalReason::MatchOver => Message::new("The match is over.", "Take the last move back to play on."),
        RefusalReason::NothingToUndo => Message::new("There is nothing to take back.", ""),
        RefusalReason::NothingToRedo => Message::new("There is nothing to play again.", ""),
        RefusalReason::NoDrawsByAgreement => Message::new("This game knows no draw by agreement.", ""),
        RefusalReason::AlreadyOffered => Message::new("A draw is already offered.", "It stands until it is answered."),
        RefusalReason::NoOffer => Message::new("No draw is offered.", ""),
        RefusalReason::ComputerToMove => Message::new("The computer is to move.", "Take a move back, or wait for it."),
        RefusalReason::Outdated => Message::new("That answer came too late.", ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, IllegalMove, Point, Variant};

    #[test]
    fn a_refused_move_gives_the_reason_of_the_rules() {
        let lexicon = GameText(Variant::standard(GameKind::Othello));
        let reason = RefusalReason::Illegal(IllegalMove::FlipsNothing(Point::new(0)));
        assert_eq!(refusal(lexicon, reason).head, "a1 would turn nothing.");
        assert_eq!(refusal(lexicon, RefusalReason::NothingToUndo).head, "There is nothing to take back.");
    }
}
