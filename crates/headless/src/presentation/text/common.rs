//! What all texts are built from: the match they speak of, points, lists and sentences.

use super::Text;
use crate::rules::{Colour, Game, GameInfo, GameKind, Grid, Move, PerSide, Point, PointSet, Position, Side, Variant};

impl Text {
    /// Items separated by commas, without an "and".
    pub fn listed(self, items: impl IntoIterator<Item = String>) -> String {
        items.into_iter().reduce(|list, item| self.list_more(&list, &item)).unwrap_or_default()
    }

    /// Parts of a sentence, one after the other.
    pub fn phrases(self, phrases: impl IntoIterator<Item = String>) -> String {
        phrases.into_iter().reduce(|list, item| self.phrases_more(&list, &item)).unwrap_or_default()
    }

    /// The words in capitals, as the language writes them.
    pub fn capitals(self, words: &str) -> String {
        words.replace('i', self.capital_i()).to_uppercase()
    }

    /// A number with the decimal sign of the language.
    pub fn number(self, value: f32) -> String {
        let digits = value.to_string();
        match digits.split_once('.') {
            Some((whole, tenths)) => self.decimal(whole, tenths),
            None => digits,
        }
    }

    /// Whole sentences, one after the other; empty ones are left out.
    pub fn in_order(self, sentences: impl IntoIterator<Item = String>) -> String {
        let sentences = sentences.into_iter().filter(|sentence| !sentence.is_empty());
        sentences.reduce(|first, second| self.sentences(&first, &second)).unwrap_or_default()
    }
}

/// What the message line says: a fact first, then in a quieter style what it means or what to do. Both are whole
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

    /// Both sentences as one text.
    pub fn joined(&self, text: Text) -> String {
        text.in_order([self.head.clone(), self.tail.clone()])
    }
}

/// Text about a match: the language, the game and board it is about, and what its people are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameText<'a> {
    pub text: Text,
    pub variant: Variant,
    /// The names of people, as records hold them; `None` where there is none.
    pub names: PerSide<Option<&'a str>>,
}

impl<'a> GameText<'a> {
    /// Text about a match whose people have no names.
    pub const fn new(text: Text, variant: Variant) -> GameText<'a> {
        GameText { text, variant, names: PerSide::new(None, None) }
    }

    pub const fn kind(self) -> GameKind {
        self.variant.kind()
    }

    /// The facts about the game.
    pub const fn info(self) -> &'static GameInfo {
        self.kind().info()
    }

    /// The colour of a side's pieces.
    pub fn colour(self, side: Side) -> Colour {
        self.info().colours[side]
    }

    /// The colour's name, as players call the side.
    pub fn colour_name(self, side: Side) -> String {
        self.text.colour(self.colour(side))
    }

    /// A point's coordinates.
    pub fn point(self, point: Point) -> String {
        Grid::new(self.variant.size()).label(point)
    }

    /// A move of a position as the move list shows it, with a cross for what it captures. One that is not legal there (values
    /// may be of the position before) is written without.
    pub fn move_text(self, position: &Position, mv: Move) -> String {
        match mv {
            Move::Pass => self.text.move_pass().into(),
            Move::Swap => self.text.move_swap().into(),
            _ if position.check(mv).is_ok() => typeset(&position.format_move(mv)),
            Move::Place(at) => self.point(at),
            Move::Remove(at) => format!("×{}", self.point(at)),
            Move::Step { from, to } => format!("{}–{}", self.point(from), self.point(to)),
        }
    }

    /// Several points: `d4, e4 and e5`.
    pub fn points(self, points: PointSet) -> String {
        let mut names: Vec<String> = points.iter().map(|point| self.point(point)).collect();
        match names.pop() {
            None => String::new(),
            Some(only) if names.is_empty() => only,
            Some(last) => self.text.list_last(&self.text.listed(names), &last),
        }
    }
}

/// A move's notation as it is set in type: a dash for a step, a cross for a capture.
pub fn typeset(notation: &str) -> String {
    notation.replace('-', "–").replace('x', "×")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_set_with_dash_and_cross() {
        assert_eq!(typeset("e3-e4xf4"), "e3–e4×f4");
        assert_eq!(typeset("xf4"), "×f4");
        assert_eq!(typeset("swap"), "swap");
    }

    #[test]
    fn a_move_has_a_cross_for_what_it_captures_in_its_position_and_in_a_line() {
        let start = Position::start(Variant::standard(GameKind::Breakthrough));
        let game = GameText::new(Text::default(), start.variant());
        let (mut before, mut moves) = (start.clone(), Vec::new());
        for text in ["d2-d3", "e7-e6", "d3-d4", "e6-e5", "d4xe5"] {
            let mv = before.parse_move(text).expect("a legal move");
            moves.push(mv);
            if text != "d4xe5" {
                before.play_unchecked(mv);
            }
        }
        assert_eq!(game.move_text(&before, moves[4]), "d4×e5");
        assert_eq!(game.move_text(&start, moves[4]), "d4–e5", "not legal there");
        assert_eq!(game.line(&start, &moves), "d2–d3 e7–e6 d3–d4 e6–e5 d4×e5");
    }

    #[test]
    fn a_side_has_the_name_of_its_colour() {
        let colour = |kind, side| GameText::new(Text::default(), Variant::standard(kind)).colour_name(side);
        for kind in GameKind::ALL {
            assert_eq!(colour(kind, kind.info().side(Colour::Black)), "Black", "{kind}");
            assert_eq!(colour(kind, kind.info().side(Colour::White)), "White", "{kind}");
        }
    }

    #[test]
    fn points_are_listed_with_commas_and_an_and() {
        let game = GameText::new(Text::default(), Variant::standard(GameKind::Diamond));
        let set = |indices: &[usize]| indices.iter().map(|index| Point::new(*index)).collect();
        assert_eq!(game.points(set(&[])), "");
        assert_eq!(game.points(set(&[27])), "d4");
        assert_eq!(game.points(set(&[27, 28])), "d4 and e4");
        assert_eq!(game.points(set(&[27, 28, 36])), "d4, e4 and e5");
    }

    #[test]
    fn empty_sentences_are_left_out() {
        let text = Text::default();
        assert_eq!(Message::new("A draw.", "").joined(text), "A draw.");
        assert_eq!(Message::new("One.", "Two.").joined(text), "One. Two.");
    }
}
