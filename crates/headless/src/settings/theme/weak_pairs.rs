//! Pairs of colours in the player's own theme that are hard to distinguish.

use super::contrast;
use super::own::{OwnTheme, ThemePart};

/// The least contrast of two parts that players must distinguish, as the web guidelines demand it of graphics.
const ENOUGH: f32 = 3.0;
/// The least contrast of words and what they stand on.
const ENOUGH_FOR_WORDS: f32 = 4.5;

/// What lies on a part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upper {
    /// Another part.
    Part(ThemePart),
    /// The words that stand on the table.
    Words,
}

/// Two colours that are hard to distinguish.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WeakPair {
    /// What lies above, or the first of two parts that lie side by side.
    pub upper: Upper,
    /// What it lies on or beside.
    pub lower: ThemePart,
    /// The contrast, 1 to 21, rounded down to tenths.
    pub ratio: f32,
}

/// The cells on which pieces and marks lie.
const CELLS: &[ThemePart] = &[ThemePart::BoardLight, ThemePart::BoardDark, ThemePart::BoardPlain];
/// What lies on cells.
const ON_CELLS: [ThemePart; 5] =
    [ThemePart::PiecesLight, ThemePart::PiecesDark, ThemePart::PiecesNeutral, ThemePart::Marks, ThemePart::LastMove];
/// Neutral pieces lie on chequered boards only.
const NEVER: (ThemePart, ThemePart) = (ThemePart::PiecesNeutral, ThemePart::BoardPlain);
/// Pieces that lie side by side.
const BESIDE: &[(ThemePart, ThemePart)] = &[
    (ThemePart::PiecesLight, ThemePart::PiecesDark),
    (ThemePart::PiecesLight, ThemePart::PiecesNeutral),
    (ThemePart::PiecesDark, ThemePart::PiecesNeutral),
];

impl OwnTheme {
    /// The pairs with less contrast than is enough, the weakest first. Only those count of which the player has chosen
    /// a colour: the others are as the base has them.
    pub fn weak_pairs(&self) -> Vec<WeakPair> {
        let on_cells = ON_CELLS.into_iter().flat_map(|upper| CELLS.iter().map(move |cell| (upper, *cell)));
        let pairs = on_cells.filter(|pair| *pair != NEVER).chain(BESIDE.iter().copied());
        let pairs = pairs.filter(|(upper, lower)| self.chosen(*upper).or(self.chosen(*lower)).is_some());
        let weak = pairs.filter_map(|(upper, lower)| {
            let ratio = contrast(self.colour(upper), self.colour(lower));
            (ratio < ENOUGH).then(|| WeakPair::new(Upper::Part(upper), lower, ratio))
        });
        let mut weak: Vec<WeakPair> = weak.chain(self.weak_words()).collect();
        weak.sort_by(|a, b| a.ratio.total_cmp(&b.ratio));
        weak
    }

    /// The words on a table whose colour was chosen.
    fn weak_words(&self) -> Option<WeakPair> {
        let ratio = contrast(self.base.theme().panels.text, self.chosen(ThemePart::Table)?);
        (ratio < ENOUGH_FOR_WORDS).then(|| WeakPair::new(Upper::Words, ThemePart::Table, ratio))
    }
}

impl WeakPair {
    fn new(upper: Upper, lower: ThemePart, ratio: f32) -> WeakPair {
        WeakPair { upper, lower, ratio: (ratio * 10.0).floor() / 10.0 }
    }

    /// Whether the part is one of the two.
    pub fn concerns(&self, part: ThemePart) -> bool {
        self.lower == part || self.upper == Upper::Part(part)
    }

    /// The contrast that would be enough.
    pub const fn enough(&self) -> f32 {
        match self.upper {
            Upper::Part(_) => ENOUGH,
            Upper::Words => ENOUGH_FOR_WORDS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Srgb, ThemeId};
    use super::*;

    fn own(colours: &[(ThemePart, [u8; 3])]) -> OwnTheme {
        let mut own = OwnTheme::new(ThemeId::named("wood").unwrap());
        colours.iter().for_each(|(part, colour)| own.choose(*part, Some(Srgb(*colour))));
        own
    }

    fn weak(colours: &[(ThemePart, [u8; 3])]) -> Vec<(Upper, ThemePart, f32)> {
        own(colours).weak_pairs().into_iter().map(|pair| (pair.upper, pair.lower, pair.ratio)).collect()
    }

    #[test]
    fn a_theme_without_chosen_colours_has_no_weak_pairs() {
        for base in ThemeId::all() {
            assert_eq!(OwnTheme::new(base).weak_pairs(), []);
        }
    }

    #[test]
    fn a_chosen_colour_is_compared_with_all_that_it_lies_on_and_beside() {
        use ThemePart::{BoardDark, BoardLight, BoardPlain, PiecesDark, PiecesLight, PiecesNeutral};
        let found = weak(&[(BoardLight, [255; 3]), (BoardDark, [0; 3]), (BoardPlain, [0; 3]), (PiecesDark, [0; 3])]);
        assert_eq!(found[..2], [(Upper::Part(PiecesDark), BoardDark, 1.0), (Upper::Part(PiecesDark), BoardPlain, 1.0)]);
        assert!(found.iter().any(|pair| (pair.0, pair.1) == (Upper::Part(PiecesLight), BoardLight)), "{found:?}");
        assert!(!found.iter().any(|pair| (pair.0, pair.1) == (Upper::Part(PiecesDark), BoardLight)), "{found:?}");
        assert!(!found.iter().any(|pair| (pair.0, pair.1) == (Upper::Part(PiecesNeutral), BoardPlain)), "{found:?}");
        let pieces = weak(&[(PiecesDark, [0xE9, 0xDF, 0xCA])]);
        assert!(pieces.contains(&(Upper::Part(PiecesLight), PiecesDark, 1.0)), "{pieces:?}");
    }

    #[test]
    fn contrast_is_enough_from_three_on_and_is_never_rounded_up_to_it() {
        let ratio = |grey| contrast(Srgb([grey; 3]), Srgb::BLACK);
        let enough = (0..=255).find(|grey| ratio(*grey) >= 3.0).unwrap();
        let pair = |grey: u8| {
            let found = weak(&[(ThemePart::PiecesLight, [grey; 3]), (ThemePart::BoardDark, [0; 3])]);
            found
                .into_iter()
                .find(|pair| pair.0 == Upper::Part(ThemePart::PiecesLight) && pair.1 == ThemePart::BoardDark)
        };
        assert_eq!(pair(enough), None);
        assert_eq!(pair(enough - 1).map(|pair| pair.2), Some(2.9));
    }

    #[test]
    fn words_on_the_table_need_more_contrast() {
        assert_eq!(weak(&[(ThemePart::Table, [0x20; 3])]), []);
        let [pair] = own(&[(ThemePart::Table, [0xE0; 3])]).weak_pairs()[..] else { panic!("one pair") };
        assert_eq!((pair.upper, pair.lower, pair.enough()), (Upper::Words, ThemePart::Table, 4.5));
        assert!(pair.concerns(ThemePart::Table) && !pair.concerns(ThemePart::Frame));
    }
}
