//! What Breakthrough adds to the arena.

pub(super) mod openings;
pub(super) mod solve;
pub(super) mod uci_variant;
