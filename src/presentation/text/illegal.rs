//! Why a move cannot be played, and what to do instead.

use super::message::messages;
use super::{GameText, Message};
use crate::rules::{IllegalMove, Surface};

messages! {
    fn illegal_game_over() = "illegal-game-over";
    fn illegal_game_over_note() = "illegal-game-over-note";
    fn illegal_not_in_this_game() = "illegal-not-in-this-game";
    fn illegal_choose_marked(place: Surface) = "illegal-choose-marked";
    fn illegal_no_such_point(place: Surface) = "illegal-no-such-point";
    fn illegal_choose_on_board(place: Surface) = "illegal-choose-on-board";
    fn illegal_choose_empty(place: Surface) = "illegal-choose-empty";
    fn illegal_occupied(point: &str) = "illegal-occupied";
    fn illegal_flips_nothing(point: &str) = "illegal-flips-nothing";
    fn illegal_flips_nothing_note() = "illegal-flips-nothing-note";
    fn illegal_may_not_pass() = "illegal-may-not-pass";
    fn illegal_must_pass() = "illegal-must-pass";
    fn illegal_must_pass_note() = "illegal-must-pass-note";
    fn illegal_nothing_there(point: &str) = "illegal-nothing-there";
    fn illegal_nothing_there_note() = "illegal-nothing-there-note";
    fn illegal_not_yours(point: &str) = "illegal-not-yours";
    fn illegal_not_yours_note() = "illegal-not-yours-note";
    fn illegal_neutral(point: &str) = "illegal-neutral";
    fn illegal_neutral_note() = "illegal-neutral-note";
    fn illegal_not_one_step() = "illegal-not-one-step";
    fn illegal_not_one_step_note() = "illegal-not-one-step-note";
    fn illegal_blocked(point: &str) = "illegal-blocked";
    fn illegal_blocked_note() = "illegal-blocked-note";
    fn illegal_own_piece(point: &str) = "illegal-own-piece";
    fn illegal_no_line(from: &str, to: &str) = "illegal-no-line";
    fn illegal_no_line_note() = "illegal-no-line-note";
    fn illegal_still_placing() = "illegal-still-placing";
    fn illegal_still_placing_note() = "illegal-still-placing-note";
    fn illegal_all_placed() = "illegal-all-placed";
    fn illegal_all_placed_note() = "illegal-all-placed-note";
    fn illegal_not_neutral(point: &str) = "illegal-not-neutral";
    fn illegal_not_neutral_note() = "illegal-not-neutral-note";
    fn illegal_neighbour(piece: &str, stone: &str) = "illegal-neighbour";
    fn illegal_neighbour_note() = "illegal-neighbour-note";
    fn illegal_late_swap() = "illegal-late-swap";
    fn illegal_late_swap_note() = "illegal-late-swap-note";
}

