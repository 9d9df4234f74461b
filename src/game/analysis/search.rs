//! The searches of the analysis: one after the other, each longer than the one before.

use std::sync::Arc;

use bevy::prelude::*;

use super::answers::{poll, record};
use super::evaluations::Evaluations;
use super::retry::Retry;
use super::settings::AnalysisSettings;
use super::values::{AnalysisStatus, AnalysisValues};
use crate::analysis::AnalysisQuestion;
use crate::engine::TranspositionTable;
use crate::game::computer::MoveSearch;
use crate::game::draw_replies::DrawOfferSearch;
use crate::game::engine_task::RequestTask;
use crate::game::hint::HintSearch;
use crate::game::matches::Analysis;
use crate::game::screen::Active;
use crate::game::snapshot::Boards;
use crate::rules::{Game, Position, Variant};

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
