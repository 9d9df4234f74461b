//! What was searched before, in the form that the game's search keeps it in.

use super::{othello, table};
use crate::rules::Position;
use crate::rules::othello::AnyBoard;

/// A transposition table.
pub(super) enum Memory {
    General(table::Table),
    /// For Othello on the standard board.
    Othello(othello::Table),
}

impl Memory {
    /// An empty one of so many bytes, for searches of this game.
    pub(super) fn new(position: &Position, bytes: usize) -> Memory {
        match position {
            Position::Othello(position) if matches!(position.board(), AnyBoard::Eight(_)) => {
                Memory::Othello(othello::Table::new(bytes))
            }
            _ => Memory::General(table::Table::new(bytes)),
        }
    }
}
