//! The rules of Breakthrough one by one: steps, captures, wins, refusals, and which set-ups can stand.

use tessera_rules::breakthrough::{Position, parse_position};
use tessera_rules::{
    Allegiance, Effect, Game, IllegalMove, Move, NotationReason, Outcome, Placement, Point, PointSet, SetupError, Side,
    Size, Surface, Topology, Variant, Victory,
};

const EIGHT: Size = Size { columns: 8, rows: 8 };
const THREE_BY_FOUR: Size = Size { columns: 3, rows: 4 };

fn at(position: &Position, label: &str) -> Point {
    let topology = position.topology();
    topology.points().iter().find(|point| topology.label(*point) == label).expect("a point of the board")
}

fn step(position: &Position, from: &str, to: &str) -> Move {
    Move::Step { from: at(position, from), to: at(position, to) }
}

fn read(size: Size, text: &str) -> Position {
    parse_position(size, text).expect("the text is a position")
}

fn moves_of(position: &Position, from: &str) -> Vec<String> {
    let from = at(position, from);
    let own = position.legal_moves().into_iter().filter(|mv| mv.origin() == Some(from));
    own.map(|mv| position.format_move(mv)).collect()
}

fn why_no_setup(size: Size, text: &str) -> SetupError {
    match parse_position(size, text).expect_err("no game can stand like this").reason {
        NotationReason::Impossible(error) => error,
        other => panic!("readable, and yet {other:?}"),
    }
}

#[test]
fn two_rows_on_each_side_are_filled_and_white_moves_first() {
    let start = Position::start(EIGHT);
    assert_eq!(start.format_position(), "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w");
    assert_eq!(start.placement().at(at(&start, "a1")), Some(Allegiance::Side(Side::First)));
    assert_eq!(start.placement().at(at(&start, "h2")), Some(Allegiance::Side(Side::First)));
    assert_eq!(start.placement().at(at(&start, "a3")), None);
    assert_eq!(start.placement().at(at(&start, "a7")), Some(Allegiance::Side(Side::Second)));
    assert_eq!((start.side_to_move(), start.outcome()), (Side::First, Outcome::InProgress));
}

#[test]
fn on_four_rows_the_first_moves_are_captures() {
    let start = Position::start(THREE_BY_FOUR);
    let moves: Vec<String> = start.legal_moves().into_iter().map(|mv| start.format_move(mv)).collect();
    assert_eq!(moves, ["a2xb3", "b2xa3", "b2xc3", "c2xb3"]);
}

/// The second diagram of the article the rules are taken from.
#[test]
fn a_piece_steps_to_three_cells_ahead_but_captures_only_diagonally() {
    let diagram = "8/8/8/2P5/8/5p2/4PPP1/8";
    let white = read(EIGHT, &format!("{diagram} w"));
    assert_eq!(moves_of(&white, "c5"), ["c5-b6", "c5-c6", "c5-d6"]);
    let black = read(EIGHT, &format!("{diagram} b"));
    assert_eq!(moves_of(&black, "f3"), ["f3xe2", "f3xg2"]);
    let straight = step(&black, "f3", "f2");
    assert_eq!(black.check(straight), Err(IllegalMove::CapturesOnlyDiagonally(at(&black, "f2"))));
}

#[test]
fn a_capture_removes_the_piece_before_the_move() {
    let position = read(EIGHT, "8/8/8/2P5/8/5p2/4PPP1/8 b");
    let played = position.play(step(&position, "f3", "e2")).expect("a diagonal capture is legal");
    let (from, to) = (at(&position, "f3"), at(&position, "e2"));
    assert_eq!(played.effects, [Effect::Captured { side: Side::First, at: to }, Effect::Moved { from, to }]);
    assert_eq!(played.next.format_position(), "8/8/8/2P5/8/8/4pPP1/8 w");
    let quiet = position.play(step(&position, "f3", "f2"));
    assert!(quiet.is_err());
}

#[test]
fn reaching_the_far_row_wins_at_once() {
    let white = read(EIGHT, "8/1P4pp/8/8/8/8/6p1/8 w");
    let next = white.play(step(&white, "b7", "a8")).expect("a diagonal step is legal").next;
    let victory = Victory::FarRow { at: at(&white, "a8") };
    assert_eq!(next.outcome(), Outcome::Won { side: Side::First, by: victory });
    assert_eq!((next.legal_moves(), next.count_legal_moves(), next.longest_game()), (vec![], 0, Some(0)));
    assert_eq!(next.check(step(&white, "g2", "g1")), Err(IllegalMove::GameOver));

    let black = read(EIGHT, "8/1P4pp/8/8/8/8/6p1/8 b");
    let next = black.play(step(&black, "g2", "h1")).expect("a diagonal step is legal").next;
    let victory = Victory::FarRow { at: at(&black, "h1") };
    assert_eq!(next.outcome(), Outcome::Won { side: Side::Second, by: victory });
}

