//! The engine for the web page: the same code as on the desktop, run by a web worker, or where no worker can start by the
//! page itself, a few milliseconds at a time. Requests and responses are JSON texts (`tessera::engine::request`).

fn main() {}

/// The functions that the page calls.
#[cfg(target_family = "wasm")]
#[expect(unreachable_pub, reason = "the functions that the page calls must be public")]
mod page {
    use std::time::Duration;

    use tessera::engine::IncrementalSearch;
    use tessera::engine::request::{EngineRequest, response_to_text};
    use wasm_bindgen::prelude::*;

    /// Works on a request until it is answered; returns the response.
    ///
    /// # Errors
    /// If the text is not a request, or the response cannot be written.
    #[wasm_bindgen]
    pub fn answer(request: &str) -> Result<String, JsError> {
        let request = EngineRequest::from_text(request)?;
        Ok(response_to_text(&request.answer(Default::default()))?)
    }

    /// A request that is worked on in slices of time.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct SlicedSearch(Option<IncrementalSearch>);

    #[wasm_bindgen]
    impl SlicedSearch {
        /// Prepares a search without starting it.
        ///
        /// # Errors
        /// If the text is not a request.
        #[wasm_bindgen(constructor)]
        pub fn new(request: &str) -> Result<SlicedSearch, JsError> {
            Ok(SlicedSearch(IncrementalSearch::new(EngineRequest::from_text(request)?)))
        }

        /// Works for this many milliseconds; returns the response once the search is complete.
        ///
        /// # Errors
        /// If the response cannot be written.
        pub fn step(&mut self, milliseconds: f64) -> Result<Option<String>, JsError> {
            let budget = Duration::from_secs_f64(milliseconds.clamp(0.1, 1000.0) / 1000.0);
            let response = match self.0.as_mut() {
                Some(search) => match search.step(budget) {
                    Some(response) => Some(response),
                    None => return Ok(None),
                },
                None => None,
            };
            Ok(Some(response_to_text(&response)?))
        }
    }
}
