//! Reads the state of all matches just before the commands of a frame are judged, and the commands that will be.

use std::collections::BTreeMap;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use tessera::game::GameSystems;
use tessera::game::clock::Clock;
use tessera::game::lesson::LessonBoard;
use tessera::game::matches::{Analysis, DrawOffer, History, MatchOutcome, Review, Reviewed, Seats};
use tessera::game::oracle::OracleForbidden;
use tessera::game::player::{ActivePlayer, Generation, Paused, Players};
use tessera::game::puzzle::PuzzleBoard;
use tessera::game::requests::MatchRequest;
use tessera::game::screen::Active;
use tessera::game::selection::{ConfirmMoves, Selection};

use super::facts::{Facts, Role};

pub(super) fn plugin(app: &mut App) {
    let after_writers = probe.after(GameSystems::Commands).before(GameSystems::Judge);
    app.init_resource::<Probed>().add_systems(Update, after_writers);
}

/// What a frame begins with, as far as commands are concerned.
#[derive(Resource, Default, Debug)]
pub(super) struct Probed {
    pub(super) matches: BTreeMap<Entity, Facts>,
    pub(super) requests: Vec<MatchRequest>,
    pub(super) confirm: bool,
}

#[derive(QueryData)]
pub(super) struct Found {
    pub(super) entity: Entity,
    pub(super) history: &'static History,
    outcome: &'static MatchOutcome,
    seats: &'static Seats,
    players: &'static Players,
    offer: &'static DrawOffer,
    paused: &'static Paused,
    active_player: &'static ActivePlayer,
    generation: &'static Generation,
    clock: Option<&'static Clock>,
    review: Option<&'static Review>,
    analysis: Has<Analysis>,
    lesson: Has<LessonBoard>,
    puzzle: Has<PuzzleBoard>,
    forbidden: Has<OracleForbidden>,
    active: Has<Active>,
    reviewed: Has<Reviewed>,
    selection: Option<&'static Selection>,
}

impl FoundItem<'_, '_> {
    pub(super) fn facts(&self) -> Facts {
        let tree = self.history.tree.clone();
        let role = match self.review {
            Some(Review { of }) => Role::Review { of: *of, analysis: self.analysis },
            None if self.lesson || self.puzzle => Role::Exercise,
            None => Role::Match,
        };
        Facts {
            node: tree.current(),
            position: tree.position(tree.current()),
            tree,
            outcome: self.outcome.0,
            seats: *self.seats,
            players: *self.players,
            offer: self.offer.0,
            paused: self.paused.0,
            active_player: *self.active_player,
            generation: self.generation.0,
            clock: self.clock.cloned(),
            role,
            forbidden: self.forbidden,
            active: self.active,
            reviewed: self.reviewed,
            chosen: self.selection.map(|selection| selection.chosen),
        }
    }
}

fn probe(
    matches: Query<Found>,
    confirm: Res<ConfirmMoves>,
    mut requests: MessageReader<MatchRequest>,
    mut probed: ResMut<Probed>,
) {
    *probed = Probed {
        matches: matches.iter().map(|found| (found.entity, found.facts())).collect(),
        requests: requests.read().copied().collect(),
        confirm: confirm.0,
    };
}
