//! Searches about a match: one service starts them, lets those that can wait give way, and delivers what they find.
//!
//! A feature inserts a [`Search`] into an entity, and observes [`SearchFinished`] or reads its answer. Removing the
//! component cancels the search. The service removes a search whose position has changed; it is never delivered.

mod priority;
#[cfg(test)]
mod tests;

use std::fmt::Debug;
#[cfg(not(target_family = "wasm"))]
use std::sync::{Arc, atomic::AtomicBool};

use bevy::ecs::lifecycle::HookContext;
use bevy::ecs::world::DeferredWorld;
use bevy::prelude::*;

use super::engine_task::{self, RequestTask};
use super::player::Generation;
use super::systems::GameSystems;
use crate::engine::AnyRequest;
use crate::engine::request::BackgroundRequest;
#[cfg(not(target_family = "wasm"))]
use crate::platform::task::Task;
use crate::platform::task::TaskStatus;

pub use priority::{RunningSearches, SearchPriority};

use priority::SearchCount;

/// Adds searches of one kind.
pub(super) fn plugin<K: SearchKind>(app: &mut App) {
    app.init_resource::<RunningSearches>().add_systems(
        Update,
        (
            poll::<K>.in_set(GameSystems::Answers),
            poll::<K>.in_set(GameSystems::Outdate),
            start::<K>.in_set(GameSystems::Search),
        ),
    );
}

/// A kind of searches. An entity has at most one of each kind; the value says what the search is about, besides its request.
pub trait SearchKind: Clone + Debug + Send + Sync + 'static {
    /// The question.
    type Request: BackgroundRequest<Response: Debug + Sync> + Into<AnyRequest> + Clone + Debug + Sync;
    /// The name of its thread.
    const NAME: &'static str;
    /// Which searches it waits for: see `search/priority.rs`.
    const PRIORITY: SearchPriority;
    /// The answer stays with the search, until it is shown and changes the position; otherwise it is delivered at once.
    const IS_HELD: bool = false;

    /// Starts to work on a request.
    fn spawn(&self, request: Self::Request) -> RequestTask<Self::Request> {
        engine_task::spawn(Self::NAME, request)
    }
}

/// What a search of this kind finds.
pub type Found<K> = <<K as SearchKind>::Request as BackgroundRequest>::Response;

/// A search, which waits, runs or has been answered. Removing the component cancels it.
#[derive(Component, Debug)]
#[component(on_insert = count::<K>)]
pub struct Search<K: SearchKind> {
    /// What it is about.
    pub about: K,
    request: K::Request,
    /// That of the position which it is about; `None` if no change of the position outdates it.
    generation: Option<Generation>,
    /// `None` while it waits.
    task: Option<RequestTask<K::Request>>,
    answer: Option<Option<Found<K>>>,
    count: Option<SearchCount>,
}

/// A search has ended, and is removed.
#[derive(EntityEvent, Debug)]
pub struct SearchFinished<K: SearchKind> {
    /// Where it was.
    pub entity: Entity,
    /// What it was about.
    pub about: K,
    /// What it has found; `None` if there is nothing to find, or if it has failed.
    pub found: Option<Found<K>>,
}

impl<K: SearchKind> Search<K> {
    /// A search about the position that the match has now; the next one outdates it.
    pub(super) const fn of_position(about: K, request: K::Request, generation: Generation) -> Search<K> {
        Search { about, request, generation: Some(generation), task: None, answer: None, count: None }
    }

    /// A search that no change of the position outdates.
    pub(super) const fn lasting(about: K, request: K::Request) -> Search<K> {
        Search { about, request, generation: None, task: None, answer: None, count: None }
    }

    /// Whether it is about this position.
    pub(super) fn is_of(&self, generation: Generation) -> bool {
        self.generation == Some(generation)
    }

    /// Whether it runs; otherwise it waits, or has been answered.
    pub const fn is_running(&self) -> bool {
        self.task.is_some() && self.answer.is_none()
    }

    /// The answer that is held, once there is one: what has been found, if anything.
    pub(super) const fn answer(&self) -> Option<&Option<Found<K>>> {
        self.answer.as_ref()
    }

    /// The flag that stops it, once it has started. The search holds another handle to it until it ends.
    #[cfg(not(target_family = "wasm"))]
    pub fn stop(&self) -> Option<Arc<AtomicBool>> {
        self.task.as_ref().map(Task::stop)
    }

    fn is_outdated(&self, now: Option<&Generation>) -> bool {
        self.generation.is_some() && self.generation != now.copied()
    }

    /// What it has found, once and if it has ended.
    fn poll(&mut self) -> Option<Option<Found<K>>> {
        match self.task.as_mut().filter(|_| self.answer.is_none())?.poll() {
            TaskStatus::Pending => None,
            TaskStatus::Done(found) => Some(found),
            TaskStatus::Failed => Some(None),
        }
    }
}

/// Counts a search that is added.
fn count<K: SearchKind>(mut world: DeferredWorld, context: HookContext) {
    let count = world.get_resource::<RunningSearches>().map(|running| running.count(K::PRIORITY));
    if let Some(mut search) = world.get_mut::<Search<K>>(context.entity) {
        search.count = count;
    }
}

/// Removes searches about earlier positions, and delivers what the others have found.
fn poll<K: SearchKind>(mut commands: Commands, mut searches: Query<(Entity, &mut Search<K>, Option<&Generation>)>) {
    for (entity, mut search, generation) in &mut searches {
        if search.is_outdated(generation) {
            commands.entity(entity).remove::<Search<K>>();
        } else if let Some(found) = search.poll() {
            if K::IS_HELD {
                search.answer = Some(found);
            } else {
                let about = search.about.clone();
                commands.entity(entity).remove::<Search<K>>();
                commands.trigger(SearchFinished { entity, about, found });
            }
        }
    }
}

/// Starts searches, and stops those that have to wait; they begin anew afterwards.
fn start<K: SearchKind>(running: Res<RunningSearches>, mut searches: Query<&mut Search<K>>) {
    let waits = running.hold_back(K::PRIORITY);
    for mut search in &mut searches {
        if waits {
            search.task = None;
        } else if search.task.is_none() {
            search.task = Some(search.about.spawn(search.request.clone()));
        }
    }
}
