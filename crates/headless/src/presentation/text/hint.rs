//! A hint: the move, and why it is good, as far as that is proved.

use super::games::messages_of;
use super::{GameText, Message};
use crate::game::hint::Explanation;
use crate::rules::Move;

/// The move, and its reason as a second sentence.
pub fn hint(game: GameText, mv: Move, why: Explanation) -> Message {
    Message::new(recommendation(game, mv), reason(game, why))
}

/// The advice to play a move.
pub fn recommendation(game: GameText, mv: Move) -> String {
    let text = game.text;
    match mv {
        Move::Pass => text.hint_pass().into(),
        Move::Swap => text.hint_switch().into(),
        Move::Place(at) => text.hint_place(&game.point(at)),
        Move::Remove(at) => text.hint_remove(&game.point(at)),
        Move::Step { from, to } => text.hint_step(&game.point(from), &game.point(to)),
    }
}

fn reason(game: GameText, why: Explanation) -> String {
    let (text, messages) = (game.text, messages_of(game.kind()));
    match why {
        Explanation::OnlyMove => text.hint_only_move().into(),
        Explanation::WinsNow(by) => messages.winning_hint(game, by),
        Explanation::WinsIn { moves: 1 } => text.hint_wins_now().into(),
        Explanation::WinsIn { moves } => text.hint_wins_in(moves),
        Explanation::OnlyDefence(None) => text.hint_only_defence().into(),
        Explanation::OnlyDefence(Some(threat)) => text.hint_only_stops(&messages.threat(game, threat)),
        Explanation::Stops(threat) => text.hint_stops(&messages.threat(game, threat)),
        Explanation::HoldsOut { moves: 1 } => text.hint_lost().into(),
        Explanation::HoldsOut { moves } => text.hint_holds_out(moves),
        Explanation::Draws => text.hint_draws().into(),
        Explanation::Ends { discs } if discs > 0 => text.hint_wins_by(discs.unsigned_abs()),
        Explanation::Ends { discs } => text.hint_loses_by(discs.unsigned_abs()),
        Explanation::SeemsBest { plies: 0 | 1 } => text.hint_looks_best().into(),
        Explanation::SeemsBest { plies } => text.hint_looks_best_after(plies),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::hint::Threat;
    use crate::presentation::text::Text;
    use crate::rules::{GameKind, Point, PointSet, Variant, Victory};

    const E5: Point = Point::new(36);

    fn reason_of(why: Explanation) -> String {
        hint(GameText::new(Text::default(), Variant::standard(GameKind::Diamond)), Move::Place(E5), why).tail
    }

    #[test]
    fn the_move_comes_first_and_its_reason_after_it() {
        let game = GameText::new(Text::default(), Variant::standard(GameKind::Breakthrough));
        let step = Move::Step { from: Point::new(28), to: E5 };
        assert_eq!(hint(game, step, Explanation::WinsIn { moves: 3 }).head, "Try e4–e5.");
        assert_eq!(hint(game, Move::Place(E5), Explanation::OnlyMove).head, "Try e5.");
        assert_eq!(hint(game, Move::Swap, Explanation::OnlyMove).head, "Switch sides.");
    }

    #[test]
    fn every_proof_has_a_sentence() {
        let threat = Threat { at: E5, by: Victory::Square { corners: PointSet::EMPTY } };
        assert_eq!(reason_of(Explanation::Ends { discs: 2 }), "With best play it wins by two discs.");
        assert_eq!(
            reason_of(Explanation::Ends { discs: -1 }),
            "Every move loses; with best play this one by no more than one disc."
        );
        assert_eq!(reason_of(Explanation::WinsIn { moves: 3 }), "It wins by force in three moves.");
        assert_eq!(reason_of(Explanation::Stops(threat)), "It stops a square at e5.");
        assert_eq!(reason_of(Explanation::OnlyDefence(Some(threat))), "Only this stops a square at e5.");
        assert_eq!(reason_of(Explanation::OnlyDefence(None)), "Every other move loses by force.");
        assert_eq!(
            reason_of(Explanation::HoldsOut { moves: 2 }),
            "Every move loses; this one holds out longest, for two more moves."
        );
    }

    #[test]
    fn an_unproved_move_is_not_promised_to_win() {
        assert_eq!(reason_of(Explanation::SeemsBest { plies: 6 }), "It looks best after searching six moves ahead.");
    }
}
