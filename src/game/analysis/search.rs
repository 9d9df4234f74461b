//! The searches of the analysis: one after the other, each longer than the one before.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use super::evaluations::Evaluations;
use super::retry::Retry;
use super::values::{AnalysisStatus, AnalysisValues};
use crate::analysis::{AnalysisAnswer, AnalysisQuestion, EvaluationStore};
use crate::engine::TranspositionTable;
use crate::game::computer::MoveSearch;
use crate::game::draw_replies::DrawOfferSearch;
use crate::game::engine_task::RequestTask;
use crate::game::hint::HintSearch;
use crate::game::matches::Analysis;
use crate::game::screen::Active;
use crate::game::snapshot::Boards;
use crate::platform::task::{TaskStatus, spare_processors};
use crate::rules::{Game, Position, Variant};

/// The first search of a position ends soon, so that values appear at once.
const SHORTEST: Duration = Duration::from_millis(150);
/// No search is longer, so that the values grow while one waits.
const LONGEST: Duration = Duration::from_secs(5);

/// How the analysis searches.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisSettings {
    /// The engine searches; otherwise only values that are known already are shown.
    pub on: bool,
    /// The best lines that are shown.
    pub lines: usize,
    /// The time for each position.
    pub time: Duration,
    /// The threads that search together.
    pub threads: usize,
    /// The size of the transposition table in MiB.
    pub table: usize,
}

impl Default for AnalysisSettings {
    /// All processor cores but one.
    fn default() -> Self {
        AnalysisSettings { on: true, lines: 3, time: Duration::from_secs(60), threads: spare_processors(), table: 64 }
    }
}

impl AnalysisSettings {
    /// The time of the search after so many; `None` if the position has been searched for long enough.
    fn next_time(&self, searches: usize) -> Option<Duration> {
        let time_of = |search: usize| SHORTEST.saturating_mul(1 << search.min(16)).min(LONGEST);
        let used: Duration = (0..searches).map(time_of).sum();
        (used < self.time).then(|| time_of(searches))
    }
}

/// A search of the analysis. Removing the component cancels it.
#[derive(Component, Debug)]
pub struct AnalysisSearch {
    task: RequestTask<AnalysisQuestion>,
    position: Position,
    generation: u64,
}

/// The table that the searches of one game on one board share.
#[derive(Debug, Default)]
pub(super) struct SharedTable(Option<(Variant, usize, Arc<TranspositionTable>)>);

impl SharedTable {
    fn get(&mut self, position: &Position, mebibytes: usize) -> Arc<TranspositionTable> {
        let wanted = (position.variant(), mebibytes);
        match &self.0 {
            Some((variant, size, table)) if (*variant, *size) == wanted => Arc::clone(table),
            _ => {
                let table = Arc::new(TranspositionTable::new(position, mebibytes << 20));
                self.0 = Some((wanted.0, wanted.1, Arc::clone(&table)));
                table
            }
        }
    }
}

/// Cancels searches about a board that is not shown any more.
pub(super) fn stop_hidden_searches(
    mut commands: Commands,
    hidden: Query<Entity, (With<AnalysisSearch>, Or<(Without<Active>, Without<Analysis>)>)>,
) {
    for game in &hidden {
        commands.entity(game).remove::<AnalysisSearch>();
    }
}

type OtherSearch = Or<(With<MoveSearch>, With<DrawOfferSearch>, With<HintSearch>)>;
type Searching<'a> = (Entity, &'a mut AnalysisValues, Option<&'a mut AnalysisSearch>, Has<Retry>);

/// Starts searches, and adds what they have found. They give way to computers and hints.
pub(super) fn run(
    mut commands: Commands,
    boards: Boards,
    settings: Res<AnalysisSettings>,
    mut evaluations: ResMut<Evaluations>,
    others: Query<(), OtherSearch>,
    mut table: Local<SharedTable>,
    mut shown: Query<Searching, (With<Analysis>, With<Active>)>,
) {
    for (game, mut values, search, retrying) in &mut shown {
        let ended = matches!(values.status, AnalysisStatus::Over | AnalysisStatus::Complete);
        if let Some(mut search) = search {
            let is_current = search.generation == values.generation;
            let is_wanted = is_current && !ended && settings.on && others.is_empty();
            let answer = if is_wanted { poll(&mut search.task) } else { None };
            if is_wanted && answer.is_none() {
                continue;
            }
            commands.entity(game).remove::<AnalysisSearch>();
            if let Some(answer) = answer {
                values.bypass_change_detection().searches += 1;
                record(&mut evaluations.0, &search.position, &answer);
            }
        }
        let time = settings.next_time(values.searches);
        let status = match time {
            _ if ended => values.status,
            _ if retrying || !settings.on => AnalysisStatus::Off,
            None => AnalysisStatus::Stopped,
            Some(_) if !others.is_empty() => AnalysisStatus::Waiting,
            Some(_) => AnalysisStatus::Searching,
        };
        if values.status != status {
            values.status = status;
        }
        if let (AnalysisStatus::Searching, Some(time), Some(position)) = (status, time, boards.position(game)) {
            let table = Some(table.get(&position, settings.table));
            let question = AnalysisQuestion::moves(&position, time);
            let question = AnalysisQuestion { threads: settings.threads, table, ..question };
            let task = RequestTask::spawn("analysis", question);
            commands.entity(game).insert(AnalysisSearch { task, position, generation: values.generation });
        }
    }
}

/// The answer of a search that has ended; an empty one if it has failed.
pub(super) fn poll(task: &mut RequestTask<AnalysisQuestion>) -> Option<AnalysisAnswer> {
    match task.poll() {
        TaskStatus::Pending => None,
        TaskStatus::Done(answer) => Some(answer.unwrap_or_default()),
        TaskStatus::Failed => Some(AnalysisAnswer::default()),
    }
}

/// Adds what a search of a position has found.
pub(super) fn record(store: &mut EvaluationStore, position: &Position, answer: &AnalysisAnswer) {
    for (mv, report) in &answer.moves {
        if position.check(*mv).is_ok() {
            store.record(&position.after(*mv), report);
        }
    }
    answer.position.iter().for_each(|report| store.record(position, report));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_grow_and_end_after_the_time_of_a_position() {
        let settings = AnalysisSettings { time: Duration::from_secs(20), ..AnalysisSettings::default() };
        let times: Vec<Duration> = (0..).map_while(|searches| settings.next_time(searches)).collect();
        assert_eq!(times[0], SHORTEST);
        assert!(times.is_sorted() && times.iter().all(|time| *time <= LONGEST), "{times:?}");
        let whole: Duration = times.iter().sum();
        assert!(whole >= settings.time && whole < settings.time + LONGEST, "{whole:?}");
    }
}
