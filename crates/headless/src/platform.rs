//! Services of the machine: background tasks, the web worker, the date, processor time, entropy. A leaf: it knows nothing of games.

pub mod cpu_time;
pub mod date;
pub mod entropy;
pub mod task;
pub mod worker;
