//! Explanation a move cannot be played, said kindly, and what to do instead.

use crate::rules::{GameKind, IllegalMove};

use super::{GameText, Message};

/// The reason first, then a hint.
#[must_use]
pub fn illegal(lexicon: GameText, reason: IllegalMove) -> Message {
    let name = |point| lexicon.point(point);
    let spot = if lexicon.kind() == GameKind::Diamond { "point" } else { "square" };
    match reason {
        IllegalMove::GameOver => Message::new("The game is over.", "Take the last move back, or start anew."),
        IllegalMove::NotInThisGame => Message::new("This game has no such move.", "Choose one of the marks."),
        IllegalMove::NoSuchPoint(_) => Message::new("That is not on this board.", format!("Choose a {spot} on it.")),
        IllegalMove::Occupied(at) => {
            Message::new(format!("{} is taken.", name(at)), format!("Choose an empty {spot}."))
        }
        IllegalMove::FlipsNothing(at) => Message::new(
            format!("{} would turn nothing.", name(at)),
            "Close in a line of the other colour, end to end.",
        ),
        IllegalMove::MayNotPass => Message::new("There is a move, so no passing.", "Choose one of the marks."),
        IllegalMove::MustPass => Message::new("No disc can be placed now.", "Press Pass: the turn goes over."),
        IllegalMove::NothingThere(at) => Message::new(format!("{} is empty.", name(at)), "Pick up one of your pieces."),
        IllegalMove::NotYours(at) => {
            Message::new(format!("The piece on {} is not yours.", name(at)), "Pick up one of your own.")
        }
        IllegalMove::NeutralsDoNotMove(at) => {
            Message::new(format!("The stone on {} never moves.", name(at)), "It can only be taken off the board.")
        }
        IllegalMove::NotOneStepForward => {
            Message::new("Pieces go one row forward.", "Straight ahead, or to either side of it.")
        }
        IllegalMove::CapturesOnlyDiagonally(at) => Message::new(
            format!("{} is blocked.", name(at)),
            "Straight only to an empty square; captures go diagonally.",
        ),
        IllegalMove::OwnPieceThere(at) => {
            Message::new(format!("Your own piece stands on {}.", name(at)), format!("Choose an empty {spot}."))
        }
        _ => diamond(lexicon, reason),
    }
}

/// The reasons that only Diamond knows.
fn diamond(lexicon: GameText, reason: IllegalMove) -> Message {
    let name = |point| lexicon.point(point);
    match reason {
        IllegalMove::NoLine { from, to } => Message::new(
            format!("No line joins {} and {}.", name(from), name(to)),
            "A piece goes along a line to the next point.",
        ),
        IllegalMove::StillPlacing => {
            Message::new("Pieces do not move yet.", "First all are placed: choose an empty point.")
        }
        IllegalMove::AllPlaced => Message::new("All pieces are placed.", "Move one of yours along a line."),
        IllegalMove::NotNeutral(at) => {
            Message::new(format!("No stone lies on {}.", name(at)), "Only stones are taken off the board.")
        }
        IllegalMove::NeutralHasNeighbour { neutral, piece } => Message::new(
            format!("{} stands next to the stone on {}.", name(piece), name(neutral)),
            "A stone comes off when no piece is beside it.",
        ),
        IllegalMove::SwapOnlySecondPly => {
            Message::new("It is too late to switch sides.", "That is a choice for the second move only.")
        }
        other => Message::new(capitalised(&other.explain(name)), ""),
    }
}

fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Point, Variant};

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
        let lexicon = GameText(Variant::standard(GameKind::Diamond));
        let mut heads: Vec<String> = REASONS.iter().map(|reason| illegal(lexicon, *reason).head).collect();
        for (reason, head) in REASONS.iter().zip(&heads) {
            let tail = illegal(lexicon, *reason).tail;
            assert!(head.ends_with('.') && tail.ends_with('.'), "{reason:?}: {head} {tail}");
        }
        heads.sort();
        heads.dedup();
        assert_eq!(heads.len(), REASONS.len());
    }

    #[test]
    fn the_reason_names_points_in_the_words_of_the_board() {
        let othello = GameText(Variant::standard(GameKind::Othello));
        let taken = illegal(othello, IllegalMove::Occupied(Point::new(27)));
        assert_eq!(taken, Message::new("d4 is taken.", "Choose an empty square."));
        let diamond = GameText(Variant::standard(GameKind::Diamond));
        let reason = IllegalMove::NeutralHasNeighbour { neutral: Point::new(29), piece: Point::new(28) };
        assert_eq!(illegal(diamond, reason).head, "e4 stands next to the stone on f4.");
    }
}
