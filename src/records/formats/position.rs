//! Positions, one on a line, each as its game writes them.

use crate::records::candidates::all_variants;
use crate::records::error::RecordError;
use crate::records::format::{ImportedGames, RecordSource};
use crate::records::{GameRecord, GameTree};
use crate::rules::{Game, NotationError, Position, Variant};

pub(super) fn write(record: &GameRecord) -> String {
    record.tree.position(record.tree.current()).format_position() + "\n"
}

/// Whether the text, or its first line, is a position.
pub(super) fn recognises(source: &RecordSource) -> bool {
    let text = source.as_text().trim_start();
    [text, text.lines().next().unwrap_or_default()].into_iter().any(|text| read_position(text, source.variant).is_ok())
}

/// Reads the whole text as one position, or if that fails each line as a position.
pub(super) fn read(source: RecordSource<'_>) -> ImportedGames<'_> {
    let text = source.as_text();
    let lines = || text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let whole = read_record(text, text, source.variant);
    if whole.is_ok() || lines().count() < 2 {
        return Box::new(std::iter::once(whole.map_err(Into::into)));
    }
    let mut expected = source.variant;
    Box::new(lines().map(move |line| {
        let record = read_record(text, line, expected)?;
        expected = Some(record.tree.variant());
        Ok(record)
    }))
}

fn read_record(text: &str, slice: &str, expected: Option<Variant>) -> Result<GameRecord, RecordError> {
    let position = read_position(slice, expected).map_err(|error| RecordError::notation(text, slice, error))?;
    Ok(GameRecord::new(GameTree::new(position)))
}

/// The position on the first board that it fits; otherwise the error of the board on which it fails last.
fn read_position(text: &str, expected: Option<Variant>) -> Result<Position, NotationError> {
    let mut furthest: Option<NotationError> = None;
    for variant in all_variants(expected) {
        match Position::parse(variant, text) {
            Ok(position) => return Ok(position),
            Err(error) if furthest.as_ref().is_none_or(|known| known.column < error.column) => furthest = Some(error),
            Err(_) => {}
        }
    }
    Err(furthest.expect("there is a game, and it could not be read"))
}
