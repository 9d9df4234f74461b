//! Services of the machine: background tasks, the web worker, entropy. A leaf: it knows nothing of games.

pub mod entropy;
pub mod task;
pub mod worker;
