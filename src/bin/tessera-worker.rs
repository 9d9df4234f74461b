//! The engine beside a web page: the same code as on the desktop, called from a worker, or where there is none from the
//! page itself, a few milliseconds at a time. Questions and findings travel as text (`tessera::engine::question`).

fn main() {}

/// What the page can call.
#[cfg(target_family = "wasm")]
#[expect(unreachable_pub, reason = "what the page calls has to be public")]
mod page {
    use std::time::Duration;

    use tessera::engine::Slices;
    use tessera::engine::question::{Question, finding_to_text};
    use wasm_bindgen::prelude::*;

    /// Works on a question until it is answered.
    ///
    /// # Errors
    /// What is wrong with a text that is no question.
    #[wasm_bindgen]
    pub fn answer(question: &str) -> Result<String, String> {
        let question = Question::from_text(question)?;
        Ok(finding_to_text(&question.answer(Default::default())))
    }

    /// A question that is worked on now and then.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct Thinking(Option<Slices>);

    #[wasm_bindgen]
    impl Thinking {
        /// # Errors
        /// What is wrong with a text that is no question.
        #[wasm_bindgen(constructor)]
        pub fn new(question: &str) -> Result<Thinking, String> {
            Ok(Thinking(Slices::new(Question::from_text(question)?)))
        }

        /// Works for so many milliseconds; gives the finding when all is done.
        pub fn step(&mut self, milliseconds: f64) -> Option<String> {
            let budget = Duration::from_secs_f64(milliseconds.clamp(0.1, 1000.0) / 1000.0);
            match self.0.as_mut() {
                Some(slices) => slices.step(budget).map(|finding| finding_to_text(&Some(finding))),
                None => Some(finding_to_text(&None)),
            }
        }
    }
}
