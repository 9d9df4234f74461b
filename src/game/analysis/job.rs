//! The analysis of a whole game, position by position, and the report on it.

use bevy::prelude::*;

use super::answers::poll;
use super::evaluations::Evaluations;
use crate::analysis::{
    AnalysedPosition, AnalysisJob, AnalysisLimits, AnalysisProgress, AnalysisQuestion, EvaluationStore, GameReport,
};
use crate::game::computer::MoveSearch;
use crate::game::draw_replies::DrawOfferSearch;
use crate::game::engine_task::RequestTask;
use crate::game::hint::HintSearch;
use crate::game::matches::History;
use crate::records::{GameTree, NodeId};

/// The plies of the better line that a report adds to the game where it was decided.
const LINE_PLIES: usize = 6;

/// The analysis of the game of a match, from its first move to its last. Removing the component cancels it.
#[derive(Component, Debug)]
pub struct GameAnalysis {
    /// How far it has come.
    pub state: GameAnalysisState,
    job: AnalysisJob,
    task: Option<RequestTask<AnalysisQuestion>>,
}

/// A match whose game is being analysed now.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportRunning;

/// How far the analysis of a game has come.
#[derive(Clone, PartialEq, Debug)]
pub enum GameAnalysisState {
    /// It goes on.
    Running(AnalysisProgress),
    /// It has ended.
    Done(Box<GameReport>),
}

impl GameAnalysis {
    /// The analysis of the main line of a tree.
    #[must_use]
    pub(super) fn new(tree: &GameTree) -> GameAnalysis {
        let job = AnalysisJob::new(tree.start(), &tree.moves(&tree.main_line()), AnalysisLimits::DEFAULT);
        GameAnalysis { state: GameAnalysisState::Running(job.progress()), job, task: None }
    }

    /// Goes on with an analysis of the main line of a tree after the searches that have ended.
    pub(crate) fn resume(tree: &GameTree, found: Vec<AnalysedPosition>, store: &mut EvaluationStore) -> GameAnalysis {
        let moves = tree.moves(&tree.main_line());
        let job = AnalysisJob::resume(tree.start(), &moves, AnalysisLimits::DEFAULT, found, store);
        GameAnalysis { state: GameAnalysisState::Running(job.progress()), job, task: None }
    }

    /// The searches that have ended.
    pub(crate) fn found(&self) -> &[AnalysedPosition] {
        self.job.found()
    }

    /// The report, once it is complete.
    #[must_use]
    pub fn report(&self) -> Option<&GameReport> {
        match &self.state {
            GameAnalysisState::Done(report) => Some(report),
            GameAnalysisState::Running(_) => None,
        }
    }

    /// Whether the moves that were analysed are still those of the game.
    #[must_use]
    pub fn is_about(&self, tree: &GameTree) -> bool {
        self.job.positions().first() == Some(tree.start()) && tree.moves(&tree.main_line()) == self.job.moves()
    }

    /// Takes the result of the last search, and starts the next one.
    fn advance(&mut self, store: &mut EvaluationStore) {
        if let Some(task) = &mut self.task {
            let Some(answer) = poll(task) else { return };
            self.task = None;
            self.job.record(store, answer.position.as_ref());
        }
        let limits = self.job.limits();
        let next = self.job.next_position(store).map(|position| AnalysisQuestion::position(position, limits));
        self.task = next.map(|question| RequestTask::spawn("report", question));
        self.state = match self.task {
            Some(_) => GameAnalysisState::Running(self.job.progress()),
            None => {
                let report = GameReport::new(self.job.positions(), self.job.moves(), store);
                GameAnalysisState::Done(Box::new(report))
            }
        };
    }
}

type OtherSearch = Or<(With<MoveSearch>, With<DrawOfferSearch>, With<HintSearch>)>;

/// Goes on with every analysis that is not complete, while no computer thinks.
pub(super) fn run(
    mut evaluations: ResMut<Evaluations>,
    others: Query<(), OtherSearch>,
    mut commands: Commands,
    mut games: Query<(Entity, &mut GameAnalysis, &mut History), With<ReportRunning>>,
) {
    if !others.is_empty() {
        return;
    }
    for (game, mut analysis, mut history) in &mut games {
        // Waiting for a search changes nothing that is shown.
        let analysis_now = analysis.bypass_change_detection();
        let before = analysis_now.state.clone();
        analysis_now.advance(&mut evaluations.0);
        let changed = analysis_now.state != before;
        let report = analysis_now.report().cloned();
        if changed {
            analysis.set_changed();
        }
        if report.is_some() {
            commands.entity(game).remove::<ReportRunning>();
        }
        if let Some(report) = report.filter(|_| analysis.is_about(&history.tree)) {
            annotate(&mut history.tree, &report, &evaluations.0);
        }
    }
}

/// Notes the value of each position in the tree of the game, and adds the better lines where the game was decided.
fn annotate(tree: &mut GameTree, report: &GameReport, store: &EvaluationStore) {
    let line = tree.main_line();
    for mv in &report.moves {
        let Some(node) = line.get(mv.ply - 1) else { continue };
        // The value of a move as its mover sees it, a ply before the node.
        tree.annotation_mut(*node).evaluation = Some(mv.value.to_evaluation(report.variant, mv.side));
    }
    for mv in report.turning_points.iter().map(|index| report.moves[*index]) {
        let before = if mv.ply < 2 { NodeId::START } else { line[mv.ply - 2] };
        let better = store.best_line(&tree.position(before), Some(mv.best), LINE_PLIES);
        better.into_iter().fold(before, |node, mv| tree.add(node, mv).unwrap_or(node));
        if let Some(first) = tree.child(before, mv.best) {
            tree.annotation_mut(first).evaluation = Some(mv.best_value.to_evaluation(report.variant, mv.side));
        }
    }
}
