//! Records of games: trees of moves, and the formats in which they are written and read.

#[path = "../../../../tests/support/random.rs"]
mod random;

mod faults;
mod formats;
mod others;
mod pgn;
mod random_trees;
mod reading;
mod rules;
mod trees;
mod wthor;
