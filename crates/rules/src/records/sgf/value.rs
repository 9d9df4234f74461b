//! Values between brackets.

use super::begin::begins_game;

/// The length of the value that a text begins with, brackets included; `None` if it does not end before the next game.
///
/// A bracket behind a backslash belongs to the value, and so does one that another bracket follows at once: not all programs
/// escape them in names.
pub(super) fn value_length(text: &str) -> Option<usize> {
    let mut chars = text.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => _ = chars.next(),
            ']' if !text[at + 1..].starts_with(']') => return Some(at + 1),
            '(' if begins_game(&text[at..]) && text[..at].trim_end_matches([' ', '\t']).ends_with('\n') => {
                return None;
            }
            _ => {}
        }
    }
    None
}

/// The text of a value: escapes are resolved, and a line break behind a backslash is none.
pub(super) fn plain(value: &str) -> String {
    let mut text = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('\r') => _ = chars.clone().next().filter(|next| *next == '\n').and_then(|_| chars.next()),
                Some('\n') | None => {}
                Some(escaped) => text.push(escaped),
            },
            '\r' => {}
            c => text.push(c),
        }
    }
    text.trim().to_owned()
}

/// A text as a value, without its brackets.
pub(super) fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_of_a_value_are_told_from_the_one_that_ends_it() {
        for (text, value) in
            [("[a]b]", "[a]"), ("[a\\]b]c", "[a\\]b]"), ("[a;]];W", "[a;]]"), ("[]", "[]"), ("[é\\é]", "[é\\é]")]
        {
            assert_eq!(value_length(text).map(|length| &text[..length]), Some(value));
        }
        assert_eq!(value_length("[a\n(;GM[2])"), None);
        assert_eq!(value_length("[a"), None);
    }

    #[test]
    fn any_text_is_read_back_as_written() {
        for text in ["a]b", "\\", "a\\]", "[x]", "é"] {
            let value = format!("[{}]", escape(text));
            assert_eq!(value_length(&(value.clone() + ";")), Some(value.len()));
            assert_eq!(plain(&value[1..value.len() - 1]), text);
        }
        assert_eq!(plain("two \\\nlines\r\nand \\\r\nmore"), "two lines\nand more");
    }
}
