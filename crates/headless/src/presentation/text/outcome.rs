//! How a match ended: the winner, the reason, and the score.

use super::games::messages_of;
use super::{GameText, Message};
use crate::rules::{Draw, Outcome, PerSide, Side, Victory};

/// `Black wins`, `Ann wins`, `A draw`; nothing while the match goes on.
pub fn headline(game: GameText, outcome: Outcome) -> String {
    match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, .. } => match game.name(side) {
            Some(name) => game.text.outcome_name_wins(&name),
            None => game.text.outcome_wins(game.colour(side)),
        },
        Outcome::Drawn(_) => game.text.outcome_draw().into(),
    }
}

/// The same to the only person in the match: `You won`.
pub fn headline_to(game: GameText, outcome: Outcome, person: Side) -> String {
    match outcome {
        Outcome::Won { side, .. } if side == person => game.text.outcome_you_won().into(),
        Outcome::Won { by: Victory::Resignation, .. } => game.text.outcome_you_resigned().into(),
        Outcome::Won { .. } => game.text.outcome_you_lost().into(),
        _ => headline(game, outcome),
    }
}

/// The result and its reason, as two sentences.
pub(super) fn ended(game: GameText, outcome: Outcome, pieces: PerSide<usize>) -> Message {
    let head = match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, .. } => game.text.outcome_wins_sentence(&game.who(side)),
        Outcome::Drawn(_) => game.text.outcome_draw_sentence().into(),
    };
    Message::new(head, reason(game, outcome, pieces))
}

/// The result read aloud: `Black wins, 22 to 14.` in a game that counts, with the official score in a second sentence
/// where it differs; else the winner and the reason.
pub fn result(game: GameText, outcome: Outcome, pieces: PerSide<usize>) -> String {
    let (text, counted) = (game.text, score_line(game, outcome, pieces).is_some());
    let result = match outcome {
        Outcome::Won { side, .. } if counted => {
            text.outcome_wins_by(&game.who(side), pieces[side], pieces[side.other()])
        }
        Outcome::Drawn(_) if counted => text.outcome_draw_by(pieces[Side::First]),
        _ => ended(game, outcome, pieces).joined(text),
    };
    match messages_of(game.kind()).official_score(game, outcome, pieces) {
        Some(official) => text.sentences(&result, &official),
        None => result,
    }
}

/// What decided the match, in a sentence; `pieces` are those on the board.
pub fn reason(game: GameText, outcome: Outcome, pieces: PerSide<usize>) -> String {
    let text = game.text;
    match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, by: Victory::Resignation } => text.victory_resignation(&game.who(side.other())),
        Outcome::Won { side, by: Victory::Time } => text.victory_time(&game.who(side.other())),
        Outcome::Won { side, by } => messages_of(game.kind()).victory(game, side, by, pieces[side.other()]),
        Outcome::Drawn(Draw::Agreement) => text.draw_agreement().into(),
        Outcome::Drawn(draw) => messages_of(game.kind()).draw(text, draw).into(),
    }
}

/// The same to the only person in the match, addressed where the person is the subject: `You ran out of time.`
pub fn reason_to(game: GameText, outcome: Outcome, pieces: PerSide<usize>, person: Side) -> String {
    match outcome {
        Outcome::Won { side, by: Victory::Time } if side != person => game.text.victory_your_time().into(),
        Outcome::Won { by: Victory::Time | Victory::Resignation, .. } => reason(game, outcome, pieces),
        Outcome::Won { side, by } if side == person => {
            messages_of(game.kind()).your_victory(game, by, pieces[side.other()])
        }
        _ => reason(game, outcome, pieces),
    }
}

/// The score where the game counts one, and the official one where it differs; `None` for other games and for matches
/// that were not played to their end.
pub fn score_line(game: GameText, outcome: Outcome, pieces: PerSide<usize>) -> Option<String> {
    messages_of(game.kind()).score_line(game, outcome, pieces)
}

#[cfg(test)]
mod tests {
    use std::iter;

    use super::*;
    use crate::presentation::text::Text;
    use crate::rules::{Game, GameKind, Point, PointSet, Position, Variant};

