//! The moves of a game with its variations.

mod build;
mod edit;
mod replay;
mod walk;

use smallvec::SmallVec;

use crate::{Game, Move, Position, Variant};

use super::annotation::Annotation;

pub use build::TreeBuilder;
pub use replay::ReplayStep;
pub use walk::TreeStep;

/// A node of a [`GameTree`]: the start position, or a move and the position after it.
///
/// An identifier stays valid until its node is removed, and is never used again. It means nothing in another tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The node of the start position.
    pub const START: NodeId = NodeId(0);

    /// Its number in its tree; 0 for the start.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug)]
struct Node {
    parent: NodeId,
    /// The move that leads here; meaningless for the start position.
    mv: Move,
    /// The continuations: the main line first, then the variations in the order in which they were added.
    children: SmallVec<[NodeId; 1]>,
    /// Boxed, because most nodes have none.
    annotation: Option<Box<Annotation>>,
    removed: bool,
}

impl Node {
    fn new(parent: NodeId, mv: Move) -> Node {
        Node { parent, mv, children: SmallVec::new(), annotation: None, removed: false }
    }
}

/// A start position, the moves played from it with all variations, and the node that is looked at.
///
/// Every move is legal where it stands, and no two moves from the same position are equal. Two trees are equal if they
/// have the same start, the same moves in the same order of variations, and the same annotations; which node is looked at
/// makes no difference.
///
/// ```
/// use tessera_rules::records::{GameTree, NodeId};
/// use tessera_rules::{Game, GameKind, Position, Variant};
///
/// let start = Position::start(Variant::standard(GameKind::Othello));
/// let mut tree = GameTree::new(start.clone());
/// let f5 = tree.play(start.parse_move("f5").unwrap()).unwrap();
/// tree.play(tree.position(f5).parse_move("d6").unwrap()).unwrap();
/// tree.go_to(f5);
/// let f4 = tree.play(tree.position(f5).parse_move("f4").unwrap()).unwrap(); // a variation; d6 stays
/// assert_eq!((tree.main_line().len(), tree.children(f5).len(), tree.current()), (2, 2, f4));
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Position,
    nodes: Vec<Node>,
    current: NodeId,
}

impl GameTree {
    /// A tree without moves.
    pub fn new(start: Position) -> GameTree {
        GameTree { start, nodes: vec![Node::new(NodeId::START, Move::Pass)], current: NodeId::START }
    }

    /// The position before the first move.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The game and its board.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// The node that is looked at.
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// Whether the tree has this node.
    pub fn contains(&self, node: NodeId) -> bool {
        self.nodes.get(node.index()).is_some_and(|found| !found.removed)
    }

    /// The node with this number, if the tree has it.
    pub fn node_at(&self, index: usize) -> Option<NodeId> {
        u32::try_from(index).ok().map(NodeId).filter(|node| self.contains(*node))
    }

    /// Looks at another node; returns whether the tree has it.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let found = self.contains(node);
        if found {
            self.current = node;
        }
        found
    }

    /// The number of moves in the tree, variations included.
    pub fn move_count(&self) -> usize {
        self.nodes.iter().filter(|node| !node.removed).count() - 1
    }

    /// The node before this one; `None` for the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.node(node).parent)
    }

    /// The continuations of a node: the main line first, then the variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The move that leads to a node; `None` for the start.
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        (node != NodeId::START).then(|| self.node(node).mv)
    }

    /// The comment, evaluation and clock time of a node.
    pub fn annotation(&self, node: NodeId) -> &Annotation {
        self.node(node).annotation.as_deref().unwrap_or(Annotation::NONE)
    }

    /// The comment, evaluation and clock time of a node, to change them.
    ///
    /// # Panics
    /// If the tree does not have the node.
    pub fn annotation_mut(&mut self, node: NodeId) -> &mut Annotation {
        assert!(self.contains(node), "{node:?} is not in the tree");
        self.nodes[node.index()].annotation.get_or_insert_default()
    }

    /// The nodes that lead to a node, from the first move to the node itself; empty for the start.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut next = node;
        while let Some(parent) = self.parent(next) {
            path.push(next);
            next = parent;
        }
        path.reverse();
        path
    }

    /// The path to a node and the main line after it.
    pub fn line_through(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = self.path(node);
        line.extend(self.line_after(node));
        line
    }

    /// The main line after a node.
    pub fn line_after(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut last = node;
        while let Some(next) = self.children(last).first() {
            line.push(*next);
            last = *next;
        }
        line
    }

    /// The moves of the game itself, without variations.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_after(NodeId::START)
    }

    /// The moves that lead to these nodes; the start has none.
    pub fn moves(&self, nodes: &[NodeId]) -> Vec<Move> {
        nodes.iter().filter_map(|node| self.mv(*node)).collect()
    }

    /// The position at a node, which takes as long as playing all moves up to it.
    pub fn position(&self, node: NodeId) -> Position {
        let mut position = self.start.clone();
        for mv in self.moves(&self.path(node)) {
            position.play_unchecked(mv);
        }
        position
    }

    /// The node after this move from a node, if the tree has it.
    pub fn child(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|child| self.node(*child).mv == mv)
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }
}
