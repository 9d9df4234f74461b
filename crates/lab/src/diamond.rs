//! What Diamond adds to the arena.

pub(super) mod playout;
