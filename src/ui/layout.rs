//! Where everything goes in a window of any size: pure geometry, in logical pixels.

mod hud;
mod title;

pub use hud::Hud;
pub use title::{Card, Title, Words, title_stage};
