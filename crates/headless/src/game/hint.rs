//! Hints: a good move on request, with the reason for it.

use bevy::prelude::*;

use super::engine_task::SeedSequence;
use super::match_mut::MatchMut;
use super::player::Generation;
use super::point_marks::PointMarks;
use super::requests::{MatchCommand, RefusalReason};
use super::search::{self, Search, SearchFinished, SearchKind, SearchPriority};
use super::systems::GameSystems;
use super::{clock, judge, turn_control};
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::rules::{Move, Point};

pub use crate::engine::{Explanation, Threat};

/// Adds hints.
pub(super) fn plugin(app: &mut App) {
    judge::add_handler(app, |game, command| (command == MatchCommand::Hint).then(|| request(game)));
    app.add_plugins(search::plugin::<WantedHint>).add_observer(show);
    app.add_systems(Update, remove_outdated.in_set(GameSystems::Outdate));
    app.add_observer(mark).add_observer(unmark);
}

/// A good move for the side to move, until the position changes.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// Why it is good.
    pub why: Explanation,
    generation: Generation,
}

/// A hint names this point.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub enum HintMark {
    /// The piece here moves to a point.
    Origin {
        /// The point.
        to: Point,
    },
    /// The move ends here.
    Target {
        /// A piece is placed here or taken from here; none moves here.
        alone: bool,
    },
    /// The move is somewhere around here.
    Region,
}

impl HintMark {
    /// The mark of a point for a hint that shows a move.
    pub fn of_move(mv: Move, point: Point) -> Option<HintMark> {
        match mv {
            Move::Step { from, to } if from == point => Some(HintMark::Origin { to }),
            _ if mv.target() == Some(point) => Some(HintMark::Target { alone: !matches!(mv, Move::Step { .. }) }),
            _ => None,
        }
    }
}

fn mark(hint: On<Insert, Hint>, hints: Query<&Hint>, mut marks: PointMarks<HintMark>) {
    if let Ok(Hint { mv, .. }) = hints.get(hint.entity) {
        marks.set(hint.entity, |point| HintMark::of_move(*mv, point));
    }
}

fn unmark(hint: On<Remove, Hint>, mut marks: PointMarks<HintMark>) {
    marks.set(hint.entity, |_| None);
}

/// The search for a hint in this match.
pub type HintSearch = Search<WantedHint>;

/// A hint that has been asked for.
#[derive(Clone, Copy, Debug)]
pub struct WantedHint;

impl SearchKind for WantedHint {
    type Request = EngineRequest;
    const NAME: &'static str = "hint";
    const PRIORITY: SearchPriority = SearchPriority::Reply;
}

/// Requests a hint. A hint that is known already counts as changed, so that it is announced again; one that is being
/// searched comes by itself.
pub(super) fn request(game: &mut MatchMut) -> Result<(), RefusalReason> {
    game.position_in_progress()?;
    turn_control::check_human_turn(game)?;
    clock::check_help(game)?;
    let generation = *game.part::<Generation>();
    if let Some(mut hint) = game.find_mut::<Hint>().filter(|hint| hint.generation == generation) {
        hint.set_changed();
    } else if game.find::<HintSearch>().is_none_or(|search| !search.is_of(generation)) {
        let seed = game.world().resource_mut::<SeedSequence>().next_seed();
        let search = HintSearch::of_position(WantedHint, EngineRequest::hint(game.position(), seed), generation);
        let entity = game.entity();
        game.world().entity_mut(entity).remove::<Hint>().insert(search);
    }
    Ok(())
}

fn remove_outdated(mut commands: Commands, hints: Query<(Entity, &Hint, &Generation), Changed<Generation>>) {
    for (game, _, _) in hints.iter().filter(|(_, hint, generation)| hint.generation != **generation) {
        commands.entity(game).remove::<Hint>();
    }
}

fn show(search: On<SearchFinished<WantedHint>>, mut commands: Commands, generations: Query<&Generation>) {
    if let (Some(EngineResponse::Hint(mv, why)), Ok(generation)) = (&search.found, generations.get(search.entity)) {
        let hint = Hint { mv: *mv, why: *why, generation: *generation };
        commands.entity(search.entity).insert(hint);
    }
}
