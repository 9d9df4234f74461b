//! Every sentence that people read, in one place: pure functions of game facts, without a screen.

mod breakthrough;
mod diamond;
mod hint;
mod illegal;
#[cfg(not(target_family = "wasm"))]
pub mod keeping;
pub mod keys;
pub mod labels;
mod othello;
mod outcome;
mod players;
pub mod prompts;
mod refusal;
pub mod rules;
pub mod spoken;
mod status;
mod turn;

use crate::game::selection::Proposal;
use crate::rules::{GameKind, Grid, Outcome, Point, PointSet, Side, Variant};

pub use hint::{SEEKING, hint};
pub use illegal::illegal;
pub use othello::{official_score, opening};
pub use outcome::{headline, reason, score_line};
pub use players::{draw_declined, level, level_sign, player, short_player, strength, time};
pub use refusal::refusal;
pub use status::{MatchView, caption, count_label, seat, seat_note, status};
pub use turn::turn;

/// What the message line says: a fact first, then in a quieter voice what it means or what to do. Both are whole
/// sentences; the second may be empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    pub head: String,
    pub tail: String,
}

impl Message {
    pub fn new(head: impl Into<String>, tail: impl Into<String>) -> Message {
        Message { head: head.into(), tail: tail.into() }
    }
}

/// What words need to know of a match: which game it is, and on what board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameText(pub Variant);

impl GameText {
    #[must_use]
    pub const fn kind(self) -> GameKind {
        self.0.kind()
    }

    /// The colour of a side's pieces, as people call the side.
    #[must_use]
    pub const fn colour_name(self, side: Side) -> &'static str {
        match (self.kind(), side) {
            (GameKind::Othello | GameKind::Diamond, Side::First) | (GameKind::Breakthrough, Side::Second) => "Black",
            (GameKind::Othello | GameKind::Diamond, Side::Second) | (GameKind::Breakthrough, Side::First) => "White",
        }
    }

    #[must_use]
    pub fn point(self, point: Point) -> String {
        Grid::new(self.0.size()).label(point)
    }

    /// Points in a row of words: `d4, e4 and e5`.
    #[must_use]
    pub fn points(self, points: PointSet) -> String {
        let names: Vec<String> = points.iter().map(|point| self.point(point)).collect();
        match names.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => format!("{} and {last}", others.join(", ")),
        }
    }
}

/// What the move that is pointed at would do, or why it cannot be played; `mover` is the side that would play it.
#[must_use]
pub fn describe(lexicon: GameText, mover: Side, proposal: &Proposal) -> Message {
    match &proposal.verdict {
        Err(reason) => illegal(lexicon, *reason),
        Ok(foresight) => match lexicon.kind() {
            GameKind::Othello => othello::describe(lexicon, proposal.mv, foresight),
            GameKind::Breakthrough => breakthrough::describe(lexicon, mover, proposal.mv, foresight),
            GameKind::Diamond => diamond::describe(lexicon, proposal.mv, foresight),
        },
    }
}

/// `Black wins.`, `A draw.`, or nothing while the game goes on.
fn ending(lexicon: GameText, outcome: Outcome) -> String {
    match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, .. } => format!("{} wins.", lexicon.colour_name(side)),
        Outcome::Drawn(_) => "A draw.".into(),
    }
}

/// A move's notation as it is set in type: a dash for a step, a cross for a capture.
#[must_use]
pub fn typeset(notation: &str) -> String {
    notation.replace('-', "–").replace('x', "×")
}

/// `one disc`, `two discs`, … `ten discs`, `11 discs`.
#[must_use]
pub fn count(number: usize, noun: &str) -> String {
    const WORDS: [&str; 11] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    let plural = if number == 1 { "" } else { "s" };
    match WORDS.get(number) {
        Some(word) => format!("{word} {noun}{plural}"),
        None => format!("{number} {noun}{plural}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Variant};

    #[test]
    fn numbers_up_to_ten_are_words_and_larger_ones_digits() {
        assert_eq!(count(0, "move"), "no moves");
        assert_eq!(count(1, "disc"), "one disc");
        assert_eq!(count(10, "disc"), "ten discs");
        assert_eq!(count(11, "disc"), "11 discs");
    }

    #[test]
    fn notation_is_set_with_dash_and_cross() {
        assert_eq!(typeset("e3-e4xf4"), "e3–e4×f4");
        assert_eq!(typeset("xf4"), "×f4");
        assert_eq!(typeset("swap"), "swap");
    }

    #[test]
    fn the_first_side_is_black_but_in_breakthrough_white() {
        let colour = |kind| GameText(Variant::standard(kind)).colour_name(Side::First);
        assert_eq!(GameKind::ALL.map(colour), ["Black", "White", "Black"]);
    }

    #[test]
    fn points_are_listed_with_commas_and_an_and() {
        let lexicon = GameText(Variant::standard(GameKind::Diamond));
        let set = |indices: &[usize]| indices.iter().map(|index| Point::new(*index)).collect();
        assert_eq!(lexicon.points(set(&[])), "");
        assert_eq!(lexicon.points(set(&[27])), "d4");
        assert_eq!(lexicon.points(set(&[27, 28])), "d4 and e4");
        assert_eq!(lexicon.points(set(&[27, 28, 36])), "d4, e4 and e5");
    }
}
