//! The searches of the analysis: one after the other, each longer than the one before.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use super::answers::record;
use super::evaluations::Evaluations;
use super::retry::Retry;
use super::settings::AnalysisSettings;
use super::values::{AnalysisStatus, AnalysisValues, ThreatValue};
use crate::analysis::{AnalysisLimits, AnalysisQuestion, threatening_position};
use crate::engine::TranspositionTable;
use crate::game::matches::{Analysis, History};
use crate::game::player::Generation;
use crate::game::screen::Active;
use crate::game::search::{RunningSearches, Search, SearchFinished, SearchKind, SearchPriority};
use crate::rules::{Game, Position, Variant};

/// A search of the analysis.
pub type AnalysisSearch = Search<AnalysedValues>;

/// Values of the position that the analysis shows.
#[derive(Clone, Debug)]
pub struct AnalysedValues {
    target: SearchTarget,
    position: Position,
}

impl SearchKind for AnalysedValues {
    type Request = AnalysisQuestion;
    const NAME: &'static str = "analysis";
    const PRIORITY: SearchPriority = SearchPriority::Background;
}

/// What a search is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SearchTarget {
    /// Every legal move of the position that is shown.
    Moves,
    /// The best move of the other side, if it were its turn.
    Threat,
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

type Searching<'a> =
    (Entity, &'a History, &'a Generation, &'a mut AnalysisValues, Option<&'a AnalysisSearch>, Has<Retry>);

/// Asks for one search after the other.
pub(super) fn run(
    mut commands: Commands,
    (settings, running): (Res<AnalysisSettings>, Res<RunningSearches>),
    mut table: Local<SharedTable>,
    mut shown: Query<Searching, (With<Analysis>, With<Active>)>,
) {
    let waits = running.hold_back(AnalysedValues::PRIORITY);
    for (game, history, generation, mut values, search, retrying) in &mut shown {
        // A search that waits begins with the settings of then.
        let is_current = |search: &&AnalysisSearch| search.is_running() || !settings.is_changed();
        let is_wanted =
            |search: &&AnalysisSearch| is_current(search) && search.about.target.is_wanted(&values, &settings);
        let searches = search.is_some_and(|search| is_wanted(&search));
        if search.is_some() && !searches {
            commands.entity(game).remove::<AnalysisSearch>();
        }
        let next = next_search(&values, &settings);
        let status = match next {
            _ if has_ended(&values) => values.status,
            _ if retrying || !settings.on => AnalysisStatus::Off,
            None if !searches => AnalysisStatus::Stopped,
            _ if waits => AnalysisStatus::Waiting,
            _ => AnalysisStatus::Searching,
        };
        if values.status != status {
            values.status = status;
        }
        let may_search = settings.on && !retrying && !searches;
        let Some((target, time)) = next.filter(|_| may_search) else { continue };
        if let Some(position) = target.position(history.position()) {
            let table = Some(table.get(&position, settings.table));
            let question = target.question(&position, time, settings.depth);
            let question = AnalysisQuestion { threads: settings.threads, table, ..question };
            let about = AnalysedValues { target, position };
            commands.entity(game).insert(AnalysisSearch::of_position(about, question, *generation));
        }
    }
}

/// Adds what a search has found.
pub(super) fn add(
    search: On<SearchFinished<AnalysedValues>>,
    mut evaluations: ResMut<Evaluations>,
    mut shown: Query<&mut AnalysisValues>,
) {
    let AnalysedValues { target, position } = &search.about;
    if let Ok(mut values) = shown.get_mut(search.entity) {
        *target.count(values.bypass_change_detection()) += 1;
    }
    record(&mut evaluations.0, position, search.found.as_ref());
}

/// Whether no search can say more about the moves.
const fn has_ended(values: &AnalysisValues) -> bool {
    matches!(values.status, AnalysisStatus::Over | AnalysisStatus::Complete)
}

/// What to search next, and for how long: the moves and the threat in turn, each for as long and as deep as a position may
/// be searched.
fn next_search(values: &AnalysisValues, settings: &AnalysisSettings) -> Option<(SearchTarget, Duration)> {
    let is_deep = |depth: u32| settings.depth.is_some_and(|most| depth >= most);
    let is_open = match &values.threat {
        ThreatValue::Hidden | ThreatValue::Impossible => false,
        ThreatValue::Unknown => true,
        ThreatValue::Known(line) => !line.value.is_proven() && !is_deep(line.value.depth),
    };
    let is_done = has_ended(values) || values.depth().is_some_and(is_deep);
    let moves = settings.next_time(values.searches).filter(|_| !is_done);
    let threat = settings.next_time(values.threat_searches).filter(|_| is_open);
    let threat = threat.filter(|_| moves.is_none() || values.threat_searches < values.searches);
    let of = |target| move |time| (target, time);
    threat.map(of(SearchTarget::Threat)).or(moves.map(of(SearchTarget::Moves)))
}

impl SearchTarget {
    /// Whether an answer is of use.
    fn is_wanted(self, values: &AnalysisValues, settings: &AnalysisSettings) -> bool {
        let is_shown = match self {
            SearchTarget::Moves => !has_ended(values),
            SearchTarget::Threat => values.threat != ThreatValue::Hidden,
        };
        settings.on && is_shown
    }

    /// The position to search, for a position that is shown.
    fn position(self, shown: &Position) -> Option<Position> {
        match self {
            SearchTarget::Moves => Some(shown.clone()),
            SearchTarget::Threat => threatening_position(shown),
        }
    }

    fn question(self, position: &Position, time: Duration, depth: Option<u32>) -> AnalysisQuestion {
        let limits = AnalysisLimits { depth, ..AnalysisLimits::NONE };
        match self {
            SearchTarget::Moves => AnalysisQuestion::moves(position, time, depth),
            SearchTarget::Threat => AnalysisQuestion::position(position, limits.within(time)),
        }
    }

    /// The number of such searches that have ended.
    const fn count(self, values: &mut AnalysisValues) -> &mut usize {
        match self {
            SearchTarget::Moves => &mut values.searches,
            SearchTarget::Threat => &mut values.threat_searches,
        }
    }
}
