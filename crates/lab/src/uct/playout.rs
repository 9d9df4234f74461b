//! Random games from a position to their end.

use rand::rngs::StdRng;

use super::playout_state::PlayoutState;
use crate::moves::pick_random;
use tessera_rules::Move;

/// Plies after which a playout counts as a draw, for games without a bound on their length.
const MAX_PLIES: usize = 400;

/// Plays random moves to the end of the game; returns the points of both players. `moves` is scratch space.
pub(super) fn play_out<S: PlayoutState>(mut state: S, moves: &mut Vec<Move>, rng: &mut StdRng) -> [f32; 2] {
    for _ in 0..MAX_PLIES {
        moves.clear();
        state.append_moves(moves);
        let Some(mv) = pick_random(rng, moves) else { break };
        state.play(mv);
    }
    match state.outcome().winner() {
        Some(side) => {
            let mut points = [0.0; 2];
            points[state.player_of(side)] = 1.0;
            points
        }
        None => [0.5; 2],
    }
}
