//! Requests to the engine, and about puzzles, that run in the background: on a thread, or in the worker of a web page.

#[cfg(target_family = "wasm")]
use std::marker::PhantomData;
use std::sync::Arc;
#[cfg(not(target_family = "wasm"))]
use std::sync::atomic::AtomicBool;
#[cfg(test)]
use std::sync::atomic::Ordering;

use bevy::prelude::*;

use crate::engine::SearchMemory;
use crate::engine::request::{BackgroundRequest, EngineRequest};
use crate::platform::entropy;
use crate::platform::task::TaskStatus;

#[cfg(target_family = "wasm")]
use crate::engine::{
    AnyRequest,
    request::{MessageError, response_from_text},
};
#[cfg(not(target_family = "wasm"))]
use crate::platform::task::Task;
#[cfg(target_family = "wasm")]
use crate::platform::worker::{PageWorker, WorkerRequest};

/// Adds the seeds of engine searches, and the count of those that run.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeedSequence>().init_resource::<RunningSearches>();
}

/// The searches whose results are waited for. The program looks for results only while there are some: it would else find
/// them only when the player next touches something.
#[derive(Resource, Clone, Default, Debug)]
pub struct RunningSearches {
    replies: Arc<()>,
    others: Arc<()>,
}

/// Which searches wait for which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchPriority {
    /// A player waits for the result.
    Reply,
    /// The judgement of a move on a board of its own. It neither waits nor keeps another search waiting.
    Judgement,
    /// Something that is good to know. It waits while there are searches for replies, in any match.
    Background,
}

/// Counts a search for as long as it exists.
pub(super) type SearchCount = Arc<()>;

impl RunningSearches {
    /// Whether there are any.
    pub fn any(&self) -> bool {
        [&self.replies, &self.others].into_iter().any(|count| Arc::strong_count(count) > 1)
    }

    /// Counts one more search.
    pub(super) fn count(&self, priority: SearchPriority) -> SearchCount {
        Arc::clone(if priority == SearchPriority::Reply { &self.replies } else { &self.others })
    }

    /// Whether a search of this priority waits now.
    pub(super) fn hold_back(&self, priority: SearchPriority) -> bool {
        priority == SearchPriority::Background && Arc::strong_count(&self.replies) > 1
    }
}

/// The seeds with which searches choose among equally good moves: different in each run of the program, unless set.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedSequence(pub u64);

impl Default for SeedSequence {
    fn default() -> Self {
        SeedSequence(entropy::seed())
    }
}

impl SeedSequence {
    /// Advances to the next seed and returns it.
    pub(super) const fn next_seed(&mut self) -> u64 {
        // The multiplier and increment of Knuth's MMIX generator.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0
    }
}

/// A running request to the engine.
pub type EngineTask = RequestTask<EngineRequest>;

/// A running request. Dropping it cancels the work.
#[cfg(not(target_family = "wasm"))]
#[derive(Debug)]
pub struct RequestTask<R: BackgroundRequest> {
    task: Task<Option<R::Response>>,
}

#[cfg(not(target_family = "wasm"))]
impl<R: BackgroundRequest> RequestTask<R> {
    /// Starts to work on a request; `name` is the name of the thread.
    pub(super) fn spawn(name: &str, request: R) -> RequestTask<R> {
        let task = Task::spawn(name, move |stop| request.answer(stop));
        RequestTask { task }
    }

    /// Returns the status without waiting.
    pub(super) fn poll(&mut self) -> TaskStatus<Option<R::Response>> {
        self.task.poll()
    }

    /// The flag that stops the work.
    pub(super) fn stop(&self) -> Arc<AtomicBool> {
        self.task.stop()
    }
}

#[cfg(not(target_family = "wasm"))]
impl EngineTask {
    /// Starts to work on a request with what earlier searches of the match have found, on several threads.
    pub(super) fn spawn_over(
        name: &str,
        request: EngineRequest,
        memory: Arc<SearchMemory>,
        threads: usize,
    ) -> EngineTask {
        let task = Task::spawn(name, move |stop| request.answer_over(&memory, threads, stop));
        RequestTask { task }
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
impl<R: BackgroundRequest> RequestTask<R> {
    /// A request that is answered by this work.
    pub(super) fn of_work(
        work: impl FnOnce(Arc<AtomicBool>) -> Option<R::Response> + Send + 'static,
    ) -> RequestTask<R> {
        RequestTask { task: Task::spawn("test", work) }
    }

    /// A request that is worked on until it is stopped.
    pub(super) fn that_never_answers() -> RequestTask<R> {
        RequestTask::of_work(|stop| {
            while !stop.load(Ordering::Relaxed) {
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
            None
        })
    }
}

/// A running request, or the reason why it could not be sent. Dropping it cancels the work.
#[cfg(target_family = "wasm")]
#[derive(Debug)]
pub struct RequestTask<R> {
    request: Result<WorkerRequest, MessageError>,
    kind: PhantomData<fn() -> R>,
}

#[cfg(target_family = "wasm")]
impl<R: BackgroundRequest + Into<AnyRequest>> RequestTask<R> {
    /// Sends a request to the engine's worker.
    pub(super) fn spawn(_name: &str, request: R) -> RequestTask<R> {
        let request = request.into().to_text().map(|text| WorkerRequest::send(PageWorker::Engine, text));
        RequestTask { request, kind: PhantomData }
    }

    /// Returns the status without waiting.
    pub(super) fn poll(&mut self) -> TaskStatus<Option<R::Response>> {
        let Ok(request) = &mut self.request else { return TaskStatus::Failed };
        match request.poll() {
            TaskStatus::Pending => TaskStatus::Pending,
            TaskStatus::Failed => TaskStatus::Failed,
            TaskStatus::Done(text) => response_from_text(&text).map_or(TaskStatus::Failed, TaskStatus::Done),
        }
    }
}

#[cfg(target_family = "wasm")]
impl EngineTask {
    /// Sends a request to the engine's worker, which has one thread and forgets what earlier searches have found.
    pub(super) fn spawn_over(name: &str, request: EngineRequest, _: Arc<SearchMemory>, _: usize) -> EngineTask {
        EngineTask::spawn(name, request)
    }
}
