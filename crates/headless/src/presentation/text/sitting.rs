//! The score of a sitting in words.

use super::Text;
use crate::game::matches::{Seat, Sitting};

/// The score of a sitting of several matches: `This sitting: Ann 2½ – ½ Bob`; `names` are those of the seats.
pub fn sitting(text: Text, names: [&str; 2], sitting: Sitting) -> String {
    let [first, second] = Seat::BOTH.map(|seat| points(text, sitting.half_points(seat)));
    text.sitting_score(names[0], &first, &second, names[1])
}

/// Points in halves, as people write them: `2`, `2½`, `½`.
fn points(text: Text, halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => text.half_point(""),
        (whole, 1) => text.half_point(&whole.to_string()),
        (whole, _) => whole.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_of_a_sitting_is_written_with_halves() {
        let score = |won, drawn| sitting(Text::default(), ["Ann", "Bob"], Sitting { won, drawn });
        assert_eq!(score([2, 0], 1), "This sitting: Ann 2½ – ½ Bob");
        assert_eq!(score([1, 3], 0), "This sitting: Ann 1 – 3 Bob");
    }
}
