//! A tree in the order in which it is written: each move, then its alternatives, then the rest of its line.

use super::{GameTree, NodeId};

/// A step on the way through a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeStep {
    /// The next move of the line.
    Move(NodeId),
    /// A variation begins: the next move is an alternative to the last one of the line around it.
    Begin,
    /// The variation ends; the line around it goes on.
    End,
}

impl GameTree {
    /// All moves and variations, in the order in which notations write them: the main move, then each alternative to it
    /// with everything that follows, then the continuation of the main move.
    pub fn walk(&self) -> Vec<TreeStep> {
        let mut steps = Vec::with_capacity(self.nodes.len());
        // The lines that are still to be continued after a node, the innermost last. A stack of its own, because
        // variations can be nested deeper than the program's.
        let mut open = vec![Pending::Continue(NodeId::START)];
        while let Some(next) = open.pop() {
            match next {
                Pending::Close => steps.push(TreeStep::End),
                Pending::Variation(node) => {
                    steps.extend([TreeStep::Begin, TreeStep::Move(node)]);
                    open.extend([Pending::Close, Pending::Continue(node)]);
                }
                Pending::Continue(node) => {
                    let [main, variations @ ..] = self.children(node) else { continue };
                    steps.push(TreeStep::Move(*main));
                    open.push(Pending::Continue(*main));
                    open.extend(variations.iter().rev().map(|node| Pending::Variation(*node)));
                }
            }
        }
        steps
    }
}

enum Pending {
    /// The continuations of this node.
    Continue(NodeId),
    /// The variation that begins with this node.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        let equal_nodes = |a: NodeId, b: NodeId| self.mv(a) == other.mv(b) && self.annotation(a) == other.annotation(b);
        let (ours, theirs) = (self.walk(), other.walk());
        self.start == other.start
            && equal_nodes(NodeId::START, NodeId::START)
            && ours.len() == theirs.len()
            && ours.iter().zip(&theirs).all(|steps| match steps {
                (TreeStep::Move(a), TreeStep::Move(b)) => equal_nodes(*a, *b),
                (a, b) => a == b,
            })
    }
}
