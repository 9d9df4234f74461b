//! Why a move cannot be played, and what to do instead.

use super::games::messages_of;
use super::{GameText, Message};
use crate::rules::IllegalMove;

/// The reason first, then what to do instead.
pub fn illegal(game: GameText, reason: IllegalMove) -> Message {
    let (text, place) = (game.text, game.info().surface);
    match reason {
        IllegalMove::GameOver => Message::new(text.illegal_game_over(), text.illegal_game_over_note()),
        IllegalMove::NoSuchPoint(_) => {
            Message::new(text.illegal_no_such_point(place), text.illegal_choose_on_board(place))
        }
        IllegalMove::Occupied(at) => {
            Message::new(text.illegal_occupied(&game.point(at)), text.illegal_choose_empty(place))
        }
        IllegalMove::NothingThere(at) => {
            Message::new(text.illegal_nothing_there(&game.point(at)), text.illegal_nothing_there_note())
        }
        IllegalMove::NotYours(at) => {
            Message::new(text.illegal_not_yours(&game.point(at)), text.illegal_not_yours_note())
        }
        IllegalMove::OwnPieceThere(at) => {
            Message::new(text.illegal_own_piece(&game.point(at)), text.illegal_choose_empty(place))
        }
        // A reason that the game does not have can only come from a move of another game.
        reason => messages_of(game.kind())
            .illegal(game, reason)
            .unwrap_or_else(|| Message::new(text.illegal_not_in_this_game(), text.illegal_choose_marked(place))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::text::Text;
    use crate::rules::{GameKind, Point, Variant};

    /// Every reason, with a game that has it.
    const REASONS: [(GameKind, IllegalMove); 19] = {
        let [a, b] = [Point::new(1), Point::new(10)];
        [
            (GameKind::Diamond, IllegalMove::GameOver),
            (GameKind::Diamond, IllegalMove::NotInThisGame),
            (GameKind::Diamond, IllegalMove::NoSuchPoint(a)),
            (GameKind::Diamond, IllegalMove::Occupied(a)),
            (GameKind::Othello, IllegalMove::FlipsNothing(a)),
            (GameKind::Othello, IllegalMove::MayNotPass),
            (GameKind::Othello, IllegalMove::MustPass),
            (GameKind::Diamond, IllegalMove::NothingThere(a)),
            (GameKind::Diamond, IllegalMove::NotYours(a)),
            (GameKind::Diamond, IllegalMove::NeutralsDoNotMove(a)),
            (GameKind::Breakthrough, IllegalMove::NotOneStepForward),
            (GameKind::Breakthrough, IllegalMove::CapturesOnlyDiagonally(a)),
            (GameKind::Diamond, IllegalMove::OwnPieceThere(a)),
            (GameKind::Diamond, IllegalMove::NoLine { from: a, to: b }),
            (GameKind::Diamond, IllegalMove::StillPlacing),
            (GameKind::Diamond, IllegalMove::AllPlaced),
            (GameKind::Diamond, IllegalMove::NotNeutral(a)),
            (GameKind::Diamond, IllegalMove::NeutralHasNeighbour { neutral: a, piece: b }),
            (GameKind::Diamond, IllegalMove::SwapOnlySecondPly),
        ]
    };

    #[test]
    fn every_reason_has_a_sentence_of_its_own_and_a_hint() {
        let message = |(kind, reason)| illegal(GameText::new(Text::default(), Variant::standard(kind)), reason);
        let mut heads: Vec<String> = REASONS.map(|reason| message(reason).head).into();
        for (reason, head) in REASONS.iter().zip(&heads) {
            let tail = message(*reason).tail;
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
