//! Results as they are written in tags and behind the last move.

use crate::records::EarlyEnd;
use crate::{Colour, Side, Variant};

/// The results of PGN: White wins, Black wins, a draw, unfinished.
pub(super) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Other spellings of a draw.
const DRAWS: [&str; 4] = ["1/2", "½-½", "½", "0.5-0.5"];

/// What a result says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WrittenResult {
    Wins(Colour),
    Draw,
    Unfinished,
    /// The discs of the side that began and of the other one, as Othello players write results.
    Discs(u32, u32),
}

impl WrittenResult {
    /// The result that a word is.
    pub(super) fn read(word: &str) -> Option<WrittenResult> {
        let word = word.replace(['–', '—'], "-");
        match RESULTS.iter().position(|known| *known == word) {
            Some(0) => Some(WrittenResult::Wins(Colour::White)),
            Some(1) => Some(WrittenResult::Wins(Colour::Black)),
            Some(2) => Some(WrittenResult::Draw),
            Some(_) => Some(WrittenResult::Unfinished),
            None if DRAWS.contains(&word.as_str()) => Some(WrittenResult::Draw),
            None => {
                let (first, second) = word.split_once('-')?;
                Some(WrittenResult::Discs(discs(first)?, discs(second)?))
            }
        }
    }

    /// How a game ended whose rules have not decided it; `None` if it goes on, or if the game has no such result.
    pub(super) fn early_end(self, variant: Variant, termination: &str) -> Option<EarlyEnd> {
        let info = variant.kind().info();
        let winner: Option<Side> = match self {
            WrittenResult::Wins(colour) => Some(info.side(colour)),
            WrittenResult::Draw => None,
            WrittenResult::Unfinished => return None,
            WrittenResult::Discs(first, second) => {
                let squares = u32::from(variant.size().columns) * u32::from(variant.size().rows);
                if !info.counts_discs || first + second > squares || first + second == 0 {
                    return None;
                }
                match first.cmp(&second) {
                    std::cmp::Ordering::Greater => Some(Side::First),
                    std::cmp::Ordering::Less => Some(Side::Second),
                    std::cmp::Ordering::Equal => None,
                }
            }
        };
        Some(match (winner, termination.trim().to_ascii_lowercase().as_str()) {
            (Some(side), "resignation" | "resigned") => EarlyEnd::Resigned(side.other()),
            (Some(side), "time forfeit" | "time") => EarlyEnd::OutOfTime(side.other()),
            (None, "agreement") => EarlyEnd::Agreed,
            _ => EarlyEnd::Adjudicated(winner),
        })
    }
}

fn discs(text: &str) -> Option<u32> {
    let is_number = (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameKind, Size};

    #[test]
    fn results_are_read_in_every_spelling_and_other_words_are_none() {
        let draw = Some(WrittenResult::Draw);
        for (word, expected) in [
            ("1-0", Some(WrittenResult::Wins(Colour::White))),
            ("0–1", Some(WrittenResult::Wins(Colour::Black))),
            ("1/2-1/2", draw),
            ("1/2", draw),
            ("½-½", draw),
            ("*", Some(WrittenResult::Unfinished)),
            ("36-28", Some(WrittenResult::Discs(36, 28))),
            ("1234-0", None),
            ("f5-d6", None),
            ("-", None),
            ("12", None),
        ] {
            assert_eq!(WrittenResult::read(word), expected, "{word}");
        }
    }

    #[test]
    fn a_result_in_discs_names_the_winner_if_the_board_has_that_many_squares() {
        let end = |word: &str, variant| WrittenResult::read(word).and_then(|result| result.early_end(variant, ""));
        let othello = Variant::standard(GameKind::Othello);
        let small = Variant::new(GameKind::Othello, Size::square(6)).unwrap();
        assert_eq!(end("36-28", othello), Some(EarlyEnd::Adjudicated(Some(Side::First))));
        assert_eq!(end("10-20", othello), Some(EarlyEnd::Adjudicated(Some(Side::Second))));
        assert_eq!(end("32-32", othello), Some(EarlyEnd::Adjudicated(None)));
        for (word, variant) in
            [("36-28", small), ("64-64", othello), ("0-0", othello), ("36-28", Variant::standard(GameKind::Diamond))]
        {
            assert_eq!(end(word, variant), None, "{word}");
        }
    }
}
