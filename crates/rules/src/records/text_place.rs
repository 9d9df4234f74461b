//! Places in a text.

use std::fmt;

/// A character of a text, for error messages. Both numbers count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TextPlace {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl TextPlace {
    /// The place of the byte at `offset`, or of the end of the text.
    pub fn at(text: &str, offset: usize) -> TextPlace {
        let before = &text[..text.floor_char_boundary(offset)];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        TextPlace {
            line: before.bytes().filter(|byte| *byte == b'\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_characters_are_counted_from_one() {
        let text = "é1\n22\n";
        let places = [0, 2, 3, 4, 6, 7, 99].map(|offset| TextPlace::at(text, offset).to_string());
        let expected = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 1)];
        assert_eq!(places, expected.map(|(line, column)| format!("line {line}, column {column}")));
    }
}
