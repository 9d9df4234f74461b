//! How a match ended: the winner, the reason, and the score.

use super::games::messages_of;
use super::message::messages;
use super::{GameText, Message};
use crate::rules::{Colour, Draw, Outcome, PerSide, Side, Victory};

messages! {
    fn outcome_wins(colour: Colour) = "outcome-wins";
    fn outcome_draw() = "outcome-draw";
    fn outcome_wins_sentence(colour: Colour) = "outcome-wins-sentence";
    fn outcome_draw_sentence() = "outcome-draw-sentence";
    fn outcome_wins_by(colour: Colour, winner: usize, loser: usize) = "outcome-wins-by";
    fn outcome_draw_by(count: usize) = "outcome-draw-by";
    fn victory_more_discs(colour: Colour) = "victory-more-discs";
    fn victory_all_flipped(colour: Colour) = "victory-all-flipped";
    fn victory_far_row(colour: Colour, point: &str) = "victory-far-row";
    fn victory_captured_all(colour: Colour) = "victory-captured-all";
    fn victory_square(colour: Colour, points: &str) = "victory-square";
    fn victory_two_squares(colour: Colour) = "victory-two-squares";
    fn victory_resignation(colour: Colour) = "victory-resignation";
    fn victory_time(colour: Colour) = "victory-time";
    fn draw_equal_discs() = "draw-equal-discs";
    fn draw_no_legal_action() = "draw-no-legal-action";
    fn draw_quiet_plies() = "draw-quiet-plies";
    fn draw_repetition() = "draw-repetition";
    fn draw_agreement() = "draw-agreement";
}

/// `Black wins`, `A draw`; nothing while the match goes on.
#[must_use]
pub fn headline(game: GameText, outcome: Outcome) -> String {
    match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, .. } => game.text.outcome_wins(game.colour(side)),
        Outcome::Drawn(_) => game.text.outcome_draw().into(),
    }
}

/// The result and its reason, as two sentences.
pub(super) fn ended(game: GameText, outcome: Outcome, pieces: PerSide<usize>) -> Message {
    let head = match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, .. } => game.text.outcome_wins_sentence(game.colour(side)),
        Outcome::Drawn(_) => game.text.outcome_draw_sentence().into(),
    };
    Message::new(head, reason(game, outcome, pieces))
}

/// The result read aloud: `Black wins, 22 to 14.` in a game that counts, else the winner and the reason.
#[must_use]
pub fn result(game: GameText, outcome: Outcome, pieces: PerSide<usize>) -> String {
    let (text, counted) = (game.text, score_line(game, outcome, pieces).is_some());
    match outcome {
        Outcome::Won { side, .. } if counted => {
            text.outcome_wins_by(game.colour(side), pieces[side], pieces[side.other()])
        }
        Outcome::Drawn(_) if counted => text.outcome_draw_by(pieces[Side::First]),
        _ => ended(game, outcome, pieces).joined(text),
    }
}

/// What decided the match, in a sentence; `pieces` are those on the board.
#[must_use]
pub fn reason(game: GameText, outcome: Outcome, pieces: PerSide<usize>) -> String {
    let text = game.text;
    match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, by } => victory(game, side, by, pieces[side.other()]),
        Outcome::Drawn(Draw::EqualDiscs) => text.draw_equal_discs().into(),
        Outcome::Drawn(Draw::NoLegalAction) => text.draw_no_legal_action().into(),
        Outcome::Drawn(Draw::QuietPlies) => text.draw_quiet_plies().into(),
        Outcome::Drawn(Draw::Repetition) => text.draw_repetition().into(),
        Outcome::Drawn(Draw::Agreement) => text.draw_agreement().into(),
    }
}

fn victory(game: GameText, side: Side, by: Victory, left: usize) -> String {
    let text = game.text;
    let (winner, loser) = (game.colour(side), game.colour(side.other()));
    match by {
        Victory::MoreDiscs if left == 0 => text.victory_all_flipped(winner),
        Victory::MoreDiscs => text.victory_more_discs(winner),
        Victory::FarRow { at } => text.victory_far_row(winner, &game.point(at)),
        Victory::CapturedAll => text.victory_captured_all(winner),
        Victory::Square { corners } if corners.len() == 4 => text.victory_square(winner, &game.points(corners)),
        Victory::Square { .. } => text.victory_two_squares(winner),
        Victory::Resignation => text.victory_resignation(loser),
        Victory::Time => text.victory_time(loser),
    }
}

/// The score where the game counts one, and the official one where it differs; `None` for other games and for matches
/// that were not played to their end.
#[must_use]
pub fn score_line(game: GameText, outcome: Outcome, pieces: PerSide<usize>) -> Option<String> {
    messages_of(game.kind()).score_line(game, outcome, pieces)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::text::Text;
    use crate::rules::{GameKind, Point, PointSet, Variant};

    fn text_of(kind: GameKind) -> GameText {
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
    fn a_side_without_discs_has_a_sentence() {
        let by = |discs| reason(text_of(GameKind::Othello), won(Side::First, Victory::MoreDiscs), discs);
        assert_eq!(by(PerSide::new(13, 0)), "Black has flipped every disc.");
        assert_eq!(by(PerSide::new(33, 31)), "Neither side can move, and Black has more discs.");
    }

    #[test]
    fn every_draw_has_its_sentence() {
        let draws = [Draw::EqualDiscs, Draw::NoLegalAction, Draw::QuietPlies, Draw::Repetition, Draw::Agreement];
        let mut said: Vec<String> = draws
            .iter()
            .map(|draw| reason(text_of(GameKind::Diamond), Outcome::Drawn(*draw), PerSide::new(5, 5)))
            .collect();
        assert!(said.iter().all(|sentence| sentence.ends_with('.')));
        said.dedup();
        assert_eq!(said.len(), draws.len());
    }

    #[test]
    fn a_counted_result_is_read_with_its_score() {
        let othello = text_of(GameKind::Othello);
        assert_eq!(
            result(othello, won(Side::First, Victory::MoreDiscs), PerSide::new(22, 14)),
            "Black wins, 22 to 14."
        );
        let equal = result(othello, Outcome::Drawn(Draw::EqualDiscs), PerSide::new(18, 18));
        assert_eq!(equal, "A draw, 18 discs each.");
        let resigned = result(othello, won(Side::First, Victory::Resignation), PerSide::new(3, 1));
        assert_eq!(resigned, "Black wins. White resigned.");
    }
}
