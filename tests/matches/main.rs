//! Matches in a headless app, played through public messages only.

#[cfg(feature = "library")]
#[path = "../support/in_memory_library.rs"]
mod in_memory_library;
#[path = "../support/random.rs"]
mod random;
#[cfg(feature = "library")]
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
#[cfg(feature = "library")]
mod explorer;
mod full_strength;
mod hints;
mod jumps;
mod left;
mod lessons;
#[cfg(feature = "library")]
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
#[cfg(feature = "library")]
mod statistics;
mod together;
mod undo;
