//! Games as PGN, the format of chess programs, which here carries everything that a record holds.
//!
//! Tags, move text, comments in braces, variations in parentheses and numeric glyphs are those of the PGN standard
//! (Edwards, 1994). What the games need beyond it:
//!
//! - `Variant` names the game, with the board unless it is the default one: `Othello`, `Breakthrough 6x5`. A start other
//!   than the usual one is in `FEN`, as the game writes positions.
//! - `White`, `Black` and `Result` mean the colours, whichever side begins: Othello and Diamond begin with Black.
//! - `Termination` says how a game ended that the rules did not decide: `resignation`, `time forfeit`, `agreement` or
//!   `adjudication`.
//! - Comments begin with `[%eval …]`, an [`NodeEvaluation`](super::NodeEvaluation), and `[%clk h:mm:ss.mmm]`, the time left.
//! - Characters that would end a comment, and blanks at its ends, are written as numbers: `&#125;` for `}`.

mod comment;
mod games;
mod header;
mod lexer;
mod moves;
mod reader;
mod result;
mod writer;

pub use reader::read_pgn;
pub use writer::write_pgn;

/// Whether a text begins like PGN: with a tag, or with moves among which there are comments, variations or glyphs.
pub(super) fn looks_like_pgn(text: &str) -> bool {
    let begin = text.trim_start();
    begin.starts_with(['[', '%', ';']) || begin.contains(['{', '(', '$'])
}

/// Whether results stand between the moves of a text, as in PGN without tags.
pub(super) fn has_result(text: &str) -> bool {
    text.split_whitespace().any(|word| result::WrittenResult::read(word).is_some())
}
