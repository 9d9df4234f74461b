//! Positions, each as its game writes them, and perhaps the moves played from there.

use crate::records::candidates::all_variants;
use crate::records::error::RecordError;
use crate::records::format::{GameHint, ImportedGames, RecordSource};
use crate::records::{GameRecord, GameTree};
use crate::{Game, NotationError, NotationReason, Position, Variant};

/// Words of a position, more than any has in front of the moves behind it.
const MOST_WORDS: usize = 80;

pub(super) fn write(record: &GameRecord) -> String {
    record.tree.position(record.tree.current()).format_position() + "\n"
}

/// Whether the text, or its first line, is a position.
pub(super) fn recognises(source: &RecordSource) -> bool {
    let text = source.as_text().trim();
    [text, text.lines().next().unwrap_or_default()].into_iter().any(|text| read_part(text, source.hint()).is_ok())
}

/// Reads the whole text as one position, or if that fails each line as a position.
pub(super) fn read<'a>(source: &'a RecordSource<'a>) -> ImportedGames<'a> {
    let text = source.as_text();
    let lines = || text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let whole = read_record(text, text.trim(), source.hint());
    if whole.is_ok() || lines().count() < 2 {
        return Box::new(std::iter::once(whole.map_err(Into::into)));
    }
    let mut hint = source.hint();
    Box::new(lines().map(move |line| {
        let record = read_record(text, line, hint)?;
        if hint == GameHint::Unknown {
            hint = GameHint::Likely(record.tree.variant());
        }
        Ok(record)
    }))
}

fn read_record(text: &str, slice: &str, hint: GameHint) -> Result<GameRecord, RecordError> {
    let tree = read_part(slice, hint).map_err(|error| RecordError::notation(text, slice, error))?;
    Ok(GameRecord::new(tree))
}

/// The position with the moves behind it, on the first board that it fits; otherwise the error of the board on which it
/// fails last.
fn read_part(text: &str, hint: GameHint) -> Result<GameTree, NotationError> {
    let mut furthest: Option<NotationError> = None;
    let mut unlikely = None;
    for variant in all_variants(hint).into_iter().map(|candidate| candidate.variant) {
        let alone = Position::parse(variant, text).map(GameTree::new);
        match alone.or_else(|error| with_moves(variant, text, &error).ok_or(error)) {
            Ok(tree) if tree.start().is_plausible() || matches!(hint, GameHint::Given(..)) => return Ok(tree),
            Ok(tree) => unlikely = unlikely.or(Some(tree)),
            Err(error) if furthest.as_ref().is_none_or(|known| known.column < error.column) => furthest = Some(error),
            Err(_) => {}
        }
    }
    unlikely.ok_or_else(|| furthest.expect("there is a game, and it could not be read"))
}

/// A position followed by moves, with the word `moves` between them or without it. `error` is why the text is not a position
/// alone.
fn with_moves(variant: Variant, text: &str, error: &NotationError) -> Option<GameTree> {
    if !matches!(error.reason, NotationReason::Trailing | NotationReason::Expected(_)) {
        return None;
    }
    let is_break = |c: char| c.is_whitespace() || c == ';';
    // The longest position counts: without its side to move it is often a position, too.
    let ends: Vec<usize> = text.match_indices(is_break).map(|(at, _)| at).take(MOST_WORDS).collect();
    ends.into_iter().rev().find_map(|end| {
        let start = Position::parse(variant, &text[..end]).ok()?;
        let rest = text[end..].trim_start_matches(is_break);
        let moves = start.parse_game(rest.strip_prefix("moves ").unwrap_or(rest)).ok()?;
        GameTree::with_moves(start, &moves).ok()
    })
}
