//! Breaks lines of scripts without spaces between words; egui itself breaks lines at spaces only. Lines with words that run
//! from right to left are broken here, too, because each is put in order by itself.
//!
//! The messages of such a script have a zero-width space between words (`crates/headless/build/words.rs`), except Chinese, where a line
//! may end after any sign but an opening mark and before any but a closing one.

use std::borrow::Cow;

use bevy_egui::egui::Painter;

use super::{TextRole, width};
use crate::presentation::text::runs_from_right_to_left;

const ZERO_WIDTH_SPACE: char = '\u{200b}';
/// Marks that must not end a line.
const OPENING: &str = "（《〈「『【〔“‘(";
/// Marks that must not begin a line.
const CLOSING: &str = "，。、：；？！）》〉」』】〕”’…·—–,.:;?!)%";

/// The text with a line break at the end of each line of this width.
pub(super) fn broken<'a>(painter: &Painter, role: TextRole, text: &'a str, room: f32) -> Cow<'a, str> {
    let breaks_here = |sign| sign == ZERO_WIDTH_SPACE || is_ideograph(sign) || runs_from_right_to_left(sign);
    if !room.is_finite() || !text.chars().any(breaks_here) {
        return Cow::Borrowed(text);
    }
    let mut lines = String::with_capacity(text.len() + 8);
    let mut filled = 0.0;
    for piece in pieces(text) {
        if filled > 0.0 && filled + width(painter, role, piece.trim_end()) > room {
            lines.truncate(lines.trim_end_matches(' ').len());
            lines.push('\n');
            filled = 0.0;
        }
        lines.push_str(piece);
        filled = if piece.ends_with('\n') { 0.0 } else { filled + width(painter, role, piece) };
    }
    Cow::Owned(lines)
}

/// The parts of a text that stay on one line, each with the spaces that follow it.
pub(super) fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut signs = rest.char_indices().peekable();
        while let Some((_, sign)) = signs.next() {
            let end = signs.peek().map_or(rest.len(), |(index, _)| *index);
            if signs.peek().is_none_or(|(_, next)| may_break(sign, *next)) {
                let (piece, after) = rest.split_at(end);
                rest = after;
                return Some(piece);
            }
        }
        None
    })
}

/// Whether a line may end between two signs.
fn may_break(before: char, after: char) -> bool {
    let is_space = |sign: char| sign.is_whitespace() && sign != '\u{a0}' && sign != '\u{202f}';
    if is_space(after) || CLOSING.contains(after) || after == ZERO_WIDTH_SPACE {
        return false;
    }
    let closes = is_wide(before) && CLOSING.contains(before);
    is_space(before)
        || before == ZERO_WIDTH_SPACE
        || closes
        || (is_ideograph(before) || is_ideograph(after)) && !OPENING.contains(before)
}

/// Whether a sign is one of the Han characters.
pub(crate) const fn is_ideograph(sign: char) -> bool {
    matches!(sign, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{20000}'..='\u{2fa1f}')
}

/// Whether a mark is one of those that stand in a square of their own.
const fn is_wide(sign: char) -> bool {
    matches!(sign, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ff60}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<&str> {
        pieces(text).collect()
    }

    #[test]
    fn chinese_lines_end_after_any_sign_but_no_line_begins_with_a_closing_mark() {
        assert_eq!(parts("先走，再吃。"), ["先", "走，", "再", "吃。"]);
        assert_eq!(parts("按“停一手”。"), ["按", "“停", "一", "手”。"]);
        assert_eq!(parts("从 f5 走（白）"), ["从 ", "f5 ", "走", "（白）"]);
    }

    #[test]
    fn thai_lines_end_between_words() {
        assert_eq!(parts("ฝ่าย\u{200b}ดำ เดิน\u{200b}ก่อน"), ["ฝ่าย\u{200b}", "ดำ ", "เดิน\u{200b}", "ก่อน"]);
    }

    #[test]
    fn latin_words_stay_whole() {
        assert_eq!(parts("Black to move."), ["Black ", "to ", "move."]);
        assert_eq!(parts("200\u{a0}%"), ["200\u{a0}%"]);
    }
}
