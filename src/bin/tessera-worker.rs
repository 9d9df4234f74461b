//! The engine for a web page: the same code as on the desktop, called from a web worker, or where there is none from the
//! page itself, a few milliseconds at a time. Requests and responses are JSON texts (`tessera::engine::request`).

fn main() {}

/// The functions that the page can call.
#[cfg(target_family = "wasm")]
#[expect(unreachable_pub, reason = "what the page calls has to be public")]
mod page {
    use std::time::Duration;

    use tessera::engine::IncrementalSearch;
    use tessera::engine::request::{EngineRequest, MessageError, response_to_text};
    use wasm_bindgen::prelude::*;

    /// Works on a request until it is answered.
    ///
    /// # Errors
    /// Why the text is not a request, or the response cannot be written.
    #[wasm_bindgen]
    pub fn answer(request: &str) -> Result<String, String> {
        let request = EngineRequest::from_text(request).map_err(text)?;
        response_to_text(&request.answer(Default::default())).map_err(text)
    }

    /// A request that is worked out in small steps.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct Thinking(Option<IncrementalSearch>);

    #[wasm_bindgen]
    impl Thinking {
        /// Starts on a request.
        ///
        /// # Errors
        /// Why the text is not a request.
        #[wasm_bindgen(constructor)]
        pub fn new(request: &str) -> Result<Thinking, String> {
            Ok(Thinking(IncrementalSearch::new(EngineRequest::from_text(request).map_err(text)?)))
        }

        /// Works for so many milliseconds; returns the response when it is complete.
        ///
        /// # Errors
        /// Why the response cannot be written.
        pub fn step(&mut self, milliseconds: f64) -> Result<Option<String>, String> {
            let budget = Duration::from_secs_f64(milliseconds.clamp(0.1, 1000.0) / 1000.0);
            let response = match self.0.as_mut() {
                Some(search) => match search.step(budget) {
                    Some(response) => Some(response),
                    None => return Ok(None),
                },
                None => None,
            };
            response_to_text(&response).map(Some).map_err(text)
        }
    }

    fn text(error: MessageError) -> String {
        error.to_string()
    }
}
