//! What moves and results of Othello are described as.

use super::*;
use crate::game::selection::Proposal;
use crate::presentation::text;
use crate::rules::PointSet;
use crate::rules::{GameKind, Point, Position, Variant};

fn game() -> GameText<'static> {
    GameText::new(Text::default(), Variant::standard(GameKind::Othello))
}

fn described(flips: &[usize], outcome: Outcome) -> Message {
    let at = Point::new(30);
    let mut effects = vec![Effect::Placed { side: Side::First, at }];
    effects.extend(flips.iter().map(|index| Effect::Flipped { to: Side::First, at: Point::new(*index), ring: 1 }));
    let preview = MovePreview { text: "g4".into(), effects, outcome, cornered: PointSet::EMPTY };
    text::describe(game(), Side::First, &Proposal { mv: Move::Place(at), verdict: Ok(preview) })
}

#[test]
fn a_move_says_once_which_discs_it_flips() {
    assert_eq!(described(&[28, 29], Outcome::InProgress), Message::new("g4 flips e4 and f4.", ""));
    assert_eq!(described(&[29], Outcome::InProgress), Message::new("g4 flips f4.", ""));
}

#[test]
fn many_discs_are_counted_in_digits_and_not_listed() {
    let many: Vec<usize> = (0..11).collect();
    assert_eq!(described(&many, Outcome::InProgress), Message::new("g4 flips 11 discs.", ""));
}

#[test]
fn numbers_up_to_ten_are_words_and_larger_ones_digits() {
    let flips = |count| Text::default().othello_flips_note(count);
    assert_eq!([0, 1, 2, 10].map(flips), ["flips no discs", "flips one disc", "flips two discs", "flips ten discs"]);
    assert_eq!(flips(11), "flips 11 discs");
}

#[test]
fn a_last_move_says_how_the_game_ends() {
    let won = Outcome::Won { side: Side::First, by: Victory::MoreDiscs };
    assert_eq!(described(&[29], won).tail, "It would end the game with a win for Black.");
    assert_eq!(described(&[29], Outcome::Drawn(Draw::EqualDiscs)).tail, "It would end the game in a draw.");
}

#[test]
fn an_opening_with_a_name_stands_over_the_moves() {
    let start = Position::start(game().variant);
    assert_eq!(text::caption(game(), &start, Some("Tiger")), "Othello · Tiger");
    assert_eq!(text::caption(game(), &start, None), "Othello · 8 × 8");
}

#[test]
fn empty_squares_go_to_the_winner_and_are_shared_in_a_draw() {
    assert_eq!(official_score(PerSide::new(10, 52), 64), PerSide::new(10, 54));
    assert_eq!(official_score(PerSide::new(30, 0), 64), PerSide::new(64, 0));
    assert_eq!(official_score(PerSide::new(20, 20), 64), PerSide::new(32, 32));
}

#[test]
fn the_official_score_is_given_where_empty_squares_change_it() {
    let second = Outcome::Won { side: Side::Second, by: Victory::MoreDiscs };
    let score = |outcome, discs| text::score_line(game(), outcome, discs);
    assert_eq!(
        score(second, PerSide::new(10, 52)).as_deref(),
        Some("52–10 discs; official score 54–10, with the empty squares.")
    );
    assert_eq!(score(second, PerSide::new(31, 33)).as_deref(), Some("33–31 discs."));
    let resigned = Outcome::Won { side: Side::First, by: Victory::Resignation };
    assert_eq!(score(resigned, PerSide::new(3, 1)), None);
}
