//! A tree with the position of every move, for writers of notations.

use super::walk::TreeStep;
use super::{GameTree, NodeId};
use crate::{Game, Move, Position};

/// A step of [`GameTree::walk`] with what writing it needs.
#[derive(Clone, Copy, Debug)]
pub enum ReplayStep<'a> {
    /// The next move of the line.
    Move {
        /// The node after the move.
        node: NodeId,
        /// The move.
        mv: Move,
        /// The position that it is played in.
        before: &'a Position,
        /// The plies before it; one more if the second side begins.
        ply: usize,
    },
    /// A variation begins.
    Begin,
    /// The variation ends.
    End,
}

/// A line that is open: the position after its last move, the one before it if variations begin there, and its plies.
struct Line {
    position: Position,
    before: Option<Position>,
    ply: usize,
}

impl GameTree {
    /// Calls `visit` for every step of [`GameTree::walk`], in time proportional to the number of moves.
    pub fn replay(&self, mut visit: impl FnMut(ReplayStep)) {
        let steps = self.walk();
        let start = self.start().clone();
        let mut lines = vec![Line { ply: start.side_to_move().index(), position: start, before: None }];
        for (index, step) in steps.iter().enumerate() {
            let line = lines.last_mut().expect("a line ends only after it has begun");
            match *step {
                TreeStep::Move(node) => {
                    let mv = self.mv(node).expect("a step leads to a move");
                    visit(ReplayStep::Move { node, mv, before: &line.position, ply: line.ply });
                    let varies = matches!(steps.get(index + 1), Some(TreeStep::Begin));
                    line.before = varies.then(|| line.position.clone());
                    line.position.play_unchecked(mv);
                    line.ply += 1;
                }
                TreeStep::Begin => {
                    let position = line.before.clone().expect("a variation begins after a move");
                    let ply = line.ply - 1;
                    lines.push(Line { position, before: None, ply });
                    visit(ReplayStep::Begin);
                }
                TreeStep::End => {
                    lines.pop();
                    visit(ReplayStep::End);
                }
            }
        }
    }
}
