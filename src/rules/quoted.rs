//! Input as errors show it.

use std::fmt::{self, Display, Formatter, Write};

/// How much of an input is shown.
const MAX_CHARS: usize = 24;

/// Shows input in an error message: quoted, escaped and shortened, so that any input stays within one short line.
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a>(
    /// The input.
    pub &'a str,
);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(MAX_CHARS) {
            Some((end, _)) => {
                write!(f, "{:?}", &self.0[..end])?;
                f.write_char('…')
            }
            None => write!(f, "{:?}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_input_is_one_short_line() {
        assert_eq!(Quoted("a2\n\u{7}").to_string(), r#""a2\n\u{7}""#);
        assert_eq!(Quoted(&"×".repeat(30)).to_string(), format!("\"{}\"…", "×".repeat(24)));
    }
}
