//! Helpers for reading texts: errors with their place, and lists of moves.

use super::{NotationError, NotationReason};

/// An error about `found`, which must be a slice of `text`. The column counts characters.
pub(super) fn error_at(text: &str, found: &str, reason: NotationReason) -> NotationError {
    let offset = (found.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len());
    let column = text.char_indices().take_while(|(index, _)| *index < offset).count() + 1;
    NotationError { column, found: found.to_owned(), reason }
}

/// Splits a list of moves at blanks, commas and semicolons, and removes move numbers (`12.`, `12...`, `...`).
pub(super) fn move_tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .map(without_number)
        .filter(|token| !token.is_empty())
}

fn without_number(token: &str) -> &str {
    let rest = token.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.is_empty() || rest.starts_with(['.', '…']) { rest.trim_start_matches(['.', '…']) } else { token }
}
