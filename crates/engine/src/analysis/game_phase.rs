//! The phases of a game.

use serde::{Deserialize, Serialize};

/// A part of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum GamePhase {
    /// The beginning: in Othello down to 41 empty squares, in Diamond the placement phase, else the first third of the
    /// plies.
    Opening,
    /// The part between; in Diamond the movement phase.
    Middle,
    /// The end: in Othello from 20 empty squares on, in Diamond none, else the last third of the plies.
    End,
}

impl GamePhase {
    /// All phases in order.
    pub const ALL: &'static [GamePhase] = &[GamePhase::Opening, GamePhase::Middle, GamePhase::End];

    /// The phase by thirds, of a ply among `n`.
    pub(super) const fn by_thirds(ply: usize, plies: usize) -> GamePhase {
        match (3 * ply).checked_div(plies) {
            Some(0) | None => GamePhase::Opening,
            Some(1) => GamePhase::Middle,
            Some(_) => GamePhase::End,
        }
    }
}
