//! What computers are asked and what they find, as values that travel: to another thread, or as text to a web worker.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

use super::why::{self, Why};
use super::{Level, Limits, Report, reply, think};
use crate::rules::{Move, Position, Setup};

/// For so long a good move is looked for, and then for the reason.
const LONGEST_HINT: Duration = Duration::from_millis(900);
const LONGEST_REASON: Duration = Duration::from_millis(500);

/// A position and what is to be found out about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EngineRequest {
    pub setup: Setup,
    pub kind: RequestKind,
    /// Decides among equals and in sampling.
    pub seed: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RequestKind {
    /// What a level plays, found within this time.
    Reply { level: Level, longest: Duration },
    /// A good move and why it is good.
    Hint,
    /// The best move of the strongest search there is, exact if it gets to the end of the game within this time.
    Best { longest: Duration },
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EngineResponse {
    Reply(Report),
    Hint(Move, Why),
}

impl EngineRequest {
    #[must_use]
    pub fn reply(position: &Position, level: Level, longest: Duration, seed: u64) -> EngineRequest {
        EngineRequest { setup: position.setup(), kind: RequestKind::Reply { level, longest }, seed }
    }

    #[must_use]
    pub fn hint(position: &Position, seed: u64) -> EngineRequest {
        EngineRequest { setup: position.setup(), kind: RequestKind::Hint, seed }
    }

    #[must_use]
    pub fn best(position: &Position, longest: Duration, seed: u64) -> EngineRequest {
        EngineRequest { setup: position.setup(), kind: RequestKind::Best { longest }, seed }
    }

    /// Finds it out, unless the flag is raised first; `None` if there is nothing to find: the game is over, or the setup
    /// is no position.
    #[must_use]
    pub fn answer(&self, stop: Arc<AtomicBool>) -> Option<EngineResponse> {
        let position = self.setup.clone().into_position().ok()?;
        match self.kind {
            RequestKind::Reply { level, longest } => {
                reply(&position, level, &within(stop, longest), self.seed, &mut |_| ()).map(EngineResponse::Reply)
            }
            RequestKind::Best { longest } => {
                think(&position, &within(stop, longest), self.seed, &mut |_| ()).map(EngineResponse::Reply)
            }
            RequestKind::Hint => {
                let report = think(&position, &within(stop.clone(), LONGEST_HINT), self.seed, &mut |_| ())?;
                let why = why::find(&position, &report, &within(stop, LONGEST_REASON));
                Some(EngineResponse::Hint(report.best, why))
            }
        }
    }

    /// The request as one line of text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// # Errors
    /// What is wrong with a text that is no request.
    pub fn from_text(text: &str) -> Result<EngineRequest, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

/// Limits of time alone.
fn within(stop: Arc<AtomicBool>, longest: Duration) -> Limits {
    Limits { deadline: Instant::now().checked_add(longest), stop, ..Limits::default() }
}

/// A response, or that there is none, as one line of text.
#[must_use]
pub fn response_to_text(response: &Option<EngineResponse>) -> String {
    serde_json::to_string(response).unwrap_or_default()
}

/// # Errors
/// What is wrong with a text that is no response.
pub fn response_from_text(text: &str) -> Result<Option<EngineResponse>, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}
