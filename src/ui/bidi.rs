//! Puts text with words that run from right to left into the order in which it is drawn.
//!
//! egui lays out runs of one face from left to right, in the order of the text, and shapes each: a run of Arabic letters is
//! joined and reversed as it must be, but its place among others is not. So a line is cut by the Unicode Bidirectional
//! Algorithm into pieces in the order of drawing, each of which is shaped by itself.

use unicode_bidi::{BidiClass, BidiInfo, bidi_class};

use crate::presentation::text::runs_from_right_to_left;

/// Brackets and quotation marks whose form follows the direction.
const MIRRORED: [(char, char); 7] =
    [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>'), ('«', '»'), ('‹', '›'), ('“', '”')];

/// Whether the text has words that run from right to left.
pub(crate) fn needs_reordering(text: &str) -> bool {
    text.chars().any(runs_from_right_to_left)
}

/// The pieces of a text from left to right, line by line; each is to be shaped by itself. A line runs in the direction of
/// its first letter.
pub(crate) fn pieces(text: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    for (index, line) in text.split('\n').enumerate() {
        if index > 0 {
            pieces.push("\n".to_owned());
        }
        let info = BidiInfo::new(line, None);
        for paragraph in &info.paragraphs {
            let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                if levels[run.start].is_rtl() {
                    pieces.extend(from_right_to_left(&line[run]));
                } else {
                    pieces.push(line[run].to_owned());
                }
            }
        }
    }
    pieces
}

/// The pieces of a run, the last one first. Letters stay together in the order in which they are read, since shaping
/// reverses them; every other character is a piece.
fn from_right_to_left(run: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut after_letters = false;
    for sign in run.chars() {
        let is_letter = is_shaped(sign) || after_letters && joins_letters(sign);
        match pieces.last_mut() {
            Some(piece) if is_letter && after_letters => piece.push(sign),
            _ => pieces.push(if is_letter { sign } else { mirrored(sign) }.to_string()),
        }
        after_letters = is_letter;
    }
    pieces.reverse();
    pieces
}

/// Whether shaping takes the direction from this character.
fn is_shaped(sign: char) -> bool {
    matches!(bidi_class(sign), BidiClass::R | BidiClass::AL)
}

/// Whether a character belongs to the letters before it: marks, and what joins or separates letters without being seen.
fn joins_letters(sign: char) -> bool {
    matches!(bidi_class(sign), BidiClass::NSM) || matches!(sign, '\u{200c}' | '\u{200d}')
}

fn mirrored(sign: char) -> char {
    let other = |(left, right): &(char, char)| match sign {
        _ if sign == *left => Some(*right),
        _ if sign == *right => Some(*left),
        _ => None,
    };
    MIRRORED.iter().find_map(other).unwrap_or(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pieces without the characters that nothing draws, separated by bars.
    fn drawn(text: &str) -> String {
        let visible = |piece: String| piece.replace(['\u{2068}', '\u{2069}'], "");
        pieces(text).into_iter().map(visible).filter(|piece| !piece.is_empty()).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn words_from_right_to_left_are_drawn_with_the_last_one_first() {
        assert_eq!(drawn("محمد علي"), "علي| |محمد");
        assert_eq!(drawn("דוד כהן"), "כהן| |דוד");
    }

    #[test]
    fn digits_and_latin_words_keep_their_order_inside() {
        assert_eq!(drawn("דוד 123 Cohen"), "Cohen| |123| |דוד");
        assert_eq!(drawn("Ann דוד 7"), "Ann |7| |דוד");
    }

    #[test]
    fn brackets_turn_with_the_direction() {
        assert_eq!(drawn("דוד (כהן)"), "(|כהן|)| |דוד");
    }

    #[test]
    fn an_isolated_name_leaves_the_sentence_around_it_alone() {
        assert_eq!(drawn("Black (\u{2068}دוד كهن\u{2069}) wins, 40 to 24."), "Black (|كهن| |دוד|) wins, 40 to 24.");
    }

    #[test]
    fn marks_stay_with_their_letters() {
        assert_eq!(drawn("עִבְרִית א"), "א| |עִבְרִית");
        assert_eq!(drawn("علی\u{200c}رضا"), "علی\u{200c}رضا");
    }

    #[test]
    fn every_line_is_put_in_order_by_itself() {
        assert_eq!(drawn("אב גד\nהו"), "גד| |אב|\n|הו");
        assert!(needs_reordering("a א") && !needs_reordering("Ada (1)"));
    }
}
