//! Jumps between the nodes of a match: what the entities show is the position of the node, wherever the match was before.

use std::collections::BTreeMap;

use bevy::prelude::Entity;
use rand::RngExt;
use rand::rngs::StdRng;
use tessera::game::events::MatchEvent::{Ended, Jumped, TurnStarted};
use tessera::game::matches::{History, Seats};
use tessera::game::requests::MatchCommand::{GoTo, Play, Resign, Undo};
use tessera::game::requests::RefusalReason::NoSuchNode;
use tessera::records::{GameTree, NodeId};
use tessera::rules::{Allegiance, Game, GameKind, Outcome, PerSide, Point, Position, Side};

use crate::playouts::varied;
use crate::random::{pick, seeded};
use crate::table::{Table, start, start_on};

/// What a match shows at a node.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    pieces: BTreeMap<Point, Allegiance>,
    position: Position,
    seats: Seats,
    plies: usize,
}

fn shown(table: &mut Table, game: Entity) -> Shown {
    let board = table.snapshot(game).board();
    Shown {
        pieces: board.into_iter().map(|(at, (_, owner))| (at, owner)).collect(),
        position: table.position(game),
        seats: table.part(game),
        plies: table.part::<History>(game).plies().len(),
    }
}

fn current(table: &Table, game: Entity) -> NodeId {
    table.part::<History>(game).tree.current()
}

/// Plays a few moves at random and notes what every node shows.
fn play_some(table: &mut Table, game: Entity, plies: usize, rng: &mut StdRng, seen: &mut BTreeMap<NodeId, Shown>) {
    for _ in 0..plies {
        let moves = table.position(game).legal_moves();
        if moves.is_empty() {
            return;
        }
        table.request(game, Play(varied(rng, &moves)));
        let node = current(table, game);
        let now = shown(table, game);
        let before = seen.insert(node, now.clone());
        assert!(before.is_none_or(|before| before == now), "a node shows the same on every visit");
    }
}

fn jumps_between_all_nodes(start: Position, seed: u64) {
    let mut rng = seeded(seed);
    let mut table = Table::new();
    let game = table.open(start);
    let mut seen = BTreeMap::from([(NodeId::START, shown(&mut table, game))]);
    play_some(&mut table, game, usize::MAX, &mut rng, &mut seen);
    for _ in 0..8 {
        let nodes: Vec<NodeId> = seen.keys().copied().collect();
        table.request(game, GoTo(pick(&mut rng, &nodes)));
        let plies = rng.random_range(1..12);
        play_some(&mut table, game, plies, &mut rng, &mut seen);
    }
    let nodes: Vec<NodeId> = seen.keys().copied().collect();
    for _ in 0..80 {
        let node = pick(&mut rng, &nodes);
        let events = table.request(game, GoTo(node));
        let expected = &seen[&node];
        assert_eq!(&shown(&mut table, game), expected, "{node:?}");
        assert_eq!(table.part::<History>(game).tree.position(node), expected.position);
        let outcome = expected.position.outcome();
        let side = expected.position.side_to_move();
        let then = if outcome.is_over() { Ended(outcome) } else { TurnStarted { side } };
        assert_eq!(events, [Jumped { ply: expected.plies }, then]);
    }
    assert_eq!(table.part::<History>(game).tree.move_count() + 1, nodes.len(), "jumps add and remove no moves");
}

#[test]
fn every_node_of_a_match_is_reached_from_every_other() {
    for seed in 0..4 {
        jumps_between_all_nodes(start_on(GameKind::Othello, 6, 6), seed);
        jumps_between_all_nodes(start_on(GameKind::Breakthrough, 4, 6), seed);
        jumps_between_all_nodes(start(GameKind::Diamond), seed);
    }
}

fn line(tree: &GameTree) -> String {
    tree.start().format_game(&tree.moves(&tree.main_line()))
}

#[test]
fn another_move_at_an_earlier_node_becomes_the_main_line_and_the_old_moves_a_variation() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    for mv in ["a2-a3", "h7-h6", "a3-a4"] {
        table.play(game, mv);
    }
    let old = current(&table, game);
    table.request(game, Undo { plies: 2 });
    table.play(game, "g7-g6");
    let tree = table.part::<History>(game).tree;
    assert_eq!((line(&tree).as_str(), tree.move_count()), ("1. a2-a3 g7-g6", 4));
    table.request(game, GoTo(old));
    let tree = table.part::<History>(game).tree;
    assert_eq!((tree.current(), line(&tree).as_str()), (old, "1. a2-a3 g7-g6"), "looking changes no line");
    assert_eq!(table.position(game), tree.position(old));
}

#[test]
fn a_jump_takes_back_a_resignation_and_a_swap_of_the_seats() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Diamond));
    table.play(game, "e4");
    let first = current(&table, game);
    table.play(game, "swap");
    let swapped = current(&table, game);
    table.request(game, Resign(Side::First));
    assert!(table.outcome(game).is_over());
    table.request(game, GoTo(first));
    let PerSide(before) = table.part::<Seats>(game).0;
    assert_eq!(table.outcome(game), Outcome::InProgress);
    table.request(game, GoTo(swapped));
    let PerSide([one, two]) = table.part::<Seats>(game).0;
    assert_eq!(before, [two, one]);
}

#[test]
fn a_node_that_the_match_does_not_have_is_refused() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Othello));
    table.play(game, "f5");
    let node = current(&table, game);
    let other = table.open(start(GameKind::Othello));
    assert_eq!(table.refusal(other, GoTo(node)), NoSuchNode);
}
