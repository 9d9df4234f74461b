//! The engine beside a web page: the same code as on the desktop, called from a worker, or where there is none from the
//! page itself, a few milliseconds at a time. Questions and findings travel as text (`tessera::engine::request`).

fn main() {}

/// What the page can call.
#[cfg(target_family = "wasm")]
#[expect(unreachable_pub, reason = "what the page calls has to be public")]
mod page {
    use std::time::Duration;

    use tessera::engine::IncrementalSearch;
    use tessera::engine::request::{EngineRequest, response_to_text};
    use wasm_bindgen::prelude::*;

    /// Works on a request until it is answered.
    ///
    /// # Errors
    /// What is wrong with a text that is no request.
    #[wasm_bindgen]
    pub fn answer(request: &str) -> Result<String, String> {
        let request = EngineRequest::from_text(request)?;
        Ok(response_to_text(&request.answer(Default::default())))
    }

    /// A request that is worked on now and then.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct Thinking(Option<IncrementalSearch>);

    #[wasm_bindgen]
    impl Thinking {
        /// # Errors
        /// What is wrong with a text that is no request.
        #[wasm_bindgen(constructor)]
        pub fn new(request: &str) -> Result<Thinking, String> {
            Ok(Thinking(IncrementalSearch::new(EngineRequest::from_text(request)?)))
        }

        /// Works for so many milliseconds; gives the response when all is done.
        pub fn step(&mut self, milliseconds: f64) -> Option<String> {
            let budget = Duration::from_secs_f64(milliseconds.clamp(0.1, 1000.0) / 1000.0);
            match self.0.as_mut() {
                Some(search) => search.step(budget).map(|response| response_to_text(&Some(response))),
                None => Some(response_to_text(&None)),
            }
        }
    }
}
