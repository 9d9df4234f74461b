//! The library of games: saving, listing, faults of its file, and programs that end while they write.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "../../../../tests/support/odd_games.rs"]
mod odd_games;
#[path = "../../../../tests/support/random.rs"]
mod random;
#[path = "../../../rules/tests/records/random_trees.rs"]
mod random_trees;

mod edits;
mod faults;
mod folder;
mod image;
mod kills;
mod lists;
mod oddities;
mod openings;
mod requests;
mod results;
mod round_trips;
mod transfer;
