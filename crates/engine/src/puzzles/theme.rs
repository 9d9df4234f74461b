//! What a puzzle is about.

use std::str::FromStr;

use thiserror::Error;

use tessera_rules::Quoted;

/// A theme; most belong to some of the games only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PuzzleTheme {
    /// Both sides run for the far row, without a capture.
    Race,
    /// The first move captures.
    Capture,
    /// The first move gives something away that the reply takes.
    Sacrifice,
    /// The first move threatens nothing at once.
    Quiet,
    /// Most other moves lose at once.
    Defence,
    /// Five or more moves have to be found.
    Long,
    /// The game is in its placement phase.
    Placement,
    /// The first move corners a piece.
    Cornering,
    /// The first move makes two threats at once.
    DoubleThreat,
    /// The first move removes a neutral piece.
    Removal,
    /// The first move takes a corner of the board.
    Corner,
    /// The first move is the first into a region with an odd number of empty squares.
    Parity,
    /// The opponent must pass after the first move.
    Pass,
    /// The opponent is left without discs.
    Wipeout,
    /// The side is far behind in discs and wins.
    Comeback,
}

/// A word that names no theme.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{} is not a theme", Quoted(.0))]
pub struct UnknownTheme(pub String);

impl PuzzleTheme {
    /// Every theme.
    pub const ALL: [PuzzleTheme; 15] = [
        PuzzleTheme::Race,
        PuzzleTheme::Capture,
        PuzzleTheme::Sacrifice,
        PuzzleTheme::Quiet,
        PuzzleTheme::Defence,
        PuzzleTheme::Long,
        PuzzleTheme::Placement,
        PuzzleTheme::Cornering,
        PuzzleTheme::DoubleThreat,
        PuzzleTheme::Removal,
        PuzzleTheme::Corner,
        PuzzleTheme::Parity,
        PuzzleTheme::Pass,
        PuzzleTheme::Wipeout,
        PuzzleTheme::Comeback,
    ];

    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            PuzzleTheme::Race => "race",
            PuzzleTheme::Capture => "capture",
            PuzzleTheme::Sacrifice => "sacrifice",
            PuzzleTheme::Quiet => "quiet",
            PuzzleTheme::Defence => "defence",
            PuzzleTheme::Long => "long",
            PuzzleTheme::Placement => "placement",
            PuzzleTheme::Cornering => "cornering",
            PuzzleTheme::DoubleThreat => "double-threat",
            PuzzleTheme::Removal => "removal",
            PuzzleTheme::Corner => "corner",
            PuzzleTheme::Parity => "parity",
            PuzzleTheme::Pass => "pass",
            PuzzleTheme::Wipeout => "wipeout",
            PuzzleTheme::Comeback => "comeback",
        }
    }
}

impl FromStr for PuzzleTheme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<PuzzleTheme, UnknownTheme> {
        PuzzleTheme::ALL.into_iter().find(|theme| theme.id() == text).ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}
