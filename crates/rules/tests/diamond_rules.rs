//! Diamond's rules one by one: phases, steps, captures, removals, wins and draws.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "diamond/support.rs"]
mod support;

use support::{after, at, effects, position, refusal, set, step};
use tessera_rules::diamond::{Position, QUIET_LIMIT};
use tessera_rules::{Draw, Effect, Game, IllegalMove, Move, Outcome, PerSide, Phase, Point, Side, Victory};

/// Black on ranks 1 and 8, White on ranks 3 and 5, no piece in hand but the last white one.
const LAST_PLACEMENT: &str = "bbbbb2/8/8/wwww4/8/wwwwwww1/8/bbbbbbb w p0,1 0 -";

fn captured(side: Side, label: &str) -> Effect {
    Effect::Neutralised { side, at: at(label) }
}

fn moved(from: &str, to: &str) -> Effect {
    Effect::Moved { from: at(from), to: at(to) }
}

fn won(side: Side, corners: &str) -> Outcome {
    Outcome::Won { side, by: Victory::Square { corners: set(corners) } }
}

/// The board after a capture: the mover's set, the other set and the neutrals.
fn stands(position: &Position, white: &str, black: &str, neutral: &str) -> bool {
    let placement = position.placement();
    (placement.second, placement.first, placement.neutral) == (set(white), set(black), set(neutral))
}

#[test]
fn black_begins_on_an_empty_board_with_twelve_pieces_each_in_hand() {
    let start = Position::start();
    assert!(start.placement().occupied().is_empty());
    let situation = start.situation();
    assert_eq!((situation.to_move, situation.phase), (Side::First, Phase::Placement));
    assert_eq!(situation.in_hand, PerSide::new(12, 12));
    assert_eq!(start.legal_moves().len(), 62);
}

#[test]
fn a_placement_uses_up_a_piece_in_hand_and_passes_the_turn() {
    let start = Position::start();
    assert_eq!(effects(&start, "e4"), [Effect::Placed { side: Side::First, at: at("e4") }]);
    let next = after(&start, "e4");
    assert_eq!(next.situation().in_hand, PerSide::new(11, 12));
    assert_eq!(next.side_to_move(), Side::Second);
}

#[test]
fn nothing_is_captured_in_the_placement_phase() {
    let cornering = after(&Position::start(), "e3 f4");
    assert_eq!(effects(&cornering, "e4"), [Effect::Placed { side: Side::First, at: at("e4") }]);
    assert!(after(&cornering, "e4").placement().neutral.is_empty());
}

#[test]
fn the_movement_phase_begins_after_the_last_placement_and_black_moves() {
    let last = position(LAST_PLACEMENT);
    let placed = Effect::Placed { side: Side::Second, at: at("h3") };
    assert_eq!(effects(&last, "h3"), [placed, Effect::PhaseChanged { to: Phase::Movement }]);
    let begun = after(&last, "h3").situation();
    assert_eq!((begun.phase, begun.to_move, begun.quiet), (Phase::Movement, Side::First, 0));
    assert_eq!(begun.in_hand, PerSide::new(0, 0));
    assert_eq!(begun.seen.len(), 1);
}

#[test]
fn four_own_pieces_on_a_square_win_at_once_in_the_placement_phase() {
    let three = after(&Position::start(), "a2 e1 b2 f1 b3 g1");
    assert_eq!(three.outcome(), Outcome::InProgress);
    let four = after(&three, "a3");
    assert_eq!(four.outcome(), won(Side::First, "a2 b2 b3 a3"));
    assert_eq!(four.legal_moves(), []);
    assert_eq!(refusal(&four, Move::Place(at("h8"))), IllegalMove::GameOver);
}

#[test]
fn a_game_won_by_the_last_placement_ends_in_the_placement_phase() {
    let last = position("bbbbb2/8/8/wwwwwwww/3w4/3ww3/8/bbbbbbb w p0,1 0 -");
    assert_eq!(effects(&last, "e4"), [Effect::Placed { side: Side::Second, at: at("e4") }]);
    let over = after(&last, "e4");
    assert_eq!(over.outcome(), won(Side::Second, "d3 e3 e4 d4"));
    assert_eq!((over.situation().phase, over.situation().in_hand), (Phase::Placement, PerSide::new(0, 0)));
    assert_eq!(position(&over.format_position()), over);
}

