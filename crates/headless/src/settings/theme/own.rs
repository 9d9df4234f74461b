//! The player's own theme: one of the program's themes with other colours.

use super::choice::OWN;
use super::{Srgb, Theme, ThemeId, contrast};

/// A part of the boards whose colour the player can choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ThemePart {
    /// The light squares of a chequered board.
    BoardLight,
    /// The dark squares of a chequered board.
    BoardDark,
    /// A board in one colour.
    BoardPlain,
    /// Inlaid lines and studs.
    Lines,
    /// The frame around a board.
    Frame,
    /// The table under the boards.
    Table,
    /// White's pieces.
    PiecesLight,
    /// Black's pieces.
    PiecesDark,
    /// Neutral pieces.
    PiecesNeutral,
    /// Marks of legal moves.
    Marks,
    /// The mark of the last move.
    LastMove,
}

impl ThemePart {
    /// Every part, in the order of the page.
    pub const ALL: [ThemePart; 11] = [
        ThemePart::BoardLight,
        ThemePart::BoardDark,
        ThemePart::BoardPlain,
        ThemePart::PiecesLight,
        ThemePart::PiecesDark,
        ThemePart::PiecesNeutral,
        ThemePart::Marks,
        ThemePart::LastMove,
        ThemePart::Frame,
        ThemePart::Lines,
        ThemePart::Table,
    ];

    /// Its name in the text form.
    pub const fn name(self) -> &'static str {
        match self {
            ThemePart::BoardLight => "board-light",
            ThemePart::BoardDark => "board-dark",
            ThemePart::BoardPlain => "board-plain",
            ThemePart::Lines => "lines",
            ThemePart::Frame => "frame",
            ThemePart::Table => "table",
            ThemePart::PiecesLight => "pieces-light",
            ThemePart::PiecesDark => "pieces-dark",
            ThemePart::PiecesNeutral => "pieces-neutral",
            ThemePart::Marks => "marks",
            ThemePart::LastMove => "last-move",
        }
    }

    /// The part of this name.
    pub fn named(name: &str) -> Option<ThemePart> {
        ThemePart::ALL.into_iter().find(|part| part.name() == name)
    }

    /// Its colour in a theme.
    pub const fn of(self, theme: &Theme) -> Srgb {
        match self {
            ThemePart::BoardLight => theme.pale.paint,
            ThemePart::BoardDark => theme.deep.paint,
            ThemePart::BoardPlain => theme.field.paint,
            ThemePart::Lines => theme.inlay.paint,
            ThemePart::Frame => theme.rim.paint,
            ThemePart::Table => theme.table.paint,
            ThemePart::PiecesLight => theme.light.paint,
            ThemePart::PiecesDark => theme.dark.paint,
            ThemePart::PiecesNeutral => theme.neutral.paint,
            ThemePart::Marks => theme.mark,
            ThemePart::LastMove => theme.last,
        }
    }

    /// Gives it a colour in a theme, with what belongs to it.
    fn paint(self, theme: &mut Theme, colour: Srgb) {
        match self {
            ThemePart::BoardLight => theme.pale.paint = colour,
            ThemePart::BoardDark => theme.deep.paint = colour,
            ThemePart::BoardPlain => {
                theme.field.paint = colour;
                theme.groove.paint = groove_in(colour);
            }
            ThemePart::Lines => theme.inlay.paint = colour,
            ThemePart::Frame => {
                theme.rim.paint = colour;
                theme.letters = letters_on(colour, theme.letters);
            }
            ThemePart::Table => theme.table.paint = colour,
            ThemePart::PiecesLight => theme.light.paint = colour,
            ThemePart::PiecesDark => theme.dark.paint = colour,
            ThemePart::PiecesNeutral => theme.neutral.paint = colour,
            ThemePart::Marks => theme.mark = colour,
            ThemePart::LastMove => theme.last = colour,
        }
    }
}

/// The part of its board's colour that the lines between cells have.
const GROOVE: f32 = 0.45;
/// The least contrast of the lines between cells with their board.
const GROOVE_CONTRAST: f32 = 1.25;
/// The least contrast of the coordinates with the frame.
const LETTERS_CONTRAST: f32 = 4.5;

