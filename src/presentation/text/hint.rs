//! A hint: the move, and why it is good, as far as that is proved.

use crate::game::hint::{Threat, Explanation};
use crate::rules::{GameKind, Move, Victory};

use super::{GameText, Message, count, typeset};

pub const SEEKING: &str = "Looking for a good move …";

/// The move in its notation, which is not given for a swap or a pass.
#[must_use]
pub fn hint(lexicon: GameText, mv: Move, why: Explanation) -> Message {
    let head = match mv {
        Move::Pass => "Pass.".into(),
        Move::Swap => "Switch sides.".into(),
        Move::Place(at) => format!("Try {}.", lexicon.point(at)),
        Move::Remove(at) => format!("Take the stone off {}.", lexicon.point(at)),
        Move::Step { from, to } => {
            format!("Try {}.", typeset(&format!("{}-{}", lexicon.point(from), lexicon.point(to))))
        }
    };
    Message::new(head, reason(lexicon, why))
}

fn reason(lexicon: GameText, why: Explanation) -> String {
    match why {
        Explanation::OnlyMove => "It is the only move there is.".into(),
        Explanation::WinsNow(by) => wins_now(lexicon, by),
        Explanation::WinsIn { moves: 1 } => "It wins at once.".into(),
        Explanation::WinsIn { moves } => format!("It wins by force in {}.", count(moves as usize, "move")),
        Explanation::OnlyDefence(None) => "Every other move loses by force.".into(),
        Explanation::OnlyDefence(Some(threat)) => format!("Only this stops {}.", threatened(lexicon, threat)),
        Explanation::Stops(threat) => format!("It stops {}.", threatened(lexicon, threat)),
        Explanation::HoldsOut { moves: 1 } => "Nothing stops the other side now.".into(),
        Explanation::HoldsOut { moves } => {
            format!("Every move loses; against this one it takes {}.", count(moves as usize, "more move"))
        }
        Explanation::Draws => "It holds the draw; there is no more to be had.".into(),
        Explanation::Ends { discs } if discs > 0 => format!("With best play it wins by {}.", count(discs as usize, "disc")),
        Explanation::Ends { discs } => {
            let by = count(discs.unsigned_abs() as usize, "disc");
            format!("Every move loses; with best play this one by no more than {by}.")
        }
        Explanation::SeemsBest { plies: 0 | 1 } => "It seems best at first sight.".into(),
        Explanation::SeemsBest { plies } => {
            format!("It seems best, looking {} ahead.", count(plies as usize, "move"))
        }
    }
}

fn wins_now(lexicon: GameText, by: Victory) -> String {
    match by {
        Victory::Square { corners } if corners.len() == 4 => {
            format!("It completes the square {} and wins.", lexicon.points(corners))
        }
        Victory::Square { .. } => "It completes two squares at once and wins.".into(),
        Victory::FarRow { .. } => "It reaches the far row and wins.".into(),
        Victory::CapturedAll => "It takes the last piece and wins.".into(),
        Victory::MoreDiscs if lexicon.kind() == GameKind::Othello => "It ends the game with more discs.".into(),
        Victory::MoreDiscs | Victory::Resignation | Victory::Time => "It wins at once.".into(),
    }
}

fn threatened(lexicon: GameText, threat: Threat) -> String {
    let at = lexicon.point(threat.at);
    match threat.by {
        Victory::Square { .. } => format!("a square at {at}"),
        Victory::FarRow { .. } => format!("a piece that would reach {at}"),
        Victory::CapturedAll => format!("the capture of the last piece on {at}"),
        Victory::MoreDiscs | Victory::Resignation | Victory::Time => format!("a win on {at}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Point, PointSet, Variant};

    const E5: Point = Point::new(36);

    fn said(why: Explanation) -> String {
        hint(GameText(Variant::standard(GameKind::Diamond)), Move::Place(E5), why).tail
    }

    #[test]
    fn the_move_comes_first_and_its_reason_after_it() {
        let lexicon = GameText(Variant::standard(GameKind::Breakthrough));
        let step = Move::Step { from: Point::new(28), to: E5 };
        assert_eq!(hint(lexicon, step, Explanation::WinsIn { moves: 3 }).head, "Try e4–e5.");
        assert_eq!(hint(lexicon, Move::Place(E5), Explanation::OnlyMove).head, "Try e5.");
        assert_eq!(hint(lexicon, Move::Swap, Explanation::OnlyMove).head, "Switch sides.");
    }

    #[test]
    fn every_proof_has_its_sentence() {
        let threat = Threat { at: E5, by: Victory::Square { corners: PointSet::EMPTY } };
        assert_eq!(said(Explanation::Ends { discs: 2 }), "With best play it wins by two discs.");
        assert_eq!(
            said(Explanation::Ends { discs: -1 }),
            "Every move loses; with best play this one by no more than one disc."
        );
        assert_eq!(said(Explanation::WinsIn { moves: 3 }), "It wins by force in three moves.");
        assert_eq!(said(Explanation::Stops(threat)), "It stops a square at e5.");
        assert_eq!(said(Explanation::OnlyDefence(Some(threat))), "Only this stops a square at e5.");
        assert_eq!(said(Explanation::OnlyDefence(None)), "Every other move loses by force.");
        assert_eq!(said(Explanation::HoldsOut { moves: 2 }), "Every move loses; against this one it takes two more moves.");
    }

    #[test]
    fn what_is_not_proved_is_not_promised() {
        assert_eq!(said(Explanation::SeemsBest { plies: 6 }), "It seems best, looking six moves ahead.");
    }
}
