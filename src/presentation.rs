//! What interfaces show and read aloud, without a renderer: all text, the match as panels present
//! it, the actions it offers, and notices.
//!
//! The panels of the window (`ui`) and the accessible board (`accessibility`) both build on this layer.

pub mod actions;
pub mod model;
pub mod notice;
pub mod text;

#[cfg(all(test, debug_assertions))]
mod pseudo_match;
