//! What the machine lends: work elsewhere, chance. A leaf: it knows nothing of games.

pub mod chance;
pub mod errand;
pub mod post;
