//! The formats that can hold a game of any kind.

mod json;
mod position;
mod transcript;

use super::format::RecordFormat;
use super::link;
use super::pgn::{looks_like_pgn, read_pgn, write_pgn};
use super::sgf;

/// Portable Game Notation, which carries everything.
pub(super) const PGN: RecordFormat = RecordFormat {
    id: "pgn",
    description: "PGN with variations, comments and evaluations",
    extensions: &["pgn"],
    recognises: |source| looks_like_pgn(source.as_text()),
    read: |source| Box::new(read_pgn(source.as_text(), source.hint()).map(|game| Ok(game?))),
    write: Some(|record| Ok(write_pgn(record))),
};

/// JSON, one game on a line, which carries everything.
pub(super) const JSON: RecordFormat = RecordFormat {
    id: "json",
    description: "JSON, one game on a line",
    extensions: &["json", "jsonl"],
    recognises: |source| source.as_text().trim_start().starts_with('{'),
    read: |source| Box::new(json::read(source.as_text())),
    write: Some(json::write),
};

/// Smart Game Format, which programs of many games write.
pub(super) const SGF: RecordFormat = RecordFormat {
    id: "sgf",
    description: "SGF with variations and comments",
    extensions: &["sgf"],
    recognises: |source| sgf::recognises(source.as_text()),
    read: |source| Box::new(sgf::read(source.as_text(), source.hint())),
    write: Some(sgf::write),
};

/// A link to the page of the program.
pub(super) const LINK: RecordFormat = RecordFormat {
    id: "link",
    description: "a link that holds the moves",
    extensions: &["url"],
    recognises: |source| link::is_link(source.as_text()),
    read: |source| Box::new(link::read(source.as_text())),
    write: Some(link::write),
};

/// The position that is looked at.
pub(super) const POSITION: RecordFormat = RecordFormat {
    id: "position",
    description: "the position as one line of text",
    extensions: &["fen"],
    recognises: position::recognises,
    read: position::read,
    write: Some(|record| Ok(position::write(record))),
};

/// The moves of the main line.
pub(super) const TRANSCRIPT: RecordFormat = RecordFormat {
    id: "transcript",
    description: "the moves alone, one game on a line",
    extensions: &["txt"],
    recognises: |_| true,
    read: transcript::read,
    write: Some(transcript::write),
};
