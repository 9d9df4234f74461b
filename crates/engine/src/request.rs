//! Requests to the engine and its responses as values that can be sent to another thread, or as JSON to a web worker.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use web_time::Instant;

use super::explanation::{Explanation, explain};
use super::level::Level;
use super::limits::{Limits, TimeLimit};
use super::oracle::{MoveOracle, MoveValue};
use super::reply::{full_limits, reply};
use super::report::Report;
use super::search_memory::SearchMemory;
use super::think::{think, think_over};
use super::weights::Weights;
use tessera_rules::{Move, Position, Setup};

/// The longest search for the move of a hint.
const HINT_TIME: Duration = Duration::from_millis(900);
/// The longest search for the explanation of a hint.
const EXPLANATION_TIME: Duration = Duration::from_millis(500);

/// A request that can be worked on elsewhere: on another thread, or as an [`AnyRequest`](super::AnyRequest) by a page's worker.
pub trait BackgroundRequest: Send + 'static {
    /// What was found out.
    type Response: Serialize + DeserializeOwned + Send + 'static;

    /// Works the request out, unless the stop flag is set first; `None` if there is no response.
    fn answer(&self, stop: Arc<AtomicBool>) -> Option<Self::Response>;
}

/// A position and what to find out about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EngineRequest {
    /// The position, not yet checked.
    pub setup: Setup,
    /// What to find out.
    #[serde(rename = "wanted")]
    pub kind: RequestKind,
    /// Decides among equally good moves, and in sampling.
    pub seed: u64,
}

/// What to find out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RequestKind {
    /// The move that a level plays.
    Reply {
        /// The playing strength.
        level: Level,
        /// The time limit.
        time: TimeLimit,
    },
    /// A good move and why it is good.
    Hint,
    /// The best move of the strongest search, exact if it reaches the end of the game in time.
    Best {
        /// The time limit.
        longest: Duration,
    },
    /// The proved value of every legal move.
    Oracle {
        /// The time limit.
        longest: Duration,
    },
}

/// What was found out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EngineResponse {
    /// The move to play.
    Reply(Report),
    /// A good move and its explanation.
    Hint(Move, Explanation),
    /// What could be proved of each legal move.
    Oracle(Vec<MoveValue>),
}

/// Why a request or a response cannot be converted to or from text.
#[derive(Debug, Error)]
pub enum MessageError {
    /// The value has no JSON form.
    #[error("an engine message cannot be written: {0}")]
    Write(#[source] serde_json::Error),
    /// The text is not the JSON form of such a value.
    #[error("this is not an engine message: {0}")]
    Read(#[source] serde_json::Error),
}

impl EngineRequest {
    /// Asks for the move that a level plays, found within this time.
    pub fn reply(position: &Position, level: Level, time: TimeLimit, seed: u64) -> EngineRequest {
        EngineRequest { setup: position.setup(), kind: RequestKind::Reply { level, time }, seed }
    }

    /// Asks for a good move with an explanation.
    pub fn hint(position: &Position, seed: u64) -> EngineRequest {
        EngineRequest { setup: position.setup(), kind: RequestKind::Hint, seed }
    }

    /// Asks for the best move that the strongest search finds within this time.
    pub fn best(position: &Position, longest: Duration, seed: u64) -> EngineRequest {
        EngineRequest { setup: position.setup(), kind: RequestKind::Best { longest }, seed }
    }

    /// Asks for what can be proved of each legal move within this time.
    pub fn oracle(position: &Position, longest: Duration) -> EngineRequest {
        EngineRequest { setup: position.setup(), kind: RequestKind::Oracle { longest }, seed: 0 }
    }

    /// [`answer`](BackgroundRequest::answer) with what earlier searches of the same match have found, on several threads,
    /// where that makes a stronger move: at full strength, and for the best move.
    pub fn answer_over(&self, memory: &SearchMemory, threads: usize, stop: Arc<AtomicBool>) -> Option<EngineResponse> {
        let position = self.setup.clone().into_position().ok()?;
        let limits = |time| Limits { threads, ..within(Arc::clone(&stop), time) };
        let limits = match self.kind {
            RequestKind::Reply { level, time } if level.is_full() => full_limits(&position, level, &limits(time)),
            RequestKind::Best { longest } => limits(TimeLimit::Fixed(longest)),
            _ => return self.answer(stop),
        };
        let table = memory.table(&position);
        let report = think_over(table, Weights::built_in(), &position, &limits, self.seed, &mut |_| ())?;
        Some(EngineResponse::Reply(report))
    }
}

impl BackgroundRequest for EngineRequest {
    type Response = EngineResponse;

    /// `None` if there is nothing to find: the game is over, or the setup is not a position.
    fn answer(&self, stop: Arc<AtomicBool>) -> Option<EngineResponse> {
        let position = self.setup.clone().into_position().ok()?;
        match self.kind {
            RequestKind::Reply { level, time } => {
                reply(&position, level, &within(stop, time), self.seed, &mut |_| ()).map(EngineResponse::Reply)
            }
            RequestKind::Best { longest } => {
                think(&position, &within(stop, TimeLimit::Fixed(longest)), self.seed, &mut |_| ())
                    .map(EngineResponse::Reply)
            }
            RequestKind::Hint => {
                let report =
                    think(&position, &within(stop.clone(), TimeLimit::Fixed(HINT_TIME)), self.seed, &mut |_| ())?;
                let explanation = explain(&position, &report, &within(stop, TimeLimit::Fixed(EXPLANATION_TIME)));
                Some(EngineResponse::Hint(report.best, explanation))
            }
            RequestKind::Oracle { longest } => {
                let mut oracle = MoveOracle::new(&position);
                oracle.work(&within(stop, TimeLimit::Fixed(longest)));
                Some(EngineResponse::Oracle(oracle.values().to_vec())).filter(|_| !oracle.values().is_empty())
            }
        }
    }
}

/// Limits of time alone.
fn within(stop: Arc<AtomicBool>, time: TimeLimit) -> Limits {
    Limits { stop, ..Limits::default() }.with_time(Instant::now(), time)
}

/// A response, or that there is none, as one line of JSON.
///
/// # Errors
/// [`MessageError::Write`] if the response has no JSON form.
pub fn response_to_text<R: Serialize>(response: &Option<R>) -> Result<String, MessageError> {
    serde_json::to_string(response).map_err(MessageError::Write)
}

/// Reads what [`response_to_text`] has written.
///
/// # Errors
/// [`MessageError::Read`] if the text is not a response.
pub fn response_from_text<R: DeserializeOwned>(text: &str) -> Result<Option<R>, MessageError> {
    serde_json::from_str(text).map_err(MessageError::Read)
}
