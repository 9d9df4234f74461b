//! What moves of Diamond are described as.

use super::*;
use crate::game::selection::Proposal;
use crate::presentation::text;
use crate::rules::{GameKind, Phase, Point, PointSet, Variant};

const E3: Point = Point::new(20);
const E4: Point = Point::new(28);
const F4: Point = Point::new(29);
const D5: Point = Point::new(35);

fn described(mv: Move, effects: Vec<Effect>, outcome: Outcome, cornered: &[Point]) -> Message {
    let cornered: PointSet = cornered.iter().copied().collect();
    let preview = MovePreview { text: String::new(), effects, outcome, cornered };
    let proposal = Proposal { mv, verdict: Ok(preview) };
    text::describe(GameText::new(Text::default(), Variant::standard(GameKind::Diamond)), Side::Second, &proposal)
}

fn step(cornered: &[Point], outcome: Outcome) -> Message {
    let mut effects = vec![Effect::Moved { from: E3, to: E4 }];
    if let [at] = cornered {
        effects.push(Effect::Neutralised { side: Side::First, at: *at });
    }
    described(Move::Step { from: E3, to: E4 }, effects, outcome, cornered)
}

#[test]
fn a_step_without_a_capture_says_so() {
    assert_eq!(step(&[], Outcome::InProgress), Message::new("e3–e4.", "Nothing is captured."));
}

#[test]
fn one_cornered_piece_turns_to_stone_and_two_are_safe() {
    assert_eq!(step(&[F4], Outcome::InProgress).head, "e3–e4 captures f4 and turns it to stone.");
    let two = step(&[F4, D5], Outcome::InProgress);
    assert_eq!(two.head, "e3–e4 corners two: nothing is captured.");
    assert_eq!(two.tail, "f4 and d5 are cornered together, so both are safe.");
}

#[test]
fn a_square_wins_and_names_its_corners() {
    let corners = [E4, F4, Point::new(36), Point::new(37)].into_iter().collect();
    let won = Outcome::Won { side: Side::Second, by: Victory::Square { corners } };
    let quiet = Message::new("e3–e4 completes a square and wins.", "e4, f4, e5 and f5 are all yours.");
    assert_eq!(step(&[], won), quiet);
    assert_eq!(step(&[D5], won).tail, "It captures d5 as well.");
}

#[test]
fn placing_and_removing_name_their_point() {
    let placed = Effect::Placed { side: Side::First, at: E4 };
    let place = described(Move::Place(E4), vec![placed], Outcome::InProgress, &[]);
    assert_eq!(place, Message::new("Place a piece on e4.", ""));
    let last = vec![placed, Effect::PhaseChanged { to: Phase::Movement }];
    let last = described(Move::Place(E4), last, Outcome::InProgress, &[]);
    assert_eq!(last.tail, "This is the last placement; after it, pieces move.");
    let removal = described(Move::Remove(F4), vec![Effect::Removed { at: F4 }], Outcome::InProgress, &[]);
    assert_eq!(removal.head, "Removes the stone on f4.");
}

#[test]
fn a_drawing_move_warns() {
    assert_eq!(step(&[], Outcome::Drawn(Draw::QuietPlies)).tail, "This is the fiftieth quiet move in a row: a draw.");
    assert_eq!(step(&[], Outcome::Drawn(Draw::Repetition)).tail, "The position occurs for the third time: a draw.");
}

#[test]
fn the_board_is_named_by_its_points_and_does_not_read_like_a_score() {
    assert_eq!(Text::default().board_of(Variant::standard(GameKind::Diamond)), "62-point board");
}
