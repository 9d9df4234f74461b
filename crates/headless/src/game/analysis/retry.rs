//! Playing again from before a mistake, with the engine judging.

use bevy::prelude::*;

use super::answers::{is_known, record};
use super::board;
use super::evaluations::Evaluations;
use crate::analysis::{AnalysisLimits, AnalysisQuestion, EvaluationStore, least_notable_loss};
use crate::game::history;
use crate::game::match_mut::MatchMut;
use crate::game::matches::Analysis;
use crate::game::matches::{History, Review};
use crate::game::player::Generation;
use crate::game::screen::Active;
use crate::game::search::{Search, SearchFinished, SearchKind, SearchPriority};
use crate::records::{GameTree, NodeId};
use crate::rules::{Move, Position};

/// A mistake that is played again. While it lasts no values are shown.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Retry {
    /// The node before the mistake.
    pub node: NodeId,
    /// The next thing that is expected.
    pub phase: RetryPhase,
}

/// The state of a mistake that is played again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RetryPhase {
    /// A move.
    Choosing,
    /// The engine judges the move on the board.
    Judging(Move),
    /// The move on the board has been judged.
    Judged {
        /// The move.
        mv: Move,
        /// What it loses against the best one, in the unit of the game.
        loss: f64,
        /// It is as good as the best one, or nearly so.
        good: bool,
    },
}

/// The search for the value of a move that is judged.
pub(super) type RetrySearch = Search<RetriedMove>;

/// The position after a move that is judged.
#[derive(Clone, Debug)]
pub(super) struct RetriedMove(Position);

impl SearchKind for RetriedMove {
    type Request = AnalysisQuestion;
    const NAME: &'static str = "retry";
    const PRIORITY: SearchPriority = SearchPriority::Judgement;
}

/// Shows the position before a ply of the main line, for another try.
pub(super) fn begin(world: &mut World, game: Entity, ply: usize) {
    let mut reviews = world.query_filtered::<Entity, (With<Active>, With<Review>)>();
    let shown = reviews.single(world).unwrap_or(game);
    if MatchMut::get(world, shown).is_ok_and(|mut shown| board::show(&mut shown, true).is_err()) {
        return;
    }
    let Ok(review) = reviews.single(world) else { return };
    let Ok(mut board) = MatchMut::get(world, review) else { return };
    let line = board.part::<History>().tree.main_line();
    let Some(before) = ply.checked_sub(1).filter(|before| *before < line.len()) else { return };
    let node = before.checked_sub(1).map_or(NodeId::START, |index| line[index]);
    if history::go_to(&mut board, node).is_ok() {
        world.entity_mut(review).remove::<RetrySearch>().insert(Retry { node, phase: RetryPhase::Choosing });
    }
}

type Retrying<'a> = (Entity, &'a History, &'a Generation, &'a mut Retry, Has<RetrySearch>);

/// Follows the moves on the board: judges one from the position before the mistake, and ends when another one is shown.
pub(super) fn judge(
    mut commands: Commands,
    evaluations: Res<Evaluations>,
    mut boards: Query<Retrying, With<Analysis>>,
) {
    for (board, history, generation, mut retry, searches) in &mut boards {
        let (tree, node) = (&history.tree, retry.node);
        let current = tree.current();
        let tried = tree.mv(current).filter(|_| tree.parent(current) == Some(node));
        let Some(mv) = tried else {
            commands.entity(board).remove::<RetrySearch>();
            if current == node {
                retry.set_if_neq(Retry { node, phase: RetryPhase::Choosing });
            } else {
                commands.entity(board).remove::<Retry>();
            }
            continue;
        };
        let after = tree.position(current);
        let phase = match retry.phase {
            RetryPhase::Judged { mv: judged, .. } if judged == mv => continue,
            RetryPhase::Judging(asked) if asked == mv && searches => continue,
            _ if is_known(&evaluations.0, &after) => verdict(&evaluations.0, tree, mv),
            _ => {
                let question = AnalysisQuestion::position(&after, AnalysisLimits::DEFAULT);
                commands.entity(board).insert(RetrySearch::of_position(RetriedMove(after), question, *generation));
                RetryPhase::Judging(mv)
            }
        };
        retry.set_if_neq(Retry { node, phase });
    }
}

/// Judges the move that has been searched.
pub(super) fn take_verdict(
    search: On<SearchFinished<RetriedMove>>,
    mut evaluations: ResMut<Evaluations>,
    mut boards: Query<(&History, &mut Retry)>,
) {
    record(&mut evaluations.0, &search.about.0, search.found.as_ref());
    if let Ok((history, mut retry)) = boards.get_mut(search.entity)
        && let RetryPhase::Judging(mv) = retry.phase
    {
        retry.phase = verdict(&evaluations.0, &history.tree, mv);
    }
}

/// The verdict on a move that has been searched; nothing is lost where the engine knows no better one.
fn verdict(store: &EvaluationStore, tree: &GameTree, mv: Move) -> RetryPhase {
    let before = tree.parent(tree.current()).map(|before| tree.position(before));
    let moves = before.map(|before| store.moves(&before)).unwrap_or_default();
    let value = moves.iter().find(|rated| rated.mv == mv);
    let loss = match (value, moves.first()) {
        (Some(value), Some(best)) => value.value.loss_against(best.value, tree.variant()),
        _ => 0.0,
    };
    RetryPhase::Judged { mv, loss, good: loss < least_notable_loss(tree.variant()) }
}
