//! What the match and its analysis take over from each other.

use bevy::prelude::*;

use super::events::PlyPlayed;
use super::matches::{Analysis, History, Review, Reviewed};
use crate::records::{GameTree, NodeId};
use crate::rules::Move;

/// Keeps the line to the current node of the analysis in the match, as a variation. A line through the last move of the
/// match stays in the analysis alone: in the match it would be one that has been taken back.
pub(super) fn keep_variation(
    played: On<PlyPlayed>,
    analyses: Query<(&Review, &History), With<Analysis>>,
    mut matches: Query<&mut History, Without<Analysis>>,
) {
    let Ok((review, history)) = analyses.get(played.game) else { return };
    let moves = moves_to_current(&history.tree);
    let Ok(mut of) = matches.get_mut(review.of) else { return };
    let last = of.tree.current();
    let played = of.tree.moves(&of.tree.path(last));
    if !moves.starts_with(&played) {
        add_line(&mut of.tree, &moves);
    }
}

/// The node of a match with the position that its analysis shows, which is added if necessary.
pub(super) fn node_in_match(tree: &mut GameTree, analysis: &GameTree) -> NodeId {
    add_line(tree, &moves_to_current(analysis))
}

/// Shows the moves that are played meanwhile in the analysis.
pub(super) fn follow_match(
    matches: Query<Ref<History>, With<Reviewed>>,
    mut analyses: Query<(&Review, &mut History), (With<Analysis>, Without<Reviewed>)>,
) {
    for (review, mut copy) in &mut analyses {
        let Ok(history) = matches.get(review.of) else { continue };
        if !history.is_changed() {
            continue;
        }
        let moves = moves_to_current(&history.tree);
        let line = copy.tree.clone().main_line();
        if copy.tree.moves(&line) != moves {
            let last = add_line(&mut copy.tree, &moves);
            copy.tree.promote(last);
        }
    }
}

fn moves_to_current(tree: &GameTree) -> Vec<Move> {
    tree.moves(&tree.path(tree.current()))
}

/// Adds a line from the start; returns its last node. Both trees begin with the same position, so that its moves are legal.
fn add_line(tree: &mut GameTree, moves: &[Move]) -> NodeId {
    let mut node = NodeId::START;
    for mv in moves {
        match tree.add(node, *mv) {
            Ok(next) => node = next,
            Err(_) => break,
        }
    }
    node
}
