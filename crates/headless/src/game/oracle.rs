//! The oracle: the proved value of every legal move of the position that is shown, worked out in the background.
//!
//! It is off in every new match. While it is on, the match that is shown has [`OracleValues`], also while an earlier
//! position is looked at. Several searches follow each other, each longer than the one before, and what one proves is
//! kept. They give way to the searches of computers and hints.

mod values;

use std::time::Duration;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use super::clock::{self, Clock};
use super::computer::MoveSearch;
use super::draw_replies::{self, DrawOfferSearch};
use super::engine_task::{EngineTask, RunningSearches};
use super::hint::HintSearch;
use super::judge;
use super::match_mut::MatchMut;
use super::matches::{History, MatchOutcome, Review};
use super::permissions::{CommandSet, Permissions};
use super::player::{ActivePlayer, Generation, Players};
use super::requests::{MatchCommand, RefusalReason};
use super::screen::Active;
use super::systems::GameSystems;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::platform::task::TaskStatus;
use crate::rules::Game;

pub use crate::engine::{Distance, MoveValue, ProvenValue};
pub use values::{OracleStatus, OracleValues};

/// Adds the oracle.
pub(super) fn plugin(app: &mut App) {
    judge::add_handler(app, |game, command| match command {
        MatchCommand::ShowOracle(shown) => Some(show::<OracleOn>(game, shown)),
        _ => None,
    });
    app.init_resource::<OracleTimes>().add_systems(
        Update,
        (stop_hidden_searches, update_values, run_search)
            .chain()
            .in_set(GameSystems::Think)
            .after(draw_replies::start_tasks),
    );
}

/// How long each search for the values of a position takes at most; after the last one the oracle stops.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct OracleTimes(pub Vec<Duration>);

impl Default for OracleTimes {
    fn default() -> Self {
        OracleTimes([300, 1_000, 4_000, 15_000].map(Duration::from_millis).into())
    }
}

/// A match in which the oracle is on.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OracleOn;

/// A match that is shown and in which neither the oracle nor the opening explorer may be turned on: two people play
/// against the clock, or it is the board of a lesson or a puzzle.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OracleForbidden;

/// The search for proofs. Removing the component cancels it.
#[derive(Component, Debug)]
pub struct OracleSearch {
    task: EngineTask,
    generation: u64,
}

/// Turns the oracle or the opening explorer, whose mark is `On`, on or off, also while an earlier position is looked at.
pub(super) fn show<On: Component + Default>(game: &mut MatchMut, shown: bool) -> Result<(), RefusalReason> {
    let of = game.find::<Review>().map_or(game.entity(), |review| review.of);
    let mut of = MatchMut::get(game.world(), of)?;
    let entity = of.entity();
    if !shown {
        of.world().entity_mut(entity).remove::<On>();
        return Ok(());
    }
    clock::check_help(&of)?;
    of.world().entity_mut(entity).insert(On::default());
    Ok(())
}

/// What decides whether a match may have an oracle, and whether it has one.
#[derive(QueryData)]
pub(super) struct OracleConditions {
    on: Has<OracleOn>,
    clock: Has<Clock>,
    players: &'static Players,
    outcome: &'static MatchOutcome,
}

type ShownMatch<'a> = (
    Entity,
    &'a Generation,
    (&'a History, &'a MatchOutcome, &'a Permissions),
    Option<&'a Review>,
    Option<&'a OracleValues>,
    Has<OracleForbidden>,
    Has<OracleSearch>,
);

/// Cancels searches about a match that is not shown any more.
fn stop_hidden_searches(mut commands: Commands, hidden: Query<Entity, (With<OracleSearch>, Without<Active>)>) {
    for game in &hidden {
        commands.entity(game).remove::<OracleSearch>();
    }
}

/// Gives the match that is shown its values if the oracle is on, and new ones after each change; removes them otherwise.
pub(super) fn update_values(
    mut commands: Commands,
    shown: Query<ShownMatch, With<Active>>,
    matches: Query<OracleConditions>,
) {
    for (game, generation, (history, outcome, permissions), review, values, forbidden, searches) in &shown {
        let Ok(conditions) = matches.get(review.map_or(game, |review| review.of)) else { continue };
        let timed = clock::is_timed_between_people(conditions.clock, *conditions.players, *conditions.outcome);
        let forbids = timed || !permissions.takes(CommandSet::SHOW);
        let mut entity = commands.entity(game);
        if forbids != forbidden {
            if forbids {
                entity.insert(OracleForbidden)
            } else {
                entity.remove::<OracleForbidden>()
            };
        }
        if !conditions.on || forbids {
            if values.is_some() || searches {
                entity.remove::<(OracleValues, OracleSearch)>();
            }
        } else if values.is_none_or(|values| values.generation != generation.0) {
            let moves = if outcome.0.is_over() { Vec::new() } else { history.position().legal_moves() };
            entity.remove::<OracleSearch>().insert(OracleValues::new(moves, *generation));
        }
    }
}

type OtherSearch = Or<(With<MoveSearch>, With<DrawOfferSearch>, With<HintSearch>)>;

/// Starts searches, and adds what they have found.
pub(super) fn run_search(
    mut commands: Commands,
    (times, running): (Res<OracleTimes>, Res<RunningSearches>),
    others: Query<(), OtherSearch>,
    mut shown: Query<(Entity, &History, &ActivePlayer, &mut OracleValues, Option<&mut OracleSearch>), With<Active>>,
) {
    for (game, history, active_player, mut values, search) in &mut shown {
        let waits = matches!(active_player, ActivePlayer::Computer(_)) || !others.is_empty();
        match search {
            Some(_) if waits || !values.is_open() => _ = commands.entity(game).remove::<OracleSearch>(),
            Some(mut search) if search.generation == values.generation => {
                if poll(&mut search, &mut values) {
                    commands.entity(game).remove::<OracleSearch>();
                }
                continue;
            }
            Some(_) => continue,
            None => {}
        }
        if !values.is_open() {
            continue;
        }
        let status = match times.0.get(values.searches) {
            None => OracleStatus::Stopped,
            Some(_) if waits => OracleStatus::Waiting,
            Some(longest) => {
                let task = EngineTask::spawn(&running, "oracle", EngineRequest::oracle(history.position(), *longest));
                commands.entity(game).insert(OracleSearch { task, generation: values.generation });
                OracleStatus::Searching
            }
        };
        if values.status != status {
            values.status = status;
        }
    }
}

/// Adds what a search has found; returns whether it has ended.
fn poll(search: &mut OracleSearch, values: &mut Mut<OracleValues>) -> bool {
    match search.task.poll() {
        TaskStatus::Pending => return false,
        TaskStatus::Done(Some(EngineResponse::Oracle(found))) => {
            values.searches += 1;
            values.add(&found);
        }
        TaskStatus::Done(_) | TaskStatus::Failed => values.status = OracleStatus::Stopped,
    }
    true
}
