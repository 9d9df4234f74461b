//! The Smart Game Format, version 4, of Othello and Breakthrough.
//!
//! The format says nothing about moves of these games, and programs differ; all of these are read:
//!
//! - Othello has `GM[2]`. Squares are labels, `B[f5]` (Edax, Cassio), or two letters as in Go with rows from the top, `B[fe]`
//!   (Quarry, PlayStrategy). A pass is empty or a word, or left out.
//! - Breakthrough has `GM[41]` and moves of four letters, `W[dgdf]` for d2-d3 (PlayStrategy), or labels, `W[d2d3]`.
//! - Without `GM` the game is the one that the text's `EV` begins with, as at Little Golem, or the one that is expected.
//!
//! Othello is written with labels and without forced passes, which all of these programs read, and Breakthrough with letters.

mod begin;
mod games;
mod line;
mod node;
mod notation;
mod position;
mod property;
mod reader;
mod result;
mod tags;
mod value;
mod variant;
mod writer;

pub(super) use notation::SgfNotation;
pub(super) use reader::read;
pub(super) use writer::write;

/// Whether a text has the beginning of a game in this format, of whatever game.
pub(super) fn recognises(text: &str) -> bool {
    let begin = text.trim_start();
    games::games(text).next().is_some_and(|game| begin::begins_game(game) || begin.starts_with("(;"))
}