#[test]
fn a_step_along_a_line_may_complete_a_square_and_win() {
    let before = position("White d3 e3 d4 f4; Black a1 h8; White to move");
    assert_eq!(after(&before, "f4-e4").outcome(), won(Side::Second, "d3 e3 e4 d4"));
    let black = position("Black d3 e3 d4 f4; White a1 h8; Black to move");
    assert_eq!(after(&black, "f4-e4").outcome(), won(Side::First, "d3 e3 e4 d4"));
}

#[test]
fn a_win_names_the_corners_of_every_square_completed() {
    let before = position("White d3 e3 d4 f4 f5 e5 d5; Black a1; White to move");
    assert_eq!(after(&before, "d5-e4").outcome(), won(Side::Second, "d3 e3 e4 d4 f4 f5 e5"));
}

#[test]
fn a_move_may_capture_and_complete_a_square() {
    let before = position("White d3 e3 d4 e5; Black d5 h8; White to move");
    assert_eq!(effects(&before, "e5-e4"), [moved("e5", "e4"), captured(Side::First, "d5")]);
    let over = after(&before, "e5-e4");
    assert_eq!(over.outcome(), won(Side::Second, "d3 e3 e4 d4"));
    assert!(stands(&over, "d3 e3 d4 e4", "h8", "d5"));
}

#[test]
fn neutral_pieces_never_count_for_a_square() {
    let before = position("White d3 e3 f4; Black a1; neutral d4; White to move");
    assert_eq!(after(&before, "f4-e4").outcome(), Outcome::InProgress);
    let mixed = position("White d3 e3 f4; Black d4; White to move");
    assert_eq!(after(&mixed, "f4-e4").outcome(), Outcome::InProgress);
}

#[test]
fn example_1_a_piece_cornered_on_a_triangle_turns_neutral() {
    let before = position("White d4 e3; Black f4; White to move");
    assert_eq!(effects(&before, "d4-e4"), [moved("d4", "e4"), captured(Side::First, "f4")]);
    assert!(stands(&after(&before, "d4-e4"), "e4 e3", "", "f4"));
}

#[test]
fn example_2_two_pieces_cornered_on_two_triangles_save_each_other() {
    let before = position("White e3 d4 e5; Black f4 d5; White to move");
    assert_eq!(effects(&before, "e5-e4"), [moved("e5", "e4")]);
    assert!(stands(&after(&before, "e5-e4"), "e3 d4 e4", "f4 d5", ""));
}

#[test]
fn example_3_two_pieces_cornered_on_adjacent_triangles_save_each_other() {
    let before = position("White d5 f4; Black d4 e5; White to move");
    assert_eq!(effects(&before, "f4-e4"), [moved("f4", "e4")]);
    assert!(stands(&after(&before, "f4-e4"), "d5 e4", "d4 e5", ""));
}

#[test]
fn example_4_one_piece_cornered_on_two_triangles_is_captured() {
    let before = position("White d4 e5 f4; Black d5; White to move");
    assert_eq!(effects(&before, "f4-e4"), [moved("f4", "e4"), captured(Side::First, "d5")]);
    assert!(stands(&after(&before, "f4-e4"), "d4 e5 e4", "", "d5"));
}

#[test]
fn example_5_a_piece_moves_safely_between_two_enemies() {
    let before = position("White d4; Black e3 f4; White to move");
    assert_eq!(effects(&before, "d4-e4"), [moved("d4", "e4")]);
    assert!(stands(&after(&before, "d4-e4"), "e4", "e3 f4", ""));
}

#[test]
fn either_player_may_capture_on_the_same_triangle() {
    let before = position("White e3 a1; Black f4 d4; Black to move");
    assert_eq!(effects(&before, "d4-e4"), [moved("d4", "e4"), captured(Side::Second, "e3")]);
}

#[test]
fn a_piece_that_leaves_its_triangle_does_not_corner_there() {
    let before = position("White e5; Black d5; White to move");
    assert_eq!(effects(&before, "e5-e4"), [moved("e5", "e4")]);
}

