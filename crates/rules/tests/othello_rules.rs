//! Othello by the rules of the Thai federation: its ten rules and eleven figures, and what follows from them.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tessera_rules::othello::{Position, parse_position};
use tessera_rules::{
    Allegiance, Draw, Effect, Game, GameKind, Grid, IllegalMove, Move, Outcome, PerSide, Placement, Point, SetupError,
    Side, Size, Surface, Topology, Variant, Victory,
};

const EIGHT: Size = GameKind::Othello.default_size();
const SIZES: [Size; 3] = [Size { columns: 6, rows: 6 }, EIGHT, Size { columns: 10, rows: 10 }];

fn position(text: &str) -> Position {
    parse_position(EIGHT, text).expect("the test draws a board")
}

fn point(label: &str) -> Point {
    Grid::new(EIGHT).parse_label(label).expect("the test names a square")
}

fn place(label: &str) -> Move {
    Move::Place(point(label))
}

fn disc(position: &Position, label: &str) -> Option<Side> {
    position.placement().at(point(label)).and_then(Allegiance::side)
}

/// Plays on one square and gives the next position with the labels of the flipped discs, sorted.
fn play(position: &Position, label: &str) -> (Position, Vec<String>) {
    let played = position.play(place(label)).expect("the test plays by the rules");
    let grid = Grid::new(EIGHT);
    let flipped = |effect: &Effect| match effect {
        Effect::Flipped { at, .. } => Some(grid.label(*at)),
        _ => None,
    };
    let mut flips: Vec<String> = played.effects.iter().filter_map(flipped).collect();
    flips.sort();
    (played.next, flips)
}

fn play_all(transcript: &str) -> Position {
    let start = Position::start(EIGHT);
    let mut position = start.clone();
    for mv in start.parse_game(transcript).expect("the test plays by the rules") {
        position.play_unchecked(mv);
    }
    position
}

fn random_game(start: &Position, rng: &mut StdRng) -> Vec<(Position, Move)> {
    let mut position = start.clone();
    let mut plies = Vec::new();
    loop {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return plies;
        }
        let mv = moves[rng.random_range(0..moves.len())];
        plies.push((position.clone(), mv));
        position.play_unchecked(mv);
    }
}

#[test]
fn figure_1_the_start_has_black_on_e4_d5_and_white_on_d4_e5() {
    let start = Position::start(EIGHT);
    let diagram = "
        --------
        --------
        --------
        ---OX---
        ---XO---
        --------
        --------
        -------- X";
    assert_eq!(start, position(diagram));
    assert_eq!(start.side_to_move(), Side::First);
    assert_eq!([disc(&start, "e4"), disc(&start, "d5")], [Some(Side::First); 2]);
    assert_eq!([disc(&start, "d4"), disc(&start, "e5")], [Some(Side::Second); 2]);
    assert_eq!(start.disc_count(), PerSide::new(2, 2));
}

#[test]
fn figures_2_and_3_black_outflanks_a_white_disc_and_it_turns_black() {
    let start = Position::start(EIGHT);
    assert_eq!(start.legal_moves(), ["d3", "c4", "f5", "e6"].map(place));
    let (next, flips) = play(&start, "f5");
    assert_eq!(flips, ["e5"]);
    assert_eq!(["d5", "e5", "f5"].map(|label| disc(&next, label)), [Some(Side::First); 3]);
    assert_eq!(next.side_to_move(), Side::Second);
}

#[test]
fn figures_4_and_5_black_e8_flips_in_row_column_and_both_diagonals() {
    let before = position(
        "
        --------
        --------
        --------
        --------
        -X--X---
        --O-O-X-
        --OOOO--
        --XO-OOX X",
    );
    let (next, flips) = play(&before, "e8");
    assert_eq!(flips, ["c6", "d7", "d8", "e6", "e7", "f7", "f8", "g8"]);
    assert_eq!(disc(&next, "c7"), Some(Side::Second), "a white disc off all lines stays");
}

#[test]
fn figures_6_and_7_white_h1_flips_only_as_far_as_c1_and_black_b1_stays() {
    let (next, flips) = play(&position(&format!("OXOXXXX-{} O", "-".repeat(56))), "h1");
    assert_eq!(flips, ["d1", "e1", "f1", "g1"]);
    assert_eq!(disc(&next, "b1"), Some(Side::First));
}

