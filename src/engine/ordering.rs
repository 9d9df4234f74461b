//! Which moves to search first: the better the order, the smaller the tree.

use smallvec::SmallVec;

use super::signature::{MOVE_BITS, ROUTES, fold, of_move, route};
use super::value::MAX_PLY;
use crate::rules::{Move, Side};

/// What refuted the opponent before: killer moves for each ply, and how often a move refuted anything at all.
pub(super) struct Ordering {
    killers: Vec<[u32; 2]>,
    history: [Vec<i32>; 2],
}

const BEST_BEFORE: i32 = 1 << 30;
const KILLERS: [i32; 2] = [1 << 21, 1 << 20];
/// No promise and no history reaches the killers.
const HISTORY_LIMIT: i32 = 1 << 18;

impl Ordering {
    pub(super) fn new() -> Ordering {
        Ordering { killers: vec![[0; 2]; MAX_PLY + 1], history: [vec![0; ROUTES], vec![0; ROUTES]] }
    }

    /// How early a move should be searched; `promise` is what the game itself says, and `best_before` the signature of
    /// the best move of an earlier search.
    pub(super) fn rank(&self, mv: Move, side: Side, ply: usize, best_before: u32, promise: i32) -> i32 {
        let signature = of_move(mv);
        if signature == best_before {
            return BEST_BEFORE;
        }
        let killers = self.killers[ply].into_iter().zip(KILLERS);
        let killer: i32 = killers.filter(|(killer, _)| *killer == signature).map(|(_, bonus)| bonus).sum();
        killer + promise + self.history[side.index()][route(mv)]
    }

    /// Remembers a move that refuted the one before it.
    pub(super) fn refuted(&mut self, mv: Move, side: Side, ply: usize, depth: u32) {
        let signature = of_move(mv);
        let [first, _] = self.killers[ply];
        if first != signature {
            self.killers[ply] = [signature, first];
        }
        let history = &mut self.history[side.index()];
        let count = &mut history[route(mv)];
        *count += (depth * depth) as i32;
        if *count >= HISTORY_LIMIT {
            history.iter_mut().for_each(|count| *count /= 2);
        }
    }
}

/// Moves with their ranks, given out from the highest rank on; equal ranks in the order of the moves.
#[derive(Default)]
pub(super) struct Ranked {
    /// Each with a number that holds its rank and, for equal ranks, its place among the moves.
    moves: SmallVec<[(u64, Move); 64]>,
    given: usize,
}

impl Ranked {
    pub(super) fn add(&mut self, mv: Move, rank: i32) {
        // Flipping the sign bit makes the order of signed numbers that of unsigned ones.
        let rank = u64::from(rank as u32 ^ 1 << 31);
        self.moves.push((rank << MOVE_BITS | u64::from(MOVE_MASK - of_move(mv)), mv));
    }
}

const MOVE_MASK: u32 = (1 << MOVE_BITS) - 1;

const fn rank_of(order: u64) -> i32 {
    ((order >> MOVE_BITS) as u32 ^ 1 << 31) as i32
}

/// Selects one move at a time: most nodes need only the first.
impl Iterator for Ranked {
    type Item = (Move, i32);

    fn next(&mut self) -> Option<(Move, i32)> {
        let rest = &mut self.moves[self.given..];
        let (mut highest, _) = *rest.first()?;
        let mut at = 0;
        for (index, (order, _)) in rest.iter().enumerate() {
            if *order > highest {
                (highest, at) = (*order, index);
            }
        }
        rest.swap(0, at);
        self.given += 1;
        Some((rest[0].1, rank_of(highest)))
    }
}

/// Puts moves in an order that depends on the seed alone.
pub(super) fn shuffle(moves: &mut [Move], seed: u64) {
    moves.sort_by_cached_key(|mv| fold(fold(seed, u64::from(of_move(*mv))), seed.rotate_left(32)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Point;

    fn by_rank(moves: impl Iterator<Item = Move>, rank: impl Fn(Move) -> i32) -> Vec<Move> {
        let mut ranked = Ranked::default();
        moves.for_each(|mv| ranked.add(mv, rank(mv)));
        ranked.map(|(mv, _)| mv).collect()
    }

    fn place(index: usize) -> Move {
        Move::Place(Point::new(index))
    }

    #[test]
    fn moves_come_by_rank_and_equal_ones_in_their_own_order() {
        let rank = |mv: Move| mv.target().map_or(0, |point| (point.index() % 3) as i32);
        assert_eq!(by_rank((0..6).map(place), rank), [2, 5, 1, 4, 0, 3].map(place));
    }

    #[test]
    fn the_best_move_before_comes_first_then_killers_then_history() {
        let mut ordering = Ordering::new();
        ordering.refuted(place(3), Side::First, 5, 4);
        ordering.refuted(place(4), Side::First, 7, 4);
        let rank = |mv| ordering.rank(mv, Side::First, 5, of_move(place(1)), 0);
        assert_eq!(by_rank((0..5).map(place), rank), [1, 3, 4, 0, 2].map(place));
    }

    #[test]
    fn a_history_that_grows_for_ever_never_reaches_the_killers() {
        let mut ordering = Ordering::new();
        for _ in 0..100_000 {
            ordering.refuted(place(3), Side::Second, 9, 20);
        }
        ordering.refuted(place(4), Side::Second, 2, 1);
        let rank = |mv| ordering.rank(mv, Side::Second, 2, 0, 0);
        assert!(rank(place(3)) < rank(place(4)));
        assert!(rank(place(3)) > rank(place(5)));
    }

    #[test]
    fn different_seeds_give_different_orders_of_the_same_moves() {
        let ordered = |seed| {
            let mut moves: Vec<Move> = (0..8).map(place).collect();
            shuffle(&mut moves, seed);
            moves
        };
        assert_eq!(ordered(3), ordered(3));
        let mut firsts: Vec<Move> = (0..40).map(|seed| ordered(seed)[0]).collect();
        firsts.sort();
        firsts.dedup();
        assert_eq!(firsts.len(), 8);
    }
}
