//! The variations of a saved match, as PGN beside its moves.

use crate::records::{GameHint, GameRecord, GameTree, NodeId, read_pgn, write_pgn};
use crate::rules::{Game, Move, Position};

/// The tree of a match at the end of this line, if it has more moves than those of the line.
pub(super) fn of(tree: &GameTree, line: &[NodeId]) -> Option<GameTree> {
    (tree.move_count() > line.len()).then(|| at_node(tree.clone(), line.last().copied()))
}

/// The tree as PGN.
pub(super) fn write(tree: GameTree) -> String {
    write_pgn(&GameRecord::new(tree))
}

/// The tree of a saved text, at the last of the moves; `None` if it is not a tree with these moves.
pub(super) fn read(text: &str, start: &Position, moves: &[Move]) -> Option<GameTree> {
    let tree = read_pgn(text, GameHint::Likely(start.variant())).next()?.ok()?.tree;
    let last = moves.iter().try_fold(NodeId::START, |node, mv| tree.child(node, *mv))?;
    (tree.start() == start).then(|| at_node(tree, Some(last)))
}

/// The tree with this node as its current one; the start if there is none.
fn at_node(mut tree: GameTree, node: Option<NodeId>) -> GameTree {
    tree.go_to(node.unwrap_or(NodeId::START));
    tree
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Variant};

    #[test]
    fn variations_are_read_back_and_left_out_if_they_do_not_fit_the_moves() {
        let start = Position::start(Variant::standard(GameKind::Breakthrough));
        let moves = |text| start.parse_game(text).expect("the test writes legal moves");
        let mut tree = GameTree::with_moves(start.clone(), &moves("e2-e3 d7-d6")).expect("they are legal");
        let line = tree.main_line();
        assert_eq!(of(&tree, &line), None, "a single line needs no tree");
        tree.go_to(line[0]);
        tree.play(moves("e2-e3 h7-h6")[1]).expect("it is legal");
        let kept = of(&tree, &line).expect("there is a variation");
        assert_eq!((kept.current(), kept.move_count()), (line[1], 3));
        let text = write(kept.clone());
        let read_back = read(&text, &start, &moves("e2-e3 d7-d6"));
        assert_eq!(read_back.as_ref().map(|tree| (tree.current(), tree)), Some((line[1], &kept)));
        assert_eq!(read(&text, &start, &moves("e2-e3 g7-g6")), None);
        assert_eq!(read("nonsense", &start, &[]), None);
    }
}
