//! The engine for the web page: the same code as on the desktop, run by a web worker, or where no worker can start by the
//! page itself, a few milliseconds at a time. Requests and responses are JSON texts (`tessera_engine::request`); questions
//! about puzzles and those of the analysis are requests, too.

fn main() {}

/// The functions that the page calls.
#[cfg(target_family = "wasm")]
#[expect(unreachable_pub, reason = "the functions that the page calls must be public")]
mod page {
    use std::time::Duration;

    use tessera_engine::IncrementalSearch;
    use tessera_engine::analysis::AnalysisQuestion;
    use tessera_engine::puzzles::PuzzleQuestion;
    use tessera_engine::request::{BackgroundRequest, EngineRequest, MessageError, response_to_text};
    use wasm_bindgen::prelude::*;

    /// Works on a request until it is answered; returns the response.
    ///
    /// # Errors
    /// If the text is not a request, or the response cannot be written.
    #[wasm_bindgen]
    pub fn answer(request: &str) -> Result<String, JsError> {
        if let Ok(question) = PuzzleQuestion::from_text(request) {
            return Ok(answer_whole(&question)?);
        }
        if let Ok(question) = AnalysisQuestion::from_text(request) {
            return Ok(answer_whole(&question)?);
        }
        Ok(answer_whole(&EngineRequest::from_text(request)?)?)
    }

    fn answer_whole<R: BackgroundRequest>(request: &R) -> Result<String, MessageError> {
        response_to_text(&request.answer(Default::default()))
    }

    /// A request that is worked on in slices of time.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct SlicedSearch(SlicedWork);

    #[derive(Debug)]
    enum SlicedWork {
        Search(Box<IncrementalSearch>),
        /// Answered in the first slice, however long it takes: its proofs are short and cannot be interrupted.
        Question(Box<PuzzleQuestion>),
        /// Answered in the first slice, by a search as long as the slice.
        Analysis(Box<AnalysisQuestion>),
        /// There is nothing to find.
        Nothing,
    }

    #[wasm_bindgen]
    impl SlicedSearch {
        /// Prepares a search without starting it.
        ///
        /// # Errors
        /// If the text is not a request.
        #[wasm_bindgen(constructor)]
        pub fn new(request: &str) -> Result<SlicedSearch, JsError> {
            if let Ok(question) = PuzzleQuestion::from_text(request) {
                return Ok(SlicedSearch(SlicedWork::Question(Box::new(question))));
            }
            if let Ok(question) = AnalysisQuestion::from_text(request) {
                return Ok(SlicedSearch(SlicedWork::Analysis(Box::new(question))));
            }
            let search = IncrementalSearch::new(EngineRequest::from_text(request)?);
            Ok(SlicedSearch(search.map_or(SlicedWork::Nothing, |search| SlicedWork::Search(Box::new(search)))))
        }

        /// Works for this many milliseconds; returns the response once the search is complete.
        ///
        /// # Errors
        /// If the response cannot be written.
        pub fn step(&mut self, milliseconds: f64) -> Result<Option<String>, JsError> {
            let budget = Duration::from_secs_f64(milliseconds.clamp(0.1, 1000.0) / 1000.0);
            match &mut self.0 {
                SlicedWork::Search(search) => {
                    Ok(search.step(budget).map(|response| response_to_text(&Some(response))).transpose()?)
                }
                SlicedWork::Question(question) => Ok(Some(answer_whole(&**question)?)),
                SlicedWork::Analysis(question) => Ok(Some(answer_whole(&question.within(budget))?)),
                SlicedWork::Nothing => Ok(Some(response_to_text::<()>(&None)?)),
            }
        }
    }
}
