//! Evaluating a position without looking ahead: by counting pieces.

use super::registry;
use tessera_rules::{Game, Position};

const PIECE: i32 = 100;

/// The balance of pieces after a ply, in hundredths for the side to move, with a bonus for how the pieces of the side
/// that made the ply are arranged.
pub fn material_eval(position: &Position) -> i32 {
    let side = position.side_to_move().other();
    let placement = position.placement();
    let pieces = placement.of(side).len() as i32 - placement.of(side.other()).len() as i32;
    -(PIECE * pieces + registry::shape_bonus(position, side))
}
