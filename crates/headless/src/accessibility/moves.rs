//! The moves of the match for the accessible board, variations and moves taken back among them.

use serde::Serialize;

use crate::presentation::model::{MatchModel, MoveRow};
use crate::rules::Game;

/// A move of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveDescription {
    /// Identifies the move in requests to look at the position after it.
    pub node: usize,
    /// The number of the ply from the start of the match, from 1.
    pub ply: usize,
    /// How many variations the move lies in; 0 on the main line.
    pub depth: usize,
    /// The move as people write it. A variation says that it is one.
    pub text: String,
    /// The position after this move is shown.
    pub current: bool,
}

/// The moves in the order of the move list: each variation after the move to which it is an alternative.
pub(super) fn describe_moves(model: &MatchModel) -> Vec<MoveDescription> {
    let tree = &model.history.tree;
    let first = tree.start().side_to_move().index();
    let mut texts = model.moves();
    let mut moves = Vec::with_capacity(tree.move_count());
    for row in MoveRow::of(tree) {
        for (column, node) in row.cells.into_iter().enumerate() {
            let Some(node) = node else { continue };
            let mv = texts.remove(&node).unwrap_or_default();
            moves.push(MoveDescription {
                node: node.index(),
                ply: 2 * (row.number - 1) + column + 1 - first,
                depth: row.depth,
                text: if row.depth > 0 { model.game_text.text.move_in_variation(&mv) } else { mv },
                current: tree.current() == node,
            });
        }
    }
    moves
}
