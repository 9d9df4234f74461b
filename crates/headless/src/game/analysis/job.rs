//! The analysis of a whole game, position by position, and the report on it.

use std::time::Duration;

use bevy::prelude::*;

use super::evaluations::Evaluations;
use crate::analysis::{
    AnalysedPosition, AnalysisJob, AnalysisLimits, AnalysisProgress, AnalysisQuestion, EvaluationStore, GameReport,
};
use crate::game::matches::History;
use crate::game::search::{RunningSearches, Search, SearchFinished, SearchKind, SearchPriority};
use crate::records::{GameTree, NodeId};

/// The plies of the better line that a report adds to the game where it was decided.
const LINE_PLIES: usize = 6;

/// The analysis of the game of a match, from its last move to its first.
#[derive(Component, Debug)]
pub struct GameAnalysis {
    /// How far it has come.
    pub progress: AnalysisProgress,
    /// About how long the rest takes, once enough positions have been analysed to judge it.
    pub time_left: Option<Duration>,
    /// The report on the moves that have been analysed.
    so_far: GameReport,
    pace: Option<Pace>,
    job: AnalysisJob,
}

/// The search of the next position of a game that is analysed.
pub(super) type ReportSearch = Search<ReportedPosition>;

/// A position of a game that is analysed.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReportedPosition;

impl SearchKind for ReportedPosition {
    type Request = AnalysisQuestion;
    const NAME: &'static str = "report";
    const PRIORITY: SearchPriority = SearchPriority::Background;
}

/// When the analysis went on, and the positions that were analysed before.
#[derive(Clone, Copy, Debug)]
struct Pace {
    since: Duration,
    done: usize,
}

/// Positions by which the time that the others need is judged.
const JUDGED_BY: usize = 4;

/// A match whose game is being analysed now.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportRunning;

impl GameAnalysis {
    /// The analysis of the main line of a tree.
    pub(super) fn new(tree: &GameTree) -> GameAnalysis {
        let job = AnalysisJob::new(tree.start(), &tree.moves(&tree.main_line()), AnalysisLimits::DEFAULT);
        GameAnalysis::of(job, &EvaluationStore::default())
    }

    /// Goes on with an analysis of the main line of a tree after the searches that have ended.
    pub fn resume(tree: &GameTree, found: Vec<AnalysedPosition>, store: &mut EvaluationStore) -> GameAnalysis {
        let moves = tree.moves(&tree.main_line());
        let job = AnalysisJob::resume(tree.start(), &moves, AnalysisLimits::DEFAULT, found, store);
        GameAnalysis::of(job, store)
    }

    fn of(job: AnalysisJob, store: &EvaluationStore) -> GameAnalysis {
        let so_far = GameReport::new(job.positions(), job.moves(), store);
        GameAnalysis { progress: job.progress(), time_left: None, so_far, pace: None, job }
    }

    /// The searches that have ended.
    pub fn found(&self) -> &[AnalysedPosition] {
        self.job.found()
    }

    /// The report on the moves that have been analysed.
    pub const fn so_far(&self) -> &GameReport {
        &self.so_far
    }

    /// The report, once it is complete.
    pub fn report(&self) -> Option<&GameReport> {
        self.progress.is_complete().then_some(&self.so_far)
    }

    /// Whether the moves that were analysed are still those of the game.
    pub fn is_about(&self, tree: &GameTree) -> bool {
        self.job.positions().first() == Some(tree.start()) && tree.moves(&tree.main_line()) == self.job.moves()
    }

    /// Takes stock of the searches that have ended; returns the next question.
    fn advance(&mut self, store: &mut EvaluationStore, now: Duration) -> Option<AnalysisQuestion> {
        let pace = *self.pace.get_or_insert(Pace { since: now, done: self.progress.done });
        let limits = self.job.limits();
        let next = self.job.next_position(store).map(|position| AnalysisQuestion::position(position, limits));
        self.progress = self.job.progress();
        self.time_left = pace.time_left(self.progress, now);
        self.so_far = GameReport::new(self.job.positions(), self.job.moves(), store);
        next
    }
}

impl Pace {
    fn time_left(self, progress: AnalysisProgress, now: Duration) -> Option<Duration> {
        let done = progress.done.checked_sub(self.done).filter(|done| *done >= JUDGED_BY)?;
        Some((now - self.since).mul_f64((progress.total - progress.done) as f64 / done as f64))
    }
}

type Unsearched = (With<ReportRunning>, Without<ReportSearch>);

/// Goes on with every analysis that is not complete.
pub(super) fn run(
    (time, running): (Res<Time<Real>>, Res<RunningSearches>),
    mut evaluations: ResMut<Evaluations>,
    mut commands: Commands,
    mut games: Query<(Entity, &mut GameAnalysis, &mut History), Unsearched>,
) {
    if running.hold_back(ReportedPosition::PRIORITY) {
        return;
    }
    for (game, mut analysis, mut history) in &mut games {
        if let Some(question) = analysis.advance(&mut evaluations.0, time.elapsed()) {
            commands.entity(game).insert(ReportSearch::lasting(ReportedPosition, question));
        }
        let Some(report) = analysis.report() else { continue };
        commands.entity(game).remove::<ReportRunning>();
        if analysis.is_about(&history.tree) {
            annotate(&mut history.tree, report, &evaluations.0);
        }
    }
}

/// Adds what a search has found.
pub(super) fn add(
    search: On<SearchFinished<ReportedPosition>>,
    mut evaluations: ResMut<Evaluations>,
    mut games: Query<&mut GameAnalysis>,
) {
    if let Ok(mut analysis) = games.get_mut(search.entity) {
        let report = search.found.as_ref().and_then(|answer| answer.position.as_ref());
        // It counts as changed when it goes on.
        analysis.bypass_change_detection().job.record(&mut evaluations.0, report);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_judged_by_the_positions_that_were_analysed_here() {
        let pace = Pace { since: Duration::from_secs(10), done: 20 };
        let at = |done| pace.time_left(AnalysisProgress { done, total: 40 }, Duration::from_secs(16));
        assert_eq!((at(20), at(23)), (None, None));
        assert_eq!(
            (at(24), at(32), at(40)),
            (Some(Duration::from_secs(24)), Some(Duration::from_secs(4)), Some(Duration::ZERO))
        );
    }
}