#[test]
fn figures_8_and_9_white_a4_flips_only_up_to_e4_and_flipped_discs_flip_nothing() {
    let before = position(
        "
        --------
        --O-----
        --X-----
        -XXXO---
        ---X----
        ---O----
        --------
        -------- O",
    );
    let (next, flips) = play(&before, "a4");
    assert_eq!(flips, ["b4", "c4", "d4"]);
    // c3 now stands between white c2 and c4, d5 between white d4 and d6: neither was outflanked from a4.
    assert_eq!(["c3", "d5"].map(|label| disc(&next, label)), [Some(Side::First); 2]);
}

#[test]
fn figure_10_a_full_board_of_49_to_15_is_blacks_win() {
    let end = play_all(
        "d3c3b3e3f5f4g3c2b1e6d7c5d2b2b5b4a1c4a5f3f2e7f7b6a3g1c6h2a6g5g4c1h3d6c7c8h1d8e2a7h6g8b7b8f1f8f6h5h4a4a8a2d1g7h8g6\
         h7e1e8g2",
    );
    assert_eq!(end.disc_count(), PerSide::new(49, 15));
    assert_eq!(end.official_score(), PerSide::new(49, 15));
    assert_eq!(end.outcome(), Outcome::Won { side: Side::First, by: Victory::MoreDiscs });
    assert_eq!(end.legal_moves(), []);
}

#[test]
fn figure_11_a_game_that_ends_10_to_52_with_two_squares_empty_counts_10_to_54() {
    let end = play_all(
        "c4c3e6f4b2d6f5d3e2b3a2b4g3a1c6e3b5b7b6a5d2g6a4f3b8a6c5c8g5e7a7d7h7a3f2g4f6a8h3c7c2h2h1h4h5d1b1c1e8d8g2f8f7g8g7\
         e1f1g1",
    );
    assert_eq!(end.disc_count(), PerSide::new(10, 52));
    assert_eq!(end.official_score(), PerSide::new(10, 54));
    assert_eq!(end.outcome(), Outcome::Won { side: Side::Second, by: Victory::MoreDiscs });
    for empty in ["h6", "h8"] {
        assert_eq!(end.play(place(empty)), Err(IllegalMove::GameOver));
    }
}

#[test]
fn a_wipe_out_counts_64_to_nothing() {
    let end = play_all("c4c5e6e3e2d6c6b4a4");
    assert_eq!(end.disc_count(), PerSide::new(13, 0));
    assert_eq!(end.official_score(), PerSide::new(64, 0));
    assert_eq!(end.outcome(), Outcome::Won { side: Side::First, by: Victory::MoreDiscs });
}

#[test]
fn in_a_draw_each_side_gets_half_of_the_empty_squares() {
    let end = play_all(
        "d3c5c6c7f5f3d6f4g2e3b5c4b7f2c8b8c3c2f1g3h4a7a8h3b3h1b6a4g4h5b1g5h2g1d2a5a6c1h6e6f6g6a3f7d7a1e1h7g8e7b4d8f8e2e8\
         b2d1a2",
    );
    assert_eq!(end.disc_count(), PerSide::new(31, 31));
    assert_eq!(end.official_score(), PerSide::new(32, 32));
    assert_eq!(end.outcome(), Outcome::Drawn(Draw::EqualDiscs));
}

#[test]
fn an_empty_board_is_a_finished_game_and_a_draw() {
    for (size, half) in SIZES.into_iter().zip([18, 32, 50]) {
        let empty = Position::from_setup(size, Placement::default(), Side::Second).unwrap();
        assert_eq!(empty.outcome(), Outcome::Drawn(Draw::EqualDiscs));
        assert_eq!(empty.official_score(), PerSide::new(half, half));
        assert_eq!((empty.legal_moves(), empty.longest_game()), (Vec::new(), Some(0)));
    }
}

#[test]
fn a_side_without_a_placement_passes_and_then_the_other_side_moves() {
    let stuck = position(&format!("OX------{} X", "-".repeat(56)));
    assert_eq!(stuck.legal_moves(), [Move::Pass]);
    assert_eq!(stuck.count_legal_moves(), 1);
    let passed = stuck.play(Move::Pass).unwrap();
    assert_eq!(passed.effects, [Effect::Passed { side: Side::First }]);
    assert_eq!(passed.next.placement(), stuck.placement());
    assert_eq!(passed.next.legal_moves(), [place("c1")]);
}

