//! What each edit changes, and which set-ups the rules refuse.

use tessera_rules::setup::{Brush, PositionSetup, SetupEdit};
use tessera_rules::{
    Allegiance, Contradiction, Game, GameKind, PerSide, Phase, Point, Position, SetupError, Side, Variant,
};

use super::{BLACK, WHITE, at, empty, press, random_positions, variants};

#[test]
fn a_position_that_is_set_up_and_not_edited_stays_the_same_with_its_past() {
    for position in random_positions(1, 20) {
        let setup = PositionSetup::from(&position);
        assert_eq!(setup.check(), Ok(position.clone()));
        let to_move = position.side_to_move();
        assert_eq!(setup.edit(SetupEdit::ToMove(to_move)).check(), Ok(position));
    }
}

#[test]
fn pieces_placed_one_by_one_make_the_position_that_they_were_taken_from() {
    for position in random_positions(2, 20) {
        let parts = position.situation().parts();
        let mut setup = PositionSetup::empty(position.variant()).edit(SetupEdit::ToMove(parts.to_move));
        if let Some(phase) = parts.phase {
            setup = setup.edit(SetupEdit::Phase(phase));
        }
        let placement = position.placement();
        for point in placement.occupied().iter() {
            setup = setup.edit(SetupEdit::Press { at: point, brush: Brush::Piece(placement.at(point).unwrap()) });
        }
        let built = setup.edit(SetupEdit::Swapped(parts.swapped)).check().unwrap();
        assert_eq!(built.placement(), placement);
        assert_eq!(built.situation().parts(), parts, "{position}");
        assert_eq!(built.outcome().winner(), position.outcome().winner());
    }
}

#[test]
fn a_brush_places_a_piece_replaces_another_and_takes_its_own_away() {
    let setup = press(&empty(GameKind::Othello), BLACK, "c3");
    let c3 = at(&setup, "c3");
    assert_eq!(setup.at(c3), Some(Allegiance::Side(Side::First)));
    assert_eq!(press(&setup, WHITE, "c3").at(c3), Some(Allegiance::Side(Side::Second)));
    assert_eq!(press(&setup, BLACK, "c3").at(c3), None);
    assert_eq!(press(&setup, Brush::Remove, "c3 d4").placement().occupied().len(), 0);
}

#[test]
fn points_beside_the_board_and_pieces_of_other_games_are_left_out() {
    let neutral = Brush::Piece(Allegiance::Neutral);
    assert_eq!(press(&empty(GameKind::Othello), neutral, "c3"), empty(GameKind::Othello));
    assert_eq!(press(&empty(GameKind::Diamond), neutral, "c3").placement().neutral.len(), 1);
    for setup in variants().into_iter().map(PositionSetup::empty) {
        for index in (0..Point::LIMIT).filter(|index| !setup.topology().points().contains(Point::new(*index))) {
            assert_eq!(setup.edit(SetupEdit::Press { at: Point::new(index), brush: BLACK }), setup);
        }
    }
}

#[test]
fn a_dragged_piece_replaces_what_stands_on_its_target() {
    let setup = press(&press(&empty(GameKind::Othello), BLACK, "a1"), WHITE, "b2");
    let (from, to) = (at(&setup, "a1"), at(&setup, "b2"));
    let dragged = setup.edit(SetupEdit::Drag { from, to });
    assert_eq!((dragged.at(from), dragged.at(to)), (None, Some(Allegiance::Side(Side::First))));
    assert_eq!(dragged.edit(SetupEdit::Drag { from, to }), dragged);
}

#[test]
fn clearing_and_the_standard_start_work_on_every_board() {
    for variant in variants() {
        let start = PositionSetup::start(variant);
        assert_eq!(start.check(), Ok(Position::start(variant)));
        let cleared = start.edit(SetupEdit::Clear);
        assert!(cleared.placement().occupied().is_empty());
        assert_eq!(cleared.parts().to_move, Side::First);
        assert_eq!(cleared.edit(SetupEdit::Start), start);
    }
}

#[test]
fn swapping_the_sides_twice_changes_nothing() {
    for position in random_positions(3, 10) {
        let setup = PositionSetup::from(&position);
        let swapped = setup.edit(SetupEdit::SwapSides);
        assert_eq!(swapped.placement().first, position.placement().second);
        assert_eq!(swapped.parts().to_move, position.side_to_move().other());
        let again = swapped.edit(SetupEdit::SwapSides);
        assert_eq!((again.placement(), again.parts()), (setup.placement(), setup.parts()));
    }
}

