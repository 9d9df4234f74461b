//! Breakthrough in the engine: its own bitboards, the general search with a network per board size, and a solver.
//!
//! The rules proper are in [`tessera_rules::breakthrough`]; tests compare the two.
//!
//! | Concern | File |
//! |---|---|
//! | registration and levels | `engine` |
//! | moves, move order and evaluation for the search | `search` |
//! | pieces in machine words, steps and hash keys | `bitboards`, `word` |
//! | races that are decided without a search | `race` |
//! | inputs of the networks, and their files | `features`, `weights` |
//! | proving who wins | [`solve`] |
//! | values of openings that come with the program | [`openings`] |
//! | the solver behind interfaces of all games | `provers` |

mod bitboards;
mod engine;
mod features;
pub mod openings;
mod provers;
mod race;
pub(crate) mod search;
pub mod solve;
mod weights;
mod word;

pub use weights::BreakthroughWeights;
