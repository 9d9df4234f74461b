//! A request to the engine that is worked on elsewhere: on a thread, or by the worker of a web page.

use crate::engine::request::{EngineRequest, EngineResponse};
use crate::platform::task::TaskStatus;

#[cfg(not(target_family = "wasm"))]
use crate::platform::task::Task;
#[cfg(target_family = "wasm")]
use crate::platform::worker::WorkerRequest;

/// Dropping it calls the work off.
#[cfg(not(target_family = "wasm"))]
#[derive(Debug)]
pub(super) struct EngineTask(Task<Option<EngineResponse>>);

#[cfg(not(target_family = "wasm"))]
impl EngineTask {
    pub(super) fn spawn(name: &str, request: EngineRequest) -> EngineTask {
        EngineTask(Task::spawn(name, move |stop| request.answer(stop)))
    }

    /// Asks without waiting.
    pub(super) fn poll(&mut self) -> TaskStatus<Option<EngineResponse>> {
        self.0.poll()
    }

    pub(super) fn stop(&self) -> std::sync::Arc<std::sync::atomic::AtomicBool> {
        self.0.stop()
    }
}

/// Dropping it calls the work off.
#[cfg(target_family = "wasm")]
#[derive(Debug)]
pub(super) struct Inquiry(Letter);

#[cfg(target_family = "wasm")]
impl EngineTask {
    pub(super) fn begin(_name: &str, request: EngineRequest) -> EngineTask {
        EngineTask(Letter::send(request.to_text()))
    }

    /// Asks without waiting.
    pub(super) fn ask(&mut self) -> TaskStatus<Option<EngineResponse>> {
        match self.0.ask() {
            TaskStatus::Pending => TaskStatus::Pending,
            TaskStatus::Failed => TaskStatus::Failed,
            TaskStatus::Done(text) => {
                crate::engine::request::response_from_text(&text).map_or(TaskStatus::Failed, TaskStatus::Done)
            }
        }
    }
}
