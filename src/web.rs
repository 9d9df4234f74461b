//! The game in a web page. The page (`web/`) and the program exchange messages as lines of JSON: [`messages`] are those of the
//! page, and `to_page` those of the program.

pub mod messages;

#[cfg(all(feature = "app", target_family = "wasm"))]
mod bridge;
#[cfg(all(feature = "app", target_family = "wasm"))]
mod canvas;
#[cfg(all(feature = "app", target_family = "wasm"))]
mod console_log;
#[cfg(all(feature = "app", target_family = "wasm"))]
mod entry;
#[cfg(all(feature = "app", target_family = "wasm"))]
mod headless_page;
#[cfg(all(feature = "app", target_family = "wasm"))]
mod sharing;
#[cfg(all(feature = "app", target_family = "wasm"))]
mod startup;
#[cfg(all(feature = "app", target_family = "wasm"))]
mod to_page;

#[cfg(all(feature = "app", target_family = "wasm"))]
pub use entry::{handle_message, keep_exports, start, update};
