//! The game in a web page. The page (`web/`) and the program exchange messages as lines of JSON: [`messages`] are those of the
//! page, and `to_page` those of the program.

pub mod messages;

#[cfg(target_family = "wasm")]
mod bridge;
#[cfg(target_family = "wasm")]
mod canvas;
#[cfg(target_family = "wasm")]
mod console_log;
#[cfg(target_family = "wasm")]
mod entry;
#[cfg(target_family = "wasm")]
mod headless_page;
#[cfg(target_family = "wasm")]
mod sharing;
#[cfg(target_family = "wasm")]
mod startup;
#[cfg(target_family = "wasm")]
mod to_page;

#[cfg(target_family = "wasm")]
pub use entry::{handle_message, keep_exports, start, update};
