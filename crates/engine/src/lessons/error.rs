//! Why a text is not a lesson.

use thiserror::Error;

use tessera_rules::{IllegalMove, NotationError, Quoted, VariantError};

/// A fault in a lesson file, and where it is.
#[derive(Debug, Error)]
#[error("lesson {lesson}, step {step:?}: {reason}")]
pub struct LessonError {
    /// The id of the lesson.
    pub lesson: String,
    /// The name of the step; empty for a fault of the whole file.
    pub step: String,
    /// The fault.
    #[source]
    pub reason: Box<LessonErrorReason>,
}

/// A fault in a lesson file.
#[derive(Debug, Error)]
pub enum LessonErrorReason {
    /// The text is not JSON, or has other fields or values than a lesson.
    #[error("it has not the form of a lesson: {0}")]
    Form(#[from] serde_json::Error),
    /// The size is none, or the game is not played on it.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// There are no steps.
    #[error("it has no steps")]
    NoSteps,
    /// Two steps have this name.
    #[error("an earlier step has the same name")]
    SameName,
    /// The position cannot be read, or the game has none like it.
    #[error("the position {} cannot be used: {error}", Quoted(text))]
    Position {
        /// The position in the file.
        text: String,
        /// The fault in it.
        error: NotationError,
    },
    /// The step before can end in several positions, and there is no other one.
    #[error("a position is needed, because the step before can end in several")]
    PositionNeeded,
    /// A text is not a legal move in its position.
    #[error("the move {} cannot be played: {error}", Quoted(text))]
    Move {
        /// The move in the file.
        text: String,
        /// The fault in it.
        error: NotationError,
    },
    /// A move that is right in one line is illegal after another right move.
    #[error("a right move does not fit all lines that lead to it: {0:?}")]
    Lines(IllegalMove),
    /// A text names no point of the board.
    #[error("{} is not a point of the board", Quoted(.0))]
    NoSuchPoint(String),
    /// There is nothing to point out, to press, to play or to reach.
    #[error("the task is empty")]
    EmptyTask,
    /// The game is over where a move is to be played.
    #[error("the game is over before the task begins")]
    GameOver,
    /// Every legal move reaches the goal, or none does.
    #[error("{right} of {legal} legal moves reach the goal; some must, and some must not")]
    Goal {
        /// The moves that reach the goal.
        right: usize,
        /// All legal moves.
        legal: usize,
    },
    /// The goal of a match is reached or missed before a move is made.
    #[error("the goal is decided before the first move")]
    Decided,
    /// A step in which no moves are played has answers to moves.
    #[error("answers to moves are for steps in which the moves are known")]
    AnswersWithoutMoves,
    /// A wrong answer is given to a right move, or two to one move.
    #[error("the answer to {} is to a right move, or the second one to it", Quoted(.0))]
    AnswerToRightMove(String),
}
