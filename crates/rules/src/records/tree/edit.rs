//! Changes of a tree: moves and variations are added, promoted and removed.

use super::{GameTree, Node, NodeId};
use crate::{Game, IllegalMove, Move, Position};

impl GameTree {
    /// A tree of one line; its last node is the current one.
    ///
    /// # Errors
    /// Why the first illegal move is illegal.
    pub fn with_moves(start: Position, moves: &[Move]) -> Result<GameTree, IllegalMove> {
        let mut tree = GameTree::new(start);
        let mut position = tree.start.clone();
        for mv in moves {
            position.check(*mv)?;
            position.play_unchecked(*mv);
            tree.current = tree.insert(tree.current, *mv);
        }
        Ok(tree)
    }

    /// Plays a move at the current node and looks at the node after it. A move that is not there yet becomes the main
    /// line if it is the first one there, and a variation otherwise.
    ///
    /// # Errors
    /// Why the move is illegal; then the tree is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, IllegalMove> {
        let node = self.add(self.current, mv)?;
        self.current = node;
        Ok(node)
    }

    /// Adds a move after a node, unless it is there already; returns the node after the move.
    ///
    /// # Errors
    /// Why the move is illegal; then the tree is unchanged.
    ///
    /// # Panics
    /// If the tree does not have the node.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        if let Some(known) = self.child(parent, mv) {
            return Ok(known);
        }
        self.position(parent).check(mv)?;
        Ok(self.insert(parent, mv))
    }

    /// Makes the line to a node the main line; the moves that it replaces become variations.
    pub fn promote(&mut self, node: NodeId) {
        for child in self.path(node) {
            let parent = self.node(child).parent;
            let siblings = &mut self.nodes[parent.index()].children;
            if let Some(place) = siblings.iter().position(|sibling| *sibling == child) {
                siblings[..=place].rotate_right(1);
            }
        }
    }

    /// Removes a node and everything after it. If the current node is among them, the one before is looked at. The start
    /// cannot be removed.
    pub fn remove(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        self.nodes[parent.index()].children.retain(|child| *child != node);
        let mut left = vec![node];
        while let Some(next) = left.pop() {
            let removed = &mut self.nodes[next.index()];
            removed.removed = true;
            removed.annotation = None;
            left.extend(std::mem::take(&mut removed.children));
            if self.current == next {
                self.current = parent;
            }
        }
    }

    /// Adds a legal move after a node and returns the node after it, or the one that is there already.
    pub(in crate::records) fn insert(&mut self, parent: NodeId, mv: Move) -> NodeId {
        if let Some(known) = self.child(parent, mv) {
            return known;
        }
        let node = NodeId(u32::try_from(self.nodes.len()).expect("a tree in memory has fewer than 2^32 nodes"));
        self.nodes.push(Node::new(parent, mv));
        self.nodes[parent.index()].children.push(node);
        node
    }
}
