//! Why a GTP command failed.

use thiserror::Error;

/// Why a command failed; displays as the text after `?`, in the protocol's own words where it has some.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(super) enum GtpError {
    /// The number or the kind of the arguments is wrong.
    #[error("syntax error")]
    Syntax,
    #[error("unknown command")]
    UnknownCommand,
    #[error("unacceptable size")]
    UnacceptableSize,
    #[error("board not empty")]
    BoardNotEmpty,
    #[error("invalid number of stones")]
    InvalidStoneCount,
    #[error("bad vertex list")]
    BadVertexList,
    #[error("illegal move")]
    IllegalMove,
    /// The protocol lets a side move twice in a row; Othello does not.
    #[error("the other side is to move")]
    OtherSideToMove,
    #[error("cannot undo")]
    CannotUndo,
    /// The game is not over.
    #[error("cannot score")]
    CannotScore,
}