/// The lines between the cells of a board of this colour: darker than it, or grey on a board that is nearly black.
fn groove_in(board: Srgb) -> Srgb {
    let darker = board.darkened(GROOVE);
    if contrast(darker, board) >= GROOVE_CONTRAST { darker } else { Srgb([0x50; 3]) }
}

/// The coordinates on a frame of this colour: as they are, if they can be read.
fn letters_on(frame: Srgb, letters: Srgb) -> Srgb {
    if contrast(letters, frame) >= LETTERS_CONTRAST {
        return letters;
    }
    if contrast(Srgb::WHITE, frame) >= contrast(Srgb::BLACK, frame) { Srgb::WHITE } else { Srgb::BLACK }
}

/// The player's own theme: that of `base`, with the colours that the player has chosen. Panels keep the colours of the
/// base, so that their words stay readable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OwnTheme {
    /// The theme that it starts from.
    pub base: ThemeId,
    chosen: [Option<Srgb>; ThemePart::ALL.len()],
}

impl OwnTheme {
    /// A theme without a chosen colour.
    pub fn new(base: ThemeId) -> OwnTheme {
        OwnTheme { base, ..OwnTheme::default() }
    }

    /// The chosen colour of a part, if there is one.
    pub const fn chosen(&self, part: ThemePart) -> Option<Srgb> {
        self.chosen[part as usize]
    }

    /// Chooses the colour of a part; `None` is that of the base.
    pub const fn choose(&mut self, part: ThemePart, colour: Option<Srgb>) {
        self.chosen[part as usize] = colour;
    }

    /// The colour of a part: the chosen one, or that of the base.
    pub fn colour(&self, part: ThemePart) -> Srgb {
        self.chosen(part).unwrap_or_else(|| part.of(self.base.theme()))
    }

    /// Whether a colour has been chosen.
    pub fn has_colours(&self) -> bool {
        self.chosen.iter().any(Option::is_some)
    }

    /// The theme as boards and panels use it.
    pub fn theme(&self) -> Theme {
        let mut theme = Theme { name: OWN.to_owned(), ..self.base.theme().clone() };
        for part in ThemePart::ALL {
            if let Some(colour) = self.chosen(part) {
                part.paint(&mut theme, colour);
            }
        }
        theme
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_without_chosen_colours_is_its_base() {
        for base in ThemeId::all() {
            let own = OwnTheme::new(base).theme();
            assert_eq!(Theme { name: base.theme().name.clone(), ..own }, *base.theme());
        }
    }

    #[test]
    fn a_chosen_colour_changes_its_part_and_no_other_and_can_be_given_back() {
        let colour = Srgb([1, 2, 3]);
        for part in ThemePart::ALL {
            let mut own = OwnTheme::new(ThemeId::named("marble").unwrap());
            own.choose(part, Some(colour));
            let theme = own.theme();
            assert_eq!((own.colour(part), part.of(&theme)), (colour, colour), "{part:?}");
            for other in ThemePart::ALL.into_iter().filter(|other| *other != part) {
                assert_eq!(other.of(&theme), other.of(own.base.theme()), "{part:?} and {other:?}");
            }
            assert_eq!(theme.panels, own.base.theme().panels);
            own.choose(part, None);
            assert_eq!(own, OwnTheme::new(own.base));
        }
    }

    #[test]
    fn coordinates_and_lines_follow_the_colours_they_lie_on() {
        for base in ThemeId::all() {
            for colour in [[0; 3], [255; 3], [0x80; 3], [0xE9, 0xDF, 0xCA], [0, 0, 255]].map(Srgb) {
                let mut own = OwnTheme::new(base);
                own.choose(ThemePart::Frame, Some(colour));
                own.choose(ThemePart::BoardPlain, Some(colour));
                let theme = own.theme();
                assert!(contrast(theme.letters, colour) >= 4.5, "letters on {colour}");
                assert!(contrast(theme.groove.paint, colour) >= 1.15, "lines on {colour}");
            }
        }
    }

    #[test]
    fn every_part_has_a_name_of_its_own() {
        for part in ThemePart::ALL {
            assert_eq!(ThemePart::named(part.name()), Some(part));
        }
        assert_eq!(ThemePart::named("wood"), None);
    }
}
