//! Records of games: trees of moves, and the formats in which they are written and read.

#[path = "../support/random.rs"]
mod random;

mod formats;
mod others;
mod pgn;
mod random_trees;
mod trees;
mod wthor;
