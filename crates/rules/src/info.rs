//! The facts about a game that the rest of the program needs, stated once per game.
//!
//! Shared code asks these facts instead of naming games, so that a new game brings its own answers:
//!
//! ```
//! use tessera_rules::{Colour, GameKind, Side};
//!
//! assert_eq!(GameKind::Othello.info().colours[Side::First], Colour::Black);
//! assert_eq!(GameKind::Breakthrough.info().colours[Side::First], Colour::White);
//! let with_draw_offers: Vec<GameKind> = GameKind::ALL.into_iter().filter(|kind| kind.info().draw_offers).collect();
//! assert_eq!(with_draw_offers, [GameKind::Diamond]);
//! ```

use std::fmt;

pub use super::topology::RankOne;
use super::{Colour, FinishedGames, GameKind, PerSide, Side, Size, Surface};

/// Everything about a game that does not depend on a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The game described.
    pub kind: GameKind,
    /// The lower-case name used on command lines, in protocols and in files.
    pub id: &'static str,
    /// The game's proper noun, such as `Othello`; the same in every language.
    pub name: &'static str,
    /// The colour of each side; [`Side::First`] makes the first ply of the standard start.
    pub colours: PerSide<Colour>,
    /// The board used when no size is named.
    pub default_size: Size,
    /// The sizes offered in menus, smallest first; a single one if the game has one board.
    pub offered_sizes: &'static [Size],
    /// The sizes on which the rules can be played.
    pub allowed_sizes: AllowedSizes,
    /// Whether pieces stand in cells ("squares") or on crossings of lines ("points").
    pub surface: Surface,
    /// Where rank 1 lies, as seen by the player at the bottom of the table.
    pub rank_one: RankOne,
    /// What a piece of a side is.
    pub piece: PieceKind,
    /// What becomes of a captured piece.
    pub capture: CaptureKind,
    /// Pieces that each side holds in hand at the start and places during a placement phase; 0 if there is no such
    /// phase.
    pub hand: u8,
    /// A side without a legal move passes while the other side has one.
    pub passes: bool,
    /// The second player may switch sides instead of answering the first ply (the pie rule).
    pub pie_rule: bool,
    /// A game can end in a draw.
    pub draws: bool,
    /// The number of plies in a row without a capture or removal that draws the game, if such a rule exists.
    pub quiet_limit: Option<u8>,
    /// A player may offer a draw, and the opponent may accept it.
    pub draw_offers: bool,
    /// The result is a number of discs for each side.
    pub counts_discs: bool,
    /// Players do not resign lost positions, because the margin of a loss counts.
    pub played_out: bool,
    /// The rules stay the same if the board is turned or its ranks are reversed; its files can be reversed in every game.
    pub turns: bool,
    /// The most corners a weaker first player may be given at the start; 0 if the game has no handicap.
    pub max_handicap: u8,
    /// How the game's published perft tables count games that end early.
    pub perft: FinishedGames,
}

impl GameInfo {
    /// The side that plays this colour.
    pub fn side(&self, colour: Colour) -> Side {
        if self.colours[Side::First] == colour { Side::First } else { Side::Second }
    }

    /// Captured pieces leave the board and lie beside it.
    pub const fn has_tray(&self) -> bool {
        matches!(self.capture, CaptureKind::Removed)
    }

    /// Pieces that belong to neither side can stand on the board.
    pub const fn has_neutral_pieces(&self) -> bool {
        matches!(self.capture, CaptureKind::Neutralised)
    }
}

/// The sizes on which a game can be played. [`fmt::Display`] lists them for error messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AllowedSizes {
    /// Exactly these sizes.
    Listed(&'static [Size]),
    /// Every number of columns and rows within these inclusive bounds.
    Between {
        /// The least number of columns and rows.
        smallest: Size,
        /// The greatest number of columns and rows.
        largest: Size,
    },
}

impl AllowedSizes {
    /// Whether the game can be played on a board of this size.
    pub fn contains(self, size: Size) -> bool {
        match self {
            AllowedSizes::Listed(sizes) => sizes.contains(&size),
            AllowedSizes::Between { smallest, largest } => {
                (smallest.columns..=largest.columns).contains(&size.columns)
                    && (smallest.rows..=largest.rows).contains(&size.rows)
            }
        }
    }
}

impl fmt::Display for AllowedSizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AllowedSizes::Listed([]) => f.write_str("no size"),
            AllowedSizes::Listed([only]) => write!(f, "only {only}"),
            AllowedSizes::Listed([first, middle @ .., last]) => {
                write!(f, "{first}")?;
                for size in middle.iter() {
                    write!(f, ", {size}")?;
                }
                write!(f, " or {last}")
            }
            AllowedSizes::Between { smallest, largest } => write!(
                f,
                "{} to {} columns by {} to {} rows",
                smallest.columns, largest.columns, smallest.rows, largest.rows
            ),
        }
    }
}

/// What players call a piece, and its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// A flat disc with a face in each colour.
    Disc,
    /// A pawn, as in chess.
    Pawn,
    /// A round piece without a special name.
    Piece,
}

/// What becomes of a captured piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaptureKind {
    /// It stays on its point and changes sides.
    Flipped,
    /// It leaves the board.
    Removed,
    /// It stays on its point and belongs to neither side.
    Neutralised,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offered_size_and_the_default_size_are_allowed() {
        for kind in GameKind::ALL {
            let info = kind.info();
            assert_eq!(info.kind, kind);
            assert!(info.offered_sizes.contains(&info.default_size), "{kind}");
            assert!(info.offered_sizes.iter().all(|size| info.allowed_sizes.contains(*size)), "{kind}");
            assert!(info.offered_sizes.is_sorted(), "{kind}");
        }
    }

    #[test]
    fn each_colour_belongs_to_one_side() {
        for kind in GameKind::ALL {
            for side in Side::BOTH {
                let colour = kind.info().colours[side];
                assert_eq!(kind.info().side(colour), side, "{kind}");
                assert_eq!(kind.info().colours[side.other()], colour.other(), "{kind}");
            }
        }
    }

    #[test]
    fn allowed_sizes_are_listed_in_words() {
        let words = |kind: GameKind| kind.info().allowed_sizes.to_string();
        assert_eq!(words(GameKind::Othello), "6x6, 8x8 or 10x10");
        assert_eq!(words(GameKind::Breakthrough), "2 to 10 columns by 4 to 10 rows");
        assert_eq!(words(GameKind::Diamond), "only 8x8");
    }
}