#[test]
fn capturing_the_last_enemy_piece_wins() {
    let white = read(EIGHT, "8/8/8/3p4/2P5/8/8/8 w");
    let next = white.play(step(&white, "c4", "d5")).expect("a diagonal capture is legal").next;
    assert_eq!(next.outcome(), Outcome::Won { side: Side::First, by: Victory::CapturedAll });
    assert_eq!((next.legal_moves(), next.count_legal_moves(), next.longest_game()), (vec![], 0, Some(0)));
    assert_eq!(next.check(step(&white, "d5", "d4")), Err(IllegalMove::GameOver));
    let black = read(EIGHT, "8/8/8/3p4/2P5/8/8/8 b");
    let next = black.play(step(&black, "d5", "c4")).expect("a diagonal capture is legal").next;
    assert_eq!(next.outcome(), Outcome::Won { side: Side::Second, by: Victory::CapturedAll });
}

#[test]
fn a_last_capture_on_the_far_row_counts_as_reaching_it() {
    let white = read(EIGHT, "3p4/2P5/8/8/8/8/8/8 w");
    let next = white.play(step(&white, "c7", "d8")).expect("a diagonal capture is legal").next;
    let victory = Victory::FarRow { at: at(&white, "d8") };
    assert_eq!(next.outcome(), Outcome::Won { side: Side::First, by: victory });
}

#[test]
fn every_refusal_names_its_reason() {
    let position = read(EIGHT, "8/8/1p6/8/8/1p6/1P6/1P6 w");
    let refused = |from, to| position.check(step(&position, from, to)).expect_err("not a legal move");
    let named = |label| at(&position, label);
    assert_eq!(refused("e4", "e5"), IllegalMove::NothingThere(named("e4")));
    assert_eq!(refused("b6", "b5"), IllegalMove::NotYours(named("b6")));
    assert_eq!(refused("b1", "b2"), IllegalMove::OwnPieceThere(named("b2")));
    assert_eq!(refused("b2", "b3"), IllegalMove::CapturesOnlyDiagonally(named("b3")));
    for to in ["a2", "c2", "a1", "c1", "b4", "d3", "h8", "b6"] {
        assert_eq!(refused("b2", to), IllegalMove::NotOneStepForward, "b2-{to}");
    }
    let (on, off) = (named("b2"), Point::new(64));
    assert_eq!(position.check(Move::Step { from: on, to: off }), Err(IllegalMove::NoSuchPoint(off)));
    assert_eq!(position.check(Move::Step { from: off, to: on }), Err(IllegalMove::NoSuchPoint(off)));
    for mv in [Move::Pass, Move::Swap, Move::Place(named("e4")), Move::Remove(named("b2"))] {
        assert_eq!(position.check(mv), Err(IllegalMove::NotInThisGame));
    }
}

#[test]
fn steps_do_not_wrap_around_the_board() {
    let position = read(EIGHT, "8/8/8/8/P6P/8/7p/8 w");
    assert_eq!(moves_of(&position, "a4"), ["a4-a5", "a4-b5"]);
    assert_eq!(moves_of(&position, "h4"), ["h4-g5", "h4-h5"]);
    let round = step(&position, "h4", "a6");
    assert_eq!(position.check(round), Err(IllegalMove::NotOneStepForward));
}

#[test]
fn the_longest_game_is_bounded_by_all_steps_to_the_far_rows_and_one() {
    let bound = |columns, rows| Position::start(Size { columns, rows }).longest_game();
    assert_eq!(bound(8, 8), Some(209));
    assert_eq!(bound(7, 7), Some(155));
    assert_eq!(bound(2, 4), Some(21));
    assert_eq!(bound(10, 10), Some(341));
    assert_eq!(read(EIGHT, "8/8/8/3p4/2P5/8/8/8 w").longest_game(), Some(4 + 4 + 1));
    assert_eq!(read(EIGHT, "8/8/8/3p4/2P5/8/7P/8 w").longest_game(), Some(4 + 6 + 4 + 1));
}