#[test]
fn a_neutral_piece_on_a_triangle_corners_nothing() {
    let before = position("White d4; Black f4; neutral e3; White to move");
    assert_eq!(effects(&before, "d4-e4"), [moved("d4", "e4")]);
}

#[test]
fn a_capture_resets_the_quiet_counter_and_the_history() {
    let before = position("7/8/8/8/3w1b2/4w3/8/7 w m 2 - d5-d4,f5-f4");
    let situation = after(&before, "d4-e4").situation();
    assert_eq!((situation.quiet, situation.seen), (0, vec![[set(""), set("e3 e4")]]));
}

#[test]
fn steps_follow_the_lines_and_never_cross_a_square() {
    // d3, e3, e4 and d4 are a square; d4 and e3 are its opposite corners.
    let before = position("White d4 h8; Black a1; White to move");
    assert_eq!(refusal(&before, step("d4", "e3")), IllegalMove::NoLine { from: at("d4"), to: at("e3") });
    let from_d4 = before.legal_moves().into_iter().filter(|mv| mv.origin() == Some(at("d4")));
    assert_eq!(from_d4.filter_map(Move::target).collect::<Vec<_>>(), ["c3", "d3", "c4", "e4", "d5"].map(at));
}

#[test]
fn either_player_may_remove_a_neutral_without_coloured_neighbours_and_need_not() {
    for turn in ["White", "Black"] {
        let before = position(&format!("White a1; Black h8; neutral d5 e5; {turn} to move"));
        let next = after(&before, "xd5");
        assert_eq!(effects(&before, "xd5"), [Effect::Removed { at: at("d5") }]);
        assert_eq!(next.placement().neutral, set("e5"));
        assert_eq!(next.side_to_move(), before.side_to_move().other());
        assert!(before.legal_moves().iter().any(|mv| matches!(mv, Move::Step { .. })));
    }
}

#[test]
fn a_neutral_next_to_a_white_or_black_piece_may_not_be_removed() {
    let neutral = at("d5");
    for (pieces, piece) in [("White e4; Black a1", "e4"), ("White a1; Black d6", "d6")] {
        let before = position(&format!("{pieces}; neutral d5; White to move"));
        let reason = IllegalMove::NeutralHasNeighbour { neutral, piece: at(piece) };
        assert_eq!(refusal(&before, Move::Remove(neutral)), reason);
        assert!(!before.legal_moves().contains(&Move::Remove(neutral)));
    }
    // e6 shares a square with d5, but no line.
    let diagonal = position("White e6; Black a1; neutral d5; White to move");
    assert!(diagonal.legal_moves().contains(&Move::Remove(neutral)));
}

#[test]
fn a_removal_resets_the_quiet_counter() {
    let before = position("7/8/8/4n3/8/8/8/bw5 b m 49 -");
    let next = after(&before, "xe5");
    assert_eq!((next.situation().quiet, next.outcome()), (0, Outcome::InProgress));
    assert_eq!(next.situation().seen.len(), 1);
}

#[test]
fn the_fiftieth_quiet_ply_draws_and_the_forty_ninth_does_not() {
    let before = position("7/8/8/8/8/8/8/bw5 b m 48 -");
    let next = after(&before, "a1-a2");
    assert_eq!((next.situation().quiet, next.outcome()), (49, Outcome::InProgress));
    let last = after(&next, "b1-c1");
    assert_eq!((last.situation().quiet, last.outcome()), (QUIET_LIMIT, Outcome::Drawn(Draw::QuietPlies)));
    assert_eq!(last.legal_moves(), []);
    assert_eq!(refusal(&last, step("a2", "a3")), IllegalMove::GameOver);
}

#[test]
fn placements_are_not_quiet_plies() {
    let begun = after(&position(LAST_PLACEMENT), "h3");
    assert_eq!(begun.situation().quiet, 0);
    assert_eq!(after(&begun, "a1-a2").situation().quiet, 1);
}

#[test]
fn a_win_or_a_capture_on_the_fiftieth_ply_is_not_a_draw() {
    let winning = position("7/8/8/8/3w1w2/3ww3/8/b6 w m 49 -");
    assert_eq!(after(&winning, "f4-e4").outcome(), won(Side::Second, "d3 e3 e4 d4"));
    let capturing = position("7/8/8/8/3w1b2/b3w3/8/7 w m 49 -");
    assert_eq!(after(&capturing, "d4-e4").outcome(), Outcome::InProgress);
}

