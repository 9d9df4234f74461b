//! The game in a web page. The page (`web/`) and the program exchange messages as lines of JSON: `tessera_headless::page_messages` are those
//! of the page, and `to_page` those of the program.

mod bridge;
mod canvas;
mod console_log;
mod entry;
mod headless_page;
mod sharing;
mod startup;
mod to_page;

pub use entry::{handle_message, keep_exports, start, update};
