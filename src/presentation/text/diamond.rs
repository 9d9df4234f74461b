//! What a move of Diamond would do.

use crate::game::selection::MovePreview;
use crate::rules::{Draw, Effect, Move, Outcome, Phase, Point, Victory};

use super::{GameText, Message};

pub(super) fn describe(lexicon: GameText, mv: Move, foresight: &MovePreview) -> Message {
    let captured = foresight.effects.iter().find_map(|effect| match *effect {
        Effect::Neutralised { at, .. } => Some(at),
        _ => None,
    });
    if let Outcome::Won { by: Victory::Square { corners }, .. } = foresight.outcome {
        let head = format!("{} completes a square: you win.", act(lexicon, mv));
        let tail = match captured {
            Some(at) => format!("It captures {} as well.", lexicon.point(at)),
            None => format!("{} are all yours.", lexicon.points(corners)),
        };
        return Message { head, tail };
    }
    let tail = match foresight.outcome {
        Outcome::Drawn(draw) => drawn(draw).into(),
        _ if last_to_be_placed(foresight) => "It is the last to be placed: from then on pieces move.".into(),
        _ => String::new(),
    };
    quiet_or_capture(lexicon, mv, foresight, captured, tail)
}

fn quiet_or_capture(
    lexicon: GameText,
    mv: Move,
    foresight: &MovePreview,
    captured: Option<Point>,
    tail: String,
) -> Message {
    let act = act(lexicon, mv);
    let head = match (mv, captured) {
        (_, Some(at)) => format!("{act} captures {}: it turns to stone.", lexicon.point(at)),
        (Move::Place(at), None) => format!("Place a piece on {}.", lexicon.point(at)),
        (Move::Remove(at), None) => format!("Takes the stone off {}.", lexicon.point(at)),
        (Move::Swap, None) => "Switch sides.".into(),
        _ if foresight.cornered.len() > 1 => {
            let safe = format!("{} are cornered together, so both are safe.", lexicon.points(foresight.cornered));
            let tail = if tail.is_empty() { safe } else { tail };
            return Message::new(format!("{act} corners two: nothing is captured."), tail);
        }
        _ if tail.is_empty() => return Message::new(format!("{act}."), "Nothing is captured."),
        _ => format!("{act}."),
    };
    Message { head, tail }
}

fn act(lexicon: GameText, mv: Move) -> String {
    match mv {
        Move::Step { from, to } => format!("{}–{}", lexicon.point(from), lexicon.point(to)),
        Move::Place(at) | Move::Remove(at) => lexicon.point(at),
        Move::Pass | Move::Swap => String::new(),
    }
}

fn last_to_be_placed(foresight: &MovePreview) -> bool {
    foresight.effects.contains(&Effect::PhaseChanged { to: Phase::Movement })
}

const fn drawn(draw: Draw) -> &'static str {
    match draw {
        Draw::NoLegalAction => "It leaves nothing to play: a draw.",
        Draw::QuietPlies => "It is the fiftieth quiet move in a row: a draw.",
        Draw::Repetition => "The position would stand for the third time: a draw.",
        Draw::EqualDiscs | Draw::Agreement => "A draw.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::selection::Proposal;
    use crate::presentation::text;
    use crate::rules::{GameKind, PointSet, Side, Variant};

    const E3: Point = Point::new(20);
    const E4: Point = Point::new(28);
    const F4: Point = Point::new(29);
    const D5: Point = Point::new(35);

    fn said(mv: Move, effects: Vec<Effect>, outcome: Outcome, cornered: &[Point]) -> Message {
        let cornered: PointSet = cornered.iter().copied().collect();
        let foresight = MovePreview { text: String::new(), effects, outcome, cornered };
        let proposal = Proposal { mv, verdict: Ok(foresight) };
        text::describe(GameText(Variant::standard(GameKind::Diamond)), Side::Second, &proposal)
    }

    fn step(cornered: &[Point], outcome: Outcome) -> Message {
        let mut effects = vec![Effect::Moved { from: E3, to: E4 }];
        if let [at] = cornered {
            effects.push(Effect::Neutralised { side: Side::First, at: *at });
        }
        said(Move::Step { from: E3, to: E4 }, effects, outcome, cornered)
    }

    #[test]
    fn a_plain_step_is_just_named() {
        assert_eq!(step(&[], Outcome::InProgress), Message::new("e3–e4.", "Nothing is captured."));
    }

    #[test]
    fn one_cornered_piece_turns_to_stone_and_two_are_safe() {
        assert_eq!(step(&[F4], Outcome::InProgress).head, "e3–e4 captures f4: it turns to stone.");
        let two = step(&[F4, D5], Outcome::InProgress);
        assert_eq!(two.head, "e3–e4 corners two: nothing is captured.");
        assert_eq!(two.tail, "f4 and d5 are cornered together, so both are safe.");
    }

    #[test]
    fn a_square_wins_and_names_its_corners() {
        let corners = [E4, F4, Point::new(36), Point::new(37)].into_iter().collect();
        let won = Outcome::Won { side: Side::Second, by: Victory::Square { corners } };
        let quiet = Message::new("e3–e4 completes a square: you win.", "e4, f4, e5 and f5 are all yours.");
        assert_eq!(step(&[], won), quiet);
        assert_eq!(step(&[D5], won).tail, "It captures d5 as well.");
    }

    #[test]
    fn placing_and_removing_are_told_by_their_point() {
        let placed = Effect::Placed { side: Side::First, at: E4 };
        let place = said(Move::Place(E4), vec![placed], Outcome::InProgress, &[]);
        assert_eq!(place, Message::new("Place a piece on e4.", ""));
        let last = vec![placed, Effect::PhaseChanged { to: Phase::Movement }];
        let last = said(Move::Place(E4), last, Outcome::InProgress, &[]);
        assert_eq!(last.tail, "It is the last to be placed: from then on pieces move.");
        let removal = said(Move::Remove(F4), vec![Effect::Removed { at: F4 }], Outcome::InProgress, &[]);
        assert_eq!(removal.head, "Takes the stone off f4.");
    }

    #[test]
    fn a_drawing_move_warns() {
        assert_eq!(step(&[], Outcome::Drawn(Draw::QuietPlies)).tail, "It is the fiftieth quiet move in a row: a draw.");
        assert_eq!(
            step(&[], Outcome::Drawn(Draw::Repetition)).tail,
            "The position would stand for the third time: a draw."
        );
    }
}
