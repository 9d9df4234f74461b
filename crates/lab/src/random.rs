//! A player that chooses legal moves with equal probability.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::agent::{Agent, AgentError, MoveChoice};
use super::moves::{no_legal_move, pick_random};
use tessera_rules::{Game, Position, Record};

/// The player `random`.
#[derive(Clone, Copy, Debug)]
pub(super) struct RandomAgent;

impl Agent for RandomAgent {
    fn choose_move(&mut self, game: &Record<Position>, seed: u64) -> Result<MoveChoice, AgentError> {
        let mut rng = StdRng::seed_from_u64(seed);
        let mv = pick_random(&mut rng, &game.current().legal_moves());
        mv.map(|mv| MoveChoice { mv, nodes: 0 }).ok_or_else(no_legal_move)
    }
}