#[test]
fn a_side_with_a_legal_move_may_not_pass() {
    assert_eq!(Position::start(EIGHT).play(Move::Pass), Err(IllegalMove::MayNotPass));
}

#[test]
fn every_illegal_move_is_refused_with_its_reason() {
    let start = Position::start(EIGHT);
    let stuck = position(&format!("OX------{} X", "-".repeat(56)));
    let over = position(&format!("XX------{} X", "-".repeat(56)));
    let beyond = Point::new(64);
    let step = Move::Step { from: point("e4"), to: point("e3") };
    let cases = [
        (&start, place("d4"), IllegalMove::Occupied(point("d4"))),
        (&start, place("e3"), IllegalMove::FlipsNothing(point("e3"))),
        (&start, place("a1"), IllegalMove::FlipsNothing(point("a1"))),
        (&start, Move::Place(beyond), IllegalMove::NoSuchPoint(beyond)),
        (&start, Move::Pass, IllegalMove::MayNotPass),
        (&start, step, IllegalMove::NotInThisGame),
        (&start, Move::Remove(point("d4")), IllegalMove::NotInThisGame),
        (&start, Move::Swap, IllegalMove::NotInThisGame),
        (&stuck, place("c1"), IllegalMove::MustPass),
        (&stuck, place("b1"), IllegalMove::MustPass),
        (&over, place("c1"), IllegalMove::GameOver),
        (&over, Move::Pass, IllegalMove::GameOver),
    ];
    for (position, mv, reason) in cases {
        assert_eq!(position.check(mv), Err(reason), "{mv:?} on\n{position}");
        assert_eq!(position.play(mv), Err(reason));
    }
}

#[test]
fn unchecked_illegal_moves_do_not_panic() {
    let start = Position::start(EIGHT);
    let nonsense = [Move::Place(Point::new(127)), Move::Swap, Move::Remove(point("d4")), place("d4"), Move::Pass];
    for mv in nonsense {
        let mut position = start.clone();
        position.play_unchecked(mv);
        assert_eq!(position.side_to_move(), Side::Second);
        let _ = start.effects(mv);
    }
}

#[test]
fn flips_are_ordered_by_ring_and_clockwise_from_the_top() {
    let before = position(
        "
        X--X--X-
        -O-O-O--
        --OOO---
        XOO-OOX-
        --OOO---
        -O-O-O--
        X--X--X-
        -------- X",
    );
    let effects = before.play(place("d4")).unwrap().effects;
    let flip = |label: &str, ring: u8| Effect::Flipped { to: Side::First, at: point(label), ring };
    let mut expected = vec![Effect::Placed { side: Side::First, at: point("d4") }];
    expected.extend(["d3", "e3", "e4", "e5", "d5", "c5", "c4", "c3"].map(|label| flip(label, 1)));
    expected.extend(["d2", "f2", "f4", "f6", "d6", "b6", "b4", "b2"].map(|label| flip(label, 2)));
    assert_eq!(effects, expected);
}

#[test]
fn effects_lead_to_the_next_position_and_back() {
    for size in SIZES {
        let mut rng = StdRng::seed_from_u64(8);
        for (before, mv) in (0..30).flat_map(|_| random_game(&Position::start(size), &mut rng)) {
            let played = before.play(mv).unwrap();
            let mut placement = before.placement();
            played.effects.iter().for_each(|effect| effect.apply(&mut placement));
            assert_eq!(placement, played.next.placement());
            played.effects.iter().rev().for_each(|effect| effect.revert(&mut placement));
            assert_eq!(placement, before.placement());
        }
    }
}

#[test]
fn no_game_exceeds_the_length_bound() {
    for size in SIZES {
        let mut rng = StdRng::seed_from_u64(9);
        for _ in 0..30 {
            let plies = random_game(&Position::start(size), &mut rng);
            for (played, (position, _)) in plies.iter().enumerate() {
                assert!(plies.len() - played <= position.longest_game().unwrap());
            }
        }
    }
}

