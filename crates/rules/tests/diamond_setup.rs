//! The gate through which set-ups become positions of Diamond.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "diamond/support.rs"]
mod support;

use support::{after, position, set};
use tessera_rules::diamond::{Position, Situation};
use tessera_rules::{
    Contradiction, Game, GameKind, PerSide, Phase, Placement, Point, PointSet, Setup, SetupError, Side, Variant,
};

fn pieces(black: &str, white: &str, neutral: &str) -> Placement {
    Placement { first: set(black), second: set(white), neutral: set(neutral) }
}

fn moving(placement: &Placement) -> Situation {
    Situation::without_history(placement, Side::First)
}

fn placing(to_move: Side, black_in_hand: u8, white_in_hand: u8) -> Situation {
    let in_hand = PerSide::new(black_in_hand, white_in_hand);
    Situation { to_move, phase: Phase::Placement, in_hand, quiet: 0, swapped: false, seen: Vec::new() }
}

fn refused(placement: Placement, situation: Situation) -> SetupError {
    Position::from_setup(placement, situation).unwrap_err()
}

/// The sentence by which a set-up in the movement phase is refused after a change.
fn contradiction(placement: Placement, change: impl Fn(&mut Situation)) -> String {
    let mut situation = moving(&placement);
    change(&mut situation);
    match refused(placement, situation) {
        SetupError::Contradiction(what) => what.to_string(),
        other => panic!("{other}"),
    }
}

#[test]
fn a_position_is_built_again_from_its_set_up() {
    let played = after(&position("White d4 e3; Black f4; neutral a7; White to move"), "e3-d3 f4-f5 d3-e3");
    assert_eq!(Position::from_setup(played.placement(), played.situation()), Ok(played.clone()));
    let setup = Setup {
        variant: Variant::standard(GameKind::Diamond),
        placement: played.placement(),
        situation: tessera_rules::Situation::Diamond(played.situation()),
    };
    let written = serde_json::to_string(&setup).unwrap();
    let read: Setup = serde_json::from_str(&written).unwrap();
    assert_eq!(read.into_position(), Ok(tessera_rules::Position::Diamond(played)));
}

#[test]
fn pieces_off_the_board_or_on_top_of_each_other_are_misplaced() {
    for missing in [7, 56, 64] {
        let off_board = Placement { neutral: Point::new(missing).set(), ..pieces("a1", "b1", "") };
        assert_eq!(refused(off_board, moving(&off_board)), SetupError::Misplaced);
    }
    for overlapping in [pieces("a1", "a1", ""), pieces("a1", "", "a1"), pieces("", "a1", "a1")] {
        assert_eq!(refused(overlapping, moving(&overlapping)), SetupError::Misplaced);
    }
}

#[test]
fn a_side_has_at_most_twelve_pieces() {
    let thirteen = pieces("a1 b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8 g8", "", "");
    let too_many = |side| SetupError::TooManyPieces { side, most: 12 };
    assert_eq!(refused(thirteen, moving(&thirteen)), too_many(Side::First));
    assert_eq!(refused(pieces("a1", "", ""), placing(Side::Second, 12, 12)), too_many(Side::First));
    assert_eq!(refused(pieces("", "", ""), placing(Side::First, 12, 255)), too_many(Side::Second));
}

#[test]
fn hands_and_turn_fit_the_pieces_placed() {
    let contradicts =
        |black, white, situation| matches!(refused(pieces(black, white, ""), situation), SetupError::Contradiction(_));
    assert!(Position::from_setup(pieces("a1", "b1", ""), placing(Side::First, 11, 11)).is_ok());
    assert!(contradicts("a1", "b1", placing(Side::Second, 11, 11)));
    assert!(contradicts("a1 c1", "", placing(Side::First, 10, 12)));
    assert!(contradicts("", "b1", placing(Side::First, 12, 11)));
    assert!(contradicts("a1", "b1", placing(Side::First, 10, 10)));
}

#[test]
fn the_placement_phase_has_no_neutrals_no_counters_and_no_early_switch() {
    let one = pieces("a1", "", "");
    let situation = || placing(Side::Second, 11, 12);
    let neutral = refused(pieces("a1", "", "b1"), situation());
    assert!(neutral.to_string().contains("none is made in the placement phase"));
    let counted = "counted only in the movement phase";
    assert!(refused(one, Situation { quiet: 1, ..situation() }).to_string().contains(counted));
    assert!(refused(one, Situation { seen: vec![[set("a1"), set("")]], ..situation() }).to_string().contains(counted));
    let early = Situation { swapped: true, ..placing(Side::First, 12, 12) };
    assert!(refused(pieces("", "", ""), early).to_string().contains("before the first piece"));
    assert!(Position::from_setup(one, Situation { swapped: true, ..situation() }).is_ok());
}

#[test]
fn with_all_pieces_placed_and_no_square_the_movement_phase_has_begun() {
    let all = pieces("a1 b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8", "a3 b3 c3 d3 e3 f3 g3 h3 a5 b5 c5 d5", "");
    let begun = SetupError::Contradiction(Contradiction::AllPlaced);
    assert_eq!(refused(all, placing(Side::First, 0, 0)), begun);
    assert!(Position::from_setup(all, moving(&all)).is_ok());
}

