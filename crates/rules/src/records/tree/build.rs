//! Builds a tree from its moves in the order of [`GameTree::walk`], in time proportional to their number.

use super::{GameTree, NodeId};
use crate::records::Annotation;
use crate::{Game, IllegalMove, Move, Position};

/// Builds a [`GameTree`] move by move; readers of texts use it.
///
/// ```
/// use tessera_rules::records::TreeBuilder;
/// use tessera_rules::{Game, GameKind, Position, Variant};
///
/// let mut builder = TreeBuilder::new(Position::start(Variant::standard(GameKind::Othello)));
/// for text in ["f5", "d6"] {
///     builder.play(builder.position().parse_move(text).unwrap()).unwrap();
/// }
/// assert!(builder.begin()); // an alternative to d6
/// builder.play(builder.position().parse_move("f4").unwrap()).unwrap();
/// assert!(builder.end() && !builder.end());
/// let tree = builder.finish();
/// assert_eq!((tree.move_count(), tree.main_line().len()), (3, 2));
/// ```
#[derive(Clone, Debug)]
pub struct TreeBuilder {
    tree: GameTree,
    line: Line,
    /// The lines around the one that is built, the main line first.
    outer: Vec<Line>,
}

/// The main line or a variation while it is built.
#[derive(Clone, Debug)]
struct Line {
    node: NodeId,
    position: Position,
    /// The node and the position before the last move.
    before: Option<(NodeId, Position)>,
}

impl TreeBuilder {
    /// Starts with a tree without moves.
    pub fn new(start: Position) -> TreeBuilder {
        let line = Line { node: NodeId::START, position: start.clone(), before: None };
        TreeBuilder { tree: GameTree::new(start), line, outer: Vec::new() }
    }

    /// The position after the last move.
    pub const fn position(&self) -> &Position {
        &self.line.position
    }

    /// The tree as far as it is built.
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The number of variations that are open.
    pub const fn depth(&self) -> usize {
        self.outer.len()
    }

    /// The comment, evaluation and clock time of the last move; of the start if there is none.
    pub fn annotation_mut(&mut self) -> &mut Annotation {
        self.tree.annotation_mut(self.line.node)
    }

    /// Plays the next move of the line.
    ///
    /// # Errors
    /// Why the move is illegal; then the tree is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, IllegalMove> {
        self.line.position.check(mv)?;
        let next = self.line.position.after(mv);
        let node = self.tree.insert(self.line.node, mv);
        let position = std::mem::replace(&mut self.line.position, next);
        self.line.before = Some((self.line.node, position));
        self.line.node = node;
        Ok(node)
    }

    /// Begins a variation: the next move is an alternative to the last one. Returns `false`, and does nothing, if the
    /// line has no move yet.
    pub fn begin(&mut self) -> bool {
        let Some((node, position)) = self.line.before.clone() else { return false };
        let variation = Line { node, position, before: None };
        self.outer.push(std::mem::replace(&mut self.line, variation));
        true
    }

    /// Ends the variation. Returns `false`, and does nothing, if none is open.
    pub fn end(&mut self) -> bool {
        let Some(outer) = self.outer.pop() else { return false };
        self.line = outer;
        true
    }

    /// The tree; its current node is the end of the main line. Variations that are open end.
    pub fn finish(mut self) -> GameTree {
        let last = self.tree.main_line().last().copied().unwrap_or(NodeId::START);
        self.tree.go_to(last);
        self.tree
    }
}
