//! Lists of moves, such as `f5d6c3` or `1. a2-a3 h7-h6`.

use std::sync::OnceLock;

use crate::records::candidates::likely_variants;
use crate::records::error::RecordError;
use crate::records::format::{ImportedGames, RecordSource, RecordWriteError};
use crate::records::{GameRecord, GameTree};
use crate::rules::{Game, NotationError, Position, Variant};

pub(super) fn write(record: &GameRecord) -> Result<String, RecordWriteError> {
    let tree = &record.tree;
    if *tree.start() != Position::start(tree.variant()) {
        return Err(RecordWriteError::UnusualStart("a list of moves"));
    }
    Ok(tree.start().format_game(&tree.moves(&tree.main_line())) + "\n")
}

/// Reads the whole text as one game, or if that fails each line as a game.
pub(super) fn read(source: RecordSource<'_>) -> ImportedGames<'_> {
    let text = source.as_text();
    let whole = read_game(text, text, source.variant);
    let lines = || text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    if whole.is_ok() || lines().count() < 2 {
        return Box::new(std::iter::once(whole.map_err(Into::into)));
    }
    // All lines are most likely of the same kind as the first one that can be read.
    let known = OnceLock::new();
    Box::new(lines().map(move |line| {
        let expected = known.get().copied().or(source.variant);
        let record = read_game(text, line, expected)?;
        known.get_or_init(|| record.tree.variant());
        Ok(record)
    }))
}

/// Reads the moves in `slice`, a part of `text`, as a game of the first kind that they are legal in.
fn read_game(text: &str, slice: &str, expected: Option<Variant>) -> Result<GameRecord, RecordError> {
    let mut furthest: Option<NotationError> = None;
    for variant in likely_variants(expected) {
        let start = Position::start(variant);
        match start.parse_game(slice) {
            Ok(moves) => {
                let tree = GameTree::with_moves(start, &moves).expect("the moves have been read as legal");
                return Ok(GameRecord::new(tree));
            }
            Err(error) if furthest.as_ref().is_none_or(|known| known.column < error.column) => furthest = Some(error),
            Err(_) => {}
        }
    }
    Err(RecordError::notation(text, slice, furthest.expect("there is a game, and it could not be read")))
}
