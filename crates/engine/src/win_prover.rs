//! Proves whether a side can force a win within a number of plies.

use super::limits::Limits;
use super::registry;
use super::win_search::WinSearch;
use tessera_rules::{Position, Side};

/// Proves forced wins on one board. The answers are exact: every move of both sides is searched, apart from those that
/// a proof excludes.
///
/// Repetition is left out: a shortest forced win never repeats a position, so from a position without a past it makes
/// no difference.
#[derive(Debug)]
pub struct WinProver(Box<dyn WinSearch>);

impl WinProver {
    /// A prover for the position's board; `None` if the game has none, or if the board is too large.
    pub fn new(position: &Position) -> Option<WinProver> {
        registry::win_search(position).map(WinProver)
    }

    /// Whether a side can force a win within `n` plies; `None` if a limit was reached first, or if the position is
    /// on another board. Nodes are counted for this call alone.
    pub fn wins_within(&mut self, position: &Position, side: Side, plies: u32, limits: &Limits) -> Option<bool> {
        self.0.wins_within(position, side, plies, limits)
    }

    /// Positions searched so far, in all calls.
    pub fn nodes(&self) -> u64 {
        self.0.nodes()
    }
}
