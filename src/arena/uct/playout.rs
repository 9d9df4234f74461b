//! Games played to their end at random.

use rand::rngs::StdRng;

use super::ground::Ground;
use crate::arena::random::pick;
use crate::rules::Move;

/// Plies after which a playout counts as a draw; only Diamond can last so long.
const LONGEST: usize = 400;

/// The points of both persons in a game played on at random. `moves` is scratch space.
pub(super) fn play_out<G: Ground>(mut ground: G, moves: &mut Vec<Move>, chance: &mut StdRng) -> [f32; 2] {
    for _ in 0..LONGEST {
        moves.clear();
        ground.list(moves);
        let Some(mv) = pick(chance, moves) else { break };
        ground.play(mv);
    }
    match ground.outcome().winner() {
        Some(side) => {
            let mut points = [0.0; 2];
            points[ground.person_of(side)] = 1.0;
            points
        }
        None => [0.5; 2],
    }
}
