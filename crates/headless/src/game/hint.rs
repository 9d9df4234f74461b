//! Hints: a good move on request, with the reason for it.

use bevy::prelude::*;

use super::engine_task::{EngineTask, RunningSearches, SeedSequence};
use super::match_mut::MatchMut;
use super::matches::{History, Match};
use super::player::Generation;
use super::point_marks::PointMarks;
use super::requests::{MatchCommand, RefusalReason};
use super::systems::GameSystems;
use super::{clock, draw_replies, judge, turn_control};
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::platform::task::TaskStatus;
use crate::rules::{Move, Point};

pub use crate::engine::{Explanation, Threat};

/// Adds hints.
pub(super) fn plugin(app: &mut App) {
    judge::add_handler(app, |game, command| (command == MatchCommand::Hint).then(|| request(game)));
    // Seeds are drawn in a fixed order.
    app.add_systems(Update, update_search.in_set(GameSystems::Think).after(draw_replies::start_tasks));
    app.add_observer(mark).add_observer(unmark);
}

/// A good move for the side to move, until the position changes.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// Why it is good.
    pub why: Explanation,
    generation: u64,
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

/// The search for a hint in this match. Removing the component cancels the search.
#[derive(Component, Debug)]
pub struct HintSearch {
    /// `None` until the search has started.
    task: Option<EngineTask>,
    generation: u64,
}

/// Requests a hint. A hint that is known already counts as changed, so that it is announced again; one that is being
/// searched comes by itself.
pub(super) fn request(game: &mut MatchMut) -> Result<(), RefusalReason> {
    game.position_in_progress()?;
    turn_control::check_human_turn(game)?;
    clock::check_help(game)?;
    let generation = game.part::<Generation>().0;
    if let Some(mut hint) = game.find_mut::<Hint>().filter(|hint| hint.generation == generation) {
        hint.set_changed();
        return Ok(());
    }
    if game.find::<HintSearch>().is_none_or(|search| search.generation != generation) {
        let entity = game.entity();
        game.world().entity_mut(entity).remove::<Hint>().insert(HintSearch { task: None, generation });
    }
    Ok(())
}

/// Removes outdated hints and searches, starts requested searches, and turns finished ones into hints.
pub(super) fn update_search(
    mut commands: Commands,
    mut searches: Query<(Entity, &mut HintSearch, &Generation, &History), With<Match>>,
    hints: Query<(Entity, &Hint, &Generation), Changed<Generation>>,
    (mut seeds, running): (ResMut<SeedSequence>, Res<RunningSearches>),
) {
    for (game, _, _) in hints.iter().filter(|(_, hint, generation)| hint.generation != generation.0) {
        commands.entity(game).remove::<Hint>();
    }
    for (game, mut search, generation, history) in &mut searches {
        if search.generation != generation.0 {
            commands.entity(game).remove::<HintSearch>();
            continue;
        }
        let Some(task) = search.task.as_mut() else {
            let request = EngineRequest::hint(history.position(), seeds.next_seed());
            search.task = Some(EngineTask::spawn(&running, "hint", request));
            continue;
        };
        match task.poll() {
            TaskStatus::Pending => {}
            TaskStatus::Done(Some(EngineResponse::Hint(mv, why))) => {
                let hint = Hint { mv, why, generation: generation.0 };
                commands.entity(game).remove::<HintSearch>().insert(hint);
            }
            TaskStatus::Done(_) | TaskStatus::Failed => {
                commands.entity(game).remove::<HintSearch>();
            }
        }
    }
}
