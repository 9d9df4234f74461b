//! How the parts of a set-up can contradict one another.

use thiserror::Error;

use super::Side;

/// A contradiction between the pieces, hands, counters and phase of a set-up, or within a text that describes one.
///
/// [`std::fmt::Display`] gives a sentence in English for protocols and terminals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Contradiction {
    /// The board is empty in a game that begins with pieces on it.
    #[error("there is no piece on the board")]
    NoPieces,
    /// The side that moved last cannot have moved, because it has no piece.
    #[error("the side that moved last has no piece")]
    LastMoverWithoutPieces(Side),
    /// The game would have been over before the last ply, because a piece had reached its goal.
    #[error("the side to move already stands on its far row")]
    MoverOnFarRow(Side),
    /// Two pieces of one side have reached their goal.
    #[error("two pieces stand on their far row, but the first to arrive ended the game")]
    TwoOnFarRow(Side),
    /// Neutral pieces stand on the board before any capture.
    #[error("neutral pieces come from captures, and none is made in the placement phase")]
    NeutralsWhilePlacing,
    /// Pieces have been lost before any capture.
    #[error("in the placement phase each side's pieces on the board and in hand are twelve")]
    MissingFromHand,
    /// The sides place in turn, so that their numbers of pieces decide which of them is to move.
    #[error("the numbers of pieces placed do not fit the side to move")]
    PlacedOutOfTurn,
    /// The pie rule has been used before the first ply.
    #[error("sides cannot be switched before the first piece is placed")]
    SwitchedTooEarly,
    /// Counters of the movement phase are set in the placement phase.
    #[error("quiet plies and repetitions are counted only in the movement phase")]
    CountedWhilePlacing,
    /// The placement phase has ended with the last piece.
    #[error("all pieces are placed, so the movement phase has begun")]
    AllPlaced,
    /// Pieces are in hand after the placement phase.
    #[error("no piece is in hand in the movement phase")]
    InHandWhileMoving,
    /// Neutral pieces come from captures.
    #[error("there are more neutral pieces than pieces captured")]
    MoreNeutralsThanCaptures,
    /// The game would have been drawn before.
    #[error("the game is drawn after fifty quiet plies, so no more can be counted")]
    TooManyQuietPlies,
    /// The history leads to another position.
    #[error("the last position of the history must be the current one")]
    HistoryEndsElsewhere,
    /// The history has more plies than have been counted.
    #[error("the history is longer than the count of quiet plies")]
    HistoryTooLong,
    /// The history has a gap.
    #[error("the positions of the history do not follow from each other")]
    HistoryBroken,
    /// The game would have been over before the last ply, because a winning shape stood on the board.
    #[error("the side to move holds a square: the game was over before")]
    MoverHoldsSquare(Side),
    /// A winning ply completes shapes that share the piece moved.
    #[error("no single move completes squares without a common corner")]
    SeparateSquares(Side),
    /// A step of a written history does not lead to the position.
    #[error("this step does not lead to the position")]
    StepLeadsElsewhere,
    /// A text names the side to move twice.
    #[error("the side to move is named twice")]
    TurnNamedTwice,
}
