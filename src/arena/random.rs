//! A player who moves at random: any legal move is as likely as any other.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Choice, Failure, Player};
use crate::rules::{Game, Move, Position, Record};

#[derive(Clone, Copy, Debug)]
pub(super) struct Random;

impl Player for Random {
    fn choose(&mut self, game: &Record<Position>, seed: u64) -> Result<Choice, Failure> {
        let mut chance = StdRng::seed_from_u64(seed);
        let mv = pick(&mut chance, &game.current().legal_moves());
        mv.map(|mv| Choice { mv, nodes: 0 }).ok_or_else(no_move)
    }
}

/// One of these moves; `None` if there is none.
pub(super) fn pick(chance: &mut StdRng, moves: &[Move]) -> Option<Move> {
    if moves.is_empty() { None } else { moves.get(chance.random_range(0..moves.len())).copied() }
}

/// Nobody asks for a move in a finished game.
pub(super) fn no_move() -> Failure {
    Failure::Illegal("no move".into())
}
