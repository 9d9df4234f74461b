//! What a new match is made of, and that it leaves nothing behind.

use bevy::prelude::*;
use tessera::game::board::BoardPoint;
use tessera::game::matches::{History, Match, MatchOutcome, Seat, Seats};
use tessera::game::piece::{At, Piece};
use tessera::game::requests::MatchCommand;
use tessera::game::spawn::spawn_match;
use tessera::rules::{Game, GameKind, IllegalMove, Outcome, PerSide, Point, Position, Side};

use crate::playouts::varied;
use crate::random::seeded;
use crate::table::{Table, point, start, start_on};

#[test]
fn a_match_has_every_point_of_its_board_once() {
    for position in
        [start_on(GameKind::Othello, 10, 10), start_on(GameKind::Breakthrough, 3, 7), start(GameKind::Diamond)]
    {
        let mut table = Table::new();
        let game = table.open(position.clone());
        let mut points: Vec<Point> = table.snapshot(game).points.values().map(|point| point.0).collect();
        points.sort();
        assert_eq!(points, position.topology().points().iter().collect::<Vec<_>>());
        for point in points {
            let entity = table.boards(|boards| boards.point(game, point)).unwrap();
            assert_eq!(table.part::<BoardPoint>(entity), BoardPoint(point));
        }
    }
}

#[test]
fn a_match_of_diamond_starts_with_twelve_pieces_in_each_hand() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Diamond));
    let hands = |table: &mut Table| {
        Side::BOTH.map(|side| table.boards(|boards| boards.hand(game, side).collect::<Vec<Entity>>()))
    };
    let before = hands(&mut table);
    assert_eq!(before.each_ref().map(Vec::len), [12, 12]);
    table.play(game, "c4");
    assert_eq!(hands(&mut table), [before[0][..11].to_vec(), before[1].clone()], "the last piece was placed");
    assert_eq!(table.snapshot(game).pieces.len(), 24);
}

#[test]
fn lookups_find_the_pieces_of_their_own_match() {
    let mut table = Table::new();
    let position = start(GameKind::Breakthrough);
    let [one, other] = [table.open(position.clone()), table.open(position.clone())];
    for game in [one, other] {
        let board = table.snapshot(game).board();
        for point in position.topology().points().iter() {
            let found = table.boards(|boards| boards.piece_at(game, point));
            assert_eq!(found, board.get(&point).map(|(piece, _)| *piece));
        }
    }
}

#[test]
fn a_match_spawned_with_moves_equals_the_match_in_which_they_were_played() {
    for start in GameKind::ALL.map(start) {
        let mut rng = seeded(11);
        let mut table = Table::new();
        let played = table.open(start.clone());
        let mut moves = Vec::new();
        for _ in 0..50 {
            let moves_there = table.position(played).legal_moves();
            if moves_there.is_empty() {
                break;
            }
            let mv = varied(&mut rng, &moves_there);
            table.request(played, MatchCommand::Play(mv));
            moves.push(mv);
        }
        let opened = table.open_with(start, &moves).unwrap();
        for plies_left in (0..=moves.len()).rev() {
            let (one, other) = (table.snapshot(played), table.snapshot(opened));
            assert_eq!(one.history, other.history);
            assert_eq!(
                (one.history.position(), one.seats, one.outcome),
                (other.history.position(), other.seats, other.outcome)
            );
            assert_eq!(table.position(played), table.position(opened));
            if plies_left > 0 {
                table.request_all([played, opened].map(|game| (game, MatchCommand::Undo { plies: 1 })));
            }
        }
    }
}

#[test]
fn a_match_is_not_spawned_with_an_illegal_move() {
    let mut table = Table::new();
    let position = start(GameKind::Breakthrough);
    let moves = position.parse_game("a2-a3 h7-h6").unwrap();
    let opened = table.open_with(position, &[moves[0], moves[0]]);
    assert!(matches!(opened, Err(IllegalMove::NothingThere(_))), "{opened:?}");
    table.app.update();
    assert_eq!(entities(&mut table), [0, 0, 0]);
}

#[test]
fn a_match_spawned_after_a_swap_has_its_seats_exchanged() {
    let mut table = Table::new();
    let fresh = start(GameKind::Diamond);
    let swapped = fresh.parse_game("c4 swap").unwrap();
    let game = table.open_with(fresh.clone(), &swapped).unwrap();
    assert_eq!(table.part::<Seats>(game).0, PerSide::new(Seat::Two, Seat::One));

    let position = table.position(game);
    let reopened = table.open(position);
    assert_eq!(table.part::<Seats>(reopened).0, PerSide::new(Seat::Two, Seat::One));
    let untouched = table.open(fresh);
    assert_eq!(table.part::<Seats>(untouched).0, PerSide::new(Seat::One, Seat::Two));
}

#[test]
fn a_match_is_complete_when_its_insertion_is_observed() {
    #[derive(Resource, Default)]
    struct Seen(Vec<(Position, Outcome)>);

    let mut table = Table::new();
    table.app.init_resource::<Seen>();
    table.app.add_observer(
        |appeared: On<Add, Match>, matches: Query<(&History, &MatchOutcome)>, mut seen: ResMut<Seen>| {
            let (history, outcome) = matches.get(appeared.entity).expect("a match has a position and an outcome");
            seen.0.push((history.position().clone(), outcome.0));
        },
    );
    let fresh = start(GameKind::Diamond);
    // Black holds the square c4 d4 c5 d5.
    let moves = fresh.parse_game("c4 a1 d4 a2 c5 a3 d5").expect("the script is legal");
    for played in [3, moves.len()] {
        let game = table.open_with(fresh.clone(), &moves[..played]).expect("the script is legal");
        let position = table.position(game);
        let outcome = position.outcome();
        assert_eq!(outcome.is_over(), played == moves.len());
        assert_eq!(table.app.world().resource::<Seen>().0.last(), Some(&(position, outcome)));
    }
}

#[test]
fn despawning_a_match_removes_its_points_and_pieces() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    table.play(game, "a2-a3");
    let other = table.open(start_on(GameKind::Breakthrough, 2, 4));
    table.app.world_mut().despawn(game);
    assert_eq!(entities(&mut table), [1, 8, 8], "the other match is untouched");
    table.app.world_mut().despawn(other);
    assert_eq!(entities(&mut table), [0, 0, 0]);
}

#[test]
fn a_match_despawned_before_it_is_set_up_leaves_nothing() {
    let mut table = Table::new();
    let mut commands = table.app.world_mut().commands();
    let game = spawn_match(&mut commands, start(GameKind::Othello));
    commands.entity(game).despawn();
    table.app.update();
    assert_eq!(entities(&mut table), [0, 0, 0]);
}

/// How many matches, points and pieces there are.
fn entities(table: &mut Table) -> [usize; 3] {
    let world = table.app.world_mut();
    [
        world.query::<&Match>().iter(world).count(),
        world.query::<&BoardPoint>().iter(world).count(),
        world.query::<&Piece>().iter(world).count(),
    ]
}

#[test]
fn two_pieces_on_a_point_are_no_placement() {
    let mut table = Table::new();
    let position = start(GameKind::Breakthrough);
    let game = table.open(position.clone());
    let [a1, b1] = ["a1", "b1"].map(|label| point(&position, label));
    let piece = table.boards(|boards| boards.piece_at(game, a1)).unwrap();
    table.app.world_mut().entity_mut(piece).insert(At(b1));
    assert_eq!(table.boards(|boards| boards.placement(game)), None);
}
