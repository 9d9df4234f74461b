//! What Othello adds to the arena.

pub(super) mod bench;
mod endgame_set;
mod endgames;
mod refine;
pub(super) mod train;
pub(super) mod wthor;
