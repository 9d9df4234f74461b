//! Requests to the engine, and about puzzles, that run in the background: on a thread, or in the worker of a web page.

#[cfg(target_family = "wasm")]
use std::marker::PhantomData;
use std::sync::Arc;

use bevy::prelude::*;

use crate::engine::SearchMemory;
use crate::engine::request::{BackgroundRequest, EngineRequest};
use crate::platform::entropy;

#[cfg(not(target_family = "wasm"))]
use crate::platform::task::Task;
#[cfg(target_family = "wasm")]
use crate::{
    engine::AnyRequest,
    engine::request::{MessageError, response_from_text},
    platform::task::TaskStatus,
    platform::worker::{PageWorker, WorkerRequest},
};

/// Adds the seeds of engine searches.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeedSequence>();
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

/// A running request. Dropping it cancels the work.
#[cfg(not(target_family = "wasm"))]
pub type RequestTask<R> = Task<Option<<R as BackgroundRequest>::Response>>;

/// Starts to work on a request; `name` is the name of the thread.
#[cfg(not(target_family = "wasm"))]
pub(super) fn spawn<R: BackgroundRequest>(name: &str, request: R) -> RequestTask<R> {
    Task::spawn(name, move |stop| request.answer(stop))
}

/// Starts to work on a request with what earlier searches of the match have found, on several threads.
#[cfg(not(target_family = "wasm"))]
pub(super) fn spawn_over(
    name: &str,
    request: EngineRequest,
    memory: Arc<SearchMemory>,
    threads: usize,
) -> RequestTask<EngineRequest> {
    Task::spawn(name, move |stop| request.answer_over(&memory, threads, stop))
}

/// A running request, or the reason why it could not be sent. Dropping it cancels the work.
#[cfg(target_family = "wasm")]
#[derive(Debug)]
pub struct RequestTask<R> {
    request: Result<WorkerRequest, MessageError>,
    kind: PhantomData<fn() -> R>,
}

/// Sends a request to the engine's worker.
#[cfg(target_family = "wasm")]
pub(super) fn spawn<R: BackgroundRequest + Into<AnyRequest>>(_: &str, request: R) -> RequestTask<R> {
    let request = request.into().to_text().map(|text| WorkerRequest::send(PageWorker::Engine, text));
    RequestTask { request, kind: PhantomData }
}

/// Sends a request to the engine's worker, which has one thread and forgets what earlier searches have found.
#[cfg(target_family = "wasm")]
pub(super) fn spawn_over(
    name: &str,
    request: EngineRequest,
    _: Arc<SearchMemory>,
    _: usize,
) -> RequestTask<EngineRequest> {
    spawn(name, request)
}

#[cfg(target_family = "wasm")]
impl<R: BackgroundRequest> RequestTask<R> {
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