#[test]
fn the_movement_phase_has_empty_hands_and_counters_within_their_limits() {
    let some = pieces("a1", "b1", "");
    let in_hand = |situation: &mut Situation| situation.in_hand = PerSide::new(0, 1);
    assert_eq!(contradiction(some, in_hand), "no piece is in hand in the movement phase");
    let quiet = |situation: &mut Situation| situation.quiet = 51;
    assert!(contradiction(some, quiet).contains("fifty quiet plies"));
    let neutrals = PointSet(0xFE00) | PointSet(0x00FF_FF00_0000);
    assert_eq!(neutrals.len(), 23);
    let crowded = Placement { neutral: neutrals, ..some };
    assert_eq!(contradiction(crowded, |_| {}), "there are more neutral pieces than pieces captured");
    let full = Placement { neutral: neutrals - Point::new(9).set(), ..some };
    assert!(Position::from_setup(full, moving(&full)).is_ok());
}

#[test]
fn the_history_ends_with_the_current_position_and_may_be_that_alone() {
    let some = pieces("a1", "b1", "");
    let last = "the last position of the history must be the current one";
    assert_eq!(contradiction(some, |situation| situation.seen.clear()), last);
    assert_eq!(contradiction(some, |situation| situation.seen = vec![[set("b1"), set("a1")]]), last);
    let unknown = Situation { quiet: 30, ..moving(&some) };
    assert_eq!(Position::from_setup(some, unknown).unwrap().occurrences(), 1);
}

#[test]
fn the_history_can_be_played() {
    let some = pieces("a1", "b1", "c1");
    let with = |earlier: &[[&str; 2]]| Situation {
        quiet: 10,
        seen: earlier.iter().chain(&[["a1", "b1"]]).map(|entry| entry.map(set)).collect(),
        ..moving(&some)
    };
    let one_ply = with(&[["a1", "b2"]]);
    assert!(Position::from_setup(some, one_ply.clone()).is_ok());
    let longer = SetupError::Contradiction(Contradiction::HistoryTooLong);
    assert_eq!(refused(some, Situation { quiet: 0, ..one_ply }), longer);
    let broken = SetupError::Contradiction(Contradiction::HistoryBroken);
    let impossible: [&[[&str; 2]]; 9] = [
        // Not a line, the wrong side, two pieces, no step, on a neutral, two on one point (twice), another number of
        // pieces; and a piece that comes and goes between two good steps.
        &[["a1", "h8"]],
        &[["a2", "b1"]],
        &[["a2", "b2"]],
        &[["a1", "b1"]],
        &[["a1", "c1"]],
        &[["a1 b2", "b2"]],
        &[["a1", "a1"]],
        &[["a1", "b2 h8"]],
        &[["a2", "b2"], ["a1 h8", "b2"]],
    ];
    for earlier in impossible {
        assert_eq!(refused(some, with(earlier)), broken, "{earlier:?}");
    }
}

#[test]
fn a_history_with_a_finished_game_in_it_is_refused() {
    let broken = SetupError::Contradiction(Contradiction::HistoryBroken);
    let now = pieces("a3 a2 b2 b4", "h8", "");
    let seen = vec![[set("a3 a2 b2 b3"), set("h8")], [now.first, now.second]];
    assert_eq!(refused(now, Situation { quiet: 1, to_move: Side::Second, seen, ..moving(&now) }), broken);
    // The same position three times in a history that goes on.
    let round = position("White a1; Black h8; White to move");
    let thrice = after(&round, "a1-b1 h8-g8 b1-a1 g8-h8 a1-b1 h8-g8 b1-a1 g8-h8");
    let mut situation = thrice.situation();
    let further = pieces("h8", "b1", "");
    situation.seen.push([further.first, further.second]);
    situation.quiet += 1;
    situation.to_move = Side::First;
    assert_eq!(refused(further, situation), broken);
    assert_eq!(Position::from_setup(thrice.placement(), thrice.situation()), Ok(thrice));
}

#[test]
fn only_the_side_that_moved_last_may_hold_a_square_and_one_move_must_have_made_all() {
    let held = pieces("a2 b2 b3 a3", "h8", "");
    assert!(contradiction(held, |_| {}).contains("the game was over before"));
    let just_won = Situation::without_history(&held, Side::Second);
    let won = Position::from_setup(held, just_won).unwrap();
    assert_eq!(won.outcome().winner(), Some(Side::First));
    let two_apart = pieces("a2 b2 b3 a3 d3 e3 e4 d4", "h8", "");
    let apart = refused(two_apart, Situation::without_history(&two_apart, Side::Second));
    assert!(apart.to_string().contains("without a common corner"));
    let two_together = pieces("d3 e3 e4 d4 f4 f5 e5", "h8", "");
    assert!(Position::from_setup(two_together, Situation::without_history(&two_together, Side::Second)).is_ok());
}
