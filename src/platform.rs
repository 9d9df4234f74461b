//! What the machine lends: work elsewhere, chance. A leaf: it knows nothing of games.

pub mod entropy;
pub mod task;
pub mod worker;
