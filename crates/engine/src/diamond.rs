//! Diamond in the engine: the general search with a network for each phase.
//!
//! | Concern | File |
//! |---|---|
//! | registration and levels | `engine` |
//! | moves, move order and evaluation for the search | `search` |
//! | forced wins within a number of plies | `attack` |
//! | inputs of the networks, and their files | `features`, `weights` |

mod attack;
mod engine;
mod features;
mod search;
mod weights;

pub use weights::DiamondWeights;
