//! The game in a web page. The page (`web/`) and the program exchange messages as lines of JSON; [`messages`] defines
//! them all.

mod bridge;
mod canvas;
mod console_log;
mod headless_page;
pub mod messages;
mod sharing;
mod startup;

use wasm_bindgen::prelude::*;

use messages::{FromPage, PageMessageError, StartOptions};
use startup::Startup;

#[wasm_bindgen]
extern "C" {
    /// Passes a message to the page, as a line of JSON.
    #[wasm_bindgen(js_namespace = tesseraPage, js_name = handleMessage)]
    fn send_to_page(json: &str);
}

/// Does nothing. Referring to it makes the linker keep the functions that the page calls.
pub const fn keep_exports() {}

/// Starts the game, on the canvas or without graphics. `options` are [`StartOptions`] as JSON.
///
/// # Errors
/// If `options` cannot be read, or a message to the page cannot be written.
#[wasm_bindgen]
pub fn start(options: &str) -> Result<(), JsError> {
    let options: StartOptions = serde_json::from_str(options).map_err(PageMessageError::Unreadable)?;
    console_log::install();
    let startup = Startup::read(&options)?;
    if options.graphics {
        canvas::run(&options, startup);
    } else {
        headless_page::set_up(startup)?;
    }
    Ok(())
}

/// Takes a [`FromPage`] message as JSON; the next update handles it.
///
/// # Errors
/// If the message cannot be read.
#[wasm_bindgen(js_name = handleMessage)]
pub fn handle_message(json: &str) -> Result<(), JsError> {
    let message: FromPage = serde_json::from_str(json).map_err(PageMessageError::Unreadable)?;
    bridge::queue(message);
    canvas::wake();
    Ok(())
}

/// Runs one update. Without graphics the page calls this at regular intervals.
#[wasm_bindgen]
pub fn update() {
    headless_page::update();
}