/// The reason first, then what to do instead.
#[rustfmt::skip]
#[must_use]
pub fn illegal(game: GameText, reason: IllegalMove) -> Message {
    use IllegalMove as Reason;
    let (text, place) = (game.text, game.info().surface);
    let name = |point| game.point(point);
    let say = |head: String, tail: &str| Message::new(head, tail);
    match reason {
        Reason::GameOver => say(text.illegal_game_over().into(), text.illegal_game_over_note()),
        Reason::NotInThisGame => say(text.illegal_not_in_this_game().into(), &text.illegal_choose_marked(place)),
        Reason::NoSuchPoint(_) => say(text.illegal_no_such_point(place), &text.illegal_choose_on_board(place)),
        Reason::Occupied(at) => say(text.illegal_occupied(&name(at)), &text.illegal_choose_empty(place)),
        Reason::FlipsNothing(at) => say(text.illegal_flips_nothing(&name(at)), text.illegal_flips_nothing_note()),
        Reason::MayNotPass => say(text.illegal_may_not_pass().into(), &text.illegal_choose_marked(place)),
        Reason::MustPass => say(text.illegal_must_pass().into(), text.illegal_must_pass_note()),
        Reason::NothingThere(at) => say(text.illegal_nothing_there(&name(at)), text.illegal_nothing_there_note()),
        Reason::NotYours(at) => say(text.illegal_not_yours(&name(at)), text.illegal_not_yours_note()),
        Reason::NeutralsDoNotMove(at) => say(text.illegal_neutral(&name(at)), text.illegal_neutral_note()),
        Reason::NotOneStepForward => say(text.illegal_not_one_step().into(), text.illegal_not_one_step_note()),
        Reason::CapturesOnlyDiagonally(at) => say(text.illegal_blocked(&name(at)), text.illegal_blocked_note()),
        Reason::OwnPieceThere(at) => say(text.illegal_own_piece(&name(at)), &text.illegal_choose_empty(place)),
        Reason::NoLine { from, to } => say(text.illegal_no_line(&name(from), &name(to)), text.illegal_no_line_note()),
        Reason::StillPlacing => say(text.illegal_still_placing().into(), text.illegal_still_placing_note()),
        Reason::AllPlaced => say(text.illegal_all_placed().into(), text.illegal_all_placed_note()),
        Reason::NotNeutral(at) => say(text.illegal_not_neutral(&name(at)), text.illegal_not_neutral_note()),
        Reason::NeutralHasNeighbour { neutral, piece } => {
            say(text.illegal_neighbour(&name(piece), &name(neutral)), text.illegal_neighbour_note())
        }
        Reason::SwapOnlySecondPly => say(text.illegal_late_swap().into(), text.illegal_late_swap_note()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::text::Text;
    use crate::rules::{GameKind, Point, Variant};

    const REASONS: [IllegalMove; 19] = {
        let [a, b] = [Point::new(1), Point::new(10)];
        [
            IllegalMove::GameOver,
            IllegalMove::NotInThisGame,
            IllegalMove::NoSuchPoint(a),
            IllegalMove::Occupied(a),
            IllegalMove::FlipsNothing(a),
            IllegalMove::MayNotPass,
            IllegalMove::MustPass,
            IllegalMove::NothingThere(a),
            IllegalMove::NotYours(a),
            IllegalMove::NeutralsDoNotMove(a),
            IllegalMove::NotOneStepForward,
            IllegalMove::CapturesOnlyDiagonally(a),
            IllegalMove::OwnPieceThere(a),
            IllegalMove::NoLine { from: a, to: b },
            IllegalMove::StillPlacing,
            IllegalMove::AllPlaced,
            IllegalMove::NotNeutral(a),
            IllegalMove::NeutralHasNeighbour { neutral: a, piece: b },
            IllegalMove::SwapOnlySecondPly,
        ]
    };

    #[test]
    fn every_reason_has_a_sentence_of_its_own_and_a_hint() {
        let game = GameText::new(Text::default(), Variant::standard(GameKind::Diamond));
        let mut heads: Vec<String> = REASONS.iter().map(|reason| illegal(game, *reason).head).collect();
        for (reason, head) in REASONS.iter().zip(&heads) {
            let tail = illegal(game, *reason).tail;
            assert!(head.ends_with('.') && tail.ends_with('.'), "{reason:?}: {head} {tail}");
        }
        heads.sort();
        heads.dedup();
        assert_eq!(heads.len(), REASONS.len());
    }

    #[test]
    fn the_reason_names_points_by_their_coordinates() {
        let othello = GameText::new(Text::default(), Variant::standard(GameKind::Othello));
        let taken = illegal(othello, IllegalMove::Occupied(Point::new(27)));
        assert_eq!(taken, Message::new("d4 is taken.", "Choose an empty square."));
        let diamond = GameText::new(Text::default(), Variant::standard(GameKind::Diamond));
        let reason = IllegalMove::NeutralHasNeighbour { neutral: Point::new(29), piece: Point::new(28) };
        assert_eq!(illegal(diamond, reason).head, "e4 is next to the stone on f4.");
    }
}
