//! A match with ten thousand moves in its variations.

use bevy::prelude::*;
use tessera::game::matches::MatchDetails;
use tessera::game::player::Players;
use tessera::game::review::ReviewRequest;
use tessera::game::screen::ScreenRequest;
use tessera::presentation::model::MoveRow;
use tessera::records::{GameTree, NodeId};
use tessera::rules::{Game, GameKind, Position, Variant};

use super::random::{pick, seeded};
use super::table::Table;

const MOVES: usize = 10_000;

/// Random games of Diamond as variations of one tree.
fn tree() -> GameTree {
    let start = Position::start(Variant::standard(GameKind::Diamond));
    let (mut tree, mut rng) = (GameTree::new(start.clone()), seeded(1));
    while tree.move_count() < MOVES {
        tree.go_to(NodeId::START);
        let mut position = start.clone();
        while !position.outcome().is_over() && tree.move_count() < MOVES {
            let mv = pick(&mut rng, &position.legal_moves());
            tree.play(mv).expect("the move is legal");
            position.play_unchecked(mv);
        }
    }
    tree
}

#[test]
fn ten_thousand_moves_are_shown_and_gone_through() {
    let mut table = Table::whole(&["--game", "diamond"]);
    let tree = tree();
    let line = tree.main_line();
    let rows = MoveRow::of(&tree);
    assert_eq!(rows.iter().flat_map(|row| row.cells).flatten().count(), MOVES);
    let details = Some(MatchDetails { created: 5, ..default() });
    let open = ScreenRequest::Open { tree, players: Players::HUMANS, clock: None, end: None, details };
    table.app.world_mut().write_message(open);
    table.settle();
    let middle = line[line.len() / 2];
    let last = rows.last().and_then(|row| row.cells[1].or(row.cells[0])).expect("the list has moves");
    for (node, plies) in [(middle, line.len() / 2 + 1), (NodeId::START, 0), (line[line.len() - 1], line.len())] {
        table.app.world_mut().write_message(ReviewRequest::GoTo(node));
        table.settle();
        assert_eq!(table.record().len(), plies);
    }
    table.app.world_mut().write_message(ReviewRequest::GoTo(last));
    table.settle();
    assert!(!table.record().is_empty());
}
