//! Errors: one small variant for each reason, with a sentence that players can read.

use std::fmt;

use thiserror::Error;

use super::{Contradiction, GameKind, Point, Side, Size};

/// Why a move is illegal in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalMove {
    /// The game has ended.
    GameOver,
    /// The game has no moves of this kind.
    NotInThisGame,
    /// The point is not on this board.
    NoSuchPoint(Point),
    /// The point is occupied.
    Occupied(Point),
    /// Othello: no enemy disc would be outflanked.
    FlipsNothing(Point),
    /// Othello: a side with a legal move may not pass.
    MayNotPass,
    /// Othello: no disc can be placed; the turn must be passed.
    MustPass,
    /// There is no piece on the origin.
    NothingThere(Point),
    /// The piece on the origin belongs to the opponent.
    NotYours(Point),
    /// Neutral pieces never move.
    NeutralsDoNotMove(Point),
    /// Breakthrough: a piece moves one row forward, straight or diagonally.
    NotOneStepForward,
    /// Breakthrough: an enemy straight ahead blocks; captures are diagonal.
    CapturesOnlyDiagonally(Point),
    /// An own piece stands on the target.
    OwnPieceThere(Point),
    /// Diamond: no line joins the two points.
    NoLine {
        /// The origin.
        from: Point,
        /// The target.
        to: Point,
    },
    /// Diamond: pieces cannot move before all are placed.
    StillPlacing,
    /// Diamond: no piece is left to be placed.
    AllPlaced,
    /// Diamond: only neutral pieces may be removed.
    NotNeutral(Point),
    /// Diamond: a white or black piece stands next to the neutral piece.
    NeutralHasNeighbour {
        /// The neutral piece.
        neutral: Point,
        /// The piece next to it.
        piece: Point,
    },
    /// Diamond: sides may be switched only in place of the second ply.
    SwapOnlySecondPly,
}

/// Why a text could not be read: the place, what is there, and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct NotationError {
    /// The character at which the fault begins, from 1.
    pub column: usize,
    /// The text there; empty at the end of the text.
    pub found: String,
    /// What is wrong with it.
    pub reason: NotationReason,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotationReason {
    /// It is not a move in this game's notation.
    #[error("not a move in this game")]
    NotAMove,
    /// It is a move, but an illegal one.
    #[error("illegal: {explanation}")]
    Illegal {
        /// The reason.
        reason: IllegalMove,
        /// The reason in a sentence, with the labels of the board.
        explanation: String,
    },
    /// The move does not capture, or not there.
    #[error("the move does not capture that")]
    WrongCapture,
    /// The text names only where a piece goes, and several can go there.
    #[error("more than one piece can go there: name its square, too")]
    Ambiguous,
    /// The text names only where a piece goes, and none can go there.
    #[error("no piece can go there")]
    Unreachable,
    /// The character stands for neither a piece nor an empty point.
    #[error("an unknown symbol")]
    UnknownSymbol,
    /// A row of the board has too few or too many points.
    #[error("row {row} has {found} points instead of {expected}")]
    RowLength {
        /// The row, counted as the text lists them, from 1.
        row: usize,
        /// The points a row of this board has.
        expected: usize,
        /// The points in the text.
        found: usize,
    },
    /// The board has too few or too many rows.
    #[error("the board has {found} rows instead of {expected}")]
    RowCount {
        /// The rows this board has.
        expected: usize,
        /// The rows in the text.
        found: usize,
    },
    /// The board has too few or too many points in all.
    #[error("the board has {found} points instead of {expected}")]
    BoardLength {
        /// The points this board has.
        expected: usize,
        /// The points in the text.
        found: usize,
    },
    /// The next part of the text is missing or wrong.
    #[error("expected {0}")]
    Expected(&'static str),
    /// The text continues after its end.
    #[error("nothing may follow")]
    Trailing,
    /// The text can be read, but does not describe a possible position.
    #[error("{0}")]
    Impossible(SetupError),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}", self.column)?;
        if !self.found.is_empty() {
            // Escaped and shortened, so that any input stays one short line.
            let mut shown: String = self.found.chars().take(24).collect();
            if shown.len() < self.found.len() {
                shown.push('…');
            }
            write!(f, ", {shown:?}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

/// Why a set-up is not a position of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// A piece stands outside the board, or two pieces share a point.
    #[error("a piece stands outside the board, or two pieces share a point")]
    Misplaced,
    /// The situation belongs to another game than the variant.
    #[error("the situation does not belong to {0}")]
    WrongGame(GameKind),
    /// The game is not played on a board of this size.
    #[error("the game is not played on {0}")]
    WrongSize(Size),
    /// There are neutral pieces in a game that has none.
    #[error("this game has no neutral pieces")]
    NeutralPieces,
    /// A side has more pieces on the board and in hand than the game gives it.
    #[error("a side has more pieces than the game gives it: {most} at most")]
    TooManyPieces {
        /// The side.
        side: Side,
        /// The number of pieces that the game gives it.
        most: usize,
    },
    /// Pieces, hands, counters or phase contradict one another.
    #[error("{0}")]
    Contradiction(Contradiction),
}
