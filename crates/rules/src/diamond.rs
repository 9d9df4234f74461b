//! Diamond (Larry Back, 1985–1994): place twelve pieces each, then move them; four own pieces on a square win.
//!
//! Black is [`Side::First`](super::Side::First), White [`Side::Second`](super::Side::Second). [`Board`] holds every
//! rule except repetition and is used by the search; [`Position`] adds the history that repetition needs.
//! `position_text` describes the text of a position and `notation` that of a move.
//!
//! Where the published rules say nothing, this implementation decides:
//! - after the 24th placement Black moves first, and quiet plies and repetitions are counted from there;
//! - a player who can neither move a piece nor remove a neutral has drawn the game;
//! - the third occurrence of a position draws at once, without a claim;
//! - a game won by the 24th placement ends in the placement phase, with no piece in hand.
//!
//! ```
//! use tessera_rules::{Game, diamond};
//!
//! let example = diamond::parse_position("White d4 e3; Black f4; White to move").expect("a readable position");
//! let mv = example.parse_move("d4-e4").expect("d4 and e4 are joined by a line");
//! assert_eq!(example.format_move(mv), "d4-e4xf4"); // cornered on the triangle e3-f4-e4
//! ```
//!
//! | Concern | File |
//! |---|---|
//! | facts about the game | `info` |
//! | the rules: moves, captures, squares, the pie rule | `board` |
//! | positions with their history, and repetition | `position`, `game`, `history` |
//! | why a move is illegal | `illegal`, `legality` |
//! | the points, lines, squares and triangles, and their places in the plane | `lattice`, `shape` |
//! | which set-ups are positions | `setup`, `situation` |
//! | moves as text | `notation` |
//! | positions as text, for files, problems and terminals | `position_text`, `listing`, `picture` |

mod board;
mod game;
mod history;
mod illegal;
mod info;
mod lattice;
mod legality;
mod listing;
mod notation;
mod picture;
mod position;
mod position_text;
mod setup;
mod shape;
mod situation;

pub use board::{Board, PIECES, QUIET_LIMIT};
pub use info::INFO;
pub use position::Position;
pub use position_text::parse_position;
pub use situation::Situation;
