//! The rows of the move list: two moves each, variations in rows of their own below the move that they replace.

use std::collections::HashMap;

use super::MatchModel;
use crate::records::{GameTree, NodeId, ReplayStep, TreeStep};
use crate::rules::{Game, Position};

/// A row of the move list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveRow {
    /// The number of the pair of moves, from 1.
    pub number: usize,
    /// How many variations the row lies in; 0 for the main line.
    pub depth: usize,
    /// The nodes after the moves of the first and the second side. An empty first one stands for a move in a row above.
    pub cells: [Option<NodeId>; 2],
}

/// The number of the row and the column of a move after `plies` others.
pub fn place_in_list(start: &Position, plies: usize) -> (usize, usize) {
    let index = plies + start.side_to_move().index();
    (index / 2 + 1, index % 2)
}

impl MoveRow {
    /// All moves of a tree, the main line first and each variation after the move to which it is an alternative.
    pub fn of(tree: &GameTree) -> Vec<MoveRow> {
        let mut rows: Vec<MoveRow> = Vec::new();
        // The number of plies before the next move of each line that is open.
        let mut lines = vec![0];
        for step in tree.walk() {
            let depth = lines.len() - 1;
            let ply = lines.last_mut().expect("a line ends only after it has begun");
            match step {
                TreeStep::Begin => {
                    let before = *ply - 1;
                    lines.push(before);
                }
                TreeStep::End => _ = lines.pop(),
                TreeStep::Move(node) => {
                    let (number, column) = place_in_list(tree.start(), *ply);
                    *ply += 1;
                    match rows.last_mut() {
                        Some(row) if column == 1 && (row.number, row.depth) == (number, depth) => {
                            row.cells[1] = Some(node);
                        }
                        _ => {
                            let mut cells = [None; 2];
                            cells[column] = Some(node);
                            rows.push(MoveRow { number, depth, cells });
                        }
                    }
                }
            }
        }
        rows
    }
}

impl MatchModel<'_> {
    /// The move that leads to a node, as it is to be read.
    pub fn move_at(&self, node: NodeId) -> String {
        let tree = &self.history.tree;
        let before = || tree.position(tree.parent(node).unwrap_or(NodeId::START));
        tree.mv(node).map(|mv| self.game_text.move_text(&before(), mv)).unwrap_or_default()
    }

    /// All moves of the match as they are to be read, by the node to which they lead.
    pub fn moves(&self) -> HashMap<NodeId, String> {
        let mut moves = HashMap::new();
        self.history.tree.replay(|step| {
            if let ReplayStep::Move { node, mv, before, .. } = step {
                moves.insert(node, self.game_text.move_text(before, mv));
            }
        });
        moves
    }

    /// Whether a move is one of those that lead to the position of the match, or all are shown alike because an earlier
    /// position is looked at.
    pub fn is_played(&self, node: NodeId) -> bool {
        self.match_view.review.is_some() || self.history.path().contains(&node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Position, Variant};

    /// The rows of a game, as text: depth, number and moves.
    fn rows(start: &Position, lines: &[&str]) -> Vec<String> {
        let mut tree = GameTree::new(start.clone());
        for line in lines {
            tree.go_to(NodeId::START);
            for mv in start.parse_game(line).expect("the test writes legal moves") {
                tree.play(mv).expect("the move is legal");
            }
        }
        let label = |node: Option<NodeId>| match node {
            None => "-".to_owned(),
            Some(node) => {
                let before = tree.position(tree.parent(node).expect("a move has a node before it"));
                before.format_move(tree.mv(node).expect("a node after the start has a move"))
            }
        };
        MoveRow::of(&tree)
            .into_iter()
            .map(|MoveRow { number, depth, cells: [first, second] }| {
                format!("{}{number} {} {}", " ".repeat(depth), label(first), label(second))
            })
            .collect()
    }

    #[test]
    fn moves_stand_in_pairs() {
        let start = Position::start(Variant::standard(GameKind::Othello));
        assert_eq!(rows(&start, &["f5d6c3"]), ["1 f5 d6", "2 c3 -"]);
        assert_eq!(rows(&start, &[]), [""; 0]);
    }

    #[test]
    fn a_variation_stands_below_the_move_that_it_replaces_and_the_line_goes_on_after_it() {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let of_second = ["f5d6c3d3", "f5f4c3", "f5f4e3"];
        assert_eq!(rows(&start, &of_second), ["1 f5 d6", " 1 - f4", " 2 c3 -", "  2 e3 -", "2 c3 d3"]);
        let of_first = ["f5d6c3d3", "d3c5"];
        assert_eq!(rows(&start, &of_first), ["1 f5 -", " 1 d3 c5", "1 - d6", "2 c3 d3"]);
    }

    #[test]
    fn a_game_that_the_second_side_begins_starts_in_the_second_column() {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let after = start.after(start.parse_move("f5").expect("f5 is legal"));
        assert_eq!(rows(&after, &["d6c3"]), ["1 - d6", "2 c3 -"]);
    }
}
