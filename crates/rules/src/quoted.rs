//! Input as errors show it.

use std::fmt::{self, Display, Formatter, Write};

/// How much of an input is shown.
const MAX_CHARS: usize = 24;

/// Shows input in an error message: quoted, without control characters and shortened, so that any input stays within one
/// short line.
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a>(
    /// The input.
    pub &'a str,
);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut chars = self.0.chars();
        f.write_char('"')?;
        chars.by_ref().take(MAX_CHARS).try_for_each(|c| f.write_char(shown(c)))?;
        f.write_str(if chars.next().is_some() { "\"…" } else { "\"" })
    }
}

/// A character as it is shown: players can do nothing with control characters, nor with their escapes, and those that are
/// not seen or change the direction of writing could disguise the rest of a message.
fn shown(c: char) -> char {
    let unseen = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    if unseen || c.is_control() { char::REPLACEMENT_CHARACTER } else { c }
}

/// How much of another reader's words is shown.
const MAX_LINE: usize = 160;

/// Shows the words of another reader, such as the JSON parser, which repeat parts of the input: as one line without
/// control characters, shortened if it is long.
#[derive(Clone, Copy, Debug)]
pub struct ShortLine<T>(
    /// What is shown.
    pub T,
);

impl<T: Display> Display for ShortLine<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let words = self.0.to_string();
        let mut chars = words.chars();
        for c in chars.by_ref().take(MAX_LINE) {
            f.write_char(shown(c))?;
        }
        if chars.next().is_some() {
            f.write_char('…')?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_others_are_one_short_line() {
        assert_eq!(ShortLine("unknown `a\n\u{7f}b`").to_string(), "unknown `a\u{fffd}\u{fffd}b`");
        assert_eq!(ShortLine("×".repeat(161)).to_string(), format!("{}…", "×".repeat(160)));
        assert_eq!(ShortLine("×".repeat(160)).to_string(), "×".repeat(160));
    }

    #[test]
    fn quoted_input_is_one_short_line() {
        assert_eq!(Quoted("a2\n\u{7}").to_string(), "\"a2\u{fffd}\u{fffd}\"");
        assert_eq!(Quoted("a\u{202e}b\u{2028}c").to_string(), "\"a\u{fffd}b\u{fffd}c\"");
        assert_eq!(Quoted(&"×".repeat(30)).to_string(), format!("\"{}\"…", "×".repeat(24)));
    }
}
