//! Chooses moves without search: a random move, a winning move.

use rand::RngExt;
use rand::rngs::StdRng;

use super::agent::AgentError;
use tessera_rules::{Game, Move, Position};

/// Picks one of the moves with equal probability; `None` if there are none.
pub(super) fn pick_random(rng: &mut StdRng, moves: &[Move]) -> Option<Move> {
    if moves.is_empty() { None } else { moves.get(rng.random_range(0..moves.len())).copied() }
}

/// A move that wins at once, if there is one.
pub(super) fn winning_move(position: &Position) -> Option<Move> {
    let side = position.side_to_move();
    position.legal_moves().into_iter().find(|mv| position.after(*mv).outcome().winner() == Some(side))
}

/// The error of a player in a position without legal moves.
pub(super) fn no_legal_move() -> AgentError {
    AgentError::IllegalMove("no legal move".into())
}