#[test]
fn the_length_bound_assumes_a_pass_before_each_placement() {
    let position = position(&format!("OX-{} X", "O".repeat(61)));
    assert_eq!(position.longest_game(), Some(2));
    let passed = position.play(Move::Pass).unwrap().next;
    assert_eq!(passed.longest_game(), Some(1));
    let placed = passed.play(place("c1")).unwrap().next;
    assert_eq!(placed.longest_game(), Some(0));
}

#[test]
fn small_and_large_boards_start_with_the_same_four_discs() {
    for (size, black, white, opening) in [
        (SIZES[0], ["d3", "c4"], ["c3", "d4"], ["c2", "b3", "e4", "d5"]),
        (SIZES[2], ["f5", "e6"], ["e5", "f6"], ["e4", "d5", "g6", "f7"]),
    ] {
        let start = Position::start(size);
        let grid = Grid::new(size);
        let points = |labels: [&str; 2]| labels.map(|label| grid.parse_label(label).unwrap()).into_iter().collect();
        assert_eq!(start.placement().first, points(black));
        assert_eq!(start.placement().second, points(white));
        assert_eq!(start.legal_moves(), opening.map(|label| Move::Place(grid.parse_label(label).unwrap())));
        assert_eq!(start.variant(), Variant::new(GameKind::Othello, size).unwrap());
    }
}

#[test]
fn invalid_set_ups_are_refused() {
    let (a1, h8) = (point("a1").set(), point("h8").set());
    let setup = |size, first, second, neutral| {
        Position::from_setup(size, Placement { first, second, neutral }, Side::First)
            .map(|position| position.placement())
    };
    let none = Placement::default().first;
    let seven = Size { columns: 7, rows: 7 };
    assert_eq!(setup(EIGHT, a1, h8, none), Ok(Placement { first: a1, second: h8, neutral: none }));
    assert_eq!(setup(EIGHT, none, none, a1), Err(SetupError::NeutralPieces));
    assert_eq!(setup(EIGHT, a1, a1, none), Err(SetupError::Misplaced));
    assert_eq!(setup(SIZES[0], none, h8, none), Err(SetupError::Misplaced));
    assert_eq!(setup(SIZES[2], Point::new(100).set(), none, none), Err(SetupError::Misplaced));
    assert_eq!(setup(seven, a1, none, none), Err(SetupError::WrongSize(seven)));
}

#[test]
fn rank_1_lies_at_the_top_of_a_board_centred_on_the_origin() {
    for size in SIZES {
        let topology = Topology::of(Variant::new(GameKind::Othello, size).unwrap());
        let (side, edge) = (usize::from(size.columns), f32::from(size.columns) / 2.0);
        let last = Point::new(side * side - 1);
        assert_eq!(topology.surface(), Surface::Cells);
        assert_eq!(topology.bounds(), ([-edge, -edge], [edge, edge]));
        assert_eq!((topology.label(Point::new(0)), topology.place(Point::new(0))), ("a1", [0.5 - edge, edge - 0.5]));
        assert_eq!(topology.label(Point::new(1)), "b1");
        assert_eq!(topology.place(last), [edge - 0.5, 0.5 - edge]);
        assert_eq!(topology.points().len(), side * side);
    }
}

#[test]
fn lines_join_all_eight_neighbours_once_and_each_cell_is_a_face() {
    for size in SIZES {
        let topology = Topology::of(Variant::new(GameKind::Othello, size).unwrap());
        let side = usize::from(size.columns);
        assert_eq!(topology.lines().len(), 2 * side * (side - 1) + 2 * (side - 1) * (side - 1));
        assert_eq!(topology.neighbours(Point::new(0)).len(), 3);
        assert_eq!(topology.neighbours(Point::new(side - 1)).len(), 3);
        assert_eq!(topology.neighbours(Point::new(side)).len(), 5);
        assert_eq!(topology.neighbours(Point::new(side + 1)).len(), 8);
        assert_eq!(topology.faces().len(), side * side);
        for (index, face) in topology.faces().iter().enumerate() {
            assert_eq!(face.points, [Point::new(index)]);
            let corners = face.outline.iter().zip(face.outline.iter().cycle().skip(1));
            let doubled_area: f32 = corners.map(|([x, y], [next_x, next_y])| x * next_y - next_x * y).sum();
            assert_eq!(doubled_area, 2.0, "counter-clockwise, one unit square");
        }
    }
}
