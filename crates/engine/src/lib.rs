//! The engine: finds the best move in a position of any game, within limits that are passed in.
//!
//! ```
//! use tessera_engine::{Limits, Score, think};
//! use tessera_rules::{Game, GameKind, Position, Size, Variant};
//!
//! let variant = Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 4 }).expect("an allowed size");
//! let position = Position::parse(variant, "4/P3/2pp/3P w").expect("a readable position");
//! let report = think(&position, &Limits::depth(3), 0, &mut |_| ()).expect("the game goes on");
//! assert_eq!(report.score, Score::Win { plies: 1 });
//! assert_eq!(position.format_move(report.best), "a3-a4");
//! ```
//!
//! On one thread the same position, seed and limits of depth and nodes always give the same report. The engine reads a
//! clock only if a deadline is set or a reply at full strength is asked for, and it starts threads only if the limits ask
//! for them.
//!
//! | Concern | File |
//! |---|---|
//! | entry points | `think` |
//! | limits and results | `limits`, `report` |
//! | what each game provides, and where the games are registered | `engine_game`, `registry` |
//! | the tree: iterative deepening, principal variation search | `search`, `value`, `ordering` |
//! | what the search must know about a game | `game_search` |
//! | transposition tables and hash keys | `transposition`, `search_table`, `zeroed_slots`, `hash` |
//! | learned evaluation: the network, weights and their files, training | `network`, `weights`, `weights_file`, [`training`] |
//! | counting pieces | `static_eval` |
//! | playing strengths, and the moves they choose | `level`, `strength`, `reply` |
//! | time for a move with a clock, and what searches of one match share | `clock_time`, `time_share`, `search_memory` |
//! | proving small boards | `solving`, [`breakthrough::solve`] |
//! | proving forced wins and the values of all moves | `win_prover`, `win_search`, `value_search`, `value_order`, `oracle` |
//! | explaining hints | `explanation` |
//! | requests and responses as values and as JSON | [`request`], `any_request` |
//! | searching a few milliseconds at a time | `incremental` |
//! | one game each | [`othello`], [`breakthrough`], [`diamond`] |
//! | values of positions and reports on games | [`analysis`] |
//! | the moves that games have played from a position | [`explorer`] |
//! | puzzles and lessons | [`puzzles`], [`lessons`] |
//! | UGI, NBoard and GTP | `protocol` |

pub mod analysis;
pub mod breakthrough;
pub mod diamond;
pub mod explorer;
pub mod lessons;
pub mod othello;
#[cfg(not(target_family = "wasm"))]
pub mod protocol;
pub mod puzzles;

mod any_request;
mod clock_time;
mod engine_game;
mod explanation;
mod game_search;
mod hash;
mod incremental;
mod level;
mod limits;
mod network;
mod oracle;
mod ordering;
mod registry;
mod reply;
mod report;
pub mod request;
mod search;
mod search_memory;
mod search_table;
mod solving;
mod static_eval;
mod strength;
mod think;
mod time_share;
pub mod training;
mod transposition;
mod value;
mod value_order;
mod value_search;
mod weights;
mod weights_file;
mod win_prover;
mod win_search;
mod zeroed_slots;

pub use any_request::AnyRequest;
pub use clock_time::time_for_move;
pub use explanation::{Explanation, Threat};
pub use hash::move_code;
pub use incremental::IncrementalSearch;
pub use level::{Level, UnknownLevel};
pub use limits::{ClockTime, Limits, TimeLimit};
pub use oracle::{MoveOracle, MoveValue, OracleProgress};
pub use reply::{draw_move, rate_moves, reply};
pub use report::{Report, Score, SearchInfo};
pub use search_memory::SearchMemory;
pub use static_eval::material_eval;
pub use think::{think, think_over, think_with};
pub use transposition::TranspositionTable;
pub use value_search::{Distance, ProvenValue};
pub use weights::Weights;
pub use weights_file::WeightsError;
pub use win_prover::WinProver;
