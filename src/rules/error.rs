//! Why something was refused: one small variant for each reason, told in a sentence.

use std::fmt;

use super::{GameKind, Point, Size};

/// Why a move cannot be played in a position. The position is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalMove {
    /// The game has ended.
    GameOver,
    /// The game has no such kind of move at all.
    NotInThisGame,
    /// The point is not on this board.
    NoSuchPoint(Point),
    /// A piece already stands there.
    Occupied(Point),
    /// Othello: no enemy disc would be outflanked.
    FlipsNothing(Point),
    /// Othello: a side with a legal move may not pass.
    MayNotPass,
    /// Othello: no disc can be placed; the turn must be passed.
    MustPass,
    /// Nothing stands on the origin.
    NothingThere(Point),
    /// The piece on the origin is the opponent's.
    NotYours(Point),
    /// Neutral pieces never move.
    NeutralsDoNotMove(Point),
    /// Breakthrough: a piece moves one row forward, straight or diagonally.
    NotOneStepForward,
    /// Breakthrough: an enemy straight ahead blocks; captures are diagonal.
    CapturesOnlyDiagonally(Point),
    /// The player's own piece stands on the target.
    OwnPieceThere(Point),
    /// Diamond: no line joins the two points.
    NoLine { from: Point, to: Point },
    /// Diamond: pieces are still to be placed; none moves before.
    StillPlacing,
    /// Diamond: all pieces are placed; from now on they move.
    AllPlaced,
    /// Diamond: only neutral pieces may be removed.
    NotNeutral(Point),
    /// Diamond: a white or black piece (on the second point) stands next to the neutral.
    NeutralHasNeighbour { neutral: Point, piece: Point },
    /// Diamond: sides may be switched only in place of the second ply.
    SwapOnlySecondPly,
}

impl IllegalMove {
    /// The reason in a sentence; `label` names a point in the game's own words.
    #[must_use]
    pub fn explain(self, label: impl Fn(Point) -> String) -> String {
        match self {
            IllegalMove::GameOver => "the game is over".into(),
            IllegalMove::NotInThisGame => "this game has no such move".into(),
            IllegalMove::NoSuchPoint(_) => "that point is not on this board".into(),
            IllegalMove::Occupied(at) => format!("{} is occupied", label(at)),
            IllegalMove::FlipsNothing(at) => format!("{} outflanks nothing", label(at)),
            IllegalMove::MayNotPass => "a player with a legal move may not pass".into(),
            IllegalMove::MustPass => "no disc can be placed: the turn must be passed".into(),
            IllegalMove::NothingThere(at) => format!("no piece stands on {}", label(at)),
            IllegalMove::NotYours(at) => format!("the piece on {} is the opponent's", label(at)),
            IllegalMove::NeutralsDoNotMove(at) => {
                format!("the piece on {} is neutral: neutral pieces never move", label(at))
            }
            IllegalMove::NotOneStepForward => "pieces move one row forward, straight or diagonally".into(),
            IllegalMove::CapturesOnlyDiagonally(at) => {
                format!("{} is blocked: captures are only diagonal", label(at))
            }
            IllegalMove::OwnPieceThere(at) => format!("your own piece stands on {}", label(at)),
            IllegalMove::NoLine { from, to } => {
                format!("no line joins {} and {}", label(from), label(to))
            }
            IllegalMove::StillPlacing => "pieces move only when all are placed".into(),
            IllegalMove::AllPlaced => "all pieces are placed: move one of yours".into(),
            IllegalMove::NotNeutral(at) => {
                format!("{} holds no neutral piece: only neutrals may be removed", label(at))
            }
            IllegalMove::NeutralHasNeighbour { neutral, piece } => {
                format!("the neutral on {} has a neighbour on {}: it may not be removed", label(neutral), label(piece))
            }
            IllegalMove::SwapOnlySecondPly => "sides may be switched only in place of the second move".into(),
        }
    }
}

/// Why a text could not be read: the place, what stands there, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Where the trouble starts, in characters from 1.
    pub column: usize,
    /// What stands there; empty at the end of the text.
    pub found: String,
    pub reason: NotationReason,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationReason {
    /// Not a move in this game's notation.
    NotAMove,
    /// A move, but not a legal one; the explanation is a sentence.
    Illegal { reason: IllegalMove, explanation: String },
    /// A move says it captures (or where), and it does not.
    WrongCapture,
    /// A character that means no piece and no empty point.
    UnknownSymbol,
    /// A row of the board with too few or too many points.
    RowLength { row: usize, expected: usize, found: usize },
    /// Too few or too many rows.
    RowCount { expected: usize, found: usize },
    /// Too few or too many points in all.
    BoardLength { expected: usize, found: usize },
    /// The part of the text that should follow is missing or wrong; names what was expected.
    Expected(&'static str),
    /// The text goes on after its end.
    Trailing,
    /// Readable, but no game can stand like this.
    Impossible(SetupError),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}", self.column)?;
        if !self.found.is_empty() {
            // Debug form, cut short: rubbish must stay one short line.
            let mut shown: String = self.found.chars().take(24).collect();
            if shown.len() < self.found.len() {
                shown.push('…');
            }
            write!(f, ", {shown:?}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl fmt::Display for NotationReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationReason::NotAMove => write!(f, "not a move in this game"),
            NotationReason::Illegal { explanation, .. } => write!(f, "illegal: {explanation}"),
            NotationReason::WrongCapture => write!(f, "the move does not capture that"),
            NotationReason::UnknownSymbol => write!(f, "an unknown symbol"),
            NotationReason::RowLength { row, expected, found } => {
                write!(f, "row {row} has {found} points instead of {expected}")
            }
            NotationReason::RowCount { expected, found } => {
                write!(f, "the board has {found} rows instead of {expected}")
            }
            NotationReason::BoardLength { expected, found } => {
                write!(f, "the board has {found} points instead of {expected}")
            }
            NotationReason::Expected(what) => write!(f, "expected {what}"),
            NotationReason::Trailing => write!(f, "nothing may follow"),
            NotationReason::Impossible(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for NotationError {}

/// Why a set-up is not a position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A piece stands on a point that the board does not have, or two on one point.
    Misplaced,
    /// The situation belongs to another game than the variant.
    WrongGame(GameKind),
    /// The board is not of a size the game allows.
    WrongSize(Size),
    /// Neutral pieces in a game that has none.
    NeutralPieces,
    /// More pieces than a side owns.
    TooManyPieces,
    /// Numbers (pieces in hand, counters, phase) that contradict the board or each other.
    Contradiction(&'static str),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Misplaced => write!(f, "a piece stands where the board has no free point"),
            SetupError::WrongGame(kind) => write!(f, "this is not a situation of {kind}"),
            SetupError::WrongSize(size) => write!(f, "the game is not played on {size}"),
            SetupError::NeutralPieces => write!(f, "this game has no neutral pieces"),
            SetupError::TooManyPieces => write!(f, "a side has more pieces than the game gives it"),
            SetupError::Contradiction(what) => write!(f, "{what}"),
        }
    }
}

impl std::error::Error for SetupError {}