#[test]
fn the_third_occurrence_of_a_position_draws_and_the_second_does_not() {
    let start = position("White a1; Black h8; White to move");
    assert_eq!(start.occurrences(), 1);
    let twice = after(&start, "a1-b1 h8-g8 b1-a1 g8-h8");
    assert_eq!((twice.occurrences(), twice.outcome()), (2, Outcome::InProgress));
    let nearly = after(&twice, "a1-b1 h8-g8 b1-a1");
    assert_eq!((nearly.occurrences(), nearly.outcome()), (2, Outcome::InProgress));
    let thrice = after(&nearly, "g8-h8");
    assert_eq!((thrice.occurrences(), thrice.outcome()), (3, Outcome::Drawn(Draw::Repetition)));
    assert_eq!(thrice.legal_moves(), []);
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    let start = position("White a1; Black h8; White to move");
    // White walks round a triangle in three steps while Black goes and comes back.
    let other_turn = after(&start, "a1-b1 h8-g8 b1-b2 g8-h8 b2-a1");
    assert_eq!(other_turn.placement(), start.placement());
    assert_eq!((other_turn.side_to_move(), other_turn.occurrences()), (Side::First, 1));
    let again = after(&other_turn, "h8-g8 a1-b1 g8-g7 b1-a1 g7-h8");
    assert_eq!(again.placement(), start.placement());
    assert_eq!((again.occurrences(), again.outcome()), (2, Outcome::InProgress));
}

#[test]
fn the_position_after_the_last_placement_counts_as_its_first_occurrence() {
    let begun = after(&position(LAST_PLACEMENT), "h3");
    let round = "a1-a2 a3-a4 a2-a1 a4-a3";
    assert_eq!(after(&begun, round).occurrences(), 2);
    assert_eq!(after(&begun, &[round, round].join(" ")).outcome(), Outcome::Drawn(Draw::Repetition));
}

#[test]
fn a_player_without_a_legal_action_has_drawn() {
    let before = position("White b3; Black a1; neutral a2 b1; White to move");
    let shut_in = after(&before, "b3-b2");
    assert_eq!(shut_in.outcome(), Outcome::Drawn(Draw::NoLegalAction));
    assert_eq!(shut_in.legal_moves(), []);
}

#[test]
fn a_player_who_can_only_remove_a_neutral_must_do_so() {
    let before = position("White b3; Black a1; neutral a2 b1 f5; White to move");
    let shut_in = after(&before, "b3-b2");
    assert_eq!(shut_in.outcome(), Outcome::InProgress);
    assert_eq!(shut_in.legal_moves(), [Move::Remove(at("f5"))]);
    assert_eq!(refusal(&shut_in, Move::Pass), IllegalMove::NotInThisGame);
}

#[test]
fn capturing_the_last_piece_does_not_win() {
    let before = position("White b1 c2; Black a1; White to move");
    let over = after(&before, "c2-b2");
    assert!(over.placement().first.is_empty());
    assert_eq!(over.outcome(), Outcome::Drawn(Draw::NoLegalAction));
}

#[test]
fn no_legal_action_takes_precedence_over_quiet_plies_and_repetition() {
    let shut_in = after(&position("7/8/8/8/8/1w6/n7/bn5 w m 49 -"), "b3-b2");
    assert_eq!(shut_in.outcome(), Outcome::Drawn(Draw::NoLegalAction));
    let round = "a1-b1 h8-g8 b1-a1 g8-h8";
    let both = after(&position("6b/8/8/8/8/8/8/w6 w m 42 -"), &[round, round].join(" "));
    assert_eq!((both.situation().quiet, both.occurrences()), (50, 3));
    assert_eq!(both.outcome(), Outcome::Drawn(Draw::QuietPlies));
}

