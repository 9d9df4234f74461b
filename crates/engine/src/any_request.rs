//! Every request that the engine's worker takes, as one line of JSON.

use serde::{Deserialize, Serialize};

use super::analysis::AnalysisQuestion;
use super::puzzles::PuzzleQuestion;
use super::request::{BackgroundRequest, EngineRequest, MessageError, response_to_text};

/// A request of any kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum AnyRequest {
    /// Something about a position, from the engine.
    Engine(EngineRequest),
    /// The values of a position.
    Analysis(AnalysisQuestion),
    /// The verdict on a move of a puzzle.
    Puzzle(PuzzleQuestion),
}

impl AnyRequest {
    /// The request as one line of JSON.
    ///
    /// # Errors
    /// [`MessageError::Write`] if the request has no JSON form.
    pub fn to_text(&self) -> Result<String, MessageError> {
        serde_json::to_string(self).map_err(MessageError::Write)
    }

    /// Reads a request from JSON.
    ///
    /// # Errors
    /// [`MessageError::Read`] if the text is not a request.
    pub fn from_text(text: &str) -> Result<AnyRequest, MessageError> {
        serde_json::from_str(text).map_err(MessageError::Read)
    }

    /// Works the request out; the response as one line of JSON.
    ///
    /// # Errors
    /// [`MessageError::Write`] if the response has no JSON form.
    pub fn answer_as_text(&self) -> Result<String, MessageError> {
        match self {
            AnyRequest::Engine(request) => response_to_text(&request.answer(Default::default())),
            AnyRequest::Analysis(question) => response_to_text(&question.answer(Default::default())),
            AnyRequest::Puzzle(question) => response_to_text(&question.answer(Default::default())),
        }
    }
}

macro_rules! convert_from {
    ($($kind:ident($request:ty)),*) => {
        $(impl From<$request> for AnyRequest {
            fn from(request: $request) -> AnyRequest {
                AnyRequest::$kind(request)
            }
        })*
    };
}
convert_from!(Engine(EngineRequest), Analysis(AnalysisQuestion), Puzzle(PuzzleQuestion));
