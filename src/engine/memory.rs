//! What was searched before, in the form that the game's search keeps it in.

use super::{othello, table};
use crate::rules::Position;
use crate::rules::othello::AnyBoard;

/// A transposition table.
#[derive(Debug)]
pub struct Memory(pub(super) Kind);

#[derive(Debug)]
pub(super) enum Kind {
    General(table::Table),
    /// For Othello on the standard board.
    Othello(othello::Tables),
}

impl Memory {
    /// An empty one of no more than so many bytes, and for Othello a little besides, for searches of this game on this board.
    #[must_use]
    pub fn new(position: &Position, bytes: usize) -> Memory {
        match position {
            Position::Othello(position) if matches!(position.board(), AnyBoard::Eight(_)) => {
                Memory(Kind::Othello(othello::Tables::new(bytes)))
            }
            _ => Memory(Kind::General(table::Table::new(bytes))),
        }
    }
}
