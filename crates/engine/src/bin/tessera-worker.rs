//! The engine for the web page: the same code as on the desktop, run by a web worker, or where no worker can start by the
//! page itself, a few milliseconds at a time. Requests (`tessera_engine::AnyRequest`) and responses are JSON texts.

fn main() {}

/// The functions that the page calls.
#[cfg(target_family = "wasm")]
#[expect(unreachable_pub, reason = "the functions that the page calls must be public")]
mod page {
    use std::time::Duration;

    use tessera_engine::request::response_to_text;
    use tessera_engine::{AnyRequest, IncrementalSearch};
    use wasm_bindgen::prelude::*;

    /// Works on a request until it is answered; returns the response.
    ///
    /// # Errors
    /// If the text is not a request, or the response cannot be written.
    #[wasm_bindgen]
    pub fn answer(request: &str) -> Result<String, JsError> {
        Ok(AnyRequest::from_text(request)?.answer_as_text()?)
    }

    /// A request that is worked on in slices of time.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct SlicedSearch(SlicedWork);

    #[derive(Debug)]
    enum SlicedWork {
        Search(Box<IncrementalSearch>),
        /// Answered in the first slice: by a search as long as the slice, by proofs, which are short and cannot be
        /// interrupted, or because there is nothing to find.
        Question(Box<AnyRequest>),
    }

    #[wasm_bindgen]
    impl SlicedSearch {
        /// Prepares a search without starting it.
        ///
        /// # Errors
        /// If the text is not a request.
        #[wasm_bindgen(constructor)]
        pub fn new(request: &str) -> Result<SlicedSearch, JsError> {
            let request = AnyRequest::from_text(request)?;
            let search = match &request {
                AnyRequest::Engine(request) => IncrementalSearch::new(request.clone()),
                AnyRequest::Analysis(_) | AnyRequest::Puzzle(_) => None,
            };
            let question = || SlicedWork::Question(Box::new(request));
            Ok(SlicedSearch(search.map_or_else(question, |search| SlicedWork::Search(Box::new(search)))))
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
                SlicedWork::Question(question) => Ok(Some(match &**question {
                    AnyRequest::Analysis(question) => AnyRequest::from(question.within(budget)).answer_as_text()?,
                    question => question.answer_as_text()?,
                })),
            }
        }
    }
}
