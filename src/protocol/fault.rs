//! What is wrong with a line, told in one line.

use std::fmt;

/// Why a command was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The command, and the part of it that is at fault.
    pub place: String,
    pub reason: String,
}

impl Fault {
    pub(super) fn new(place: impl Into<String>, reason: impl fmt::Display) -> Fault {
        Fault { place: place.into(), reason: reason.to_string() }
    }
}

/// The line of the protocol: `error PLACE: REASON`.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error {}: {}", self.place, self.reason)
    }
}

impl std::error::Error for Fault {}

/// The most characters of a foreign text that are shown.
const SHOWN: usize = 24;

/// A foreign text in quotes, escaped and cut short, so that it stays within one line.
pub(super) fn quoted(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quoted_text_is_one_short_line() {
        assert_eq!(quoted("a2\n\u{7}"), r#""a2\n\u{7}""#);
        assert_eq!(quoted(&"×".repeat(30)), format!("\"{}\"…", "×".repeat(24)));
    }
}
