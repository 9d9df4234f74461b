//! The positions since the last capture or removal, for the rule about repetition.

use super::board::Board;
use crate::{Draw, Outcome, Phase, Side};

/// The black and the white pieces, in this order, of every position that can still recur: oldest first, the current one
/// last. Empty in the placement phase.
///
/// Neutral pieces do not change between these, and two positions have the same side to move if they are an even number
/// of plies apart. There are at most 51, because fifty quiet plies end the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RepetitionHistory(Vec<[u64; 2]>);

impl RepetitionHistory {
    pub(super) const EMPTY: RepetitionHistory = RepetitionHistory(Vec::new());

    pub(super) fn entries(&self) -> &[[u64; 2]] {
        &self.0
    }

    /// Adds the position after a ply.
    #[inline]
    pub(super) fn push(&mut self, board: &Board) {
        if board.phase() == Phase::Placement {
            return;
        }
        // The movement phase has just begun, or a capture or removal has made all earlier positions unreachable.
        if board.quiet() == 0 {
            self.0.clear();
        }
        self.0.push(Side::BOTH.map(|side| board.pieces(side)));
    }

    /// How often the current position has occurred, this time included.
    #[inline]
    pub(super) fn occurrences(&self) -> usize {
        let same_side_to_move = self.0.iter().rev().step_by(2);
        same_side_to_move.filter(|entry| self.0.last() == Some(entry)).count()
    }

    #[inline]
    pub(super) fn outcome(&self) -> Outcome {
        if self.occurrences() >= 3 { Outcome::Drawn(Draw::Repetition) } else { Outcome::InProgress }
    }
}
