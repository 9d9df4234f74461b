//! Mirrored and rotated set-ups.

use std::collections::BTreeSet;

use tessera_rules::setup::{PositionSetup, SetupEdit, Symmetry};
use tessera_rules::{Game, GameKind, Move, Point, PointSet, Position, Topology, Variant};

use super::{random_positions, variants};

use Symmetry::{HalfTurn, MirrorSideways, MirrorUpDown, QuarterTurn};

fn transformed(setup: &PositionSetup, symmetry: Symmetry) -> PositionSetup {
    setup.edit(SetupEdit::Transform(symmetry))
}

fn symmetries(variant: Variant) -> Vec<Symmetry> {
    Symmetry::of(Topology::of(variant)).collect()
}

/// The numbers of pieces of each side, and of neutral ones.
fn counts(setup: &PositionSetup) -> [usize; 3] {
    let placement = setup.placement();
    [placement.first, placement.second, placement.neutral].map(PointSet::len)
}

#[test]
fn a_board_has_the_symmetries_of_its_shape() {
    let all = Symmetry::ALL.to_vec();
    assert_eq!(symmetries(Variant::standard(GameKind::Othello)), all);
    let breakthrough = |size: &str| Variant::new(GameKind::Breakthrough, size.parse().unwrap()).unwrap();
    assert_eq!(symmetries(breakthrough("8x8")), all);
    assert_eq!(symmetries(breakthrough("6x5")), [MirrorSideways, MirrorUpDown, HalfTurn]);
    assert_eq!(symmetries(Variant::standard(GameKind::Diamond)), [MirrorSideways, MirrorUpDown, HalfTurn]);
    let turn = |variant| Symmetry::smallest_turn(Topology::of(variant));
    assert_eq!(turn(breakthrough("8x8")), Some(QuarterTurn));
    assert_eq!(turn(breakthrough("6x5")), Some(HalfTurn));
}

#[test]
fn a_symmetry_that_the_board_does_not_have_changes_nothing() {
    let narrow = Variant::new(GameKind::Breakthrough, "6x5".parse().unwrap()).unwrap();
    let start = PositionSetup::start(narrow);
    assert_eq!(transformed(&start, QuarterTurn), start);
}

#[test]
fn symmetries_keep_the_pieces_and_return_to_the_start() {
    for position in random_positions(4, 10) {
        let setup = PositionSetup::from(&position);
        for symmetry in symmetries(position.variant()) {
            let order = if symmetry == QuarterTurn { 4 } else { 2 };
            let mut current = setup.clone();
            for _ in 0..order {
                current = transformed(&current, symmetry);
                assert_eq!(counts(&current), counts(&setup), "{symmetry:?}");
            }
            assert_eq!(current.placement(), setup.placement(), "{symmetry:?}");
        }
    }
}

#[test]
fn two_quarter_turns_are_a_half_turn_and_two_mirrors_too() {
    for position in random_positions(5, 5) {
        let setup = PositionSetup::from(&position);
        let half = transformed(&setup, HalfTurn);
        assert_eq!(transformed(&transformed(&setup, MirrorSideways), MirrorUpDown).placement(), half.placement());
        if symmetries(position.variant()).contains(&QuarterTurn) {
            assert_eq!(transformed(&transformed(&setup, QuarterTurn), QuarterTurn).placement(), half.placement());
        }
    }
}

#[test]
fn mirrors_and_turns_go_the_way_that_they_are_called() {
    for (kind, expected) in [
        (GameKind::Othello, [("b1", "g1"), ("b1", "b8"), ("b1", "h2"), ("b1", "g8")]),
        (GameKind::Breakthrough, [("b8", "g8"), ("b8", "b1"), ("b8", "h7"), ("b8", "g1")]),
    ] {
        let topology = Topology::of(Variant::standard(kind));
        let point = |label: &str| topology.points().iter().find(|point| topology.label(*point) == label).unwrap();
        for (symmetry, (from, to)) in Symmetry::ALL.into_iter().zip(expected) {
            assert_eq!(symmetry.image(topology, point(from)), Some(point(to)), "{kind} {symmetry:?}");
        }
    }
}

/// The legal moves of a position, on mirrored or rotated points.
fn moved_along(position: &Position, symmetry: Symmetry) -> BTreeSet<Move> {
    let image = |point: Point| symmetry.image(position.topology(), point).unwrap();
    let carried = |mv: Move| match mv {
        Move::Place(at) => Move::Place(image(at)),
        Move::Remove(at) => Move::Remove(image(at)),
        Move::Step { from, to } => Move::Step { from: image(from), to: image(to) },
        Move::Pass | Move::Swap => mv,
    };
    position.legal_moves().into_iter().map(carried).collect()
}

/// The symmetries under which the rules of a game are the same: pawns have a direction.
fn symmetries_of_rules(variant: Variant) -> Vec<Symmetry> {
    match variant.kind() {
        GameKind::Othello | GameKind::Diamond => symmetries(variant),
        GameKind::Breakthrough => vec![MirrorSideways],
    }
}

#[test]
fn mirrored_and_rotated_positions_have_mirrored_and_rotated_moves() {
    let mut compared = 0;
    for position in random_positions(6, 20) {
        // Repetition depends on the past, which a set-up does not have.
        let position = PositionSetup::from(&position).edit(SetupEdit::SwapSides).edit(SetupEdit::SwapSides);
        let Ok(position) = position.check() else { continue };
        for symmetry in symmetries_of_rules(position.variant()) {
            let image = transformed(&PositionSetup::from(&position), symmetry).check().unwrap();
            let moves: BTreeSet<Move> = image.legal_moves().into_iter().collect();
            assert_eq!(moves, moved_along(&position, symmetry), "{symmetry:?} of\n{position}");
            compared += moves.len();
        }
    }
    assert!(compared > 1000, "only {compared} moves were compared");
}

#[test]
fn every_board_that_menus_offer_can_be_turned_and_mirrored() {
    for variant in variants() {
        let found = symmetries(variant);
        for symmetry in [MirrorSideways, MirrorUpDown, HalfTurn] {
            assert!(found.contains(&symmetry), "{variant:?} {symmetry:?}");
        }
    }
}
