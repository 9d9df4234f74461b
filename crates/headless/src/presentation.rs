//! What interfaces show and read aloud, without a renderer: all text, the match as panels present it, the actions it
//! offers, and notices.
//!
//! The panels of the window (`ui`) and the accessible board (`accessibility`) both build on this layer.

pub mod actions;
pub mod analysis;
pub mod editor;
pub mod exercise;
pub mod learn;
pub mod lesson;
pub mod menu;
pub mod model;
pub mod move_marks;
pub mod notice;
pub mod oracle;
pub mod period;
pub mod point_values;
pub mod puzzle;
pub mod report;
pub mod result;
pub mod settings;
pub mod settings_form;
pub mod statistics;
pub mod text;
pub mod text_fields;
pub mod value_marks;

#[cfg(all(test, debug_assertions))]
mod pseudo_match;

use bevy::prelude::*;

/// Keeps what interfaces present besides the match itself: the notice in the message line.
pub fn plugin(app: &mut App) {
    app.add_plugins((notice::plugin, value_marks::plugin));
}
