//! The pseudo-language `en-XA`: English with accents and brackets, made from the messages themselves.
//!
//! Text that stays plain on the screen was not made from a message. Development builds and tests have it: set
//! `"language": "en-XA"` in `settings.json`.

use std::borrow::Cow;

/// Accents every letter of a piece of a message and puts brackets around it; leaves signs and spaces alone.
pub(super) fn transform(text: &str) -> Cow<'_, str> {
    if !text.contains(|sign: char| sign.is_ascii_alphabetic()) {
        return Cow::Borrowed(text);
    }
    let (start, end) = (text.len() - text.trim_start().len(), text.trim_end().len());
    let accented: String = text[start..end].chars().map(accent).collect();
    Cow::Owned(format!("{}[{accented}]{}", &text[..start], &text[end..]))
}

fn accent(letter: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "àƀčďéƒğĥíĵķĺɱñöþɋŕšťúṽŵẋýžÀƁČĎÉƑĞĤÍĴĶĹṀÑÖÞɊŔŠŤÚṼŴẊÝŽ";
    PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter).map_or(letter, |(_, accented)| accented)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_accented_and_spaces_around_them_stay() {
        assert_eq!(transform("Black "), "[Ɓĺàčķ] ");
        assert_eq!(transform(", "), ", ");
    }

    #[test]
    fn every_letter_has_an_accented_form() {
        for letter in ('a'..='z').chain('A'..='Z') {
            assert_ne!(accent(letter), letter);
        }
    }
}