#[test]
fn pieces_that_are_not_placed_are_in_hand_during_the_placement_phase() {
    let setup = PositionSetup::start(Variant::standard(GameKind::Diamond));
    let placed = press(&press(&setup, BLACK, "a1 b1"), WHITE, "c1");
    assert_eq!(placed.parts().in_hand, PerSide::new(10, 11));
    assert_eq!(placed.check(), Err(SetupError::Contradiction(Contradiction::PlacedOutOfTurn)));
    let whites_turn = placed.edit(SetupEdit::ToMove(Side::Second));
    assert_eq!(whites_turn.check().unwrap().format_position(), "7/8/8/8/8/8/8/bbw4 w p10,11 0 -");
    let moving = placed.edit(SetupEdit::Phase(Phase::Movement));
    assert_eq!(moving.parts().in_hand, PerSide::new(0, 0));
    assert_eq!(moving.check().unwrap().format_position(), "7/8/8/8/8/8/8/bbw4 b m 0 -");
    assert_eq!(moving.edit(SetupEdit::Phase(Phase::Placement)), placed);
}

#[test]
fn the_second_player_may_switch_sides_unless_the_rule_has_been_used() {
    let start = PositionSetup::start(Variant::standard(GameKind::Diamond));
    assert_eq!(start.edit(SetupEdit::Swapped(true)).check(), {
        Err(SetupError::Contradiction(Contradiction::SwitchedTooEarly))
    });
    let opened = press(&start, BLACK, "d4").edit(SetupEdit::ToMove(Side::Second));
    let may_swap = |setup: &PositionSetup| setup.check().unwrap().legal_moves().contains(&tessera_rules::Move::Swap);
    assert!(may_swap(&opened));
    let used = opened.edit(SetupEdit::Swapped(true));
    assert!(!may_swap(&used));
    assert!(!used.edit(SetupEdit::Clear).parts().swapped);
    let othello = empty(GameKind::Othello);
    assert_eq!(othello.edit(SetupEdit::Swapped(true)), othello);
    assert_eq!(othello.edit(SetupEdit::Phase(Phase::Placement)), othello);
}

#[test]
fn an_edit_forgets_the_plies_that_were_counted_towards_a_draw() {
    let text = "7/8/8/3bw3/8/8/8/7 b m 7 -";
    let position = Position::parse(Variant::standard(GameKind::Diamond), text).unwrap();
    assert_eq!(position.situation().quiet_plies(), Some(7));
    let edited = press(&PositionSetup::from(&position), BLACK, "a1").check().unwrap();
    assert_eq!(edited.situation().quiet_plies(), Some(0));
}

#[test]
fn every_illegal_set_up_has_its_reason() {
    let breakthrough = PositionSetup::start(Variant::standard(GameKind::Breakthrough));
    let diamond = empty(GameKind::Diamond).edit(SetupEdit::Phase(Phase::Movement));
    let contradiction = |setup: PositionSetup| match setup.check() {
        Err(SetupError::Contradiction(what)) => what,
        other => panic!("{other:?}"),
    };
    let cleared = breakthrough.edit(SetupEdit::Clear);
    assert_eq!(contradiction(cleared.clone()), Contradiction::NoPieces);
    assert_eq!(contradiction(press(&cleared, BLACK, "a1")), Contradiction::LastMoverWithoutPieces(Side::Second));
    let goal = press(&breakthrough, BLACK, "a8");
    let too_many = SetupError::TooManyPieces { side: Side::First, most: 16 };
    assert_eq!(goal.check(), Err(too_many));
    assert_eq!(contradiction(press(&goal, BLACK, "a1")), Contradiction::MoverOnFarRow(Side::First));
    let square = press(&press(&diamond, BLACK, "d3 e3 e4 d4"), WHITE, "a1");
    assert_eq!(contradiction(square.clone()), Contradiction::MoverHoldsSquare(Side::First));
    assert!(square.edit(SetupEdit::ToMove(Side::Second)).check().unwrap().outcome().is_over());
    let thirteen = press(&diamond, WHITE, "a1 b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8 g8");
    assert_eq!(thirteen.check(), Err(SetupError::TooManyPieces { side: Side::Second, most: 12 }));
}

#[test]
fn a_finished_game_can_be_set_up_but_has_no_moves() {
    let full = empty(GameKind::Othello)
        .topology()
        .points()
        .iter()
        .fold(empty(GameKind::Othello), |setup, point| setup.edit(SetupEdit::Press { at: point, brush: BLACK }));
    let position = full.check().unwrap();
    assert_eq!(position.outcome().winner(), Some(Side::First));
    assert_eq!(position.legal_moves(), []);
}
