//! What the machine lends: work on threads of their own. A leaf: it knows nothing of games.

pub mod errand;
