//! Breakthrough (Dan Troyka, 2000): pieces step forward, capture diagonally, and race to the far row.
//!
//! White ([`Side::First`](super::Side::First)) starts on the two bottom rows and moves up, Black on the two top rows
//! and moves down. The first side to reach the far row, or to capture every enemy piece, wins. There are no draws: the
//! side to move always has a move, because no own piece is ahead of its most advanced piece, which can therefore step
//! diagonally (a board has at least two columns).
//!
//! ```
//! use tessera_rules::{Game, breakthrough::Position, Size};
//!
//! let start = Position::start(Size { columns: 6, rows: 5 });
//! let board = "\
//! 5 p p p p p p
//! 4 p p p p p p
//! 3 . . . . . .
//! 2 P P P P P P
//! 1 P P P P P P
//!   a b c d e f
//! White to move";
//! assert_eq!(start.to_string(), board);
//! assert_eq!(start.format_position(), "pppppp/pppppp/6/PPPPPP/PPPPPP w");
//! assert_eq!(start.count_legal_moves(), 16);
//! ```
//!
//! | Concern | File |
//! |---|---|
//! | facts about the game | `info` |
//! | positions, and the rules | `position`, `game` |
//! | masks of a board, and stepping whole sets of pieces | `field` |
//! | which set-ups are positions | `setup` |
//! | moves as text | `notation` |
//! | positions as text, for files and for terminals | `text` |

mod field;
mod game;
mod illegal;
mod info;
mod notation;
mod position;
mod setup;
mod situation;
mod text;

pub use info::INFO;
pub use position::Position;
pub use situation::Situation;
pub use text::parse_position;