#[test]
fn a_finished_game_can_be_set_up() {
    let reached = read(EIGHT, "P7/7p/8/8/8/8/8/8 b");
    let victory = Victory::FarRow { at: at(&reached, "a8") };
    assert_eq!(reached.outcome(), Outcome::Won { side: Side::First, by: victory });
    let wiped_out = read(EIGHT, "8/7p/8/8/8/8/8/8 w");
    assert_eq!(wiped_out.outcome(), Outcome::Won { side: Side::Second, by: Victory::CapturedAll });
}

#[test]
fn set_ups_without_a_possible_last_ply_are_refused() {
    let impossible = [
        "8/8/8/8/8/8/8/8 w",
        "8/8/8/8/8/8/8/8 b",
        "8/7P/8/8/8/8/8/8 w",
        "8/7p/8/8/8/8/8/8 b",
        "P7/7p/8/8/8/8/8/8 w",
        "8/7P/8/8/8/8/8/p7 b",
        "P7/8/8/8/8/8/8/p7 w",
        "P7/8/8/8/8/8/8/p7 b",
        "PP6/7p/8/8/8/8/8/8 b",
    ];
    for text in impossible {
        assert!(matches!(why_no_setup(EIGHT, text), SetupError::Contradiction(_)), "{text}");
    }
}

#[test]
fn a_side_has_at_most_two_rows_of_pieces() {
    let too_many = |side| SetupError::TooManyPieces { side, most: 16 };
    assert_eq!(why_no_setup(EIGHT, "pppppppp/8/8/8/8/P7/PPPPPPPP/PPPPPPPP w"), too_many(Side::First));
    assert_eq!(why_no_setup(EIGHT, "pppppppp/pppppppp/p7/8/8/8/8/P7 w"), too_many(Side::Second));
    assert!(parse_position(EIGHT, "pppppppp/8/8/8/8/8/PPPPPPPP/PPPPPPPP w").is_ok());
}

#[test]
fn set_ups_with_foreign_pieces_points_and_sizes_are_refused() {
    let start = Position::start(THREE_BY_FOUR).placement();
    let refused = |size, placement| Position::from_setup(size, placement, Side::First).expect_err("refused");
    let neutral = Placement { second: PointSet(0b111 << 9), neutral: PointSet(1 << 6), ..start };
    assert_eq!(refused(THREE_BY_FOUR, neutral), SetupError::NeutralPieces);
    let doubled = Placement { second: start.second | PointSet(1), ..start };
    assert_eq!(refused(THREE_BY_FOUR, doubled), SetupError::Misplaced);
    let outside = Placement { second: PointSet(1 << 12), ..start };
    assert_eq!(refused(THREE_BY_FOUR, outside), SetupError::Misplaced);
    let narrow = Size { columns: 1, rows: 4 };
    assert_eq!(refused(narrow, start), SetupError::WrongSize(narrow));
}

#[test]
fn the_board_is_a_grid_of_unit_cells_with_white_at_the_bottom() {
    let variant = Variant::new(tessera_rules::GameKind::Breakthrough, THREE_BY_FOUR).expect("an allowed size");
    let topology = Topology::of(variant);
    let labels: Vec<&str> = topology.points().iter().map(|point| topology.label(point)).collect();
    assert_eq!(labels, ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"]);
    assert_eq!(topology.surface(), Surface::Cells);
    assert_eq!(topology.place(Point::new(0)), [-1.0, -1.5]);
    assert_eq!(topology.place(Point::new(11)), [1.0, 1.5]);
    assert_eq!(topology.bounds(), ([-1.5, -2.0], [1.5, 2.0]));
    assert_eq!(topology.lines().len(), 2 * 4 + 3 * 3 + 2 * (2 * 3));
    assert_eq!(topology.neighbours(Point::new(4)).len(), 8);
    assert_eq!(topology.neighbours(Point::new(0)).len(), 3);
    assert_eq!(topology.faces().len(), 12);
    for (point, face) in topology.points().iter().zip(topology.faces()) {
        assert_eq!(face.points, [point]);
        let sides = face.outline.iter().zip(face.outline.iter().cycle().skip(1));
        let area: f32 = sides.map(|(a, b)| (a[0] * b[1] - a[1] * b[0]) / 2.0).sum();
        assert!((area - 1.0).abs() < 1e-6, "counter-clockwise outlines have a positive area, not {area}");
    }
}
