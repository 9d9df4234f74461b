//! What Othello adds to the arena.

pub(super) mod bench;
mod endgames;
pub(super) mod train;
pub(super) mod wthor;
