//! What Othello adds to the arena.

pub(super) mod bench;
mod endgames;
mod refine;
pub(super) mod train;
pub(super) mod wthor;
