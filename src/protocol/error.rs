//! Errors in a line of input.

use std::fmt::Display;

use thiserror::Error;

/// Why a command was not executed. The session is unchanged.
///
/// Displays as the line of the protocol: `error PLACE: REASON`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("error {place}: {reason}")]
pub struct ProtocolError {
    /// The command, or the part of it that is wrong.
    pub place: String,
    /// What is wrong there.
    pub reason: String,
}

impl ProtocolError {
    pub(super) fn new(place: impl Into<String>, reason: impl Display) -> ProtocolError {
        ProtocolError { place: place.into(), reason: reason.to_string() }
    }
}

/// The most characters of input that an error message repeats.
const MAX_QUOTED_CHARS: usize = 24;

/// Quotes input for an error message: escaped and truncated, so that it stays within one line.
pub(super) fn quoted(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED_CHARS) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_input_is_one_short_line() {
        assert_eq!(quoted("a2\n\u{7}"), r#""a2\n\u{7}""#);
        assert_eq!(quoted(&"×".repeat(30)), format!("\"{}\"…", "×".repeat(24)));
    }
}
