//! Games between levels of the engine, with random openings and some random moves, so that positions are won and lost.

use rand::RngExt;
use rand::rngs::StdRng;

use crate::moves::pick_random;
use tessera_engine::{Level, Limits, reply};
use tessera_rules::{Game, Move, Position, Variant};

/// Random plies at the start.
const OPENING: std::ops::RangeInclusive<usize> = 4..=9;
/// After the opening, 1 ply in this many is random.
const SLIP: f64 = 0.06;
/// Games end here; no game of level 3 or more is so long.
const MOST_PLIES: usize = 400;

/// The positions of a game between two levels of this range, in order.
pub(super) fn played_game(variant: Variant, levels: [Level; 2], rng: &mut StdRng) -> Vec<Position> {
    let mut positions = vec![Position::start(variant)];
    let opening = rng.random_range(OPENING);
    let [weakest, strongest] = levels.map(Level::number);
    let levels = [0, 1].map(|_| rng.random_range(weakest..=strongest));
    while positions.len() < MOST_PLIES {
        let position = positions.last().expect("a game begins with a position");
        let ply = positions.len() - 1;
        let mut moves = position.legal_moves();
        moves.retain(|mv| *mv != Move::Swap);
        let random = ply < opening || rng.random_bool(SLIP);
        let seed = rng.random();
        let mv = if random { pick_random(rng, &moves) } else { played(position, levels[ply % 2], seed) };
        let Some(mv) = mv.filter(|mv| moves.contains(mv)) else { break };
        positions.push(position.after(mv));
    }
    positions
}

fn played(position: &Position, level: u8, seed: u64) -> Option<Move> {
    let level = Level::new(level)?;
    reply(position, level, &Limits::default(), seed, &mut |_| ()).map(|report| report.best)
}
