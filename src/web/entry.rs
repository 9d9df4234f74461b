//! The functions that the page calls.

use wasm_bindgen::prelude::*;

use super::startup::Startup;
use super::{bridge, canvas, console_log, headless_page};
use tessera_headless::page_messages::{self as messages, FromPage, StartOptions};

/// Does nothing. Referring to it makes the linker keep the functions that the page calls.
pub const fn keep_exports() {}

/// Starts the game, on the canvas or without graphics. `options` are [`StartOptions`] as JSON.
///
/// # Errors
/// If `options` cannot be read, or a message to the page cannot be written.
#[wasm_bindgen]
pub fn start(options: &str) -> Result<(), JsError> {
    let options: StartOptions = messages::read(options)?;
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
    let message: FromPage = messages::read(json)?;
    bridge::queue(message);
    canvas::wake();
    Ok(())
}

/// Runs one update. Without graphics the page calls this at regular intervals.
#[wasm_bindgen]
pub fn update() {
    headless_page::update();
}
