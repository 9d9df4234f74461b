//! Matches in a headless app, played through public messages only.

#[path = "../support/random.rs"]
mod random;
mod table;

mod beginnings;
mod choices;
mod clocks;
mod computers;
mod draws;
mod endings;
mod facts;
mod hints;
mod playouts;
mod refusals;
mod schedule;
mod together;
mod undo;
