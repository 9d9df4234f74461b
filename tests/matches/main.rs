//! Matches in a headless app, played through public messages only.

#[path = "../support/in_memory_library.rs"]
mod in_memory_library;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/sample_games.rs"]
mod sample_games;
mod table;

mod analysis;
mod autoplay;
mod clocks;
mod computers;
mod draws;
mod editor;
mod endings;
mod events;
mod exercise;
mod explorer;
mod full_strength;
mod hints;
mod jumps;
mod left;
mod lessons;
mod library;
mod marks;
mod model;
mod oracle;
mod permissions;
mod playouts;
mod program;
mod puzzles;
mod refusals;
mod review;
mod saved_files;
mod schedule;
mod selection;
mod starting;
mod statistics;
mod together;
mod undo;
