//! Matches in a headless app, played through public messages only.

#[path = "../support/random.rs"]
mod random;
mod table;

mod beginnings;
mod choices;
mod endings;
mod facts;
mod playouts;
mod refusals;
mod schedule;
mod together;
mod undo;
