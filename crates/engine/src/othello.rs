//! Othello in the engine: the standard board has a search, an evaluation and a training of its own, the other sizes use
//! the general search.
//!
//! | Concern | File |
//! |---|---|
//! | registration and levels | `engine` |
//! | iterative deepening, and the order of its stages | `root_search`, `stages` |
//! | the tree above the last ten plies, and below | `midgame`, `endgame`, `last_empties` |
//! | the plies above the leaves of a search to a depth | `shallow` |
//! | versions of these for each processor | `dispatch` |
//! | positions in the tree | `node` |
//! | state of a searching thread, and sharing nodes among threads | `search_thread`, `split_pool` |
//! | move order | `candidates` |
//! | cuts: shallow searches, stable discs | `probcut`, `stable_discs` |
//! | transposition tables | `bounds_table` |
//! | evaluation by groups of squares, and its file | `evaluation`, `features`, `codec`, `weights` |
//! | learning the evaluation | [`training`] |
//! | 6x6 and 10x10 | `other_sizes` |

mod board_counts;
mod bounds_table;
mod candidates;
mod codec;
mod dispatch;
mod endgame;
mod engine;
mod evaluation;
mod features;
mod last_empties;
mod midgame;
mod node;
mod other_sizes;
mod probcut;
mod root_search;
mod search_thread;
mod shallow;
mod split_pool;
mod stable_discs;
mod stages;
pub mod training;
mod weights;

pub use weights::OthelloWeights;
