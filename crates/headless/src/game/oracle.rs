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
use super::match_mut::MatchMut;
use super::matches::{History, MatchOutcome, Review};
use super::permissions::{CommandSet, Permissions};
use super::player::{Generation, Players};
use super::requests::{MatchCommand, RefusalReason};
use super::screen::Active;
use super::search::{self, RunningSearches, Search, SearchFinished, SearchKind, SearchPriority};
use super::systems::GameSystems;
use super::{draw_replies, judge};
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::rules::Game;

pub use crate::engine::{Distance, MoveValue, ProvenValue};
pub use values::{OracleStatus, OracleValues};

/// Adds the oracle.
pub(super) fn plugin(app: &mut App) {
    judge::add_handler(app, |game, command| match command {
        MatchCommand::ShowOracle(shown) => Some(show::<OracleOn>(game, shown)),
        _ => None,
    });
    app.init_resource::<OracleTimes>().add_plugins(search::plugin::<WantedProofs>).add_observer(add).add_systems(
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

/// The search for proofs.
pub type OracleSearch = Search<WantedProofs>;

/// Proofs of the values of the legal moves.
#[derive(Clone, Copy, Debug)]
pub struct WantedProofs;

impl SearchKind for WantedProofs {
    type Request = EngineRequest;
    const NAME: &'static str = "oracle";
    const PRIORITY: SearchPriority = SearchPriority::Background;
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
            entity.insert(OracleValues::new(moves, *generation));
        }
    }
}

/// Asks for the values that are missing.
pub(super) fn run_search(
    mut commands: Commands,
    (times, running): (Res<OracleTimes>, Res<RunningSearches>),
    mut shown: Query<(Entity, &History, &Generation, &mut OracleValues, Has<OracleSearch>), With<Active>>,
) {
    for (game, history, generation, mut values, searches) in &mut shown {
        if !values.is_open() {
            continue;
        }
        let longest = times.0.get(values.searches);
        let status = match longest {
            None => OracleStatus::Stopped,
            Some(_) if running.hold_back(WantedProofs::PRIORITY) => OracleStatus::Waiting,
            Some(_) => OracleStatus::Searching,
        };
        if let Some(longest) = longest.filter(|_| !searches) {
            let request = EngineRequest::oracle(history.position(), *longest);
            commands.entity(game).insert(OracleSearch::of_position(WantedProofs, request, *generation));
        }
        if values.status != status {
            values.status = status;
        }
    }
}

/// Adds what a search has found.
fn add(search: On<SearchFinished<WantedProofs>>, mut shown: Query<&mut OracleValues>) {
    let Ok(mut values) = shown.get_mut(search.entity) else { return };
    match &search.found {
        Some(EngineResponse::Oracle(found)) => {
            values.searches += 1;
            values.add(found);
        }
        _ => values.status = OracleStatus::Stopped,
    }
}
