//! The positions of a line of best moves, as samples.

use crate::othello::bounds_table::NO_SQUARE;
use tessera_rules::othello::Board8;

/// Positions with fewer empty squares are left out: the search solves them at once.
const MIN_EMPTIES: u32 = 6;

/// The positions before each move of a line that begins on this board, with their values in discs for the side to move. The
/// last few positions are left out.
pub(super) fn valued_positions(board: Board8, score: i32, line: &[u8]) -> Vec<(Board8, i32)> {
    let (mut at, mut value) = (board, score);
    let mut positions = Vec::new();
    for square in line {
        if at.empty().count_ones() < MIN_EMPTIES {
            break;
        }
        if *square == NO_SQUARE {
            at = at.swap();
        } else {
            positions.push((at, value));
            at = at.play(usize::from(*square));
        }
        value = -value;
    }
    positions
}
