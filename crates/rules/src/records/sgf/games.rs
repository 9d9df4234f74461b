//! Splits a text into its games, so that a fault in one of them does not reach another.

use super::begin::begins_game;
use super::value::value_length;

/// The games of a text, one after the other; what stands between them is skipped. A game that is not closed ends before the
/// next one.
pub(super) fn games(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let begin = rest.match_indices('(').find(|(at, _)| opens_tree(&rest[*at..])).map(|(at, _)| at)?;
        let game = &rest[begin..];
        let length = game_length(game);
        rest = &game[length..];
        Some(&game[..length])
    })
}

fn opens_tree(text: &str) -> bool {
    text[1..].trim_start().starts_with(';')
}

/// The length of the game that a text begins with.
fn game_length(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        at += match rest.as_bytes()[0] {
            b'(' if at > 0 && begins_game(rest) => return at,
            b'(' => {
                depth += 1;
                1
            }
            b')' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
                1
            }
            b'[' => match value_length(rest) {
                Some(length) => length,
                None => return at + next_game(rest),
            },
            _ => rest.chars().next().map_or(1, char::len_utf8),
        };
    }
    text.len()
}

/// Where the next game begins after a value that does not end.
fn next_game(text: &str) -> usize {
    text.match_indices('(').find(|(at, _)| begins_game(&text[*at..])).map_or(text.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_split_whatever_stands_between_and_inside() {
        let text = "mail (no game)\n(;GM[2]C[a ) (;GM[2\\] b];B[f5](;W[d6])(;W[f6]))\n(;FF[4];B[f5])";
        let split: Vec<&str> = games(text).collect();
        assert_eq!(split, ["(;GM[2]C[a ) (;GM[2\\] b];B[f5](;W[d6])(;W[f6]))", "(;FF[4];B[f5])"]);
    }

    #[test]
    fn a_game_that_is_not_closed_ends_before_the_next() {
        for open in ["(;GM[2];B[f5]", "(;GM[2];B[f5](;W[d6]", "(;GM[2];B[f5"] {
            let text = format!("{open}\n(;FF[4]GM[2];B[f5])");
            let split: Vec<&str> = games(&text).map(str::trim).collect();
            assert_eq!(split, [open, "(;FF[4]GM[2];B[f5])"]);
        }
    }
}
