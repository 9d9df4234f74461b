//! The game in a web page. The page (`web/`) and the program tell each other everything as lines of text; see
//! [`talk`] for what there is to tell.

mod bridge;
mod canvas;
mod journal;
mod plain;
pub mod talk;

use wasm_bindgen::prelude::*;

use talk::{Begin, FromPage};

#[wasm_bindgen]
extern "C" {
    /// The page's ear.
    #[wasm_bindgen(js_namespace = tesseraPage)]
    fn tell(line: &str);
}

/// Does nothing.
pub fn exist() {}

/// Starts the game, on the canvas or without a picture.
///
/// # Errors
/// A sentence that says what is wrong with `begin`, a line of [`Begin`].
#[wasm_bindgen]
pub fn start(begin: &str) -> Result<(), String> {
    let begin: Begin = serde_json::from_str(begin).map_err(|error| error.to_string())?;
    journal::open();
    let opened = talk::Opened::new(&begin);
    if begin.picture {
        canvas::run(&begin, opened);
    } else {
        plain::set_up(opened);
    }
    Ok(())
}

/// Takes a line of [`FromPage`]; it is acted upon at the next update.
///
/// # Errors
/// A sentence that says what is wrong with the line.
#[wasm_bindgen]
pub fn hear(line: &str) -> Result<(), String> {
    let heard: FromPage = serde_json::from_str(line).map_err(|error| error.to_string())?;
    bridge::hear(heard);
    canvas::wake();
    Ok(())
}

/// Without a picture the page itself turns the wheel: one update.
#[wasm_bindgen]
pub fn update() {
    plain::update();
}