#[test]
fn placements_are_refused_with_the_reason() {
    let placing = after(&Position::start(), "e4 d4");
    assert_eq!(refusal(&placing, Move::Place(at("d4"))), IllegalMove::Occupied(at("d4")));
    for index in [7, 56, 64, 127] {
        let beyond = Point::new(index);
        for mv in [Move::Place(beyond), Move::Remove(beyond), Move::Step { from: at("e4"), to: beyond }] {
            assert_eq!(refusal(&placing, mv), IllegalMove::NoSuchPoint(beyond));
        }
    }
    for early in [step("e4", "e5"), Move::Remove(at("d4"))] {
        assert_eq!(refusal(&placing, early), IllegalMove::StillPlacing);
    }
    assert_eq!(refusal(&placing, Move::Pass), IllegalMove::NotInThisGame);
}

#[test]
fn steps_and_removals_are_refused_with_the_reason_that_helps_most() {
    let moving = position("White e4 c3; Black d5 a1; neutral e5 h2; White to move");
    let refused = [
        (Move::Place(at("b1")), IllegalMove::AllPlaced),
        (step("f4", "f5"), IllegalMove::NothingThere(at("f4"))),
        (step("e5", "e6"), IllegalMove::NeutralsDoNotMove(at("e5"))),
        (step("d5", "d6"), IllegalMove::NotYours(at("d5"))),
        (step("e4", "e4"), IllegalMove::OwnPieceThere(at("e4"))),
        // An occupied target is reported before a missing line.
        (step("e4", "c3"), IllegalMove::OwnPieceThere(at("c3"))),
        (step("e4", "a1"), IllegalMove::Occupied(at("a1"))),
        (step("e4", "e5"), IllegalMove::Occupied(at("e5"))),
        (step("e4", "e6"), IllegalMove::NoLine { from: at("e4"), to: at("e6") }),
        (Move::Remove(at("f4")), IllegalMove::NotNeutral(at("f4"))),
        (Move::Remove(at("d5")), IllegalMove::NotNeutral(at("d5"))),
        (Move::Swap, IllegalMove::SwapOnlySecondPly),
    ];
    for (mv, reason) in refused {
        assert_eq!(refusal(&moving, mv), reason);
    }
    assert_eq!(moving.check(Move::Remove(at("h2"))), Ok(()));
}

#[test]
fn every_move_is_either_listed_or_refused() {
    for text in
        ["White e4 c3; Black d5 a1; neutral e5 h2; White to move", LAST_PLACEMENT, "7/8/8/8/8/8/b7/7 w p11,12 0 -"]
    {
        let position = position(text);
        let legal = position.legal_moves();
        let points = || (0..Point::LIMIT).map(Point::new);
        let steps = points().flat_map(|from| points().map(move |to| Move::Step { from, to }));
        let single = points().flat_map(|at| [Move::Place(at), Move::Remove(at)]);
        for mv in steps.chain(single).chain([Move::Pass, Move::Swap]) {
            assert_eq!(position.check(mv).is_ok(), legal.contains(&mv), "{mv:?}");
        }
    }
}

#[test]
fn the_longest_game_is_bounded_by_placements_and_turning_points() {
    // 24 placements, the switch of sides, and 22 captures and 22 removals, each of these and the end within 50 plies.
    assert_eq!(Position::start().longest_game(), Some(24 + 1 + 50 * (22 + 22 + 1)));
    assert_eq!(after(&Position::start(), "e4 d4").longest_game(), Some(22 + 50 * 45));
    assert_eq!(position("7/8/8/4n3/8/8/8/bwb4 b m 20 -").longest_game(), Some(50 * (1 + 2 + 1) - 20));
    assert_eq!(position("7/8/8/8/8/8/8/bw5 b m 50 -").longest_game(), Some(0));
}

/// An illegal move is refused; but a caller who plays it unchecked gets a meaningless position, not a panic.
#[test]
fn an_unchecked_illegal_move_does_not_panic() {
    for text in ["White e4; Black d5; neutral e5; White to move", LAST_PLACEMENT] {
        for point in (0..Point::LIMIT).map(Point::new) {
            for mv in [Move::Place(point), Move::Remove(point), Move::Step { from: point, to: at("e4") }] {
                let mut position = position(text);
                let _ = position.effects(mv);
                position.play_unchecked(mv);
                let _ = (position.outcome(), position.legal_moves(), position.longest_game());
            }
        }
    }
}
