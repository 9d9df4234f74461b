//! Splits a text into its games, so that a fault in one of them does not reach another.

use super::lexer::unquote;
use super::result::WrittenResult;

/// The games of a text, one after the other. A game begins with its tags, with the first move after a result, or where an empty
/// line is followed by move number 1.
pub(super) fn games(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    // A brace behind the last one that closes a comment needs no search through the rest of the text.
    let last_closed = text.rfind('}').map_or(0, |at| at + 1);
    std::iter::from_fn(move || {
        if rest.trim_start().is_empty() {
            return None;
        }
        let closed = last_closed.saturating_sub(text.len() - rest.len());
        let (game, after) = rest.split_at(end_of_game(rest, closed));
        rest = after;
        Some(game)
    })
}

/// What has been seen of a game.
#[derive(Default)]
struct Scan {
    has_moves: bool,
    has_result: bool,
    /// Variations that are open.
    depth: usize,
}

/// The length of the first game of a text; more than 0. No comment ends behind `closed`.
fn end_of_game(text: &str, closed: usize) -> usize {
    let mut scan = Scan::default();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if at > 0 && begins_game(text, at, &scan) {
            return at;
        }
        at += match rest.as_bytes()[0] {
            b'{' if at < closed => comment_length(rest),
            b'{' => line_length(rest),
            b';' => line_length(rest),
            b'%' if is_line_start(text, at) => line_length(rest),
            b'[' if begins_tag(rest) => tag_length(rest),
            b'(' => {
                scan.depth += 1;
                1
            }
            b')' => {
                scan.depth = scan.depth.saturating_sub(1);
                1
            }
            _ => scan.word(rest),
        };
    }
    text.len()
}

impl Scan {
    /// Takes a word, a blank or any other character; returns its length.
    fn word(&mut self, rest: &str) -> usize {
        let length = rest.find(|c: char| c.is_whitespace() || "(){}[];".contains(c)).unwrap_or(rest.len());
        let first = rest.chars().next().map_or(1, char::len_utf8);
        if length > 0 {
            self.has_moves = true;
            self.has_result |= self.depth == 0 && WrittenResult::read(&rest[..length]).is_some();
        }
        length.max(first)
    }
}

/// Whether the next game begins at this place.
fn begins_game(text: &str, at: usize, scan: &Scan) -> bool {
    let rest = &text[at..];
    let first = rest.as_bytes()[0];
    if first.is_ascii_whitespace() || !text.is_char_boundary(at) {
        return false;
    }
    let is_tag = first == b'[' && begins_tag(rest) && (scan.has_result || is_line_start(text, at));
    // A comment behind the result still belongs to the game.
    let follows_result = scan.has_result && (is_tag || !matches!(first, b'{' | b';' | b'%'));
    let is_first_move = rest.starts_with("1.") && !rest.starts_with("1..") && follows_empty_line(text, at);
    follows_result || (is_tag && scan.has_moves) || (is_first_move && scan.has_moves && scan.depth == 0)
}

fn is_line_start(text: &str, at: usize) -> bool {
    text[..at].trim_end_matches([' ', '\t', '\u{feff}']).is_empty()
        || text[..at].trim_end_matches([' ', '\t']).ends_with('\n')
}

fn follows_empty_line(text: &str, at: usize) -> bool {
    let before = &text[..at];
    let blank = &before[before.trim_end().len()..];
    blank.bytes().filter(|byte| *byte == b'\n').count() > 1
}

fn line_length(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

/// The length of a comment with its braces. One that does not end before the tags of the next game ends with its line.
fn comment_length(text: &str) -> usize {
    let end = text.find('}').map_or(text.len(), |end| end + 1);
    let holds_tags = text[..end].match_indices("\n[").any(|(at, _)| {
        let line = text[at + 1..].lines().next().unwrap_or_default().trim_end();
        begins_tag(line) && line.ends_with("\"]") && follows_empty_line(text, at + 1)
    });
    if holds_tags { line_length(text) } else { end }
}

/// Whether a text begins like a tag: a bracket and the name; one that begins with a digit may also be a move's number, unless
/// a value follows it.
pub(super) fn begins_tag(text: &str) -> bool {
    text.strip_prefix('[').is_some_and(|inner| {
        let name = inner.trim_start();
        let after = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
        name.starts_with(|c: char| c.is_ascii_alphabetic())
            || (after.len() < name.len() && after.trim_start().starts_with('"'))
    })
}

/// The length of a tag with its bracket; of one with a fault that of its line.
fn tag_length(text: &str) -> usize {
    let line = &text[..line_length(text)];
    let quoted = line.find('"').map_or(line.len(), |quote| quote + 1);
    let Some((_, length)) = unquote(&line[quoted..]) else { return line.len() };
    let end = quoted + length + 1;
    line[end..].find(']').map_or(line.len(), |bracket| end + bracket + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<&str> {
        games(text).map(str::trim).collect()
    }

    #[test]
    fn games_end_with_their_results_or_before_the_tags_or_the_first_move_of_the_next() {
        assert_eq!(split("1. f5 * 1. f5 d6 1-0\n"), ["1. f5 *", "1. f5 d6 1-0"]);
        assert_eq!(
            split("[A \"x\"]\n[B \"y\"]\n1. f5\n[A \"z\"]\n1. f5"),
            ["[A \"x\"]\n[B \"y\"]\n1. f5", "[A \"z\"]\n1. f5"]
        );
        assert_eq!(split("1. f5 d6\n2. c3\n\n1. f5 f6\n\n1... d6"), ["1. f5 d6\n2. c3", "1. f5 f6\n\n1... d6"]);
        assert_eq!(split("1. f5 (1. d3 *) d6 * {good} ; yes\n1. f5"), ["1. f5 (1. d3 *) d6 * {good} ; yes", "1. f5"]);
        assert_eq!(split("[A \"x\\\"] y\"]\n[B \"q \"r\"\"]\n1. f5"), ["[A \"x\\\"] y\"]\n[B \"q \"r\"\"]\n1. f5"]);
        assert_eq!(split(" \n"), Vec::<&str>::new());
    }

    #[test]
    fn the_name_of_a_tag_may_begin_with_a_digit() {
        assert_eq!(split("[A \"x\"]\n[1 \"y\"]\n[_ \"z\"]\n\n1. f5").len(), 1);
        assert!(begins_tag("[1A \"x\"]") && begins_tag("[ Event") && !begins_tag("[1 d6]") && !begins_tag("[\"x\"]"));
    }

    #[test]
    fn what_stands_in_comments_ends_no_game() {
        let text = "1. f5 {1-0 [A \"x\"] \n[look]\n\n1. f5} d6 ; * [B \"y\"]\n%[C \"z\"]\n2. c3 *";
        assert_eq!(split(text), [text]);
    }

    #[test]
    fn what_is_not_closed_ends_before_the_next_game() {
        assert_eq!(split("1. f5 {open\n\n[A \"x\"]\n1. f5 {a} *"), ["1. f5 {open", "[A \"x\"]\n1. f5 {a} *"]);
        assert_eq!(split("1. f5 (d3\n\n[A \"x\"]\n1. f5 *"), ["1. f5 (d3", "[A \"x\"]\n1. f5 *"]);
        assert_eq!(split("1. f5\n[A \"x]\n[B \"y\"]\n\n1. f5 *"), ["1. f5", "[A \"x]\n[B \"y\"]\n\n1. f5 *"]);
    }
}
