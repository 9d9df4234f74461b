//! A plain UCT player: Monte Carlo tree search with uniformly random playouts and no knowledge except the rules.
//!
//! A baseline for strong levels, after Kocsis and Szepesvári (2006): each playout descends by the upper confidence
//! bound with the constant √2, expands a leaf on its second visit and plays random moves to the end; the move with the
//! most visits is chosen. A winning move is played without any playout.

use super::agent::{Agent, AgentError, MoveChoice};
use super::games::search_by_playouts;
use super::moves::{no_legal_move, winning_move};
use tessera_rules::{Position, Record};

pub(super) mod playout;
pub(super) mod playout_state;
pub(super) mod tree;

/// The player `uct:PLAYOUTS`.
#[derive(Clone, Copy, Debug)]
pub(super) struct UctAgent {
    /// Playouts for each move.
    pub(super) playouts: u32,
}

impl Agent for UctAgent {
    fn choose_move(&mut self, game: &Record<Position>, seed: u64) -> Result<MoveChoice, AgentError> {
        let position = game.current();
        let mv = winning_move(position).or_else(|| search_by_playouts(position, self.playouts, seed));
        mv.map(|mv| MoveChoice { mv, nodes: u64::from(self.playouts) }).ok_or_else(no_legal_move)
    }
}
