//! Matches in a headless app, played through public messages only.

#[path = "../support/random.rs"]
mod random;
mod table;

mod starting;
mod selection;
mod clocks;
mod computers;
mod draws;
mod endings;
mod events;
mod hints;
mod playouts;
mod refusals;
mod schedule;
mod together;
mod undo;
