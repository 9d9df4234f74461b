//! Mouse, touch, keyboard and gamepad: one stream of actions, and the same games with every device.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

mod analysis;
mod bindings;
mod bursts;
mod editor;
mod explorer;
mod fingers;
mod games;
#[path = "../support/good_move.rs"]
mod good_move;
#[path = "../support/idle.rs"]
mod idle;
#[cfg(feature = "library")]
#[path = "../support/in_memory_library.rs"]
mod in_memory_library;
mod keyboard_only;
mod keys;
mod learn;
mod lessons;
#[cfg(feature = "library")]
mod library;
mod long_matches;
mod looking_back;
mod menus;
#[cfg(feature = "library")]
#[path = "../support/odd_games.rs"]
#[allow(dead_code, reason = "other tests compare every game")]
mod odd_games;
mod oracle;
mod own_theme;
mod pads;
#[cfg(feature = "library")]
mod page_fields;
mod played_through;
mod puzzles;
#[path = "../support/random.rs"]
mod random;
mod reports;
mod results;
#[cfg(feature = "library")]
#[path = "../support/sample_games.rs"]
mod sample_games;
#[cfg(feature = "library")]
mod statistics;
mod table;
mod two_people;
mod widgets;
