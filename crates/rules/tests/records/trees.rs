//! Trees of moves: playing, looking at other nodes, promoting and removing variations.

use tessera_rules::records::{GameTree, NodeId, TreeBuilder, TreeStep};
use tessera_rules::{Game, GameKind, IllegalMove, Position, Record, Variant};

use crate::random::seeded;
use crate::random_trees::{all_nodes, random_node, random_record};

fn othello() -> Position {
    Position::start(Variant::standard(GameKind::Othello))
}

fn tree_of(moves: &str) -> GameTree {
    let start = othello();
    let moves = start.parse_game(moves).expect("the test writes legal moves");
    GameTree::with_moves(start, &moves).expect("the moves are legal")
}

fn text_of(tree: &GameTree) -> String {
    let texts = tree.walk().into_iter().map(|step| match step {
        TreeStep::Begin => "(".to_owned(),
        TreeStep::End => ")".to_owned(),
        TreeStep::Move(node) => {
            let before = tree.position(tree.parent(node).expect("a move has a node before it"));
            before.format_move(tree.mv(node).expect("a step is a move"))
        }
    });
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_move_from_an_earlier_node_starts_a_variation_and_destroys_nothing() {
    let mut tree = tree_of("f5d6c3d3");
    let line = tree.main_line();
    assert!(tree.go_to(line[1]));
    let other = tree.play(tree.position(line[1]).parse_move("c4").unwrap()).unwrap();
    assert_eq!((text_of(&tree), tree.current()), ("f5 d6 c3 ( c4 ) d3".to_owned(), other));
    assert_eq!(tree.main_line(), line);
}

#[test]
fn a_move_that_is_there_already_is_followed() {
    let mut tree = tree_of("f5d6");
    let line = tree.main_line();
    tree.go_to(NodeId::START);
    let again = tree.play(tree.mv(line[0]).unwrap()).unwrap();
    assert_eq!((again, tree.move_count()), (line[0], 2));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut tree = tree_of("f5");
    let before = tree.clone();
    let taken = othello().parse_move("f5").unwrap();
    assert_eq!(tree.play(taken), Err(IllegalMove::Occupied(taken.target().unwrap())));
    assert_eq!((&tree, tree.current()), (&before, before.current()));
    assert!(GameTree::with_moves(othello(), &[taken, taken]).is_err());
}

#[test]
fn a_promoted_variation_becomes_the_main_line_and_the_old_one_a_variation() {
    let mut tree = tree_of("f5d6c3");
    let line = tree.main_line();
    tree.go_to(line[0]);
    let f4 = tree.play(tree.position(line[0]).parse_move("f4").unwrap()).unwrap();
    tree.go_to(line[0]);
    tree.play(tree.position(line[0]).parse_move("f6").unwrap()).unwrap();
    tree.promote(f4);
    assert_eq!(text_of(&tree), "f5 f4 ( d6 c3 ) ( f6 )");
    assert_eq!(tree.line_through(line[1]), [line[0], line[1], line[2]]);
}

#[test]
fn a_removed_node_takes_all_that_follows_with_it() {
    let mut tree = tree_of("f5d6c3d3");
    let line = tree.main_line();
    tree.remove(line[1]);
    assert_eq!((text_of(&tree), tree.current(), tree.move_count()), ("f5".to_owned(), line[0], 1));
    assert!(!tree.contains(line[3]) && !tree.go_to(line[3]));
    tree.remove(NodeId::START);
    assert_eq!(tree.move_count(), 1);
    let again = tree.play(tree.position(line[0]).parse_move("d6").unwrap()).unwrap();
    assert!(!line.contains(&again), "identifiers are not used again");
}

#[test]
fn the_position_of_a_node_is_that_of_its_moves_played_in_order() {
    for (seed, kind) in (0..30).flat_map(|seed| GameKind::ALL.map(|kind| (seed, kind))) {
        let record = random_record(kind, seed);
        let tree = &record.tree;
        for _ in 0..5 {
            let node = random_node(tree, &mut seeded(seed));
            let mut played = Record::new(tree.start().clone());
            for mv in tree.moves(&tree.path(node)) {
                played.play(mv).unwrap();
            }
            assert_eq!(tree.position(node), *played.current());
        }
    }
}

#[test]
fn a_walk_visits_every_move_once_and_closes_every_variation() {
    for (seed, kind) in (0..50).flat_map(|seed| GameKind::ALL.map(|kind| (seed, kind))) {
        let tree = random_record(kind, seed).tree;
        let steps = tree.walk();
        let mut visited: Vec<NodeId> = Vec::new();
        let mut depth = 0_usize;
        for step in steps {
            match step {
                TreeStep::Move(node) => visited.push(node),
                TreeStep::Begin => depth += 1,
                TreeStep::End => depth -= 1,
            }
        }
        let mut nodes = all_nodes(&tree);
        nodes.retain(|node| *node != NodeId::START);
        visited.sort_unstable();
        nodes.sort_unstable();
        assert_eq!((visited, depth), (nodes, 0), "{kind} {seed}");
    }
}

#[test]
fn a_tree_that_is_built_from_its_walk_is_equal() {
    for (seed, kind) in (0..50).flat_map(|seed| GameKind::ALL.map(|kind| (seed, kind))) {
        let mut tree = random_record(kind, seed).tree;
        let mut builder = TreeBuilder::new(tree.start().clone());
        builder.annotation_mut().clone_from(tree.annotation(NodeId::START));
        for step in tree.walk() {
            match step {
                TreeStep::Begin => assert!(builder.begin()),
                TreeStep::End => assert!(builder.end()),
                TreeStep::Move(node) => {
                    builder.play(tree.mv(node).unwrap()).unwrap();
                    assert_eq!(*builder.position(), tree.position(node));
                    builder.annotation_mut().clone_from(tree.annotation(node));
                }
            }
        }
        let built = builder.finish();
        assert_eq!(built, tree, "{kind} {seed}");
        tree.go_to(tree.main_line().last().copied().unwrap_or(NodeId::START));
        assert_eq!(built.path(built.current()).len(), tree.path(tree.current()).len());
    }
}

#[test]
fn a_builder_refuses_illegal_moves_and_variations_without_a_move_before() {
    let mut builder = TreeBuilder::new(othello());
    assert!(!builder.begin() && !builder.end());
    let f5 = othello().parse_move("f5").unwrap();
    builder.play(f5).unwrap();
    assert_eq!(builder.play(f5), Err(IllegalMove::Occupied(f5.target().unwrap())));
    assert!(builder.begin() && !builder.begin());
    assert_eq!((builder.depth(), builder.finish()), (1, tree_of("f5")));
}

#[test]
fn trees_are_compared_by_what_they_hold_and_not_by_the_order_in_which_it_was_added() {
    let mut first = tree_of("f5d6c3");
    let mut second = tree_of("f5f4");
    for (tree, mv) in [(&mut first, "f4"), (&mut second, "d6")] {
        tree.go_to(tree.main_line()[0]);
        tree.play(tree.position(tree.current()).parse_move(mv).unwrap()).unwrap();
    }
    second.play(second.position(second.current()).parse_move("c3").unwrap()).unwrap();
    assert_ne!(first, second, "the main lines differ");
    second.promote(second.current());
    assert_eq!(first, second);
    second.annotation_mut(second.current()).comment = "x".to_owned();
    assert_ne!(first, second);
}