    fn text_of(kind: GameKind) -> GameText<'static> {
        GameText::new(Text::default(), Variant::standard(kind))
    }

    fn won(side: Side, by: Victory) -> Outcome {
        Outcome::Won { side, by }
    }

    #[test]
    fn the_headline_names_the_winner_by_colour() {
        let outcome = won(Side::First, Victory::Resignation);
        assert_eq!(headline(text_of(GameKind::Breakthrough), outcome), "White wins");
        assert_eq!(headline(text_of(GameKind::Othello), Outcome::Drawn(Draw::EqualDiscs)), "A draw");
        assert_eq!(headline(text_of(GameKind::Othello), Outcome::InProgress), "");
    }

    #[test]
    fn the_headline_speaks_to_the_only_person() {
        let to_white = |outcome| headline_to(text_of(GameKind::Breakthrough), outcome, Side::First);
        assert_eq!(to_white(won(Side::First, Victory::CapturedAll)), "You won");
        assert_eq!(to_white(won(Side::Second, Victory::Time)), "You lost");
        assert_eq!(to_white(won(Side::Second, Victory::Resignation)), "You resigned");
        assert_eq!(to_white(won(Side::First, Victory::Resignation)), "You won");
        assert_eq!(to_white(Outcome::Drawn(Draw::Agreement)), "A draw");
    }

    #[test]
    fn every_victory_has_its_sentence() {
        let reason_of = |kind, by| reason(text_of(kind), won(Side::First, by), PerSide::new(9, 7));
        assert_eq!(
            reason_of(GameKind::Breakthrough, Victory::FarRow { at: Point::new(58) }),
            "White reached the far row on c8."
        );
        assert_eq!(reason_of(GameKind::Breakthrough, Victory::CapturedAll), "White captured the last black piece.");
        assert_eq!(reason_of(GameKind::Diamond, Victory::Resignation), "White resigned.");
        assert_eq!(reason_of(GameKind::Diamond, Victory::Time), "White ran out of time.");
        let corners: PointSet = [27, 28, 35, 36].map(Point::new).into_iter().collect();
        assert_eq!(
            reason_of(GameKind::Diamond, Victory::Square { corners }),
            "Black completed the square d4, e4, d5 and e5."
        );
    }

    #[test]
    fn the_reason_speaks_to_the_person_of_what_the_person_did() {
        let to_first = |kind, outcome| reason_to(text_of(kind), outcome, PerSide::new(9, 7), Side::First);
        let far_row = Victory::FarRow { at: Point::new(58) };
        assert_eq!(to_first(GameKind::Breakthrough, won(Side::First, far_row)), "You reached the far row on c8.");
        assert_eq!(to_first(GameKind::Breakthrough, won(Side::Second, far_row)), "Black reached the far row on c8.");
        let captured = won(Side::First, Victory::CapturedAll);
        assert_eq!(to_first(GameKind::Breakthrough, captured), "You captured the last opposing piece.");
        let corners: PointSet = [27, 28, 35, 36].map(Point::new).into_iter().collect();
        let square = won(Side::First, Victory::Square { corners });
        assert_eq!(to_first(GameKind::Diamond, square), "You completed the square d4, e4, d5 and e5.");
        let discs = won(Side::First, Victory::MoreDiscs);
        assert_eq!(to_first(GameKind::Othello, discs), "Neither side can move, and you have more discs.");
        assert_eq!(to_first(GameKind::Diamond, won(Side::Second, Victory::Time)), "You ran out of time.");
        assert_eq!(to_first(GameKind::Diamond, won(Side::First, Victory::Time)), "White ran out of time.");
        assert_eq!(to_first(GameKind::Diamond, won(Side::First, Victory::Resignation)), "White resigned.");
    }

    #[test]
    fn a_side_without_discs_has_a_sentence() {
        let by = |discs| reason(text_of(GameKind::Othello), won(Side::First, Victory::MoreDiscs), discs);
        assert_eq!(by(PerSide::new(13, 0)), "Black has flipped every disc.");
        assert_eq!(by(PerSide::new(33, 31)), "Neither side can move, and Black has more discs.");
    }

    #[test]
    fn every_draw_has_its_sentence() {
        let of_diamond = [Draw::NoLegalAction, Draw::QuietPlies, Draw::Repetition, Draw::Agreement];
        let draws: Vec<(GameKind, Draw)> = iter::once((GameKind::Othello, Draw::EqualDiscs))
            .chain(of_diamond.map(|draw| (GameKind::Diamond, draw)))
            .collect();
        let mut said: Vec<String> = draws
            .iter()
            .map(|(kind, draw)| reason(text_of(*kind), Outcome::Drawn(*draw), PerSide::new(5, 5)))
            .collect();
        assert!(said.iter().all(|sentence| sentence.ends_with('.')));
        said.dedup();
        assert_eq!(said.len(), draws.len());
    }

    #[test]
    fn every_ending_of_random_games_has_a_reason() {
        for kind in GameKind::ALL {
            for seed in 0..40 {
                let mut position = Position::start(Variant::standard(kind));
                let mut random = seed;
                while !position.outcome().is_over() {
                    random = hash(random);
                    let moves = position.legal_moves();
                    position.play_unchecked(moves[random as usize % moves.len()]);
                }
                let sentence = reason(text_of(kind), position.outcome(), PerSide::new(5, 5));
                assert!(sentence.ends_with('.'), "{kind}, {:?}: {sentence:?}", position.outcome());
            }
        }
    }

    /// The next number of a sequence without a visible pattern (splitmix64).
    const fn hash(number: u64) -> u64 {
        let mixed = (number.wrapping_add(0x9E37_79B9_7F4A_7C15) ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed ^ (mixed >> 27)
    }

    #[test]
    fn a_counted_result_is_read_with_its_score() {
        let othello = text_of(GameKind::Othello);
        assert_eq!(
            result(othello, won(Side::First, Victory::MoreDiscs), PerSide::new(40, 24)),
            "Black wins, 40 to 24."
        );
        let equal = result(othello, Outcome::Drawn(Draw::EqualDiscs), PerSide::new(32, 32));
        assert_eq!(equal, "A draw, 32 discs each.");
        let resigned = result(othello, won(Side::First, Victory::Resignation), PerSide::new(3, 1));
        assert_eq!(resigned, "Black wins. White resigned.");
    }

    #[test]
    fn an_official_score_that_differs_is_read_after_the_result() {
        let othello = text_of(GameKind::Othello);
        assert_eq!(
            result(othello, won(Side::Second, Victory::MoreDiscs), PerSide::new(10, 52)),
            "White wins, 52 to 10. The official score is 54 to 10, with the empty squares."
        );
        assert_eq!(
            result(othello, Outcome::Drawn(Draw::EqualDiscs), PerSide::new(18, 18)),
            "A draw, 18 discs each. The official score is 32 to 32, with the empty squares."
        );
    }
}
