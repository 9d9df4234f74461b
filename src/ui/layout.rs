//! The layout of the screens in a window of any size: pure geometry, in logical pixels.

mod hud;
mod panel;
mod title;

pub use hud::{HudForm, HudLayout};
pub(crate) use panel::PanelLayout;
pub use title::{CardLayout, CardTextPlacement, TitleLayout, title_stage};
