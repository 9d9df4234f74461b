//! What a game's search for forced wins provides.

use std::fmt::Debug;

use super::limits::Limits;
use tessera_rules::{Position, Side};

/// A game's own search for forced wins. Its table serves all positions on one board.
pub(super) trait WinSearch: Debug + Send {
    /// Whether a side can force a win within `n` plies; `None` if a limit was reached first, or if the position is
    /// on another board.
    fn wins_within(&mut self, position: &Position, side: Side, plies: u32, limits: &Limits) -> Option<bool>;

    /// Positions searched so far.
    fn nodes(&self) -> u64;
}
