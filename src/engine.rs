//! The engine: the best move in a position of any game, found within limits that are passed in.
//!
//! ```
//! use tessera::engine::{Limits, Score, think};
//! use tessera::rules::{Game, GameKind, Position, Size, Variant};
//!
//! let variant = Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 4 }).expect("an allowed size");
//! let position = Position::parse(variant, "4/P3/2pp/3P w").expect("a readable position");
//! let report = think(&position, &Limits::depth(3), 0, &mut |_| ()).expect("the game goes on");
//! assert_eq!(report.score, Score::Win { plies: 1 });
//! assert_eq!(position.format_move(report.best), "a3-a4");
//! ```
//!
//! On one thread the same position, seed and limits of depth and nodes always give the same report. The engine reads a
//! clock only if a deadline is set, and it starts no threads unless the limits ask for them.
//!
//! | Concern | File |
//! |---|---|
//! | when to stop | `limits` |
//! | what comes out | `report` |
//! | values inside the search, and what they prove | `value` |
//! | the tree: iterative deepening, principal variation search | `search` |
//! | the moves to play out first | `ordering` |
//! | what was searched before | `table`, and `memory` which knows whose it is |
//! | Othello on the standard board, from its own move generator to its own training | `othello` |
//! | telling positions apart | `signature` |
//! | opponents of ten strengths and perfect ones | `level` |
//! | judging without looking ahead | `sight` |
//! | Breakthrough solved | `solve` |
//! | bare boards for search | `breakthrough` |
//! | learned evaluation: the network, its files, its training | `network`, `weights`, `train` |
//! | knowledge of each game | `expert` |
//! | why a move is good | `why` |
//! | requests and responses as values and as JSON | [`request`] |
//! | thinking a few milliseconds at a time | `slices` |

use crate::rules::Position;
use crate::rules::othello::AnyBoard;

mod breakthrough;
mod expert;
mod incremental;
mod level;
mod limits;
mod memory;
mod network;
mod ordering;
mod othello;
mod report;
pub mod request;
mod search;
mod sight;
mod signature;
pub mod solve;
mod table;
pub mod train;
mod value;
mod weights;
mod why;

pub use incremental::IncrementalSearch;
pub use level::{Level, NoSuchLevel, reply};
pub use limits::Limits;
pub use memory::Memory;
pub use report::{Info, Report, Score};
pub use weights::{Weights, WeightsError};
pub use why::{Threat, Why};

#[cfg(not(target_family = "wasm"))]
pub(crate) use sight::first_sight;

use search::search;

/// Searches a position until a limit is reached or nothing is left to find out; `None` if the game is over.
///
/// A win in one ply is always found, whatever the limits. The seed decides between root moves that are equally good.
/// `on_info` hears of every depth that is finished.
#[must_use]
pub fn think(position: &Position, limits: &Limits, seed: u64, on_info: &mut dyn FnMut(&Info)) -> Option<Report> {
    think_with(Weights::built_in(), position, limits, seed, on_info)
}

/// The same with other weights than the program's own.
#[must_use]
pub fn think_with(
    weights: &Weights,
    position: &Position,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&Info),
) -> Option<Report> {
    think_over(&Memory::new(position, limits.table_bytes()), weights, position, limits, seed, on_info)
}

/// The same with a memory that may hold something already: one made for this game.
#[must_use]
pub fn think_over(
    memory: &Memory,
    weights: &Weights,
    position: &Position,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&Info),
) -> Option<Report> {
    let table = match (&memory.0, position) {
        (memory::Kind::General(table), _) => table,
        (memory::Kind::Othello(tables), Position::Othello(position)) => {
            let AnyBoard::Eight(board) = position.board() else { return None };
            return othello::search(tables, board, &weights.othello(), limits, seed, on_info);
        }
        (memory::Kind::Othello(_), _) => return None,
    };
    match position {
        Position::Othello(position) => search::<expert::Othello>(table, position, weights, limits, seed, on_info),
        Position::Breakthrough(position) if expert::fits_64_bits(position) => {
            search::<expert::Breakthrough<u64>>(table, position, weights, limits, seed, on_info)
        }
        Position::Breakthrough(position) => {
            search::<expert::Breakthrough<u128>>(table, position, weights, limits, seed, on_info)
        }
        Position::Diamond(position) => search::<expert::Diamond>(table, position, weights, limits, seed, on_info),
    }
}
