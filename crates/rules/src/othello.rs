//! Othello on 6×6, 8×8 and 10×10: discs are placed, outflanked discs flip, most discs win.
//!
//! Ranks run from the top of the table to the bottom. Black (`X`, [`Side::First`](super::Side::First)) begins:
//!
//! ```
//! use tessera_rules::othello::Position;
//! use tessera_rules::{Game, GameKind};
//!
//! let mut position = Position::start(GameKind::Othello.default_size());
//! for mv in position.parse_game("f5 d6").unwrap() {
//!     position.play_unchecked(mv);
//! }
//! let board = "  a b c d e f g h
//! 1 - - - - - - - -
//! 2 - - - - - - - -
//! 3 - - - - - - - -
//! 4 - - - O X - - -
//! 5 - - - O X X - -
//! 6 - - - O - - - -
//! 7 - - - - - - - -
//! 8 - - - - - - - -
//! X to move";
//! assert_eq!(position.to_string(), board);
//! ```
//!
//! | Concern | File |
//! |---|---|
//! | facts about the game | `info` |
//! | positions, and the rules | `position`, `game` |
//! | discs as bits, the bits of each size of board, and the fastest functions on them | `board`, `geometry`, `kernel` |
//! | handicaps, and the names of openings | `handicap`, `openings` |
//! | which set-ups are positions | `situation` |
//! | moves and positions as text | `notation`, `position_text` |
//! | file formats | `ggf`, `wthor` |

mod board;
mod game;
mod geometry;
pub mod ggf;
pub mod handicap;
mod illegal;
mod info;
pub mod kernel;
mod notation;
mod openings;
mod position;
mod position_text;
mod situation;
pub mod wthor;

pub use board::{Board, Board8};
pub use geometry::{Bits, Eight, Geometry, Six, Ten};
pub use info::INFO;
pub use kernel::Processor;
pub use notation::is_pass;
pub use openings::opening;
pub use position::{AnyBoard, Position};
pub use position_text::parse_position;
pub use situation::Situation;
