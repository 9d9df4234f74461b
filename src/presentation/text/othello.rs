//! What a move of Othello would do, and what a finished game counts.

use crate::game::matches::History;
use crate::game::selection::MovePreview;
use crate::rules::{Effect, Move, PerSide, PointSet, Position, othello};

use super::{GameText, Message, count, ending};

/// More turned discs than this are counted, not listed.
const LISTED: usize = 6;

/// The name of the opening that was played, if it has one.
#[must_use]
pub fn opening(history: &History) -> Option<&'static str> {
    let Position::Othello(start) = &history.start else { return None };
    othello::opening(start, history.played.iter().map(|ply| ply.mv))
}

pub(super) fn describe(lexicon: GameText, mv: Move, foresight: &MovePreview) -> Message {
    let Move::Place(at) = mv else { return Message::new("Pass.", "") };
    let turned: PointSet = foresight
        .effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Flipped { at, .. } => Some(at),
            _ => None,
        })
        .collect();
    let head = format!("{} turns {}.", lexicon.point(at), count(turned.len(), "disc"));
    let tail = match turned.len() {
        _ if foresight.outcome.is_over() => {
            format!("That ends the game: {}", lower_first(&ending(lexicon, foresight.outcome)))
        }
        1 => format!("{} changes its colour.", lexicon.points(turned)),
        2..=LISTED => format!("{} change their colour.", lexicon.points(turned)),
        _ => String::new(),
    };
    Message { head, tail }
}

/// Colours keep their capital; an article loses it after a colon.
fn lower_first(sentence: &str) -> String {
    sentence.strip_prefix("A ").map_or_else(|| sentence.to_owned(), |rest| format!("a {rest}"))
}

/// The official score of a finished game: the winner also gets the empty squares; in a draw each side gets half.
#[must_use]
pub fn official_score(discs: PerSide<usize>, squares: usize) -> PerSide<usize> {
    let PerSide([first, second]) = discs;
    let empty = squares.saturating_sub(first + second);
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => PerSide::new(first + empty, second),
        std::cmp::Ordering::Less => PerSide::new(first, second + empty),
        std::cmp::Ordering::Equal => PerSide::new(first + empty / 2, second + empty / 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::selection::Proposal;
    use crate::presentation::text;
    use crate::rules::{Draw, GameKind, Outcome, Point, Side, Variant, Victory};

    fn said(flips: &[usize], outcome: Outcome) -> Message {
        let at = Point::new(30);
        let mut effects = vec![Effect::Placed { side: Side::First, at }];
        effects.extend(flips.iter().map(|index| Effect::Flipped { to: Side::First, at: Point::new(*index), ring: 1 }));
        let foresight = MovePreview { text: "g4".into(), effects, outcome, cornered: PointSet::EMPTY };
        let proposal = Proposal { mv: Move::Place(at), verdict: Ok(foresight) };
        text::describe(GameText(Variant::standard(GameKind::Othello)), Side::First, &proposal)
    }

    #[test]
    fn a_move_tells_how_many_discs_it_turns_and_which() {
        let message = said(&[28, 29], Outcome::InProgress);
        assert_eq!(message, Message::new("g4 turns two discs.", "e4 and f4 change their colour."));
        assert_eq!(said(&[29], Outcome::InProgress).head, "g4 turns one disc.");
        assert_eq!(said(&[29], Outcome::InProgress).tail, "f4 changes its colour.");
    }

    #[test]
    fn many_discs_are_counted_in_digits_and_not_listed() {
        let many: Vec<usize> = (0..11).collect();
        assert_eq!(said(&many, Outcome::InProgress), Message::new("g4 turns 11 discs.", ""));
    }

    #[test]
    fn a_last_move_tells_how_the_game_ends() {
        let won = Outcome::Won { side: Side::First, by: Victory::MoreDiscs };
        assert_eq!(said(&[29], won).tail, "That ends the game: Black wins.");
        assert_eq!(said(&[29], Outcome::Drawn(Draw::EqualDiscs)).tail, "That ends the game: a draw.");
    }

    #[test]
    fn an_opening_that_has_a_name_stands_over_the_moves() {
        let (lexicon, start) =
            (GameText(Variant::standard(GameKind::Othello)), Position::start(Variant::standard(GameKind::Othello)));
        assert_eq!(text::caption(lexicon, &start.situation(), Some("Tiger")), "Othello · Tiger");
        assert_eq!(text::caption(lexicon, &start.situation(), None), "Othello · 8 × 8");
    }

    #[test]
    fn empty_squares_go_to_the_winner_and_are_shared_in_a_draw() {
        assert_eq!(official_score(PerSide::new(10, 52), 64), PerSide::new(10, 54));
        assert_eq!(official_score(PerSide::new(30, 0), 64), PerSide::new(64, 0));
        assert_eq!(official_score(PerSide::new(20, 20), 64), PerSide::new(32, 32));
    }
}
