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
#[path = "../support/in_memory_library.rs"]
mod in_memory_library;
mod keyboard_only;
mod keys;
mod learn;
mod lessons;
mod library;
mod long_matches;
mod looking_back;
mod menus;
#[path = "../support/odd_games.rs"]
#[allow(dead_code, reason = "other tests compare every game")]
mod odd_games;
mod oracle;
mod own_theme;
mod pads;
mod page_fields;
mod played_through;
mod puzzles;
#[path = "../support/random.rs"]
mod random;
mod reports;
mod results;
#[path = "../support/sample_games.rs"]
mod sample_games;
mod statistics;
mod table;
mod two_people;
mod widgets;
